"""What a computer player sells: every combination of orders and a delivery, each position once."""

from __future__ import annotations

from tutor.chocolate_factory.actions import Action, Deliver, Supply
from tutor.chocolate_factory.cleaning import room_overnight
from tutor.chocolate_factory.components import Components
from tutor.chocolate_factory.delivering import by_money, moved, open_store
from tutor.chocolate_factory.fulfilling import sales, successor
from tutor.chocolate_factory.players.worth import (
    COAL,
    COMPLETED,
    FIRST_VISIT,
    SPACE,
    STAGE_LEFT,
    TOMORROW,
    TRADED,
    goods_worth,
)
from tutor.chocolate_factory.state import FULFIL, SUPPLY, S, Seat, State, Store, with_seat
from tutor.kit.frozen import changed

MOST_POSITIONS = 300


def best_sale(
    state: State, cards: Components, *, delivers: bool = True
) -> tuple[float, tuple[Action, ...]]:
    """Return the value of the best sequence of a Fulfil, in pounds, and the sequence without its
    end; only orders for a player who does not think of the stores (`delivers`).
    """
    best: tuple[float, tuple[Action, ...]] = (-1.0, ())
    seen = {_key(state.seat)}
    open_: list[tuple[State, float, tuple[Action, ...]]] = [(state, 0.0, ())]
    while open_:
        now, so_far, path = open_.pop()
        total = so_far + left_over(now, cards) + _money_worth(now, cards, delivers=delivers)
        best = max(best, (total, path), key=lambda it: it[0])
        if len(seen) >= MOST_POSITIONS:
            continue
        for action in sales(now, cards):
            if delivers or isinstance(action, Supply):
                after = successor(now, action, cards)
                if _key(after.seat) not in seen:
                    seen.add(_key(after.seat))
                    open_.append((after, so_far + gain(now, action, after, cards), (*path, action)))
    return best


def _key(seat: Seat) -> tuple[object, ...]:
    return seat.store, seat.orders, seat.supplied_today, seat.copied


def gain(state: State, action: Action, after: State, cards: Components) -> float:
    """Return what one sale is worth: its money, and what it is on the way to."""
    seat = state.seat
    if isinstance(action, Supply):
        whole = len(after.seat.completed) > len(seat.completed)
        return after.seat.money - seat.money + (COMPLETED if whole else STAGE_LEFT)
    assert isinstance(action, Deliver)
    store = open_store(state, cards)
    assert store is not None
    return _spaces_worth(state, store, moved(state, store, action.goods, cards, action.copied))


def _spaces_worth(state: State, store: Store, by: int) -> float:
    """Value so many spaces at a store, the first one more."""
    first = FIRST_VISIT if by and not store.space(state.player) else 0.0
    return first + SPACE * by


def _money_worth(state: State, cards: Components, *, delivers: bool) -> float:
    """Value the spaces that the money of the day moves the marker in the end (clause 17.2)."""
    by = by_money(state, cards) if delivers else 0
    store = open_store(state, cards) if by else None
    return _spaces_worth(state, store, by) if store is not None else 0.0


def left_over(state: State, cards: Components) -> float:
    """Value what stays in the store room: all of it on Saturday, the best few pieces else."""
    seat = state.seat
    if state.last_day:
        return len(seat.store) + coal_worth(state, seat)
    room = room_overnight(seat, cards, state.overnight)
    stays = seat.store[max(0, len(seat.store) - room) :]
    traded = len(seat.store) - len(stays)
    return TOMORROW * goods_worth(stays) + COAL * traded * TRADED + coal_worth(state, seat)


def coal_worth(state: State, seat: Seat) -> float:
    """Value the coal in the bunker: money on Saturday (clause 11.6)."""
    return float(seat.coal) if state.last_day else COAL * seat.coal


def as_if_selling(state: S, seat: Seat) -> S:
    """Return the position in which this seat, after its run, fulfils orders."""
    after = changed(seat, pushed=False, used=())
    if state.last_day:
        goods = "".join(sorted(seat.store + "".join(seat.belt), key="BOKFCNX".index))
        after = changed(after, store=goods, belt=("",) * len(seat.belt))
    return changed(with_seat(state, after), phase=FULFIL, step=SUPPLY)
