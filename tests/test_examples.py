"""Every example runs as it is, and the pages of Python show what Python answers."""

import doctest
import json
import runpy
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import mypy.api
import pytest

ROOT = Path(__file__).resolve().parents[1]


@pytest.mark.parametrize("path", sorted((ROOT / "examples").glob("*.py")), ids=lambda it: it.stem)
def test_an_example_runs(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(path), run_name="__main__")
    assert capsys.readouterr().out, "it is read to learn what comes out"


def test_the_notebook_of_a_tournament_shows_a_table_and_a_plot(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(ROOT / "examples")
    names: dict[str, Any] = {}
    for cell in json.loads(Path("class_tournament.ipynb").read_text(encoding="utf-8"))["cells"]:
        if cell["cell_type"] == "code":
            exec("".join(cell["source"]), names)
    assert "ada lost 0 turns" in capsys.readouterr().out
    totals = names["totals"]
    shown = totals._repr_mimebundle_()
    assert shown["text/plain"] == totals.table()
    plot = ElementTree.fromstring(shown["image/svg+xml"])
    dots = [float(dot.attrib["cx"]) for dot in plot.iter("{http://www.w3.org/2000/svg}circle")]
    titles = [text.text for text in plot.iter("{http://www.w3.org/2000/svg}title")]
    best, other = sorted(totals.results(), key=lambda one: -one["won"])
    assert best["won"] > other["won"]
    assert dots == sorted(dots, reverse=True)
    assert [text.partition(":")[0] for text in titles if text] == ["ada", "ben"]
    assert shown["image/svg+xml"] in shown["text/html"]


def test_python_in_ten_minutes_is_true() -> None:
    page = ROOT / "docs" / "python-in-ten-minutes.md"
    failed, tried = doctest.testfile(
        str(page), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE
    )
    assert tried > 10
    assert failed == 0


@pytest.mark.long
def test_mypy_passes_on_python_in_ten_minutes(tmp_path: Path) -> None:
    """With its player untyped, as a pupil writes one."""
    text = (ROOT / "docs" / "python-in-ten-minutes.md").read_text(encoding="utf-8")
    page = tmp_path / "ten_minutes.py"
    page.write_text("".join(it.source for it in doctest.DocTestParser().get_examples(text)))
    config = f"--config-file={ROOT / 'pyproject.toml'}"
    said, problems, code = mypy.api.run([config, "--allow-untyped-defs", str(page)])
    assert (code, problems) == (0, ""), said
