"""Practice that sticks: ratings move the right way, what is missed comes back on a fresh board."""

from __future__ import annotations

import json
from datetime import UTC, date, datetime, timedelta
from random import Random

import pytest

from tutor import SaveError
from tutor.chocolatiers.puzzles.generator import from_game
from tutor.puzzles.training import (
    Practice,
    answered,
    daily,
    due,
    dump_practice,
    items,
    load_practice,
    serve,
    streak,
    week,
    with_day,
)

NOW = datetime(2026, 3, 2, 9, tzinfo=UTC)


@pytest.fixture(scope="module")
def pool():
    few = [from_game(n, seed=8) for n in range(6)]
    named = [from_game(n, seed=8, kinds=("spoil", "steal")) for n in range(6, 14)]
    return [puzzle for batch in few + named for puzzle in batch[0]]


def of_kind(pool, kind):
    return next(p for p in pool if p.task.kind == kind)


def test_solving_lifts_the_rating_and_missing_lowers_it(pool):
    puzzle = of_kind(pool, "steal")
    start = Practice()
    up, down = answered(start, puzzle, True, NOW), answered(start, puzzle, False, NOW)
    assert up.rating > start.rating > down.rating
    assert (up.solved, up.tried, down.solved, down.tried) == (1, 1, 0, 1)


def test_a_hard_puzzle_is_worth_more_than_an_easy_one(pool):
    easy = min(pool, key=lambda p: p.rating)
    hard = max(pool, key=lambda p: p.rating)
    gain = [answered(Practice(), p, True, NOW).rating for p in (easy, hard)]
    assert gain[0] < gain[1]


def test_a_missed_theme_is_due_at_once_and_a_solved_one_later(pool):
    puzzle = of_kind(pool, "spoil")
    missed = answered(Practice(), puzzle, False, NOW)
    assert set(due(missed, NOW)) == set(items(puzzle))
    solved = answered(Practice(), puzzle, True, NOW)
    assert due(solved, NOW) == ()
    assert set(due(solved, NOW + timedelta(days=60))) == set(items(puzzle))


def test_a_missed_theme_solved_again_is_no_longer_missed(pool):
    first, second = [p for p in pool if p.task.kind == "spoil"][:2]
    practice = answered(Practice(), first, False, NOW)
    again = answered(practice, second, True, NOW + timedelta(minutes=1))
    assert again.missed == ()


def test_intervals_grow_with_each_success(pool):
    puzzle = of_kind(pool, "keep")
    practice, now, waits = Practice(), NOW, []
    for _ in range(5):
        practice = answered(practice, puzzle, True, now)
        then = datetime.fromisoformat(practice.memories["theme:wilds"]["due"])
        waits.append(then - now)
        now = then
    assert waits == sorted(waits)
    assert waits[-1] > timedelta(days=7) > waits[0]


def test_what_is_due_comes_on_a_fresh_position(pool):
    puzzle = of_kind(pool, "spoil")
    practice = answered(Practice(), puzzle, False, NOW)
    for seed in range(10):
        other = serve(practice, pool, Random(seed), item="theme:ties")
        assert other is not None
        assert other.id != puzzle.id
        assert "theme:ties" in items(other)


def test_never_the_same_twice_in_a_row_even_when_all_were_seen(pool):
    two = [p for p in pool if p.task.kind == "pay"][:2]
    practice = Practice()
    last = ""
    for n in range(9):
        puzzle = serve(practice, two, Random(n))
        assert puzzle is not None
        assert puzzle.id != last
        last = puzzle.id
        practice = answered(practice, puzzle, True, NOW)


def test_puzzles_come_near_the_learners_rating(pool):
    strong = Practice(mu=40)
    weak = Practice(mu=20)
    assert serve(strong, pool, Random(1)).rating > serve(weak, pool, Random(1)).rating


def test_nothing_of_that_sort(pool):
    assert serve(Practice(), pool, Random(1), theme="no such theme") is None


def test_the_daily_puzzle_is_the_same_for_everybody_and_changes(pool):
    day = date(2026, 3, 4)
    assert daily(pool, day) == daily(list(reversed(pool)), day)
    fortnight = {daily(pool, day + timedelta(days=n)).id for n in range(14)}
    assert len(fortnight) >= 10


def test_sundays_are_harder_than_mondays(pool):
    mondays = [daily(pool, date(2026, 3, 2) + timedelta(weeks=n)).rating for n in range(8)]
    sundays = [daily(pool, date(2026, 3, 8) + timedelta(weeks=n)).rating for n in range(8)]
    assert max(mondays) <= min(sundays)


def test_streak():
    today = date(2026, 3, 5)
    practice = Practice()
    for back in (1, 2, 3, 5):
        practice = with_day(practice, today - timedelta(days=back))
    assert streak(practice, today) == 3
    assert streak(with_day(practice, today), today) == 4
    assert streak(practice, today + timedelta(days=2)) == 0
    assert [done for _day, done in week(practice, today)] == [True, True, True, *[False] * 4]


def test_practice_round_trip(pool):
    practice = Practice()
    for n, puzzle in enumerate(pool[:12]):
        practice = answered(practice, puzzle, n % 3 != 0, NOW + timedelta(minutes=n))
    practice = with_day(practice, NOW.date())
    assert load_practice(dump_practice(practice)) == practice


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", "null", '{"mu": 1e999}', "[" * 9999, dump_practice(Practice())[:-1]]
)
def test_a_broken_save_says_so(text):
    with pytest.raises(SaveError, match="set aside"):
        load_practice(text)


@pytest.mark.parametrize(
    ("entry", "value"),
    [
        ("due", "2026-03-04T10:00:00"),
        ("due", "2026-03-04"),
        ("due", "soon"),
        ("due", None),
        ("last_review", "2026-03-04T10:00:00"),
        ("last_review", None),
        ("difficulty", None),
        ("difficulty", 99),
        ("stability", None),
        ("stability", -1),
        ("stability", True),
        ("state", 7),
        ("step", "0"),
    ],
)
def test_a_memory_that_cannot_be_is_refused_when_it_is_read(pool, entry, value):
    data = json.loads(dump_practice(answered(Practice(), pool[0], True, NOW)))
    next(iter(data["memories"].values()))[entry] = value
    with pytest.raises(SaveError, match=f"set aside.*“memories, .*, {entry}”"):
        load_practice(json.dumps(data))


@pytest.mark.parametrize(
    ("entry", "value"),
    [("solved", -1), ("tried", True), ("mu", "25"), ("seen", "abc"), ("days", ["today"])],
)
def test_a_practice_that_cannot_be_is_refused(entry, value):
    data = json.loads(dump_practice(Practice())) | {entry: value}
    with pytest.raises(SaveError, match=f"set aside.*“{entry}"):
        load_practice(json.dumps(data))


def test_a_practice_with_a_number_without_end_is_refused():
    text = dump_practice(Practice()).replace('"solved":0', '"solved":' + "9" * 5000)
    with pytest.raises(SaveError, match=r"set aside.*a number is too long"):
        load_practice(text)


def test_a_practice_with_a_byte_order_mark_loads():
    assert load_practice("\ufeff" + dump_practice(Practice())) == Practice()


def test_somebody_s_first_puzzle_of_the_day_is_an_easy_one_whatever_the_day(pool):
    sunday = date(2026, 11, 22)
    first = daily(pool, sunday, easy=True)
    assert first.rating < daily(pool, sunday).rating
    assert first.rating <= sorted(p.rating for p in pool)[len(pool) // 7]
