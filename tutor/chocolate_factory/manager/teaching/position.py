"""Positions of lessons: the author names what matters, the rest is a table on a given day."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import attrs

from tutor.chocolate_factory.expansion import load_box
from tutor.chocolate_factory.manager.game import FactoryManager
from tutor.chocolate_factory.manager.state import ManagerState
from tutor.chocolate_factory.manager.status import status
from tutor.chocolate_factory.state import OVER, OpenOrder, Packets, State
from tutor.chocolate_factory.stores import STORES
from tutor.chocolate_factory.teaching import position as main
from tutor.lessons.story import must_be

GAME = FactoryManager.from_file()
ORDERS = (("S4", 0), ("M8", 0), ("L6", 0))
"""Orders that a step is not about."""
EMPLOYEE = "ED1"
"""An Employee without an effect after Expand & Recruit."""


@attrs.frozen
class Week:
    """The cards of a week: the Weekly Target, Initial Demands and the five Daily ones, with blanks
    between them; `paid`: those that have their chocolates; `special`: Special Orders with the
    stages done.
    """

    target: str
    initial: str
    daily: str
    paid: str = ""
    special: Sequence[tuple[str, int]] = ()


def table(seed: int = 1, **options: Any) -> ManagerState:
    """Return a table just set, Monday's row laid out; `options` of the game."""
    return GAME.start(1, seed, options=options)


def factory(
    week: Week,
    belt: Sequence[str] = ("", "", "", ""),
    parts: Mapping[str, str] | None = None,
    *,
    coal: int = 5,
    room: str = "",
    outside: int = 3,
    pushed: bool = False,
    employee: str = EMPLOYEE,
    day: int = 0,
    orders: Sequence[tuple[str, int]] = (),
    completed: str = "",
    money: int = 0,
    markers: str = "00000",
) -> ManagerState:
    """Return a position in which the learner runs the Factory: `parts` by place, beside the printed
    ones; `completed`: orders, as "S1 M2"; `markers`: spaces at P F S H D. Raises PositionError for
    one that no game can come to."""
    found = main.factory(
        belt,
        parts,
        coal=coal,
        room=room,
        outside=outside,
        pushed=pushed,
        employee=employee,
        day=day,
        orders=orders,
        completed=(completed,),
        money=(money,),
        stores=_tracks(markers),
        made=lambda state: state,
    )
    return _alone(found, week)


def drafting(
    week: Week,
    staff: str,
    parts: str,
    *,
    day: int = 0,
    markers: str = "00000",
    **having: Any,
) -> ManagerState:
    """Return a morning: the row's Employees and Parts from left to right, "-" for the pair that has
    left; `having`: what the learner has besides, by the fields of a `Seat`. Raises PositionError.
    """
    found = main.drafting(
        ["" if it == "-" else it for it in parts.split()],
        ["" if it == "-" else it for it in staff.split()],
        day=day,
        having=(having,),
        stores=_tracks(markers),
        made=lambda state: state,
    )
    return _alone(found, week)


def evening(
    week: Week,
    room: str,
    orders: Sequence[tuple[str, int]] = (),
    *,
    employee: str = EMPLOYEE,
    day: int = 0,
    completed: str = "",
    money: int = 0,
    markers: str = "00000",
    sides: str = "",
) -> ManagerState:
    """Return a position in which the learner fulfils orders, as `factory`; `sides`: stores that
    show side B. Raises PositionError."""
    found = main.fulfilling(
        room,
        orders,
        employee=employee,
        stores=_tracks(markers),
        sides=sides,
        day=day,
        money=money,
        made=lambda state: state,
    )
    return _alone(found, week, completed=tuple(completed.split()))


def over(
    week: Week, markers: str = "00000", *, money: int = 0, completed: str = ""
) -> ManagerState:
    """Return a week that is over, as `factory`. Raises PositionError."""
    found = evening(week, "", ORDERS, day=5, completed=completed, money=money, markers=markers)
    return _checked(attrs.evolve(found, phase=OVER, step="", packets=Packets()))


def played(start: ManagerState, *moves: str) -> ManagerState:
    """Return the position after these moves."""
    state = start
    for text in moves:
        state = GAME.apply(state, GAME.parse_action(text))
    return state


def _tracks(markers: str) -> dict[str, tuple[tuple[int, int], ...]]:
    """Return the marker of each store, where it has moved."""
    pairs = zip(STORES, map(int, markers), strict=True)
    return {store: ((0, n),) if n else () for store, n in pairs}


def _alone(found: State, week: Week, **changes: Any) -> ManagerState:
    """Return the position of the first player, alone with the cards of a week."""
    seat = attrs.evolve(found.players[0], **changes)
    special = tuple(OpenOrder(*it) for it in week.special)
    seat = attrs.evolve(seat, orders=(*seat.orders, *special))
    lying = {it.id for it in seat.orders if it} | {*seat.completed}
    decks = tuple(tuple(it for it in deck if it not in lying) for deck in found.order_decks)
    fields = {field.name: getattr(found, field.name) for field in attrs.fields(State)}
    fields |= {"players": (seat,), "order_decks": decks}
    state = ManagerState(
        **fields,
        target=week.target,
        initial=tuple(week.initial.split()),
        daily=tuple(week.daily.split()),
        paid=tuple(week.paid.split()),
        pending=(0,) * len(seat.orders),
    )
    return _checked(state)


def _checked(state: ManagerState) -> ManagerState:
    must_be(status(state, load_box()))
    return state
