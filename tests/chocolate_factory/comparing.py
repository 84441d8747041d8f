"""What a game offers against what the slow referee allows."""

from __future__ import annotations

from typing import Any

from tests.chocolate_factory import slow
from tests.chocolate_factory.positions import GAME
from tutor.chocolate_factory.actions import (
    Deliver,
    Done,
    Drop,
    Keep,
    Operate,
    Place,
    Shift,
    Supply,
    Take,
    Trade,
)
from tutor.chocolate_factory.orders import payments
from tutor.chocolate_factory.state import State


def given(state: State, action: Supply) -> str:
    """What a Supply gives, also where its text leaves the letters out."""
    mine = state.seat.orders[action.order]
    assert mine is not None
    needs = GAME.components.orders[mine.id].needs(mine.done, action.stage)
    return slow.heap(action.goods or payments(needs)[0])


def spaces_of(state: State, player: int) -> dict[str, int]:
    """Where the markers of a player stand, by store."""
    return {it.id: it.space(player) for it in state.stores}


def compare(state: State, game: Any = GAME, keeps: int = 2) -> None:
    """Hold all that the game offers against what the referee allows; `keeps`: overnight."""
    actions, seat = game.actions(state), state.seat
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
            (it.place, tuple(map(slow.heap, after.belt)), after.coal)
            for it in actions
            if isinstance(it, Operate) and not it.by_employee
            for after in (game.apply(state, it).seat,)
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
        name = slow.ALL_STAFF[seat.employee]["store"]
        reached = {
            (it.copied, slow.heap(it.goods)): spaces_of(game.apply(state, it), state.player)[name]
            for it in actions
            if isinstance(it, Deliver)
        }
        assert reached == slow.deliveries(state)
        assert spaces_of(game.apply(state, Done()), state.player) == slow.at_the_end(state)
    elif state.step == "keep":
        most = keeps + 4 * (slow.key(seat) == "keep +4")
        kept = {slow.heap(it.goods) for it in actions if isinstance(it, Keep)}
        assert kept == {some for some in slow.subsets(seat.store) if len(some) <= most}
