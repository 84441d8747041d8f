"""Evenings at a store: what puzzles about the sides C and D ask of a position."""

from __future__ import annotations

from tutor.chocolate_factory.delivering import open_store, rules_for
from tutor.chocolate_factory.expansion import load_expansion
from tutor.chocolate_factory.goods import REFINED
from tutor.chocolate_factory.puzzles.model import CARDS, Task
from tutor.chocolate_factory.shifts import effect_of
from tutor.chocolate_factory.sides import MONEY
from tutor.chocolate_factory.state import FULFIL, SUPPLY, Store
from tutor.chocolate_factory.stores import TRACK, offers, spaces
from tutor.chocolate_factory.using import ON_CHOCOLATES
from tutor.i18n import _

UNASKED = ("short", "same", "store", *ON_CHOCOLATES)
"""What Employees can do that changes chocolates, or what a store takes and gives."""


def not_asked(task: Task) -> str:
    """Say why nothing can be asked about the store of this evening; "" if it can."""
    state = task.state
    if state.phase != FULFIL or state.step != SUPPLY or state.player != task.player:
        return _("You are not to fulfil orders.")
    if effect_of(task.seat, CARDS, *UNASKED) is not None:
        return _("Your Employee could change what lies in the store room.")
    if open_store(state, CARDS) is None or task.seat.supplied_today:
        return _("There is no store to supply any more today.")
    return ""


def store_of(task: Task) -> Store:
    """Return the store of this evening."""
    store = open_store(task.state, CARDS)
    assert store is not None
    return store


def room_left(task: Task) -> int:
    """Return how many spaces are left on the track of this evening's store."""
    return TRACK - store_of(task).space(task.player)


def refined(task: Task) -> str:
    """Return the refined chocolates in the store room."""
    return "".join(it for it in task.seat.store if it in REFINED)


def farthest(rule: Store, goods: str) -> int:
    """Return how far the best delivery of some of these goods moves a marker by this rule."""
    piles = offers(rule.id, rule.side, goods)
    return max((spaces(rule.id, rule.side, pile) for pile in piles), default=0)


def by_rule(task: Task) -> dict[str, int]:
    """Return how far each rule that the store can borrow moves the marker, by its letter: a side C
    by what is earned already.
    """
    found = {}
    for rule in rules_for(task.state, store_of(task)):
        earned = task.seat.earned_today // pounds(rule.id)
        found[rule.id] = earned if rule.side == MONEY else farthest(rule, task.seat.store)
    return found


def pounds(store: str) -> int:
    """Return the money that is one space at the side C of a store."""
    return load_expansion().pounds[store]
