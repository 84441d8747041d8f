"""The game against the slow referee, position by position; and the order of the referee's own."""

from __future__ import annotations

import random

import attrs
import pytest

from tests.chocolate_factory import slow
from tests.chocolate_factory.positions import GAME
from tutor.chocolate_factory.actions import (
    Deliver,
    Drop,
    Keep,
    Operate,
    Place,
    Shift,
    Supply,
    Take,
    Trade,
    Use,
)
from tutor.chocolate_factory.orders import payments
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


def given(state: State, action: Supply) -> str:
    """What a Supply gives, also where its text leaves the letters out."""
    mine = state.seat.orders[action.order]
    assert mine is not None
    needs = GAME.components.orders[mine.id].needs(mine.done, action.stage)
    return slow.heap(action.goods or payments(needs)[0])


def compare(state: State) -> None:
    """Hold all that the game offers against what the referee allows."""
    actions, seat = GAME.actions(state), state.seat
    if state.step == "pick":
        assert {(it.kind, it.packet, it.card) for it in actions if isinstance(it, Take)} == set(
            slow.picks(state)
        )
    elif state.step == "place":
        assert len(actions) == 8 == sum(isinstance(it, Place) for it in actions)
    elif state.step in ("ready", "operate"):
        loads = {slow.heap(it.load) for it in actions if isinstance(it, Shift)}
        assert loads == slow.loads(seat)
        trades = {it.goods for it in actions if isinstance(it, Trade)}
        assert trades == slow.trades(seat)
        pushed = state.step == "operate"
        uses = {
            (it.place, slow.heap(after.belt[int(it.place[1]) - 1]), after.coal)
            for it in actions
            if isinstance(it, Operate) and not it.by_employee
            for after in (GAME.apply(state, it).seat,)
        }
        assert uses == (slow.uses(seat) if pushed else set())
        own = [n % 4 + 1 for n, it in enumerate(seat.places) if it == "Chute"]
        drops = {
            (own[0] if it.tile is None else it.tile, slow.heap(it.goods))
            for it in actions
            if isinstance(it, Drop)
        }
        assert drops == (slow.chutes(seat) if pushed else set())
    elif state.step == "fulfil":
        supplies = {
            (it.order, it.stage, given(state, it))
            for it in actions
            if isinstance(it, Supply) and not it.by_employee
        }
        assert supplies == slow.supplies(seat)
        found = {it.goods: it for it in actions if isinstance(it, Deliver)}
        reached = {}
        for goods, it in found.items():
            after = GAME.apply(state, it)
            reached[slow.heap(goods)] = max(
                store.space(state.player)
                for store, before in zip(after.stores, state.stores, strict=True)
                if store != before
            )
        assert reached == slow.deliveries(state)
    elif state.step == "keep":
        most = 6 if slow.key(seat) == "keep +4" else 2
        kept = {slow.heap(it.goods) for it in actions if isinstance(it, Keep)}
        assert kept == {some for some in slow.subsets(seat.store) if len(some) <= most}


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
