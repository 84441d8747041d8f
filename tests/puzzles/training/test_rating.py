"""Ratings move the right way and as they said they would; help costs; the first answer counts."""

from __future__ import annotations

from datetime import UTC, datetime
from random import Random

import pytest

from tutor.puzzles.training import (
    FirstAnswer,
    Practice,
    answered,
    counts,
    difficulty,
    following,
    level_of,
    looked_at,
    shows_rating,
    to_go,
    with_rating_shown,
    worth,
)
from tutor.puzzles.training.practice import LEAST_RATING, SHOWN_FROM

NOW = datetime(2026, 3, 2, 9, tzinfo=UTC)


def near(pool, rating):
    return min(pool, key=lambda p: abs(p.rating - rating))


def test_solving_lifts_the_rating_and_missing_lowers_it(pool):
    puzzle, start = near(pool, 1000), Practice()
    up, down = answered(start, puzzle, True, NOW), answered(start, puzzle, False, NOW)
    assert up.rating > start.rating > down.rating
    assert (up.solved, up.tried, down.solved, down.tried) == (1, 1, 0, 1)


def test_a_hard_puzzle_is_worth_more_and_an_easy_one_costs_more(pool):
    easy, hard = (worth(Practice(), near(pool, rating)) for rating in (700, 1400))
    assert 0 < easy.right < hard.right
    assert easy.wrong < hard.wrong < 0


def test_what_is_at_stake_is_said_before_and_comes_true(pool):
    practice = Practice()
    for puzzle in pool[100:400:30]:
        stake = worth(practice, puzzle)
        right, wrong = (answered(practice, puzzle, each, NOW) for each in (True, False))
        assert (right.rating - practice.rating, wrong.rating - practice.rating) == (
            stake.right,
            stake.wrong,
        )
        practice = wrong if puzzle.rating % 2 else right


def test_three_in_four_right_of_one_s_own_rating_leaves_it_as_it_is(pool):
    """A sure learner's stake: three gains pay for one loss."""
    stake = worth(Practice(mu=1000.0, sigma=60.0), near(pool, 1000))
    assert abs(3 * stake.right + stake.wrong) <= 3


def test_each_hint_and_reading_why_cost_and_with_all_of_them_it_is_a_loss(pool):
    puzzle, start = near(pool, 1000), Practice()
    ways = [
        FirstAnswer(True),
        FirstAnswer(True, 1),
        FirstAnswer(True, 1, True),
        FirstAnswer(True, 3),
        FirstAnswer(True, 3, True),
    ]
    ratings = [answered(start, puzzle, given, NOW).rating for given in ways]
    assert ratings == sorted(set(ratings), reverse=True)
    assert ratings[-1] == answered(start, puzzle, False, NOW).rating
    assert answered(start, puzzle, ways[-1], NOW).solved == 0


def test_a_puzzle_opened_again_gives_nothing(pool):
    puzzle = near(pool, 1000)
    once = answered(Practice(), puzzle, False, NOW)
    assert counts(Practice(), puzzle)
    assert not counts(once, puzzle)
    assert (worth(once, puzzle).right, worth(once, puzzle).wrong) == (0, 0)
    for again in (answered(once, puzzle, True, NOW), answered(once, puzzle, False, NOW)):
        assert (again.mu, again.sigma, again.shifts) == (once.mu, once.sigma, once.shifts)
        assert (again.solved, again.tried) == (once.solved, once.tried)


def test_a_puzzle_opened_again_and_solved_is_ticked_and_clears_what_was_missed(pool):
    puzzle = near(pool, 1000)
    once = answered(Practice(), puzzle, False, NOW)
    again = answered(once, puzzle, True, NOW)
    assert (once.won, again.won) == ((), (puzzle.id,))
    assert once.missed
    assert again.missed == ()


def test_the_first_answer_counts_after_hundreds_of_others(pool):
    puzzle = pool[0]
    practice = answered(Practice(), puzzle, True, NOW)
    for other in pool[1:401]:
        practice = looked_at(practice, other)
    assert not counts(practice, puzzle)


def test_what_was_met_where_nothing_counts_changes_nothing_but_that(pool):
    puzzle = near(pool, 1000)
    met = looked_at(Practice(), puzzle)
    assert not counts(met, puzzle)
    assert (met.rating, met.tried, met.missed, met.log) == (Practice().rating, 0, (), ())


def test_the_rating_is_hidden_until_ten_are_solved_and_can_be_switched(pool):
    practice = Practice()
    for solved, puzzle in enumerate(pool[200:210]):
        assert (shows_rating(practice), to_go(practice)) == (False, 10 - solved)
        practice = answered(practice, puzzle, True, NOW)
    assert (shows_rating(practice), to_go(practice)) == (True, 0)
    assert not shows_rating(with_rating_shown(practice, False))
    assert shows_rating(with_rating_shown(Practice(), True))
    assert shows_rating(with_rating_shown(with_rating_shown(practice, False), None))


def test_once_a_rating_is_seen_no_answer_moves_it_far(pool):
    practice, rng = Practice(), Random(4)
    for number in range(60):
        puzzle = following(practice, pool, rng)
        stake = worth(practice, puzzle)
        assert stake.right >= 0 > stake.wrong
        if practice.solved >= SHOWN_FROM:
            assert stake.wrong >= -42  # what all kinds turn out to be comes to it
            assert stake.right <= 42
        practice = answered(practice, puzzle, number % 4 != 1, NOW)
    assert practice.solved == 45


def test_who_begins_with_mistakes_falls_step_by_step_and_never_without_end(pool):
    practice, rng = Practice(), Random(1)
    for _number in range(60):
        puzzle = following(practice, pool, rng)
        stake = worth(practice, puzzle)
        after = answered(practice, puzzle, False, NOW)
        assert -302 <= stake.wrong <= 0  # what all kinds turn out to be comes to it
        assert after.rating >= LEAST_RATING
        practice = after
    assert practice.rating == LEAST_RATING
    assert worth(practice, following(practice, pool, rng)).right > 0


def test_a_puzzle_that_was_missed_turns_out_harder_and_so_does_its_kind(pool):
    puzzle = near(pool, 1000)
    others = [p for p in pool if p.task.kind == puzzle.task.kind and p != puzzle]
    stranger = next(p for p in pool if p.task.kind != puzzle.task.kind)
    sure = Practice(mu=1300.0, sigma=60.0)
    after = answered(sure, puzzle, False, NOW)
    assert difficulty(sure, puzzle) == puzzle.rating
    assert difficulty(after, puzzle) > puzzle.rating
    by_kind = difficulty(after, others[0]) - others[0].rating
    assert difficulty(after, puzzle) - puzzle.rating > by_kind > 0
    assert difficulty(after, stranger) == stranger.rating
    assert difficulty(answered(sure, puzzle, True, NOW), puzzle) < puzzle.rating


def test_a_kind_that_is_missed_again_and_again_gets_harder_levels(pool):
    kind = [p for p in pool if p.task.kind == "a"]
    practice, last = Practice(mu=1200.0, sigma=60.0), kind[-1]
    for puzzle in kind[20:50]:
        practice = answered(practice, puzzle, False, NOW)
        practice = answered(practice, next(p for p in pool if counts(practice, p)), True, NOW)
    assert difficulty(practice, last) > last.rating
    assert {level_of(practice, p) - p.level for p in kind[60:]} == {0, 1}


@pytest.mark.parametrize("times", [30])
def test_a_rating_never_stands_still_for_good(pool, times):
    practice = Practice()
    for puzzle in pool[:: len(pool) // 300]:
        practice = answered(practice, puzzle, True, NOW)
    before = practice.rating
    for puzzle in pool[1 : 1 + times]:
        practice = answered(practice, puzzle, False, NOW)
    assert practice.rating < before - 100
