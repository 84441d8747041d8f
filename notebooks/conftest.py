"""nbval runs the cells; here it is told what they are to print (tests/lessons/answers)."""

from __future__ import annotations

import pytest
from nbformat.v4 import new_output
from nbval.plugin import IPyNbCell

from tests.lessons.answers import answers


def pytest_itemcollected(item: pytest.Item) -> None:
    """Give a cell its answer, as if it had been kept in the notebook."""
    if not isinstance(item, IPyNbCell):
        return
    text = answers(item.path.parent.name).get(item.path.stem, {}).get(item.cell.id)
    if text is None:
        return
    item.options["check"] = True
    item.cell.execution_count = 1
    item.cell.outputs = [new_output("stream", text=text)]
    # Pictures and tables are what other tests look at.
    item.parent.skip_compare += ("text/plain", "text/html", "image/svg+xml")
