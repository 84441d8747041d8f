"""Rules of the rush, the streak and the duel: what ends them, what is next, whose turn it is."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta
from random import Random

import attrs
import pytest

from tests.puzzles.sums import Sum, offered
from tutor.engine import SaveError
from tutor.puzzles.model import AnyPuzzle, Proof, Puzzle
from tutor.puzzles.runs import duel, solo
from tutor.puzzles.runs.duel import NOBODY, Duel
from tutor.puzzles.runs.picking import pick
from tutor.puzzles.runs.solo import RUSH, STREAK

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)


def later(seconds: float) -> datetime:
    return NOON + timedelta(seconds=seconds)


def rush(minutes: int = 3) -> solo.Solo:
    return solo.with_puzzle(solo.begun(RUSH, NOON, minutes=minutes), "one")


def test_the_third_miss_ends_a_rush_and_the_first_one_a_streak() -> None:
    run = solo.answered(solo.answered(solo.answered(rush(), False), True), False)
    assert (run.score, run.misses, run.lost) == (1, 2, False)
    assert solo.answered(run, False).lost
    streak = solo.with_puzzle(solo.begun(STREAK, NOON), "one")
    assert not solo.answered(streak, True).lost
    assert solo.answered(streak, False).lost


def test_a_clock_that_stands_loses_nothing_and_one_that_runs_ends_it() -> None:
    run = solo.paused(rush(), later(100))
    assert run.paused
    assert not solo.out_of_time(run, later(4000))
    again = solo.going_on(run, later(4000))
    assert not again.paused
    assert not solo.out_of_time(again, later(4079))
    assert solo.out_of_time(again, later(4080))
    assert not solo.out_of_time(rush(minutes=0), later(10**6))


def test_a_clock_that_was_set_back_gives_no_time() -> None:
    run = rush()
    assert run.clock is not None
    assert run.clock.at(later(-500)) == 180


def test_a_run_grows_harder_with_what_was_right_and_begins_below_the_learner() -> None:
    run = rush()
    better = solo.answered(solo.answered(run, True), True)
    assert solo.wanted(run, 1000) < 1000
    assert solo.wanted(run, 1000) < solo.wanted(better, 1000)
    assert solo.wanted(solo.answered(run, False), 1000) == solo.wanted(run, 1000)
    assert solo.wanted(run, 400) == solo.EASIEST


@pytest.mark.parametrize(
    "run", [rush(), solo.paused(rush(), later(7)), solo.answered(rush(0), True)]
)
def test_a_run_comes_back_as_it_was(run: solo.Solo) -> None:
    assert solo.load_solo(solo.dump_solo(run)) == run


@pytest.mark.parametrize(
    ("entry", "value"),
    [
        ("form", "marathon"),
        ("clock", [180, "yesterday"]),
        ("clock", [180, "2026-11-21T12:00:00"]),
        ("clock", [1e9, ""]),
        ("met", [["one", 1]]),
        ("minutes", -1),
        ("puzzle", None),
    ],
)
def test_a_run_that_cannot_be_is_no_run(entry: str, value: object) -> None:
    data = json.loads(solo.dump_solo(rush())) | {entry: value}
    with pytest.raises(SaveError, match=r"\w"):
        solo.load_solo(json.dumps(data))


# ---- the duel


def two(**more: object) -> Duel:
    return duel.with_puzzle(Duel(("Ann", "Bo"), goal=3, **more), "one")  # type: ignore[arg-type]


def test_who_presses_first_answers_alone_and_a_right_answer_is_a_point() -> None:
    asked = duel.pressed(two(), 1, NOON)
    assert duel.pressed(asked, 0, NOON) == asked
    told = duel.right(asked)
    assert (told.points, told.told, told.met) == ((0, 1), True, (("one", 1),))
    assert duel.pressed(told, 0, NOON) == told


def test_after_a_wrong_answer_the_other_may_and_after_two_nobody_has_it() -> None:
    once = duel.wrong(duel.pressed(two(), 0, NOON))
    assert once.open_to == (1,)
    assert duel.pressed(once, 0, NOON) == once
    twice = duel.wrong(duel.pressed(once, 1, NOON))
    assert (twice.told, twice.points, twice.met) == (True, (0, 0), (("one", NOBODY),))
    other = duel.right(duel.pressed(once, 1, NOON))
    assert other.points == (0, 1)
    assert duel.given_up(two()).met == (("one", NOBODY),)


def test_an_answer_has_its_time_unless_there_is_no_clock() -> None:
    asked = duel.pressed(two(), 0, NOON)
    assert not duel.out_of_time(asked, later(duel.SECONDS - 1))
    assert duel.out_of_time(asked, later(duel.SECONDS))
    stands = duel.paused(asked, later(1))
    assert duel.is_paused(stands)
    assert not duel.out_of_time(stands, later(10**6))
    assert not duel.out_of_time(duel.pressed(two(timed=False), 0, NOON), later(10**6))


def test_the_points_that_win_end_it_with_the_next_puzzle() -> None:
    game = two()
    for number in range(3):
        assert not game.ended
        game = duel.with_puzzle(duel.right(duel.pressed(game, 0, NOON)), str(number))
    assert (game.ended, game.winner, game.open_to) == (True, 0, ())
    assert duel.over(two()).winner is None
    ahead = duel.right(duel.pressed(two(), 1, NOON))
    assert ahead.winner is None
    assert duel.over(ahead).winner == 1


def test_a_duel_comes_back_as_it_was() -> None:
    for game in (two(), duel.wrong(duel.pressed(two(hard=2), 0, NOON)), duel.over(two())):
        assert duel.load_duel(duel.dump_duel(game)) == game
    data = json.loads(duel.dump_duel(two()))
    for entry, value in {"turn": 2, "hard": 9, "names": ["Ann"], "points": [1]}.items():
        with pytest.raises(SaveError, match=r"\w"):
            duel.load_duel(json.dumps(data | {entry: value}))


# ---- the next puzzle


def puzzle(number: int, kind: str = "add") -> AnyPuzzle:
    task = Sum(number, 1, kind)
    return Puzzle(f"p{number}", task, Proof(("1",), 1, None, 1, "0"), 1, 600 + 20 * number, "sums")


def test_the_next_one_is_near_what_is_wanted_new_and_not_the_same_kind_a_third_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pool = [puzzle(n, "add" if n % 2 else "take") for n in range(60)]
    with offered(monkeypatch):
        met: list[str] = []
        for _each in range(60):
            found = pick(pool, 1000, met, Random(len(met)))
            assert found is not None
            met.append(found.id)
        assert len(set(met)) == 60
        assert pick(pool, 1000, met, Random(1)) is None
        kinds = {p.id: p.task.kind for p in pool}
        row = [kinds[name] for name in met[:40]]
        assert all(len(set(row[n : n + 3])) > 1 for n in range(38))
        near = [next(p for p in pool if p.id == name) for name in met[:5]]
        assert all(abs(p.rating - 1000) <= 400 for p in near)
        fresh = pick(pool, 1000, [], Random(1), seen=[p.id for p in pool[1:]])
        assert fresh == pool[0]
        assert attrs.evolve(pool[0], rating=9999) != fresh
