"""The frame carries the puzzles of any game, and keeps them apart from those of the first."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from tutor import SaveError
from tutor.engine import UnknownGame
from tutor.puzzles import cli
from tutor.puzzles.games import NoPuzzles, games, kind_of, puzzles_of, shipped_by_id
from tutor.puzzles.pack import check_pack, dump_pack, from_link, load_pack, to_link
from tutor.puzzles.training import Practice, answered, items, serve
from tutor.rooms import GAMES, Room, ids, room

from .sums import GAME, Sum, Sums, offered


@pytest.fixture(autouse=True)
def sums(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with offered(monkeypatch):
        yield


def test_every_game_with_puzzles_says_all_that_the_frame_asks() -> None:
    assert GAME in games()
    for game in games():
        puzzles = puzzles_of(game)
        rulebook = room(game).load(None).rulebook
        assert {kind.theme for kind in puzzles.kinds.values()} == set(puzzles.themes)
        for name, kind in puzzles.kinds.items():
            assert kind.id == name
            assert kind.title
            assert kind.line
            assert kind.symbol
            assert set(kind.clauses) <= set(rulebook)
        for puzzle in puzzles.shipped()[::50]:
            assert (puzzle.game, kind_of(puzzle)) == (game, puzzles.kinds[puzzle.task.kind])
            assert shipped_by_id(game)[puzzle.id] == puzzle
            data = puzzles.task_data(puzzle.task)
            assert puzzles.read_task(json.loads(json.dumps(data))) == puzzle.task


def test_a_game_without_puzzles_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    assert set(games()) <= set(ids())
    with pytest.raises(UnknownGame):
        puzzles_of("no such game")
    monkeypatch.setattr("tutor.rooms.room", lambda _id: Room(GAME, *[None] * 4))  # type: ignore[arg-type]
    with pytest.raises(NoPuzzles, match=GAME):
        puzzles_of(GAME)


def test_a_pack_names_its_game_unless_it_is_the_first() -> None:
    pack = list(Sums().shipped())
    text = dump_pack(pack, "Easy ones")
    assert json.loads(text)["game"] == GAME
    assert load_pack(text) == load_pack(text, GAME) == pack
    assert check_pack(pack) == []
    assert "game" not in json.loads(dump_pack(list(puzzles_of(GAMES[0]).shipped())[:1]))
    with pytest.raises(SaveError, match="another game"):
        load_pack(text, GAMES[0])
    with pytest.raises(SaveError, match="no puzzles of"):
        load_pack('{"format": 1, "game": ["x"], "puzzles": []}')
    with pytest.raises(SaveError, match="Puzzle 1 of this pack: its numbers are odd"):
        load_pack(f'{{"format": 1, "game": "{GAME}", "puzzles": [{{"numbers": "odd"}}]}}')


def test_a_link_is_read_by_the_game_it_is_of() -> None:
    puzzle = Sums().shipped()[3]
    assert from_link(to_link(puzzle), GAME) == puzzle
    with pytest.raises(SaveError):
        from_link(to_link(puzzle), GAMES[0])


def test_what_is_practised_carries_its_game() -> None:
    pool = Sums().shipped()
    assert items(pool[0]) == (f"theme:{GAME}/sums", f"clause:{GAME}/1.1")
    practice = answered(Practice(), pool[0], False, datetime(2026, 3, 2, tzinfo=UTC))
    assert set(practice.memories) == set(practice.missed) == set(items(pool[0]))
    assert all("/" not in item for item in items(puzzles_of(GAMES[0]).shipped()[0]))


def test_themes_and_items_serve_it() -> None:
    from random import Random

    pool = Sums().shipped()
    assert serve(Practice(), pool, Random(1), theme="sums") in pool
    assert serve(Practice(), pool, Random(1), item=f"clause:{GAME}/1.1") in pool
    assert serve(Practice(), pool, Random(1), item="clause:1.1") is None


# ---- the command line


def run(*line: str) -> int:
    """`tutor puzzles ...`."""
    parser = argparse.ArgumentParser()
    cli.add_parser(parser.add_subparsers())
    arguments = parser.parse_args(["puzzles", *line])
    return int(arguments.run(arguments))


def test_a_pack_of_any_game_is_made_and_checked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pack = tmp_path / "pack.json"
    made = ["make", "--game", GAME, "--count", "4", "--processes", "1", "--out", str(pack)]
    assert run(*made) == 0
    assert [p.task for p in load_pack(pack.read_text(), GAME)] == [Sum(n, 1) for n in range(4)]
    assert not list(tmp_path.glob("*.part"))
    assert run("check", str(pack)) == run("check", str(pack), "--game", GAME) == 0
    assert run("check", str(pack), "--game", GAMES[0]) == 2
    assert "another game" in capsys.readouterr().err


def test_a_stopped_run_goes_on_where_it_was(tmp_path: Path) -> None:
    pack, part = tmp_path / "pack.json", tmp_path / "pack.json.7.part"
    line = ["make", "--game", GAME, "--seed", "7", "--processes", "1", "--out", str(pack)]
    assert run(*line, "--count", "3") == 0
    whole = pack.read_text()
    entry = {"kind": "add", "numbers": [0, 7], "proof": json.loads(whole)["puzzles"][0]["proof"]}
    part.write_text(json.dumps({"game": 0, "tried": 1, "puzzles": [entry]}) + '\n{"game": 1, "tr')
    assert run(*line, "--count", "3") == 0
    assert pack.read_text() == whole


def test_a_kind_of_another_game_is_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = ["make", "--out", str(tmp_path / "pack.json")]
    assert run(*line, "--game", GAME, "--kind", "steal") == 2
    assert "the kinds are add." in capsys.readouterr().err
    assert run(*line, "--kind", "add") == 2  # without a game: the first that has puzzles
    assert "steal" in capsys.readouterr().err
