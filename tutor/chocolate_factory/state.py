"""A position of Chocolate Factory: everything that lies on the table, frozen."""

from __future__ import annotations

from typing import Annotated, TypeVar

import attrs

from tutor.chocolate_factory.components import KEEP as ROOM_OVERNIGHT
from tutor.chocolate_factory.goods import KINDS, pile
from tutor.kit.frozen import changed
from tutor.kit.positions import Saves, seen_text
from tutor.kit.reading import choice, letters, number, text
from tutor.kit.records import LATER, Form, row_of
from tutor.kit.records import Seat as Player
from tutor.kit.start import Seed
from tutor.rich_display import shows

PREPARE = "prepare"
"""Between two days; no position lies there, as Prepare leaves no decision."""
DRAFT, RUN, FULFIL, CLEANUP, OVER = "draft", "run", "fulfil", "cleanup", "over"
PHASES = (DRAFT, RUN, FULFIL, CLEANUP, OVER)
"""Expand & Recruit, Run Factory, Fulfil Orders, Cleanup (clause 1.2), and the end."""
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

_LETTERS = letters(KINDS, 99)


def _pile(value: object) -> str:
    """Read chocolates, in any order."""
    return pile(_LETTERS(value))


Pile = Annotated[str, _pile]
Card = Annotated[str, text(12, least=1)]
Count = Annotated[int, number(999)]


@attrs.frozen
class OpenOrder:
    """An order that lies open: its card, and how many of its stages are done."""

    id: Card
    done: Annotated[int, number(3)] = 0


ORDER: Form[OpenOrder] = row_of(OpenOrder)
Lying = Annotated[OpenOrder, ORDER]


@attrs.frozen
class Store:
    """A Department Store: its letter, its side, and the markers as (player, space) in the order in
    which they came to their spaces; players who have not supplied it have none there."""

    id: Annotated[str, text(1)]
    side: Annotated[str, text(1)]
    stack: tuple[tuple[Player, Count], ...] = ()

    def space(self, player: int) -> int:
        """Return where the marker of a player stands, 0 beside the track."""
        return dict(self.stack).get(player, 0)


@attrs.frozen
class Packets:
    """The display of the day: packets of Parts and of Employees; taken ones are empty."""

    parts: tuple[tuple[Card, ...], ...] = ()
    staff: tuple[tuple[Card, ...], ...] = ()

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
    their three places, behind them any that are never replaced; None where one is completed.
    `completed`: ids of completed orders. `money`: from Corner Shops; `earned_today` of it today.
    `supplied_today`: the store has been supplied. `copied`: the store whose side C it copies today,
    "" for none (clause 17.3). `upgrades_left`: of an Action of one upgrade at a time.
    """

    places: tuple[Card | None, ...]
    belt: tuple[Pile, ...]
    outside: Annotated[int, number(9)]
    used: tuple[Annotated[str, choice(PLACES)], ...] = ()
    pushed: bool = False
    store: Pile = ""
    coal: Count = 0
    employee: Card | None = None
    employee_used: bool = False
    orders: tuple[Lying | None, ...] = ()
    completed: tuple[Card, ...] = ()
    money: Count = 0
    earned_today: Count = 0
    supplied_today: bool = False
    copied: Annotated[str, text(1)] = attrs.field(default="", metadata=LATER)
    upgrades_left: Annotated[int, number(9)] = attrs.field(default=0, metadata=LATER)

    @property
    def regular(self) -> tuple[OpenOrder | None, ...]:
        """The orders on the three places, which are replaced (clause 10.4)."""
        return self.orders[:ORDERS]

    def part(self, place: str) -> str | None:
        """Return the id of the Part at a place, None if there is none."""
        return self.places[PLACES.index(place)]


@shows("tutor.chocolate_factory.notebook_views:state")
@attrs.frozen(slots=False)
class State:
    """One position. Decks have their top card first, "?" where hidden.

    `day`: 0 for Monday to 5. `starter`: has the Start Player marker. `step`: what `player` is asked
    for; `waiting`: the Part to place, the icons of a Gift, or the orders drawn. `swapping`: the
    place of the order that an Employee exchanges. `gone`: cards out of the game. `seed`: of the
    shuffles to come, None in a view. `staff_extra`: deck of the expansion's Employees.
    `new_parts`: its Parts are in the game.
    """

    day: Annotated[int, number(DAYS - 1)]
    starter: Player
    phase: Annotated[str, choice(PHASES)]
    step: Annotated[str, text(12)]
    player: Player
    players: tuple[Seat, ...]
    stores: tuple[Store, ...]
    parts_deck: tuple[Card, ...] = ()
    order_decks: tuple[tuple[Card, ...], ...] = ((), (), ())
    staff_decks: tuple[tuple[Card, ...], ...] = ((), (), (), (), ())
    packets: Packets = attrs.field(factory=Packets)
    waiting: tuple[Card, ...] = ()
    swapping: Annotated[int, number(ORDERS - 1)] | None = None
    gone: tuple[Card, ...] = ()
    seed: Seed | None = None
    staff_extra: tuple[Card, ...] = attrs.field(default=(), metadata=LATER)
    new_parts: bool = attrs.field(default=False, metadata=LATER)

    def __repr__(self) -> str:
        """Show the state as everybody sees it: what is printed gives nothing away."""
        return seen_text(self, lambda state, _player: view(state), 0, len(self.players))

    @property
    def seat(self) -> Seat:
        """What the player to act has."""
        return self.players[self.player]

    @property
    def overnight(self) -> int:
        """Chocolates that a store room keeps overnight without an Employee's help (10.1)."""
        return ROOM_OVERNIGHT

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


SAVES = Saves(State, by_player="players")
S = TypeVar("S", bound=State)
"""Positions of this game, and of games with more on the table."""


def with_seat(state: S, seat: Seat) -> S:
    """Return the state in which the player to act has these things."""
    at = state.player
    return changed(state, players=(*state.players[:at], seat, *state.players[at + 1 :]))


def with_own(state: S, **changes: object) -> S:
    """Return the state in which the player to act has other values in some fields."""
    return with_seat(state, changed(state.seat, **changes))


def view(state: S) -> S:
    """Hide the order of decks and the seed, from everybody alike (H29)."""
    return changed(
        state,
        parts_deck=(HIDDEN,) * len(state.parts_deck),
        order_decks=tuple((HIDDEN,) * len(deck) for deck in state.order_decks),
        staff_decks=tuple((HIDDEN,) * len(deck) for deck in state.staff_decks),
        staff_extra=(HIDDEN,) * len(state.staff_extra),
        seed=None,
    )
