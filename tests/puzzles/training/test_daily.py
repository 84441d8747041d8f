"""The day's puzzle: everybody's, easy at first, none twice in 200 days, every kind."""

from __future__ import annotations

from datetime import date, timedelta
from itertools import pairwise

import pytest

from tests.puzzles import sums
from tutor.puzzles.training import Practice, daily, first_week, streak, week, with_day

DAY = date(2026, 3, 4)
BEGINNINGS = [date(2026, 1, 1), date(2027, 8, 14), date(2031, 12, 30)]


def days(begin, count):
    return [begin + timedelta(days=n) for n in range(count)]


def test_the_daily_puzzle_is_the_same_for_everybody_whatever_the_order_of_the_pack(pool):
    backwards = list(reversed(pool))
    for day in days(DAY, 7):
        assert daily(pool, day) == daily(backwards, day)
        assert daily(pool, day, easy=True) == daily(backwards, day, easy=True)


@pytest.mark.parametrize("begin", BEGINNINGS, ids=str)
def test_none_comes_twice_within_two_hundred_days_and_all_kinds_come(pool, begin):
    served = [daily(pool, day) for day in days(begin, 600)]
    last = {}
    for number, puzzle in enumerate(served):
        assert number - last.get(puzzle.id, -999) > 200
        last[puzzle.id] = number
    for quarter in range(0, 540, 60):
        kinds = [p.task.kind for p in served[quarter : quarter + 60]]
        assert set(kinds) == set(sums.KINDS)
        assert max(map(kinds.count, kinds)) <= 15


@pytest.mark.parametrize("begin", BEGINNINGS, ids=str)
def test_the_first_week_is_easy_different_each_day_and_not_served_again(pool, begin):
    first = [daily(pool, day, easy=True) for day in days(begin, 7)]
    assert all(puzzle.level <= 2 for puzzle in first)
    assert len({puzzle.id for puzzle in first}) == 7
    assert len({puzzle.task.kind for puzzle in first}) >= 4
    later = {daily(pool, day).id for day in days(begin, 200)}
    assert later.isdisjoint(puzzle.id for puzzle in first)


def test_a_day_solved_by_a_clock_a_year_ahead_begins_no_week():
    ahead = with_day(Practice(), DAY + timedelta(days=365))
    assert streak(ahead, DAY) == 0
    practice = with_day(ahead, DAY)
    assert first_week(practice, DAY + timedelta(days=6))
    assert not first_week(practice, DAY + timedelta(days=7))
    assert streak(practice, DAY) == 1


def test_mondays_are_easy_and_sundays_hard(pool):
    monday = date(2026, 3, 2)
    ratings = [
        [daily(pool, monday + timedelta(days=day, weeks=n)).rating for n in range(20)]
        for day in range(7)
    ]
    for easier, harder in pairwise(ratings):
        assert max(easier) <= min(harder)


@pytest.mark.parametrize("count", [1, 2, 6, 9, 40])
def test_the_smallest_packs_have_a_puzzle_for_every_day(count):
    pool = sums.pool(count)
    for easy in (False, True):
        served = [daily(pool, day, easy=easy) for day in days(DAY, 60)]
        assert set(served) <= set(pool)


def test_a_pack_without_easy_ones_begins_with_its_easiest():
    pool = sums.pool(30, low=1800)
    assert daily(pool, DAY, easy=True) == min(pool, key=lambda p: p.rating)


def test_the_first_week_begins_with_the_first_solved_puzzle_of_a_day():
    new = Practice()
    assert first_week(new, DAY)
    begun = with_day(new, DAY)
    assert [first_week(begun, day) for day in days(DAY, 8)] == [True] * 7 + [False]


def test_streak():
    today = date(2026, 3, 5)
    practice = Practice()
    for back in (1, 2, 3, 5):
        practice = with_day(practice, today - timedelta(days=back))
    assert streak(practice, today) == 3
    assert streak(with_day(practice, today), today) == 4
    assert streak(practice, today + timedelta(days=2)) == 0
    assert [done for _day, done in week(practice, today)] == [True, True, True, *[False] * 4]
