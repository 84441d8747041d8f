"""Puzzles made by hand: a Part and its tile, the markers of a store, or a store room and a side D.

draft = Draft("result", part="A4", tile="KF")
task = draft.task()     # DraftError: what is wrong; UnfinishedError while something is to come
finding = examine(task)  # is it proven, how hard is it; if it is none, why not
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import attrs

from tutor.chocolate_factory.components import COAL
from tutor.chocolate_factory.goods import pile, without
from tutor.chocolate_factory.orders import SIZES
from tutor.chocolate_factory.parts import PRINTED
from tutor.chocolate_factory.puzzles.evenings import store_of
from tutor.chocolate_factory.puzzles.kinds import PUZZLE_KINDS
from tutor.chocolate_factory.puzzles.making.possible import problems
from tutor.chocolate_factory.puzzles.making.tasks import RULES
from tutor.chocolate_factory.puzzles.model import CARDS, GAME, Task
from tutor.chocolate_factory.setup import PRINTED_PLACES
from tutor.chocolate_factory.shifts import TILE_OF, effect_of
from tutor.chocolate_factory.sides import COPY, MONEY
from tutor.chocolate_factory.state import (
    DAYS,
    FULFIL,
    OPERATE,
    PLACES,
    RUN,
    SUPPLY,
    TILES,
    OpenOrder,
    Packets,
    Seat,
    State,
    Store,
    view,
)
from tutor.chocolate_factory.stores import NEW_SIDES, STORES, TRACK
from tutor.engine import Violation
from tutor.i18n import N_, _
from tutor.puzzles.drafting import DraftError, Finding, UnfinishedError
from tutor.puzzles.pack import prove

ROOMS = {"delivery": NEW_SIDES[1], "borrow": COPY[1], "counted": MONEY}
"""Kinds about a store room and a new side of the store one supplies: which side it is."""
DRAWN = ("result", "ranks", "lift", *ROOMS)
"""Kinds about one tile, track or store room, which can be set up by hand and proven at once."""
FROM_GAMES = tuple(kind for kind in PUZZLE_KINDS if kind not in DRAWN)
"""Kinds about a whole run, an evening or a week: they come out of games."""
NOT_DRAWN = N_("Puzzles of this kind come out of games; they are not made by hand.")
MOST_PIECES = 8
"""Chocolates on a tile that can still be told apart on a phone."""
MOST_IN_ROOM = 25
"""Chocolates in a store room."""
MOST_EARNED = 40
"""Pounds from Corner Shops of a day."""
LENDERS = "FSHD"
"""Stores whose rule The Palace Boutique can borrow."""
NEW_PLACE = "b2"
"""Where a Part of a deck lies in these puzzles: below the second tile."""
DECK_B = 3
"""The first day of deck B (clause 2.2)."""
HIRED = {store: next(it for it in CARDS.staff.values() if it.store == store) for store in STORES}
"""An Employee of each store who has given a Gift, and changes nothing later."""
PARTS = tuple(it.id for it in CARDS.parts.values() if not it.is_chute and not it.moves)
"""The Parts that a question can be about, the printed ones first; none of the expansion."""

Stack = tuple[tuple[int, int], ...]
Orders = tuple[OpenOrder | None, ...]


@attrs.frozen(slots=False)
class Draft:
    """A puzzle being made; player 0 solves it.

    `part` and `tile`: the Part that works, and the chocolates below or above it. `store` and
    `stack`: the track, and who stands on which space, in the order in which they came there.
    `room`: chocolates in the store room; `space`: where one's own marker stands; `sides`: of each
    of LENDERS, whose rules can be borrowed; `earned`: pounds of today, which sides C count;
    `orders`: one's own. What a kind does not need is kept, but makes no difference.
    """

    kind: str = "result"
    part: str = "A4"
    tile: str = "KF"
    store: str = "S"
    players: int = 4
    stack: Stack = ((0, 6), (1, 7), (2, 6), (3, 2))
    room: str = "KFCNX"
    space: int = 0
    sides: str = "DDDD"
    earned: int = 0
    orders: Orders = (OpenOrder("S4"), OpenOrder("M6"), OpenOrder("L6"))

    @property
    def of_room(self) -> bool:
        """Whether the question is about a store room and a new side."""
        return self.kind in ROOMS

    @property
    def of_store(self) -> bool:
        """Whether the question is about the markers of a store."""
        return PUZZLE_KINDS[self.kind].theme == "stores" and not self.of_room

    @property
    def pieces(self) -> str:
        """The chocolates that are laid and taken away: on the tile, or in the store room."""
        return self.room if self.of_room else self.tile

    @property
    def named(self) -> str:
        """What the question names."""
        return "" if self.of_room else self.store if self.of_store else self.place

    @property
    def place(self) -> str:
        """Where the Part lies."""
        return PLACES[PRINTED_PLACES.index(self.part)] if self.part in PRINTED else NEW_PLACE

    # ---- making it

    def with_piece(self, kind: str) -> Draft:
        """Return the draft with one chocolate more. Raises DraftError where enough lie."""
        most = MOST_IN_ROOM if self.of_room else MOST_PIECES
        if len(self.pieces) >= most:
            text = _("{n} chocolates are enough for a puzzle; take one away first.")
            raise DraftError(text.format(n=most))
        return self.with_pieces(pile(self.pieces + kind))

    def without_piece(self, kind: str) -> Draft:
        """Return the draft with one chocolate of this kind less, if one lies there."""
        return self.with_pieces(without(self.pieces, kind))

    def with_pieces(self, goods: str) -> Draft:
        """Return the draft with these chocolates on the tile, or in the store room."""
        if self.of_room:
            return attrs.evolve(self, room=goods)
        return attrs.evolve(self, tile=goods)

    def with_players(self, players: int) -> Draft:
        """Return the draft with so many players; who leaves takes the marker along."""
        kept = tuple(it for it in self.stack if it[0] < players)
        return attrs.evolve(self, players=players, stack=kept)

    def moved(self, player: int, space: int) -> Draft:
        """Return the draft with a marker on a space, on top of others; space 0 takes it away.
        Raises DraftError beyond the track.
        """
        if not 0 <= space <= TRACK:
            raise DraftError(_("The track has {n} spaces.").format(n=TRACK), "9.5")
        others = tuple(it for it in self.stack if it[0] != player)
        return attrs.evolve(self, stack=(*others, (player, space)) if space else others)

    def with_order(self, n: int, card: str) -> Draft:
        """Return the draft with this order in a place, none of its stages done. Raises DraftError
        if it lies in another place.
        """
        return attrs.evolve(self, orders=with_order(self.orders, n, card))

    # ---- what it is

    @property
    def state(self) -> State:
        """The table: Saturday evening for a store, else a Shift of the first day of the Part."""
        if self.of_room:
            return self._supplying()
        if self.of_store:
            track = {self.store: self.stack}
            return _evening(_begun(self.players, DAYS - 1, self.store), {}, track)
        return self._shift()

    def _supplying(self) -> State:
        """One's own evening, with the store room full and a new side to supply."""
        copies = self.kind == "borrow"
        store = COPY[0] if copies else self.store
        sides = dict(zip(LENDERS, self.sides, strict=True)) if copies else {}
        track = {store: ((0, self.space),)} if self.space else {}
        sides[store] = ROOMS[self.kind]
        table = _evening(_begun(2, DAYS - 1, store), sides, track)
        first, other = table.players
        own = attrs.evolve(first, store=self.room, money=self.earned, earned_today=self.earned)
        if self.kind == "counted":
            own = attrs.evolve(own, orders=self.orders)
            other = attrs.evolve(other, orders=_others(self.orders))
        return attrs.evolve(table, players=(own, other))

    def _shift(self) -> State:
        table = _begun(2, DECK_B if self.part in CARDS.decks[1] else 0)
        first, *others = table.players
        at, tile = PLACES.index(self.place), TILE_OF[self.place]
        places = (*first.places[:at], self.part, *first.places[at + 1 :])
        belt = tuple(self.tile if n == tile else "" for n in range(TILES))
        own = attrs.evolve(first, places=places, belt=belt, pushed=True, outside=1)
        return attrs.evolve(table, phase=RUN, step=OPERATE, players=(own, *others))

    def task(self) -> Task:
        """Return the task. Raises DraftError for the first thing that is wrong."""
        if self.kind not in DRAWN:
            raise DraftError(_(NOT_DRAWN))
        task = Task(self.kind, self.state, 0, self.named)
        refuse_first(task, problems(task))
        return task

    @classmethod
    def of(cls, task: Task) -> Draft:
        """Return the draft of a finished task. Raises DraftError for one that comes out of
        games.
        """
        if task.kind not in DRAWN:
            raise DraftError(_(NOT_DRAWN))
        draft = cls(task.kind)
        if draft.of_room:
            if task.kind == "counted" and effect_of(task.seat, CARDS, "stage", "order"):
                raise DraftError(_(NOT_DRAWN))  # here no Employee changes what is earned
            store = store_of(task)
            lent = {it.id: it.side for it in task.state.stores}
            return attrs.evolve(
                draft,
                store=store.id,
                room=task.seat.store[:MOST_IN_ROOM],
                space=store.space(task.player),
                sides="".join(lent[each] for each in LENDERS),
                earned=min(task.seat.earned_today, MOST_EARNED),
                orders=task.seat.orders,
            )
        if draft.of_store:
            count = len(task.state.players)
            store = next(it for it in task.state.stores if it.id == task.named)
            stack = tuple(((who - task.player) % count, space) for who, space in store.stack)
            return attrs.evolve(draft, store=store.id, players=count, stack=stack)
        card = task.seat.part(task.named) or draft.part
        tile = task.seat.belt[TILE_OF[task.named]][:MOST_PIECES]
        return attrs.evolve(draft, part=card, tile=tile)


def _evening(table: State, sides: Mapping[str, str], tracks: Mapping[str, Stack]) -> State:
    """Return the table in the evening, with these sides and markers where stores differ."""
    seats = tuple(attrs.evolve(seat, outside=0) for seat in table.players)
    stores = tuple(
        Store(it.id, sides.get(it.id, it.side), tracks.get(it.id, it.stack)) for it in table.stores
    )
    return attrs.evolve(table, phase=FULFIL, step=SUPPLY, players=seats, stores=stores)


def _others(held: Orders) -> Orders:
    """Return orders for the other player, none of which is held: one of each size."""
    own = {it.id for it in held if it is not None}
    free = [it for it in CARDS.orders if it not in own]
    return tuple(OpenOrder(next(it for it in free if it.startswith(size))) for size in SIZES)


def _begun(players: int, day: int, store: str = "") -> State:
    """Return a table after the draft of a day, decks hidden; the first player has the Employee of
    this store.
    """
    table = view(RULES.start(players, seed=1))
    stores = [*dict.fromkeys((store or next(iter(STORES)), *STORES))]
    seats: tuple[Seat, ...] = tuple(
        attrs.evolve(seat, employee=HIRED[each].id, coal=COAL[day])
        for seat, each in zip(table.players, stores, strict=False)
    )
    left = 5 * (DAYS - 1 - day)
    return attrs.evolve(
        table, day=day, players=seats, packets=Packets(), parts_deck=table.parts_deck[:left]
    )


# ---- what editors of other tables share


def with_order(orders: Orders, n: int, card: str) -> Orders:
    """Return the orders with this one in a place, none of its stages done. Raises DraftError if it
    lies in another place.
    """
    others = (*orders[:n], *orders[n + 1 :])
    if any(it is not None and it.id == card for it in others):
        raise DraftError(_("This order lies there already."))
    return (*orders[:n], OpenOrder(card), *orders[n + 1 :])


def refuse_first(task: Task, problems: Sequence[Violation]) -> None:
    """Raise DraftError for the first problem of a task, UnfinishedError for what is to come."""
    lacking = task.asked.lacking(task)
    for problem in problems:
        if problem.message == lacking:
            raise UnfinishedError(lacking)
        raise DraftError(problem.message, problem.clause)


def examine(task: Task, game: str = GAME) -> Finding[Task]:
    """Prove a task of a game, or say what it lacks."""
    puzzle = prove(game, task)
    if puzzle is not None:
        return Finding(puzzle)
    return Finding(None, task.asked.why_not(task))
