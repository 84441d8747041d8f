"""Pairs of Saturday's row: an Employee, whose store needs spaces, and a Part."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import product
from random import Random

from tutor.chocolate_factory.delivering import further
from tutor.chocolate_factory.drafting import recruited
from tutor.chocolate_factory.manager.choosing import row
from tutor.chocolate_factory.manager.judging import spaces
from tutor.chocolate_factory.manager.puzzles.model import CARDS, Line
from tutor.chocolate_factory.manager.puzzles.one_part import rooms
from tutor.chocolate_factory.manager.puzzles.steps import step_cards
from tutor.chocolate_factory.manager.sharing import all_paid
from tutor.chocolate_factory.manager.state import ManagerState
from tutor.chocolate_factory.names import part_name
from tutor.chocolate_factory.state import DRAFT, PICK, Packets, State
from tutor.chocolate_factory.stores import NAMES, STORES, TRACK, offers
from tutor.chocolate_factory.stores import spaces as spaces_for
from tutor.chocolate_factory.words import say_part
from tutor.i18n import _, ngettext
from tutor.kit.frozen import changed, put

Pair = tuple[str, str]
"""An Employee and a Part."""
PLAIN = ("EP1", "EP4", "EP5", "EF1", "EF5", "ES4", "EH1", "EH3", "EH5", "ED1", "ED3", "ED5", "ED7")
"""Employees who make no chocolates: they bring or spare coal, or move a marker further."""


def is_saturday(state: State) -> bool:
    """Return whether the last pair of the week is about to be chosen."""
    return state.phase == DRAFT and state.step == PICK and state.last_day


def not_asked(state: ManagerState, staff: Collection[str] = PLAIN) -> str:
    """Say why nothing can be asked about the pairs of this row, with Employees of these; "" if it
    can.
    """
    if not is_saturday(state):
        return _("It is not Saturday’s morning.")
    if not set(row(state)[1]) <= set(staff):
        return _("An Employee of the row could change what is made.")
    if all_paid(step_cards(state), spaces(state)):
        return _("The markers pay all steps already.")
    return ""


def pairs(state: ManagerState) -> list[Pair]:
    """Return every pair that can be taken from the row."""
    parts, staff = row(state)
    return [*product(staff, parts)]


def key_of(pair: Pair) -> str:
    """Return a pair as an answer."""
    return " ".join(pair)


def say_pair(pair: Pair) -> str:
    """Say a pair by the store of its Employee and what its Part does."""
    employee, part = pair
    text = _("{store}; {what}")
    return text.format(store=_(NAMES[CARDS.staff[employee].store]), what=say_part(part, CARDS))


def wanted(state: ManagerState, store: str) -> int | None:
    """Return by how many spaces the marker of a store must move so that all steps are paid; None
    if nothing there helps alone.
    """
    cards, at, n = step_cards(state), spaces(state), STORES.index(store)
    able = range(TRACK - at[n] + 1)
    return next((by for by in able if all_paid(cards, put(at, n, at[n] + by))), None)


def reaches(state: ManagerState, pair: Pair) -> Iterator[int]:
    """Return how far each delivery moves the marker that this pair can make, if nothing but its
    Part is operated.
    """
    employee, part = pair
    store = CARDS.staff[employee].store
    side = state.stores[STORES.index(store)].side
    seat = recruited(state, CARDS.staff[employee]).seat
    for room in rooms(seat, part):
        for goods in offers(store, side, room):
            yield spaces_for(store, side, goods) + further(seat, CARDS)


def too_few_steps(state: ManagerState, pair: Pair) -> Line:
    """Say why the steps stay unpaid with a pair: its store is no help, or gets too little."""
    employee, part = pair
    store = CARDS.staff[employee].store
    need, marks = wanted(state, store), (f"store:{store}",)
    if need is None:
        text = _("However far the marker of {store} moves, other steps are missing.")
        return Line(text.format(store=_(NAMES[store])), "15.3", marks)
    text = ngettext(
        "{store} must move {n} space; with {part}, {m} at the most.",
        "{store} must move {n} spaces; with {part}, {m} at the most.",
        need,
    )
    most = max(reaches(state, pair), default=0)
    said = text.format(store=_(NAMES[store]), n=need, part=part_name(part, CARDS), m=most)
    return Line(said, "9.5", marks)


def with_staff(state: ManagerState, staff: Sequence[str], rng: Random) -> ManagerState:
    """Return the row with Employees of these; who lay there takes the place of who had left."""
    lie, gone = [], list(state.gone)
    for store, lying in zip(STORES, state.packets.staff, strict=True):
        chosen = rng.choice([it for it in staff if CARDS.staff[it].store == store])
        gone = [*lying, *gone] if chosen in gone else gone
        gone = [it for it in gone if it != chosen]
        lie.append((chosen,))
    row_of = Packets(state.packets.parts, tuple(lie))
    return changed(state, packets=row_of, gone=tuple(gone))
