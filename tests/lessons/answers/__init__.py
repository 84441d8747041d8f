"""What the cells of the notebooks print.

The notebooks are committed without outputs, so that learners predict before they see; what is to
come out stands in a file of answers for each game, a table for each notebook and a text for each
cell by its id. `notebooks/conftest.py` has nbval compare them. After a change on purpose:

    python -m tests.lessons.answers        # runs the notebooks and writes the answers anew
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path

HERE = Path(__file__).parent

Answers = Mapping[str, Mapping[str, str]]


@cache
def answers(game: str) -> Answers:
    """By notebook ("07-groups") and id of the cell; none for a game that has no such file."""
    path = HERE / f"{game}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def compared(source: str) -> bool:
    """Whether what a cell prints is compared: not what comes and goes with a control."""
    return "print(" in source and "interact" not in source
