"""Each rule of the lanterns, proven by a test that names its clause."""

from __future__ import annotations

from itertools import permutations

import pytest

from lanterns.game import DARK, GAME, Action, Pull, Rest, State


def played(state: State, *actions: Action) -> State:
    for action in actions:
        state = GAME.apply(state, action)
    return state


def broken(state: State, action: Action) -> list[str]:
    return [violation.clause for violation in GAME.explain(state, action)]


@pytest.mark.clause("lanterns/1.1")
@pytest.mark.parametrize("size", [5, 7])
def test_the_ring_is_as_large_as_chosen_and_not_all_lit(size: int) -> None:
    starts = [GAME.start(1, seed, options={"lanterns": size}) for seed in range(20)]
    assert all(len(state.ring) == size and DARK in state.ring for state in starts)
    assert broken(starts[0], Pull(size)) == ["1.1"]


@pytest.mark.clause("lanterns/2.1")
def test_a_cord_changes_its_lantern_and_both_beside_it() -> None:
    assert played(State("...**"), Pull(1)).ring == "*****"
    assert played(State("*****"), Pull(0)).ring == "..**."


@pytest.mark.clause("lanterns/2.2")
def test_each_cord_is_pulled_once_in_any_order() -> None:
    ends = {played(State("..*.."), *map(Pull, order)) for order in permutations((0, 1, 3))}
    assert len(ends) == 1
    assert broken(ends.pop(), Pull(3)) == ["2.2"]


@pytest.mark.clause("lanterns/2.3")
def test_wind_leaves_two_pulls_an_evening() -> None:
    windy = State("..*..", wind=1)
    assert broken(played(windy, Pull(0), Pull(1)), Pull(2)) == ["2.3"]
    assert not broken(played(windy, Pull(0), Pull(1), Rest(), Pull(2), Pull(3)), Pull(4))


@pytest.mark.clause("lanterns/3.1")
def test_all_lit_as_an_evening_ends_wins() -> None:
    lit = played(State("...**"), Pull(1))
    assert not GAME.over(lit)
    assert GAME.verdict(played(lit, Rest())).winners == (0,)


@pytest.mark.clause("lanterns/3.2")
def test_a_lantern_that_stays_dark_loses() -> None:
    lost = played(State("...**"), Rest(), Rest())
    assert GAME.over(lost)
    assert GAME.verdict(lost).winners == ()
    assert GAME.verdict(lost).head == "Lost: 3 lanterns stay dark."
