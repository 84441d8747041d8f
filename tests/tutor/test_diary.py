"""The diary of games that one plays alone, and the game of the week."""

from __future__ import annotations

import json
from datetime import date, timedelta

import pytest

from tutor.diary import (
    MOST,
    Ending,
    Entries,
    Entry,
    best,
    count_won,
    dump_diary,
    load_diary,
    say_week,
    start_id,
    streaks,
    week_before,
    week_of,
    week_seed,
    with_entry,
)
from tutor.engine import SaveError


def entry(start: str, won: bool = True, earned: int = 40, week: str = "") -> Entry:
    return Entry("2026-11-27", start, Ending("W3", won, earned, 4 * won, 7 if won else 5, 7), week)


def diary(*won: bool) -> Entries:
    """A diary with these results, the latest first."""
    return tuple(entry(str(n), it, 40 + n) for n, it in enumerate(won))


def test_a_game_counts_once_as_it_first_ended() -> None:
    first = with_entry((), entry("a", won=False))
    assert with_entry(first, entry("a", won=True)) is first
    assert [it.start for it in with_entry(first, entry("b"))] == ["b", "a"]


def test_the_oldest_makes_room() -> None:
    full = tuple(entry(str(n)) for n in range(MOST))
    after = with_entry(full, entry("new"))
    assert len(after) == MOST
    assert (after[0].start, after[-1].start) == ("new", str(MOST - 2))


def test_a_diary_is_read_as_it_was_written() -> None:
    kept = (entry("a", week="2026-W48"), entry("b", won=False))
    assert load_diary(dump_diary(kept)) == kept
    without_week = json.loads(dump_diary(kept[1:]))
    del without_week[0]["week"]
    assert load_diary(json.dumps(without_week)) == kept[1:]


GOOD = json.loads(dump_diary([entry("a")]))[0]


@pytest.mark.parametrize(
    "wrong",
    [
        {"day": "yesterday"},
        {"start": ""},
        {"start": "x" * 41},
        {"week": "2026-48"},
        {"ending": {}},
        {"ending": GOOD["ending"] | {"won": 1}},
        {"ending": GOOD["ending"] | {"earned": -1}},
        {"ending": GOOD["ending"] | {"left": 10**9}},
    ],
)
def test_what_is_no_diary_is_refused(wrong: dict[str, object]) -> None:
    assert load_diary(json.dumps([GOOD]))
    with pytest.raises(SaveError):
        load_diary(json.dumps([GOOD | wrong]))


@pytest.mark.parametrize("text", ["{", "7", "{}", "[1]", "[" * 20_000])
def test_broken_text_is_refused(text: str) -> None:
    with pytest.raises(SaveError):
        load_diary(text)


def test_figures_of_a_diary() -> None:
    some = diary(True, True, False, True, True, True, False)
    assert count_won(some) == (5, 7)
    assert streaks(some) == (2, 3)
    assert streaks(diary(False, True)) == (0, 1)
    assert streaks(()) == (0, 0)
    assert best(some) == 46
    assert best(()) is None


def test_a_week_is_the_same_for_all_its_days_and_another_the_week_after() -> None:
    monday = date(2026, 11, 23)
    days = [monday + timedelta(days=n) for n in range(8)]
    assert [week_of(day) for day in days] == ["2026-W48"] * 7 + ["2026-W49"]
    assert week_before(days[7]) == "2026-W48"
    assert week_of(date(2027, 1, 1)) == "2026-W53"
    assert say_week("2027-W01") == "Week 1 of 2027"


def test_seeds_depend_on_game_and_week_alone() -> None:
    """These numbers may never change: somebody with another version has the same week."""
    assert week_seed("factory-manager", "2026-W48") == 144832110
    weeks = {week_seed("factory-manager", f"2026-W{n:02}") for n in range(1, 54)}
    assert len(weeks) == 53
    assert week_seed("other", "2026-W48") not in weeks


def test_games_are_told_apart_by_their_first_position() -> None:
    assert start_id("a") == start_id("a") != start_id("b")
