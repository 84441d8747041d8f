"""What docs/using-widgets.md promises: its code runs, from the first block to the last."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

DOC = Path(__file__).resolve().parents[2] / "docs" / "using-widgets.md"
BLOCKS = re.findall(r"```python\n(.*?)```", DOC.read_text(encoding="utf-8"), re.DOTALL)


@pytest.fixture(scope="module")
def names() -> dict[str, Any]:
    """The names a reader has after running every block."""
    found: dict[str, Any] = {"display": lambda *shown: None}
    for block in BLOCKS:
        exec(compile(block, DOC.name, "exec"), found)
    return found


def test_there_is_code_to_run() -> None:
    assert len(BLOCKS) >= 7


def test_the_pictures_follow_what_they_are_set_to(names: dict[str, Any]) -> None:
    assert str(names["groups"].display) == "TRNN/MRRM/VBMM/VTMT"
    assert names["view"].display == names["groups"].display
    assert names["groups"].kind == "R"


def test_the_activity_moves_the_wild(names: dict[str, Any]) -> None:
    names["space"].value = (1, 1)
    assert str(names["board"].display) == "TRNN/M*RM/VBMM/VTMT"
    names["space"].value = (0, 0)
    assert str(names["board"].display) == "*RNN/MRRM/VBMM/VTMT"
