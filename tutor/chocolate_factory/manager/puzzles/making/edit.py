"""Puzzles of the solo game made by hand: cards and markers, or the chocolates of an evening.

draft = Draft("pays", target="W2", demands=("D1", "D7"), markers=(3, 3, 0, 0, 2))
task = draft.task()            # DraftError: what is wrong; UnfinishedError: what is to come
finding = examine(task, GAME)  # as in the main game
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Any

import attrs

from tutor.chocolate_factory.components import COAL
from tutor.chocolate_factory.goods import pile, without
from tutor.chocolate_factory.manager.cards import load_cards
from tutor.chocolate_factory.manager.judging import spaces
from tutor.chocolate_factory.manager.puzzles.composing import OTHERS, with_markers
from tutor.chocolate_factory.manager.puzzles.kinds import PUZZLE_KINDS
from tutor.chocolate_factory.manager.puzzles.kinds.days import FEWEST, MOVES, WEEKDAYS
from tutor.chocolate_factory.manager.puzzles.making.possible import problems
from tutor.chocolate_factory.manager.puzzles.model import CARDS, RULES, Task, week
from tutor.chocolate_factory.manager.puzzles.steps import step_cards
from tutor.chocolate_factory.manager.setup import LEAVES, MOST_INITIAL
from tutor.chocolate_factory.manager.state import DAILY, TARGETS, ManagerState, seen
from tutor.chocolate_factory.puzzles.kinds.keep import coming
from tutor.chocolate_factory.puzzles.making.edit import (
    DECK_B,
    HIRED,
    NOT_DRAWN,
    Orders,
    refuse_first,
    with_order,
)
from tutor.chocolate_factory.shifts import effect_of
from tutor.chocolate_factory.state import (
    DAYS,
    DRAFT,
    FULFIL,
    HIDDEN,
    ORDERS,
    PICK,
    SUPPLY,
    TILES,
    OpenOrder,
    Packets,
)
from tutor.chocolate_factory.stores import STORES
from tutor.i18n import _
from tutor.kit.frozen import changed
from tutor.puzzles.drafting import DraftError

EVENINGS = ("later",)
"""Kinds about the chocolates of an evening."""
DRAWN = ("pays", "missing", "days", *EVENINGS)
"""Kinds about cards and markers, or one evening, which can be set up by hand and proven at once."""
FROM_GAMES = tuple(kind for kind in PUZZLE_KINDS if kind not in DRAWN)
"""Kinds about a whole Factory: they come out of games."""
PLAIN_TARGETS = tuple(it for it in TARGETS if not load_cards()[it].special)
"""Weekly Targets without Special Orders, which no question of steps is about."""
NO_STEPS = next(it for it in PLAIN_TARGETS if not load_cards()[it].steps)
FILLERS = tuple(sorted(OTHERS, key=lambda it: bool(load_cards()[it].give)))
"""Demands that ask for no steps, those for money first: they lie where nothing else was chosen."""
GIFTS = tuple(it for it in OTHERS if load_cards()[it].give)
"""Demands that ask for chocolates."""
LAST_BEGUN = DAYS - FEWEST
"""The last day on whose morning there is something to plan."""
MOST_PIECES = 10
"""Chocolates in the store room, or on tomorrow's belt, that can still be planned in the head."""
ROOM, BELT = "room", "belt"
"""Where chocolates are laid."""
SEEN_TO = "P"
"""The store whose Employee one has on an evening: it changes nothing there."""
Markers = tuple[int, ...]


@attrs.frozen(slots=False)
class Draft:
    """A puzzle being made.

    `target` and `demands`: the cards with steps that lie open; other Demands fill the places that
    are left. `markers`: their spaces, of P F S H D. `day` and `by`: whose morning it is, and how
    many spaces a delivery moves. `give`: the Demand whose chocolates are asked about; `room`,
    `belt`: what lies in the store room, and what comes out tomorrow; `orders`: on their places.
    What a kind does not need is kept, but makes no difference.
    """

    kind: str = "pays"
    target: str = "W2"
    demands: tuple[str, ...] = ("D1", "D7", "D8")
    markers: Markers = (4, 3, 1, 4, 2)
    day: int = 2
    by: str = MOVES[0]
    give: str = "D9"
    room: str = "KKKCCNNN"
    belt: str = "BBB"
    orders: Orders = (OpenOrder("S17"), OpenOrder("M11"), OpenOrder("L8"))

    @property
    def of_evening(self) -> bool:
        """Whether the question is about the chocolates of an evening."""
        return self.kind in EVENINGS

    @property
    def of_morning(self) -> bool:
        """Whether the question is about the stores of the days to come."""
        return self.kind == "days"

    @property
    def named(self) -> str:
        """What the question names."""
        return self.give if self.of_evening else self.by if self.of_morning else ""

    @property
    def today(self) -> int:
        """The day of the question: Saturday for steps, Monday for an evening before it."""
        return self.day if self.of_morning else 0 if self.of_evening else DAYS - 1

    # ---- making it

    def changed(self, **changes: Any) -> Draft:
        """Return the draft with other things. Raises DraftError if more cards lie open than can."""
        draft: Draft = attrs.evolve(self, **changes)
        most = MOST_INITIAL + _turned(draft.today)
        if len(draft.demands) > most and not draft.of_evening:
            text = _("On {day} {n} Demands lie open at the most; take some away first.")
            raise DraftError(text.format(day=_(WEEKDAYS[draft.today]), n=most), "12.9")
        return draft

    def of_kind(self, kind: str) -> Draft:
        """Return the draft for another kind, with what was set up; that kind's own start where
        nothing was. Raises DraftError as `changed`.
        """
        return STARTS[kind] if self == STARTS[self.kind] else self.changed(kind=kind)

    def toggled(self, card: str) -> Draft:
        """Return the draft with this Demand open, or without it. Raises DraftError as `changed`."""
        others = tuple(it for it in self.demands if it != card)
        return self.changed(demands=others if card in self.demands else (*others, card))

    def lying(self, where: str) -> str:
        """Return the chocolates in ROOM or on BELT."""
        return self.belt if where == BELT else self.room

    def with_piece(self, where: str, kind: str) -> Draft:
        """Return the draft with one chocolate more. Raises DraftError where enough lie."""
        if len(self.lying(where)) >= MOST_PIECES:
            text = _("{n} chocolates are enough for a puzzle; take one away first.")
            raise DraftError(text.format(n=MOST_PIECES))
        return self.changed(**{where: pile(self.lying(where) + kind)})

    def without_piece(self, where: str, kind: str) -> Draft:
        """Return the draft with one chocolate of this kind less, if one lies there."""
        return self.changed(**{where: without(self.lying(where), kind)})

    def with_order(self, n: int, card: str) -> Draft:
        """Return the draft with this order in a place. Raises DraftError if it lies in another."""
        return self.changed(orders=with_order(self.orders, n, card))

    def emptied(self) -> Draft:
        """Return the draft without chocolates, or without Demands and with all markers at 0."""
        if self.of_evening:
            return self.changed(room="", belt="")
        return self.changed(demands=(), markers=(0,) * len(STORES))

    # ---- what it is

    @property
    def state(self) -> ManagerState:
        """The table: a morning with its row, or an evening."""
        table = _morning(self.today)
        if self.of_evening:
            table = _with_cards(table, NO_STEPS, (self.give,))
            tiles = range(1, TILES)  # three pushes bring what lies on all but the first
            belt = ("", *(pile(self.belt[n - 1 :: len(tiles)]) for n in tiles))
            evening = _evening(table)
            seat = attrs.evolve(evening.seat, store=self.room, belt=belt, orders=self.orders)
            return changed(evening, players=(seat,))
        table = _with_cards(table, self.target, self.demands)
        return with_markers(table if self.of_morning else _evening(table), self.markers)

    def task(self) -> Task:
        """Return the task. Raises DraftError for the first thing that is wrong."""
        if self.kind not in DRAWN:
            raise DraftError(_(NOT_DRAWN))
        task = Task(self.kind, self.state, 0, self.named)
        refuse_first(task, problems(task))
        return task

    @classmethod
    def of(cls, task: Task) -> Draft:
        """Return the draft of a finished task. Raises DraftError for one that comes out of games,
        also for what the Employee of an evening does.
        """
        draft, state = cls(task.kind), week(task)
        if draft.of_evening and effect_of(task.seat, CARDS, "keep", "stage", "order") is None:
            return draft.changed(
                give=task.named,
                room=task.seat.store[:MOST_PIECES],
                belt=coming(task.seat)[:MOST_PIECES],
                orders=task.seat.regular,
            )
        if draft.of_evening or task.kind not in DRAWN:
            raise DraftError(_(NOT_DRAWN))
        asked = {card.id for card in step_cards(state)}
        return draft.changed(
            target=state.target if state.target in PLAIN_TARGETS else NO_STEPS,
            demands=tuple(it for it in state.demands if it in asked),
            markers=spaces(state),
            day=min(state.day, LAST_BEGUN),
            by=task.named or draft.by,
        )


STARTS: Mapping[str, Draft] = MappingProxyType(
    {
        it.kind: it
        for it in (
            Draft(),
            Draft("missing", "W3", ("D7", "D8", "D5"), (5, 6, 0, 1, 0)),
            Draft("days", "W3", ("D1", "D7"), (0, 2, 0, 0, 0)),
            Draft("later"),
        )
    }
)
"""What the desk begins with, a puzzle of each kind."""


def _turned(day: int) -> int:
    return min(day + 1, DAILY)


@cache
def _morning(day: int) -> ManagerState:
    """Return a table on the morning of a day: decks hidden, the row laid out, nothing done yet."""
    table = seen(RULES.start(1, seed=1))
    left, leaving = DAYS - 1 - day, LEAVES[day : day + 1]
    parts = CARDS.decks[day >= DECK_B][: len(STORES)]
    here = [store != leaving for store in STORES]
    row = Packets(
        tuple((card,) if it else () for it, card in zip(here, parts, strict=True)),
        tuple((HIRED[store].id,) if it else () for it, store in zip(here, STORES, strict=True)),
    )
    orders = table.seat.regular
    return changed(
        table,
        day=day,
        phase=DRAFT,
        step=PICK,
        players=(attrs.evolve(table.seat, coal=COAL[day], orders=orders),),
        pending=(0,) * ORDERS,
        packets=row,
        gone=(),
        parts_deck=(HIDDEN,) * (len(STORES) * left),
        staff_decks=((HIDDEN,) * left,) * len(STORES),
    )


def _evening(table: ManagerState) -> ManagerState:
    """Return the table after the run of its day."""
    seat = attrs.evolve(table.seat, employee=HIRED[SEEN_TO].id, outside=0)
    return changed(table, phase=FULFIL, step=SUPPLY, packets=Packets(), players=(seat,))


def _with_cards(table: ManagerState, target: str, demands: tuple[str, ...]) -> ManagerState:
    """Return the table with these cards open; other Demands fill the places that are left."""
    turned = _turned(table.day)
    initial = min(MOST_INITIAL, max(1, len(demands) - turned))
    free = [it for it in FILLERS if it not in demands]
    cards = (*demands, *free)[: initial + turned]
    daily = (*cards[initial:], *[HIDDEN] * (DAILY - turned))
    return changed(table, target=target, initial=cards[:initial], daily=daily, paid=())
