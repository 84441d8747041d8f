"""A position of Chocolate Factory: everything that lies on the table, frozen."""

from __future__ import annotations

from typing import TypeVar

import attrs

DRAFT, RUN, FULFIL, CLEANUP, OVER = "draft", "run", "fulfil", "cleanup", "over"
PHASES = (DRAFT, RUN, FULFIL, CLEANUP, OVER)
"""Expand & Recruit, Run Factory, Fulfil Orders, Cleanup (clause 1.2), and the end. Prepare leaves
no decision."""
PICK, PLACE, GIFT, READY, OPERATE, SUPPLY, KEEP, NEW = (
    "pick",
    "place",
    "gift",
    "ready",
    "operate",
    "fulfil",
    "keep",
    "new",
)
STEPS = {
    DRAFT: (PICK, PLACE, GIFT),
    RUN: (READY, OPERATE, NEW),
    FULFIL: (SUPPLY, NEW),
    CLEANUP: (KEEP, NEW),
    OVER: ("",),
}
"""What may be waited for in each phase."""

PLACES = ("t1", "t2", "t3", "t4", "b1", "b2", "b3", "b4")
"""Places of Parts: above and below tile 1 to 4, from the entrance on."""
TILES = 4
"""Conveyor tiles in the channel (clause 3.1)."""
HIDDEN = "?"
"""A card that cannot be seen."""
DAYS = 6
ORDERS = 3
"""Places for Corner Shop orders (clause 3.3)."""


@attrs.frozen
class OpenOrder:
    """An order that lies open: its card, and how many of its stages are done."""

    id: str
    done: int = 0


@attrs.frozen
class Store:
    """A Department Store: its letter, its side, and the markers as (player, space) in the order in
    which they came to their spaces; players who have not supplied it have none there."""

    id: str
    side: str
    stack: tuple[tuple[int, int], ...] = ()

    def space(self, player: int) -> int:
        """Where the marker of a player stands, 0 beside the track."""
        return dict(self.stack).get(player, 0)


@attrs.frozen
class Packets:
    """The display of the day: packets of Parts and of Employees; taken ones are empty."""

    parts: tuple[tuple[str, ...], ...] = ()
    staff: tuple[tuple[str, ...], ...] = ()

    @property
    def taken(self) -> int:
        """How many packets are taken."""
        return sum(not packet for packet in (*self.parts, *self.staff))


@attrs.frozen(slots=False)
class Seat:
    """All that one player has.

    `places`: the Part of each of PLACES, None where there is none. `belt`: the pile on each tile in
    the channel. `outside`: tiles still beside the entrance. `used`: places operated in this Shift.
    `pushed`: this Shift's push is done. `store`: the store room. `coal`: in the bunker. `employee`:
    of the day. `employee_used`: its Action is taken (`upgrade shift`: in this Shift). `orders`: on
    their three places, None where one is completed. `completed`: ids of completed orders. `money`:
    from Corner Shops; `earned_today` of it today. `supplied_today`: the store has been supplied.
    """

    places: tuple[str | None, ...]
    belt: tuple[str, ...]
    outside: int
    used: tuple[str, ...] = ()
    pushed: bool = False
    store: str = ""
    coal: int = 0
    employee: str | None = None
    employee_used: bool = False
    orders: tuple[OpenOrder | None, ...] = ()
    completed: tuple[str, ...] = ()
    money: int = 0
    earned_today: int = 0
    supplied_today: bool = False

    def part(self, place: str) -> str | None:
        """The id of the Part at a place, None if there is none."""
        return self.places[PLACES.index(place)]


@attrs.frozen(slots=False)
class State:
    """One position. Decks have their top card first, "?" where hidden.

    `day`: 0 for Monday to 5. `starter`: has the Start Player marker. `step`: what `player` is asked
    for; `waiting`: the Part to place, the icons of a Gift, or the orders drawn. `swapping`: the
    place of the order that an Employee exchanges. `gone`: cards out of the game. `seed`: of the
    shuffles to come, None in a view.
    """

    day: int
    starter: int
    phase: str
    step: str
    player: int
    players: tuple[Seat, ...]
    stores: tuple[Store, ...]
    parts_deck: tuple[str, ...] = ()
    order_decks: tuple[tuple[str, ...], ...] = ((), (), ())
    staff_decks: tuple[tuple[str, ...], ...] = ((), (), (), (), ())
    packets: Packets = attrs.field(factory=Packets)
    waiting: tuple[str, ...] = ()
    swapping: int | None = None
    gone: tuple[str, ...] = ()
    seed: int | None = None

    @property
    def seat(self) -> Seat:
        """What the player to act has."""
        return self.players[self.player]

    @property
    def last_day(self) -> bool:
        """Whether it is Saturday."""
        return self.day == DAYS - 1

    @property
    def turn_order(self) -> tuple[int, ...]:
        """The players clockwise from the start player on."""
        n = len(self.players)
        return tuple((self.starter + i) % n for i in range(n))

    @property
    def snake(self) -> tuple[int, ...]:
        """Who takes a packet, one after the other (clauses 6.1 and 6.2)."""
        return (*self.turn_order, *reversed(self.turn_order))

    @property
    def snake_place(self) -> int:
        """Which packet of the day is being taken or was taken just now, from 0."""
        return self.packets.taken - (self.step in (PLACE, GIFT))


T = TypeVar("T", State, Seat)


def changed(record: T, **changes: object) -> T:
    """The record with other values in some fields: `attrs.evolve` at a fifth of its time."""
    following = object.__new__(type(record))
    following.__dict__.update(record.__dict__, **changes)
    return following


def with_seat(state: State, seat: Seat) -> State:
    """The state in which the player to act has these things."""
    at = state.player
    return changed(state, players=(*state.players[:at], seat, *state.players[at + 1 :]))


def with_own(state: State, **changes: object) -> State:
    """The state in which the player to act has other values in some fields."""
    return with_seat(state, changed(state.seat, **changes))


def view(state: State) -> State:
    """The state as everybody may see it: the order of decks and the seed are hidden (H29)."""
    return changed(
        state,
        parts_deck=(HIDDEN,) * len(state.parts_deck),
        order_decks=tuple((HIDDEN,) * len(deck) for deck in state.order_decks),
        staff_decks=tuple((HIDDEN,) * len(deck) for deck in state.staff_decks),
        seed=None,
    )
