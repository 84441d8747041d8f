"""What is missed comes back by its cause, and is over when it was solved; its lesson is offered."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from random import Random

import pytest

from tests.puzzles.sums import GAME
from tutor.puzzles.training import (
    FirstAnswer,
    Practice,
    answered,
    due,
    following,
    items,
    lesson_offered,
    practised,
    practised_in,
    with_offer_seen,
)

NOW = datetime(2026, 3, 2, 9, tzinfo=UTC)


def of_kind(pool, kind, number=0):
    return [p for p in pool if p.task.kind == kind][number]


def test_what_was_missed_is_due_at_once_and_what_was_solved_later(pool):
    puzzle = of_kind(pool, "a")
    missed = answered(Practice(), puzzle, False, NOW)
    assert set(due(missed, NOW)) == set(items(puzzle))
    solved = answered(Practice(), puzzle, True, NOW)
    assert due(solved, NOW) == ()
    assert set(due(solved, NOW + timedelta(days=60))) == set(items(puzzle))


def test_what_was_practised_by_a_clock_a_year_ahead_does_not_wait_for_a_year(pool):
    puzzle = of_kind(pool, "a")
    ahead = answered(Practice(), puzzle, True, NOW + timedelta(days=365))
    assert set(due(ahead, NOW)) == set(items(puzzle))
    again = answered(ahead, puzzle, True, NOW)
    assert due(again, NOW) == ()
    assert set(due(again, NOW + timedelta(days=120))) == set(items(puzzle))


def test_only_the_clause_that_was_broken_is_missed(pool):
    puzzle = of_kind(pool, "a")  # practises 1.1, as "b" does; "c" practises 2.1
    after = answered(Practice(), puzzle, FirstAnswer(False, broken=("2.1",)), NOW)
    assert after.missed == (f"clause:{GAME}/2.1",)
    assert due(after, NOW) == after.missed
    again = following(after, pool, Random(1), items=after.missed)
    assert again is not None
    assert again.task.kind in "cd"
    assert answered(after, of_kind(pool, "c"), True, NOW).missed == ()


def test_a_rule_broken_on_the_way_to_a_right_answer_is_practised_too(pool):
    puzzle = of_kind(pool, "a")
    after = answered(Practice(), puzzle, FirstAnswer(True, broken=("1.1",)), NOW)
    assert after.missed == (f"clause:{GAME}/1.1",)
    assert after.solved == 1


def test_a_clause_that_no_puzzle_practises_waits_for_nobody(pool):
    puzzle, strange = of_kind(pool, "a"), ("77.7",)
    right = answered(Practice(), puzzle, FirstAnswer(True, broken=strange), NOW)
    assert right.missed == ()
    assert due(right, NOW) == ()
    wrong = answered(Practice(), puzzle, FirstAnswer(False, broken=strange), NOW)
    assert wrong.missed == items(puzzle)


def test_what_no_puzzle_of_the_pool_has_is_not_due(pool):
    """An item of a kind that is gone could never be cleared."""
    missed = answered(Practice(), of_kind(pool, "a"), False, NOW)
    rest = [p for p in pool if p.task.kind in "ef"]
    assert practised_in(GAME) == practised(pool) > practised(rest)
    assert due(missed, NOW, practised(rest)) == ()
    assert set(due(missed, NOW, practised(pool))) == set(due(missed, NOW)) == set(missed.missed)


def test_much_help_is_a_miss_and_little_is_none(pool):
    puzzle = of_kind(pool, "a")
    assert answered(Practice(), puzzle, FirstAnswer(True, hints=3), NOW).missed == items(puzzle)
    assert answered(Practice(), puzzle, FirstAnswer(True, hints=1), NOW).missed == ()


def test_with_help_it_is_due_sooner_than_without(pool):
    puzzle, item = of_kind(pool, "a"), items(of_kind(pool, "a"))[0]
    practices = [Practice(), Practice()]
    for day in range(4):
        when = NOW + timedelta(days=7 * day)
        practices = [
            answered(practice, of_kind(pool, "a", day), FirstAnswer(True, hints), when)
            for practice, hints in zip(practices, (0, 1), strict=True)
        ]
    alone, helped = (practice.memories[item]["due"] for practice in practices)
    assert helped < alone
    assert puzzle.id in practices[0].seen


def test_intervals_grow_with_each_success(pool):
    practice, now, waits = Practice(), NOW, []
    item = items(of_kind(pool, "a"))[0]
    for number in range(5):
        practice = answered(practice, of_kind(pool, "a", number), True, now)
        then = datetime.fromisoformat(practice.memories[item]["due"])
        waits.append(then - now)
        now = then
    assert waits == sorted(waits)
    assert waits[-1] > timedelta(days=7) > waits[0]


@pytest.mark.parametrize(
    ("answers", "offered"),
    [("x", False), ("xx", True), ("xox", True), ("xoox", False), ("oxox", True), ("xooxox", True)],
)
def test_after_two_misses_of_one_cause_its_lesson_is_offered(pool, answers, offered):
    practice = Practice()
    for number, each in enumerate(answers):
        given = FirstAnswer(True) if each == "o" else FirstAnswer(False, broken=("1.1",))
        practice = answered(practice, of_kind(pool, "ab"[number % 2], number), given, NOW)
    assert lesson_offered(practice) == (f"{GAME}/1.1" if offered else "")


def test_misses_of_two_causes_are_not_two_of_one(pool):
    practice = Practice()
    for number, clause in enumerate(("1.1", "2.1", "3.1")):
        given = FirstAnswer(False, broken=(clause,))
        practice = answered(practice, of_kind(pool, "a", number), given, NOW)
    assert lesson_offered(practice) == ""


def test_a_lesson_offered_is_not_offered_again_before_two_more(pool):
    practice = Practice()
    for number in range(2):
        practice = answered(practice, of_kind(pool, "a", number), False, NOW)
    practice = with_offer_seen(practice, lesson_offered(practice))
    for number, offered in ((2, ""), (3, f"{GAME}/1.1")):
        assert lesson_offered(practice) == ""
        practice = answered(practice, of_kind(pool, "a", number), False, NOW)
        assert lesson_offered(practice) == offered
