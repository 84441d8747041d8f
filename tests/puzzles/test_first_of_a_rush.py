"""A rush begins with what a child can answer, and no question is a page of text."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from random import Random

import pytest

from tutor.puzzles.games import puzzles_of
from tutor.puzzles.model import LEVELS
from tutor.puzzles.runs import solo
from tutor.puzzles.runs.picking import pick
from tutor.puzzles.runs.solo import OPENING, RUSH, STREAK
from tutor.rooms import GAMES, room

WITH_PUZZLES = [game for game in GAMES if room(game).puzzles is not None]
EVERY_GAME = pytest.mark.parametrize("game", WITH_PUZZLES)
NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)


def sentences(text: str) -> int:
    return len(re.findall(r"[.?!](?:\s|$)", text))


@EVERY_GAME
def test_no_question_has_more_than_two_sentences(game: str) -> None:
    puzzles = puzzles_of(game)
    long = {
        kind.question(puzzle.task)
        for puzzle in puzzles.shipped()
        for kind in (puzzles.kinds[puzzle.task.kind],)
        if sentences(kind.question(puzzle.task)) > 2
    }
    assert not long


@EVERY_GAME
def test_what_a_rush_begins_with_is_asked_in_one_sentence(game: str) -> None:
    puzzles = puzzles_of(game)
    asked = [p for p in puzzles.shipped() if p.task.kind in puzzles.openers]
    assert {p.task.kind for p in asked} == set(puzzles.openers)
    assert len(puzzles.openers) >= 2
    assert all(sentences(puzzles.kinds[p.task.kind].question(p.task)) == 1 for p in asked)


@EVERY_GAME
def test_a_rush_begins_with_one_of_each_of_these_kinds(game: str) -> None:
    puzzles = puzzles_of(game)
    pool = puzzles.shipped()
    for seed in range(20):
        met: list[str] = []
        for _each in range(min(OPENING, len(puzzles.openers))):
            found = pick(pool, 1400, met, Random(seed), openers=puzzles.openers)
            assert found is not None
            met.append(found.id)
        kinds = [next(p.task.kind for p in pool if p.id == name) for name in met]
        assert set(kinds) <= set(puzzles.openers)
        assert len(set(kinds)) == len(kinds)


def test_only_the_first_of_a_rush_about_everything_are_such() -> None:
    run = solo.with_puzzle(solo.begun(RUSH, NOON, minutes=3), "one")
    told = []
    for _each in range(OPENING + 1):
        told.append(solo.opens(run))
        run = solo.answered(run, right=True)
    assert told == [True] * OPENING + [False]
    assert not solo.opens(solo.begun(STREAK, NOON))
    assert not solo.opens(solo.begun(RUSH, NOON, theme="ties"))


def test_who_takes_first_is_asked_only_on_high_levels() -> None:
    puzzles = puzzles_of("chocolatiers")
    races = [p for p in puzzles.shipped() if p.task.kind == "race"]
    assert pick(races, LEVELS[2] - 1, (), Random(1), late=puzzles.late) in races, (
        "nothing else left"
    )
    other = next(p for p in puzzles.shipped() if p.task.kind == "who")
    assert pick([*races, other], LEVELS[2] - 1, (), Random(1), late=puzzles.late) == other
    assert pick([*races, other], LEVELS[2], (), Random(1), late=puzzles.late) in races
