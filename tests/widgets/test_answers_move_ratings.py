"""From a puzzle on the page to the ratings that are shipped: answers, file, command, pack."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest

from tutor.commands import puzzles as cli
from tutor.puzzles import difficulty
from tutor.puzzles.games import puzzles_of
from tutor.puzzles.model import AnyPuzzle
from tutor.puzzles.pack import dump_pack, load_pack

GAME = "chocoly"
EACH = 4


def run(*line: str) -> int:
    """`tutor puzzles ...`."""
    parser = argparse.ArgumentParser()
    cli.add_parser(parser.add_subparsers())
    arguments = parser.parse_args(["puzzles", *line])
    return int(arguments.run(arguments))


def some(kind: str) -> list[AnyPuzzle]:
    return [each for each in puzzles_of(GAME).shipped() if each.task.kind == kind][:EACH]


def handed_over(at: Callable[..., Any], name: str) -> str:
    """Answer areas wrong and rulings right, and return the file that the page saves."""
    page = at("today")
    for puzzle in (*some("area"), *some("rule")):
        right, keys = puzzle.proof.answers[0], puzzle.task.asked.choices(puzzle.task)
        wrong = next(key for key in keys if key not in puzzle.proof.answers)
        page.go(f"{GAME}/puzzle/{puzzle.id}")
        page.act(f"choose:{wrong if puzzle.task.kind == 'area' else right}")
        page.act("check")
    page.go("result")
    page.event("input", "nickname", text=name)
    page.act("save-result")
    return str(list(page.downloads.values())[-1])


def test_what_learners_answer_on_the_page_moves_the_ratings_of_a_pack(
    at: Callable[..., Any],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    files = [tmp_path / f"result-{name}.json" for name in ("Ada", "Ben")]
    for file in files:
        file.write_text(handed_over(at, file.stem), encoding="utf-8")
    data = tmp_path / "data"
    copytree(Path("tutor", GAME, "puzzles", "data"), data)
    out = str(data / difficulty.FILE)
    assert run("answers", *map(str, files), "--game", GAME, "--out", out) == 0
    assert "area: +" in (said := capsys.readouterr().out)
    assert f"from {2 * EACH} answers" in said
    earlier, made = tmp_path / "earlier.json", tmp_path / "made.json"
    earlier.write_text(dump_pack([*some("area"), *some("rule")]), encoding="utf-8")
    monkeypatch.setattr(difficulty, "files", lambda _package: tmp_path)
    difficulty.fitted_in.cache_clear()
    line = ("--game", GAME, "--games", "0", "--count", "40", "--out", str(made))
    try:
        assert run("make", *line, "--keep", str(earlier)) == 0
    finally:
        difficulty.fitted_in.cache_clear()
    before = {each.id: each.rating for each in (*some("area"), *some("rule"))}
    for each in load_pack(made.read_text(encoding="utf-8"), GAME):
        harder = each.rating - before[each.id]
        assert harder > 0 if each.task.kind == "area" else harder <= 0
