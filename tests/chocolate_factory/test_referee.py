"""The game against the slow referee, position by position; and the order of the referee's own."""

from __future__ import annotations

import random

import attrs
import pytest

from tests.chocolate_factory import slow
from tests.chocolate_factory.comparing import compare
from tests.chocolate_factory.positions import GAME, week
from tutor.chocolate_factory.state import State

WEEKS = [(2, 1, "A"), (3, 2, "B"), (4, 3, "AB"), (2, 4, "B")]


def with_employee(state: State, card: str) -> State:
    """The same position with another Employee, whose ability is not used."""
    seat = attrs.evolve(state.seat, employee=card, employee_used=False)
    at = state.player
    return attrs.evolve(state, players=(*state.players[:at], seat, *state.players[at + 1 :]))


@pytest.mark.parametrize(("players", "seed", "sides"), WEEKS)
def test_everything_legal_is_what_the_referee_allows(players: int, seed: int, sides: str) -> None:
    rng = random.Random(seed)
    for n, state in enumerate(week(GAME, players, seed, sides)):
        compare(state)
        if state.phase != "draft" and not n % 4:
            for card in rng.sample(sorted(slow.STAFF), 4):
                compare(with_employee(state, card))


@pytest.mark.parametrize(("players", "seed", "sides"), WEEKS)
def test_the_money_is_what_the_referee_counts(players: int, seed: int, sides: str) -> None:
    for state in week(GAME, players, seed, sides)[::-1][::7]:
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
