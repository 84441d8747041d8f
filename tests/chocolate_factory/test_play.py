"""Whole games by chance: what the list offers is legal, and what is legal keeps the position one
that can be."""

from __future__ import annotations

import random
from inspect import signature

import attrs
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.chocolate_factory.positions import GAME, drafted, play, run, with_orders
from tutor.chocolate_factory.game import ChocolateFactory
from tutor.chocolate_factory.setup import SIDE_OPTIONS
from tutor.chocolate_factory.state import State

GAMES = settings(max_examples=12, deadline=None)
starts = st.builds(
    lambda players, seed, sides: GAME.start(
        players, seed, options=dict(zip(SIDE_OPTIONS, sides, strict=True))
    ),
    st.integers(2, 4),
    st.integers(0, 10**6),
    st.lists(st.sampled_from(["A", "B", "AB"]), min_size=5, max_size=5),
)


def pieces(state: State) -> int:
    """All Parts that are somewhere: nothing is lost, nothing comes from nowhere."""
    lying = sum(len(packet) for packet in state.packets.parts)
    placed = sum(
        card is not None and card not in ("Roaster", "Upgrader", "Chute")
        for seat in state.players
        for card in seat.places
    )
    gone = sum(card in GAME.components.parts for card in state.gone)
    return len(state.parts_deck) + lying + placed + gone + (state.step == "place")


@GAMES
@given(start=starts, seed=st.integers(0, 10**6))
def test_a_game_by_chance(start: State, seed: int) -> None:
    rng, state, turns = random.Random(seed), start, 0
    while not GAME.over(state):
        actions = GAME.actions(state)
        assert len(set(actions)) == len(actions) > 0
        action = rng.choice(actions)
        assert GAME.explain(state, action) == ()
        assert GAME.parse_action(GAME.action_text(action)) == action
        assert GAME.describe_action(state, action)
        state = GAME.apply(state, action)
        turns += 1
        assert GAME.status(state) == ()
        assert GAME.status(GAME.view(state, 0)) == ()
        assert pieces(state) == 30
    assert sorted(it.player for it in GAME.standings(state)) == list(range(len(state.players)))
    assert all(sum(it.items.values()) == it.total for it in GAME.standings(state))
    assert turns < 2000


@GAMES
@given(start=starts, seed=st.integers(0, 10**6))
def test_what_is_not_listed_is_refused(start: State, seed: int) -> None:
    """Actions of other moments of the same game: legal exactly when an equal result is listed."""
    rng, state, others = random.Random(seed), start, []
    for _turn in range(60):
        actions = GAME.actions(state)
        for other in rng.sample(others, min(len(others), 5)):
            if broken := GAME.explain(state, other):
                assert other not in actions
                assert all(it.clause in GAME.rulebook and " " in it.message for it in broken)
            else:
                following = GAME.apply(state, other)
                assert following in [GAME.apply(state, action) for action in actions]
        others += rng.sample(actions, min(len(actions), 3))
        state = GAME.apply(state, rng.choice(actions))


def test_a_run_is_one_turn_told_in_one_sentence() -> None:
    state = drafted()
    texts = ("shift", "op t1 B>O", "shift", "op t2 O>K", "shift", "chute K", "shift")
    actions, turns, now = [GAME.parse_action(text) for text in texts], [], state
    for action in actions:
        turns.append(GAME.turn(now))
        now = GAME.apply(now, action)
    assert len(set(turns)) == 1
    assert GAME.turn(now) != turns[0]
    told = GAME.tell_turn(state, actions, "Ben")
    assert told == "Ben runs the Factory with 2 coal: Chunks into the store room."


def test_a_run_in_which_an_order_is_changed_is_told_to_who_cannot_see_the_orders() -> None:
    state = with_orders(run(employee="ED7", outside=1), ("S1", 0), ("M1", 1), ("L1", 0))
    texts = ("use swap 0", "new L", "shift")
    actions, now = [GAME.parse_action(text) for text in texts], state
    for action in actions:
        now = GAME.apply(now, action)
    told = GAME.tell_turn(GAME.view(state, 1), actions, "Ben")
    assert told == GAME.tell_turn(state, actions, "Ben") != ""


@pytest.mark.parametrize(
    ("exit_tile", "said"), [("KKCX", "2 Chunks, Caramel and Boxed"), ("KFCX", "4 chocolates")]
)
def test_many_kinds_are_counted_where_a_run_is_told(exit_tile: str, said: str) -> None:
    state = drafted()
    seat = attrs.evolve(state.players[0], belt=("", "", "", exit_tile))
    state = attrs.evolve(state, players=(seat, *state.players[1:]))
    told = GAME.tell_turn(state, [GAME.parse_action("shift")], "Ben")
    assert told == f"Ben runs the Factory with 0 coal: {said} into the store room."


def test_the_draft_is_told_packet_by_packet() -> None:
    state = GAME.start(2, seed=3)
    part, place = f"parts 0 {state.packets.parts[0][0]}", "place b1"
    taken = play(state, part)
    placed = play(taken, place)
    assert GAME.turn(state) == GAME.turn(taken) != GAME.turn(placed)
    actions = [GAME.parse_action(text) for text in (part, place)]
    told = GAME.tell(state, actions[0], "Ben"), GAME.tell(taken, actions[1], "Ben")
    assert GAME.tell_turn(state, actions, "Ben") == " ".join(filter(None, told)) != ""


def test_a_game_is_made_of_its_cards_alone() -> None:
    assert [*signature(ChocolateFactory).parameters] == ["components"]
