"""Every example runs as it is, and the pages of Python show what Python answers."""

import doctest
import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]


@pytest.mark.parametrize("path", sorted((ROOT / "examples").glob("*.py")), ids=lambda it: it.stem)
def test_an_example_runs(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = runpy.run_path(str(path), run_name="__main__")
    assert capsys.readouterr().out or "choose" in found


def test_python_in_ten_minutes_is_true() -> None:
    page = ROOT / "docs" / "python-in-ten-minutes.md"
    failed, tried = doctest.testfile(
        str(page), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE
    )
    assert tried > 10
    assert failed == 0
