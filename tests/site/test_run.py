"""The programs that make the site: what is said when they do not do it."""

from __future__ import annotations

import sys

import pytest

from tutor.cli import main
from widgets.site import build, core
from widgets.site.core import run


def python(text: str) -> list[str]:
    return [sys.executable, "-c", text]


def test_one_that_does_not_end_is_stopped_and_named_in_one_line(
    monkeypatch, tmp_path, capsys
) -> None:
    monkeypatch.setattr(core, "PATIENCE", 0)
    monkeypatch.setattr(build, "core", lambda *_: run(python("while True: pass"), tmp_path))
    assert main(["site", str(tmp_path / "site")]) == 2
    said = capsys.readouterr().err
    assert "-c while True: pass” was stopped: it was not done after 0 seconds." in said
    assert said.count("\n") == 1


def test_one_that_fails_is_told_with_its_own_words(tmp_path) -> None:
    with pytest.raises(OSError, match=r"failed: no sugar$"):
        run(python("raise SystemExit('no sugar')"), tmp_path)


def test_what_is_to_be_otherwise_is_added_to_what_is_there(monkeypatch, tmp_path) -> None:
    monkeypatch.setenv("TUTOR_HERE", "here")
    monkeypatch.setenv("TUTOR_TWICE", "here")
    look = "import os; assert [os.environ['TUTOR_' + it] for it in ('HERE', 'TWICE')]"
    run(python(f"{look} == ['here', 'there']"), tmp_path, {"TUTOR_TWICE": "there"})


def test_one_that_is_missing_is_asked_for(tmp_path) -> None:
    with pytest.raises(OSError, match=r"needs no-such-program"):
        run(["no-such-program"], tmp_path)
