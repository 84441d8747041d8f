"""What the coach says: every advice has a reason, and what was cut or overtaken is told."""

from __future__ import annotations

from random import Random

from tests.chocoly.played_positions import GAME, some
from tutor.chocoly.actions import Bean, Flavour, Lay, Stack
from tutor.chocoly.coach.room import COACH
from tutor.chocoly.outcomes import outcomes, sizes_of
from tutor.chocoly.state import State, view
from tutor.coach import coach_of
from tutor.kit.frozen import changed
from tutor.players import decide


def test_the_room_offers_its_own_coach() -> None:
    assert coach_of("chocoly") is COACH


def test_every_advice_says_what_it_does_to_the_largest_areas() -> None:
    for state in some(2, 51, every=7):
        seen = view(state, state.player)
        action = decide(COACH.adviser, GAME, state, Random(1))
        text = COACH.reason(GAME, seen, action)
        assert text.endswith(".")
        assert "{" not in text
        after = GAME.apply(state, action)
        mine = "ABC".index(state.flavours[state.player] or "")
        old, new = sizes_of(state.board)[mine], sizes_of(after.board)[mine]
        if state.board and isinstance(action, Lay) and new > old:
            assert f"from {old} to {new}" in text


def _stack_that_cuts(rival: str = "B") -> tuple[State, Stack]:
    for seed in range(60, 70):
        for state in some(2, seed, every=3):
            if state.player == 0 and state.board:
                before = sizes_of(state.board)[1]
                for action, sizes in outcomes(state, flat=False):
                    if sizes[1] < before - 1 and isinstance(action, Stack):
                        return state, action
    raise AssertionError


def test_a_cut_is_told_to_who_made_it_and_to_whom_it_hurts() -> None:
    state, action = _stack_that_cuts()
    old = sizes_of(state.board)[1]
    after = GAME.apply(state, action)
    new = sizes_of(after.board)[1]
    assert f"cuts Biscuit from {old} to {new}" in COACH.reason(GAME, view(state, 0), action)
    told = COACH.news(GAME, view(state, 1), view(after, 1), 1, ("Ada", "You"))
    assert any(f"{new} pieces are left of {old}" in line for line in told)


def test_whoever_is_overtaken_hears_it_once() -> None:
    for seed in range(80, 90):
        for state in some(2, seed, every=1):
            before = sizes_of(state.board)
            if state.player == 1 and before[0] >= before[1] > 0:
                for action, sizes in outcomes(state, stacked=False):
                    if sizes[1] > sizes[0]:
                        after = GAME.apply(state, action)
                        told = COACH.news(GAME, state, after, 0, ("You", "Ben"))
                        assert any(f"Biscuit area grew to {sizes[1]}" in line for line in told)
                        assert COACH.news(GAME, after, after, 0, ("You", "Ben")) == ()
                        return
    raise AssertionError


def test_the_empty_pile_is_told() -> None:
    state = next(s for s in some(2, 51, every=1) if len(s.pile) == 1)
    after = GAME.apply(state, next(a for a in GAME.actions(state) if isinstance(a, Lay)))
    told = COACH.news(GAME, state, after, 0, ())
    assert any("pile is empty" in line for line in told)


def test_flavour_and_bean_have_reasons_too() -> None:
    state = GAME.start(2, seed=3)
    assert "Almond" in COACH.reason(GAME, view(state, 0), Flavour("A"))
    assert COACH.reason(GAME, view(changed(state, phase="turn"), 0), Bean())


def test_a_game_is_played_out_to_its_end_from_anywhere() -> None:
    for state in some(3, 71, every=12):
        world = COACH.imagine(GAME, state, state.player, Random(4))
        assert view(world, state.player) == view(state, state.player)
        assert GAME.over(COACH.play_out(GAME, world, Random(4)))
