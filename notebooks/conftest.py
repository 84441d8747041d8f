"""nbval runs the cells; here it is told what they are to print (tests/lessons/answers), and gets
kernels forked from one process, as the app's are: a plain one imports everything again.
"""

from __future__ import annotations

from typing import Any

import nbval.kernel
import pytest
from jupyter_client.manager import KernelManager
from nbformat.v4 import new_output
from nbval.plugin import IPyNbCell

from tests.lessons.answers import answers
from tutor import GAMES
from tutor.rooms import room
from widgets.serve.kernels.forking import KernelForker
from widgets.serve.kernels.specs import AppKernelSpecs

LOADED = ("widgets.app.notebook_cells", *(f"{room(game).package}.check" for game in GAMES))
"""What most of the notebooks import."""
FORKER = KernelForker(LOADED)
EVERY = 3
"""Of the notebooks of each game `make test` runs the first and every third after it."""


class ForkedManager(KernelManager):
    """Manages a kernel of this process's own parent of kernels."""

    forker = FORKER


def forked(**_asked: Any) -> KernelManager:
    """A manager in place of the one that nbval makes."""
    return ForkedManager(kernel_name="python3", kernel_spec_manager=AppKernelSpecs())


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Before the first cell of a notebook is run, its kernel is started."""
    nbval.kernel.KernelManager = forked


def pytest_sessionfinish() -> None:
    """End the parent; the kernels have ended with their notebooks."""
    FORKER.close()


def pytest_itemcollected(item: pytest.Item) -> None:
    """Give a cell its answer, as if it had been kept in the notebook; some notebooks are long."""
    if not isinstance(item, IPyNbCell):
        return
    number = item.path.stem.partition("-")[0]
    if number.isdecimal() and int(number) % EVERY != 1:
        item.add_marker(pytest.mark.long)
    text = answers(item.path.parent.name).get(item.path.stem, {}).get(item.cell.id)
    if text is None:
        return
    item.options["check"] = True
    item.cell.execution_count = 1
    item.cell.outputs = [new_output("stream", text=text)]
    # Pictures and tables are what other tests look at.
    item.parent.skip_compare += ("text/plain", "text/html", "image/svg+xml")
