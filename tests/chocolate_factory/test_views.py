"""What nobody can see: the order of the decks, and what comes of it."""

from __future__ import annotations

import random

import attrs

from tests.chocolate_factory.positions import GAME, play
from tutor.chocolate_factory.state import State
from tutor.coach.redrawn import redrawn
from tutor.turns import foreseen


def test_nothing_of_the_decks_is_seen() -> None:
    state = GAME.start(3, seed=5)
    seen = GAME.view(state, 1)
    assert set(seen.parts_deck) == {"?"}
    assert {card for deck in (*seen.order_decks, *seen.staff_decks) for card in deck} == {"?"}
    assert seen.seed is None
    assert seen.players == state.players


def test_a_view_gives_nothing_away() -> None:
    state = play(GAME.start(2, seed=3))
    hidden = set(state.parts_deck[5:])
    assert not any(f"'{card}'" in repr(state) for card in hidden)


def test_each_deck_is_dealt_anew_by_itself() -> None:
    """Orders of one size, Employees of one store: what lies in other decks is known."""
    state = GAME.start(3, seed=5)
    other = redrawn(GAME, state, 1, random.Random(1))
    assert other is not None
    assert other != state
    assert GAME.view(other, 1) == GAME.view(state, 1)
    for one, two in zip(state.staff_decks, other.staff_decks, strict=True):
        assert sorted(one) == sorted(two)


def test_a_view_can_be_played_until_cards_are_drawn() -> None:
    """What is drawn stays hidden: it is told so, and nothing is listed that nobody can see."""
    state, rng, kinds = GAME.start(4, seed=3), random.Random(3), set[str]()
    while not GAME.over(state):
        action = rng.choice(GAME.actions(state))
        after = GAME.apply(state, action)
        if not foreseen(GAME, state, action, after):
            seen = GAME.apply(GAME.view(state, GAME.to_move(state)), action)
            kinds.add(f"{seen.phase} {seen.step}")
            assert GAME.actions(seen) == ()
            assert GAME.explain(seen, GAME.actions(after)[0])[0].message.startswith("Nobody can")
            assert "?" not in GAME.describe(seen)
        state = after
    assert kinds == {"draft pick", "run new"}


def test_a_position_without_a_seed_is_played_on() -> None:
    """As one written by hand: its days are dealt, too."""
    state: State = attrs.evolve(GAME.start(2, seed=2), seed=None)
    rng = random.Random(5)
    while not GAME.over(state):
        state = GAME.apply(state, rng.choice(GAME.actions(state)))
    assert state.day == 5
