"""Kinds in turn, what was missed again soon, near the learner's rating, three in four right."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from itertools import groupby
from random import Random
from statistics import mean

import pytest

from tutor.puzzles.training import Practice, answered, following, items
from tutor.puzzles.training.simulated import TRUE, learn

NOW = datetime(2026, 3, 2, 9, tzinfo=UTC)


def solve_on(practice, pool, rng, count, wrong=()):
    """Solve so many; those whose number is in `wrong` are missed. The kinds that came."""
    kinds = []
    for number in range(count):
        puzzle = following(practice, pool, rng)
        assert puzzle is not None
        kinds.append(puzzle.task.kind)
        right = number not in wrong
        practice = answered(practice, puzzle, right, NOW + timedelta(minutes=number))
    return kinds


def test_kinds_come_in_turn_and_never_twice_in_a_row(pool):
    for seed in range(5):
        kinds = solve_on(Practice(), pool, Random(seed), 80, wrong=range(0, 80, 4))
        assert max(len(list(run)) for _kind, run in groupby(kinds)) == 1
        assert set(kinds) == set("abcdefgh")
        assert max(map(kinds.count, kinds)) <= 20


def test_a_late_kind_is_for_learners_of_high_levels_unless_it_is_asked_for(pool):
    new, strong = Practice(), Practice(mu=1700.0, sigma=10.0)

    def kinds(practice, **more):
        found = (following(practice, pool, Random(n), late={"c"}, **more) for n in range(60))
        return {puzzle.task.kind for puzzle in found}

    assert "c" not in kinds(new)
    assert kinds(new, kind="c") == {"c"}
    assert "c" in kinds(strong)


@pytest.mark.parametrize("seed", range(6))
def test_a_missed_kind_comes_again_after_three_to_five_others(pool, seed):
    missed = {0, 1, 2, 12, 20, 21}
    kinds = solve_on(Practice(), pool, Random(seed), 40, missed)
    found = []
    for number in missed:
        kind = kinds[number]
        again = kinds.index(kind, number + 1)
        found.append(again - number - 1)
    assert all(3 <= others <= 5 for others in found)


@pytest.mark.parametrize(("easiest", "soon"), [(500, True), (1600, False)])
def test_a_missed_kind_that_is_far_too_hard_waits(pool, easiest, soon):
    some = [p for p in pool if p.task.kind != "h" or p.rating >= easiest]
    hard = next(p for p in some if p.task.kind == "h")
    practice, rng, kinds = answered(Practice(), hard, False, NOW), Random(3), []
    for number in range(9):
        puzzle = following(practice, some, rng)
        kinds.append(puzzle.task.kind)
        practice = answered(practice, puzzle, number % 4 > 0, NOW + timedelta(minutes=number + 1))
    assert ("h" in kinds[:6]) is soon
    assert ("h" in kinds) is soon


def test_where_nothing_is_near_a_kind_that_is_far_too_easy_waits(pool):
    most = dict.fromkeys("abc", 1800) | {"d": 800}
    some = [p for p in pool if p.rating <= most.get(p.task.kind, 0)]
    strong = Practice(mu=2100.0, sigma=10.0)
    for number, kind in enumerate("abc"):  # so that "d" came longest ago
        met = next(p for p in some if p.task.kind == kind)
        strong = answered(strong, met, True, NOW + timedelta(minutes=number))
    assert "d" not in {following(strong, some, Random(n)).task.kind for n in range(40)}


def test_the_wait_is_not_always_the_same(pool):
    waits = set()
    for seed in range(12):
        kinds = solve_on(Practice(), pool, Random(seed), 8, {0})
        waits.add(kinds.index(kinds[0], 1))
    assert len(waits) > 1


def test_a_set_of_one_kind_serves_it_all_the_same(pool):
    practice, rng, seen = Practice(), Random(1), set()
    for _n in range(12):
        puzzle = following(practice, pool, rng, kind="c")
        assert puzzle is not None
        assert puzzle.task.kind == "c"
        assert puzzle.id not in seen
        seen.add(puzzle.id)
        practice = answered(practice, puzzle, False, NOW)


def test_themes_and_items_are_what_is_asked_for(pool):
    for seed in range(5):
        by_theme = following(Practice(), pool, Random(seed), theme="theme 1")
        assert by_theme is not None
        assert by_theme.task.kind in "beh"
        item = items(by_theme)[1]
        by_item = following(Practice(), pool, Random(seed), items=[item])
        assert by_item is not None
        assert item in items(by_item)
    assert following(Practice(), pool, Random(1), theme="no such theme") is None
    assert following(Practice(), [], Random(1)) is None


def test_of_several_things_to_practise_not_one_kind_comes_all_the_time(pool):
    wanted = {item for p in pool if p.task.kind in "ah" for item in items(p)[1:]}
    practice, kinds = Practice(), []
    for number in range(12):
        puzzle = following(practice, pool, Random(number), items=wanted)
        assert puzzle is not None
        assert not wanted.isdisjoint(items(puzzle))
        kinds.append(puzzle.task.kind)
        practice = answered(practice, puzzle, number % 3 == 0, NOW)
    assert set(kinds) == set("abgh")
    assert max(len(list(run)) for _kind, run in groupby(kinds)) == 1


def test_never_the_same_twice_in_a_row_even_when_all_were_seen(pool):
    two = [p for p in pool if p.task.kind == "a"][:2]
    practice, last = Practice(), ""
    for number in range(9):
        puzzle = following(practice, two, Random(number))
        assert puzzle is not None
        assert puzzle.id != last
        last = puzzle.id
        practice = answered(practice, puzzle, True, NOW)


def test_when_all_were_seen_those_longest_ago_come_first(pool):
    few = [p for p in pool if p.task.kind in "ab"][:8]
    practice = Practice()
    for puzzle in few:
        practice = answered(practice, puzzle, True, NOW)
    again = following(practice, few, Random(1))
    assert again in few[:4]


def test_puzzles_come_near_the_learner_s_rating(pool):
    for rating in (700, 1200, 1900):
        sure = Practice(mu=float(rating), sigma=60.0)
        served = [following(sure, pool, Random(seed)) for seed in range(10)]
        assert all(abs(p.rating - rating) <= 120 for p in served if p)


def test_after_many_misses_easier_ones_come_and_after_none_harder(pool):
    level = Practice(mu=1200.0, sigma=60.0)
    kinds = [p for p in pool if 1150 < p.rating < 1250]
    good, bad = level, level
    for puzzle in kinds[:20]:
        good, bad = answered(good, puzzle, True, NOW), answered(bad, puzzle, False, NOW)
    served = [
        mean(following(each, pool, Random(n)).rating for n in range(9)) for each in (good, bad)
    ]
    # More than what the rating itself has moved.
    assert served[0] > good.rating
    assert served[1] < bad.rating


# ---- simulated learners


@pytest.mark.parametrize("true", TRUE)
def test_a_learner_s_rating_is_found_in_sixty_puzzles_and_three_in_four_are_right(pool, true):
    runs = [learn(pool, true, seed) for seed in range(8)]
    close = sum(abs(run.off) <= 120 for run in runs)
    suited = sum(0.65 <= run.share <= 0.85 for run in runs)
    assert (close >= 7, suited >= 7) == (True, True), [(run.off, run.share) for run in runs]
    assert abs(mean(run.off for run in runs)) <= 60
    assert 0.67 <= mean(run.share for run in runs) <= 0.83
    for run in runs:
        kinds = [p.task.kind for p in run.served]
        assert len({p.id for p in run.served}) == 60
        assert max(len(list(same)) for _kind, same in groupby(kinds)) == 1
