"""The game against the slow referee, position by position; and the order of the referee's own."""

from __future__ import annotations

import random

import attrs
import pytest

from tests.chocolate_factory import slow
from tests.chocolate_factory.comparing import compare
from tests.chocolate_factory.positions import GAME
from tutor.chocolate_factory.actions import (
    Deliver,
    Operate,
    Supply,
    Trade,
    Use,
)
from tutor.chocolate_factory.setup import SIDE_OPTIONS
from tutor.chocolate_factory.state import State

WEEKS = [(2, 1, "A"), (3, 2, "B"), (4, 3, "AB"), (2, 4, "B")]


def of_a_week(players: int, seed: int, sides: str) -> list[State]:
    """Every position of a week by chance, in which Parts work more often than chocolates leave."""
    rng = random.Random(f"{players} {seed}")
    found = [GAME.start(players, seed, options=dict.fromkeys(SIDE_OPTIONS, sides))]
    while not GAME.over(found[-1]):
        actions = GAME.actions(found[-1])
        liked = [it for it in actions if isinstance(it, Operate | Supply | Deliver | Use)]
        chosen = liked if liked and rng.random() < 0.8 else actions
        chosen = [it for it in chosen if not isinstance(it, Trade)] or chosen
        found.append(GAME.apply(found[-1], rng.choice(chosen)))
    return found


def with_employee(state: State, card: str) -> State:
    """The same position with another Employee, whose ability is not used."""
    seat = attrs.evolve(state.seat, employee=card, employee_used=False)
    at = state.player
    return attrs.evolve(state, players=(*state.players[:at], seat, *state.players[at + 1 :]))


@pytest.mark.parametrize(("players", "seed", "sides"), WEEKS)
def test_everything_legal_is_what_the_referee_allows(players: int, seed: int, sides: str) -> None:
    rng = random.Random(seed)
    for n, state in enumerate(of_a_week(players, seed, sides)):
        compare(state)
        if state.phase != "draft" and not n % 4:
            for card in rng.sample(sorted(slow.STAFF), 4):
                compare(with_employee(state, card))


@pytest.mark.parametrize(("players", "seed", "sides"), WEEKS)
def test_the_money_is_what_the_referee_counts(players: int, seed: int, sides: str) -> None:
    for state in of_a_week(players, seed, sides)[::-1][::7]:
        counted = slow.totals(state)
        assert [counted[it.player] for it in GAME.standings(state)] == [
            it.total for it in GAME.standings(state)
        ]


def test_every_part_makes_of_every_tile_what_the_referee_makes() -> None:
    from itertools import combinations_with_replacement

    from tutor.chocolate_factory import outcomes
    from tutor.chocolate_factory.goods import KINDS

    for card in GAME.components.parts:
        for n in range(1, 4):
            for tile in map("".join, combinations_with_replacement(KINDS, n)):
                found = {slow.heap(it) for it in outcomes(card, tile)}
                assert found == slow.made(card, slow.heap(tile)), (card, tile)
