"""How far each card of the week is, as a meter: its money, steps, orders and chocolates apart.

Steps are shared: what the assignment pays for one card counts for no other (clause 15.3). A card
that is not met counts what is left over, by itself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import attrs

from tutor.chocolate_factory.components import Components
from tutor.chocolate_factory.goods import stands_for
from tutor.chocolate_factory.manager.assignment import Assignment
from tutor.chocolate_factory.manager.cards import ALIKE, DIFFERENT, GoalCard, load_cards
from tutor.chocolate_factory.manager.judging import goals, judged, labels
from tutor.chocolate_factory.manager.sharing import Spaces
from tutor.chocolate_factory.manager.state import ManagerState
from tutor.chocolate_factory.state import HIDDEN
from tutor.chocolate_factory.stores import STORES

MONEY, STEPS, DISCARD, GIVE, CLOSED = "money", "steps", "orders", "give", "closed"
"""What a meter counts; CLOSED: a card that lies face down."""


@attrs.frozen
class Meter:
    """One thing that a card asks for.

    `goal`: number of the card, the Target 0; `label`: of its place (a msgid). `done` of `of`; `met`
    whether the whole card is met so far. `lying`: for chocolates, those of the store room that
    would count, in the order of the card's icons, "" where one is missing. `asked`: it is not told
    how far it is.
    """

    goal: int
    label: str
    card: str
    kind: str
    done: int = 0
    of: int = 0
    met: bool = False
    lying: tuple[str, ...] = ()
    asked: bool = False

    @property
    def full(self) -> bool:
        """Whether nothing is missing of this."""
        return self.done >= self.of


def meters(state: ManagerState, cards: Components) -> tuple[Meter, ...]:
    """Return the meters of all cards in their order, before the end those that lie face up."""
    found = judged(state, cards)
    met = {payment.card for payment in found.met}
    return tuple(
        meter
        for n, (label, card) in enumerate(zip(labels(state), goals(state), strict=True))
        for meter in _of_card(state, cards, found, n, label, card, card in met)
    )


def unjudged(found: tuple[Meter, ...]) -> tuple[Meter, ...]:
    """Return the meters without what follows from sharing out steps: those, and which cards are
    met. Money, orders and chocolates are facts.
    """
    return tuple(
        attrs.evolve(it, met=False, asked=it.kind == STEPS, done=0 if it.kind == STEPS else it.done)
        for it in found
    )


def met_now(state: ManagerState, cards: Components) -> tuple[int, int]:
    """Return how many cards that lie face up are met, and how many lie face up."""
    found = judged(state, cards)
    return len(found.met), len(found.met) + len(found.missing)


def left_over(state: ManagerState, cards: Components) -> Spaces:
    """Return the steps at P F S H D that no card that is met needs."""
    return judged(state, cards).left


def _of_card(
    state: ManagerState,
    cards: Components,
    found: Assignment,
    n: int,
    label: str,
    card: str,
    is_met: bool,
) -> Iterator[Meter]:
    if card == HIDDEN or n >= state.opened:
        yield Meter(n, label, HIDDEN, CLOSED)
        return
    goal = load_cards()[card]
    if goal.money or goal.more:
        yield Meter(n, label, card, MONEY, min(state.money, found.money), found.money, is_met)
    if goal.steps:
        of = sum(goal.steps)
        yield Meter(n, label, card, STEPS, of if is_met else _steps(goal, found.left), of, is_met)
    if goal.orders:
        done = _orders(state, cards, found, goal, is_met=is_met)
        yield Meter(n, label, card, DISCARD, done, len(goal.orders), is_met)
    if goal.give:
        paid = card in state.paid
        lying = goal.give if paid else _lying(goal, state.seat.store)
        many = sum(map(bool, lying))
        yield Meter(n, label, card, GIVE, many, len(goal.give), is_met, lying)


def _steps(goal: GoalCard, left: Spaces) -> int:
    """Return how many of the card's steps the spaces that are left could pay."""
    if goal.store:
        return min(goal.steps[0], left[STORES.index(goal.store)])
    asked, there = sorted(goal.steps, reverse=True), sorted(left, reverse=True)
    return sum(min(pair) for pair in zip(asked, there, strict=False))


def _orders(
    state: ManagerState, cards: Components, found: Assignment, goal: GoalCard, *, is_met: bool
) -> int:
    if is_met:
        return len(goal.orders)
    done = Counter(cards.orders[card].size for card in state.seat.completed)
    used = Counter(size for payment in found.met for size in payment.orders)
    return (Counter(goal.orders) & (done - used)).total()


def _lying(goal: GoalCard, store: str) -> tuple[str, ...]:
    """Return for each icon the piece of the store room that would count, "" for none."""
    if goal.which:
        found = _alike(goal, store) if goal.which == ALIKE else _different(goal, store)
        return (*found, *[""] * (len(goal.give) - len(found)))
    left, lying = list(store), []
    for icon in goal.give:
        piece = next((kind for kind in left if kind in stands_for(icon)), "")
        if piece:
            left.remove(piece)
        lying.append(piece)
    return tuple(lying)


def _alike(goal: GoalCard, store: str) -> tuple[str, ...]:
    kinds = sorted(stands_for(goal.give[0]), key=store.count)
    return tuple(kinds[-1] * min(len(goal.give), store.count(kinds[-1])))


def _different(goal: GoalCard, store: str) -> tuple[str, ...]:
    assert goal.which == DIFFERENT
    return tuple(kind for kind in stands_for(goal.give[0]) if kind in store)[: len(goal.give)]
