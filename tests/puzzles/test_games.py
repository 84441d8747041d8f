"""The frame carries the puzzles of any game, and keeps them apart from those of the first."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import UTC, datetime

import pytest

from tutor import SaveError
from tutor.engine import UnknownGame
from tutor.puzzles.games import NoPuzzles, games, kind_of, puzzles_of, shipped_by_id
from tutor.puzzles.pack import check_pack, dump_pack, from_link, load_pack, to_link
from tutor.puzzles.training import Practice, answered, following, items
from tutor.rooms import GAMES, Room, ids, room

from .sums import GAME, SUMS, offered


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
    pack = list(SUMS.shipped())
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
    puzzle = SUMS.shipped()[3]
    assert from_link(to_link(puzzle), GAME) == puzzle
    with pytest.raises(SaveError):
        from_link(to_link(puzzle), GAMES[0])


def test_what_is_practised_carries_its_game() -> None:
    pool = SUMS.shipped()
    assert items(pool[0]) == (f"theme:{GAME}/sums", f"clause:{GAME}/1.1")
    practice = answered(Practice(), pool[0], False, datetime(2026, 3, 2, tzinfo=UTC))
    assert set(practice.memories) == set(practice.missed) == set(items(pool[0]))
    assert all("/" not in item for item in items(puzzles_of(GAMES[0]).shipped()[0]))


def test_themes_and_items_serve_it() -> None:
    from random import Random

    pool = SUMS.shipped()
    assert following(Practice(), pool, Random(1), theme="sums") in pool
    assert following(Practice(), pool, Random(1), items=[f"clause:{GAME}/1.1"]) in pool
    assert following(Practice(), pool, Random(1), items=["clause:1.1"]) is None
