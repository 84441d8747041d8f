"""The shipped pack serves a year of days and learners of every strength."""

from __future__ import annotations

from datetime import date, timedelta

from tutor.chocolatiers.puzzles.kinds import PUZZLE_KINDS
from tutor.chocolatiers.puzzles.making.shipped import shipped
from tutor.puzzles.training import daily

BEGIN = date(2026, 11, 22)


def test_no_day_s_puzzle_comes_again_within_two_hundred_days_and_all_kinds_come() -> None:
    pool = shipped()
    served = [daily(pool, BEGIN + timedelta(days=n)) for n in range(400)]
    last: dict[str, int] = {}
    for number, puzzle in enumerate(served):
        assert number - last.get(puzzle.id, -999) > 200
        last[puzzle.id] = number
    assert {puzzle.task.kind for puzzle in served} == set(PUZZLE_KINDS)


def test_the_first_week_is_of_the_first_two_levels_with_kinds_in_turn() -> None:
    pool = shipped()
    for start in range(0, 60, 7):
        days = [BEGIN + timedelta(days=start + n) for n in range(7)]
        week = [daily(pool, day, easy=True) for day in days]
        assert all(puzzle.level <= 2 for puzzle in week)
        assert len({puzzle.id for puzzle in week}) == 7
        assert len({puzzle.task.kind for puzzle in week}) >= 3
