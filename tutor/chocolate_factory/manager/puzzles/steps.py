"""The steps that open cards ask for, apart from all else that they ask."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from tutor.chocolate_factory.manager.assignment import Assignment, assign
from tutor.chocolate_factory.manager.cards import GoalCard, load_cards
from tutor.chocolate_factory.manager.judging import goals, labels
from tutor.chocolate_factory.manager.sharing import Spaces
from tutor.chocolate_factory.manager.state import ManagerState
from tutor.chocolate_factory.stores import NAMES, STORES, TRACK
from tutor.i18n import _, ngettext
from tutor.kit.frozen import put
from tutor.kit.words import join_words

Cards = tuple[GoalCard, ...]


def step_cards(state: ManagerState) -> Cards:
    """Return the cards that lie face up and ask for steps, without their money and orders; first
    those that name a store.
    """
    turned = goals(state)[: state.opened]
    asked = [load_cards()[it] for it in turned]
    named = sorted((card for card in asked if card.steps), key=lambda it: not it.store)
    return tuple(attrs.evolve(card, money=0, orders=()) for card in named)


def paying(cards: Cards, spaces: Spaces) -> Assignment:
    """Return how markers on these spaces pay the steps of the cards (clauses 15.1 to 15.3)."""
    return assign(cards, spaces, 0, (), ())


def by_itself(card: GoalCard, spaces: Spaces) -> int:
    """Return how many spaces a card lacks if no other card takes a step."""
    return paying((card,), spaces).short


def one_further(spaces: Spaces, store: str) -> Spaces:
    """Return the spaces with the marker of a store moved once, if the track goes on."""
    at = STORES.index(store)
    return put(spaces, at, min(TRACK, spaces[at] + 1))


def marks_of(state: ManagerState, cards: Sequence[str]) -> tuple[str, ...]:
    """Return the targets of cards in the goal column."""
    return tuple(f"goal:{n}" for n, card in enumerate(goals(state)) if card in cards)


def marked_stores(_task: object) -> tuple[str, ...]:
    """Return the targets of all stores, where a question is about their markers."""
    return tuple(f"store:{it}" for it in STORES)


def name_of(state: ManagerState, card: str) -> str:
    """Return what a card is called by its place: "Weekly Target", "Tuesday's Demand"."""
    return _(labels(state)[goals(state).index(card)])


def say_payment(state: ManagerState, found: Assignment) -> str:
    """Say which markers pay which cards: "Initial Demand: The Palace Boutique 2"."""
    return " ".join(
        _("{card}: {stores}.").format(
            card=name_of(state, payment.card),
            stores=join_words([f"{_(NAMES[store])} {n}" for store, n in payment.steps]),
        )
        for payment in found.met
    )


def say_left(found: Assignment) -> str:
    """Say how many steps no card needs."""
    n = sum(found.left)
    return ngettext("{n} step is left over.", "{n} steps are left over.", n).format(n=n)
