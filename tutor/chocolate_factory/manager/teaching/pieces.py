"""Pieces to tap: answers to Touch steps, computed from the position."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import chain

from tutor.chocolate_factory.expansion import load_box
from tutor.chocolate_factory.manager.assignment import assign
from tutor.chocolate_factory.manager.cards import GoalCard, load_cards
from tutor.chocolate_factory.manager.giving import gives
from tutor.chocolate_factory.manager.judging import goals, judged, spaces
from tutor.chocolate_factory.manager.state import ManagerState
from tutor.chocolate_factory.stores import STORES, TRACK
from tutor.chocolate_factory.teaching.pieces import orders_of, the, without_store
from tutor.kit.frozen import put

Pieces = Callable[[ManagerState], Sequence[str]]

__all__ = [
    "asking_money",
    "could_pay",
    "demands_that_can_be_paid",
    "employees_of",
    "helping",
    "initial_demands",
    "left_over",
    "met",
    "not_met",
    "open_orders",
    "open_today",
    "orders_of",
    "part_on",
    "short_at",
    "special_orders",
    "the",
    "without_store",
]


def initial_demands() -> Pieces:
    """Return the Initial Demands (clauses 12.4 and 12.9)."""
    return lambda state: [f"goal:{n}" for n in range(1, 1 + len(state.initial))]


def not_met() -> Pieces:
    """Return the cards that are not met, before the end those that lie face up (clause 13.1)."""
    return lambda state: _cards(state, judged(state, load_box()).missing)


def met() -> Pieces:
    """Return the cards that are met (clause 13.1)."""

    def answer(state: ManagerState) -> list[str]:
        found = judged(state, load_box())
        return _cards(state, [payment.card for payment in found.met])

    return answer


def _cards(state: ManagerState, cards: Sequence[str]) -> list[str]:
    return [f"goal:{n}" for n, card in enumerate(goals(state)) if card in cards]


def asking_money() -> Pieces:
    """Return the cards that name money (clauses 15.4 and 15.5)."""
    return lambda state: [
        f"goal:{n}"
        for n, card in enumerate(goals(state))
        if card in load_cards() and (load_cards()[card].money or load_cards()[card].more)
    ]


def demands_that_can_be_paid() -> Pieces:
    """Return the Demands whose chocolates can be given now (clause 15.7)."""
    return lambda state: [f"goal:{n + 1}" for n in dict.fromkeys(it.demand for it in gives(state))]


def open_today() -> Pieces:
    """Return the stores whose Employees lie in the row (clauses 14.3 and 14.5)."""
    return lambda state: [
        f"store:{store}" for store, lying in zip(STORES, state.packets.staff, strict=False) if lying
    ]


def employees_of(store: str) -> Pieces:
    """Return the Employee of a store in the row (clause 14.3)."""
    return lambda state: [
        f"card:{card}" for card in chain(*state.packets.staff) if card[1] == store
    ]


def part_on(employee: str) -> Pieces:
    """Return the Part that lies on an Employee (clause 14.4)."""
    return lambda state: [
        f"card:{part}"
        for staff, parts in zip(state.packets.staff, state.packets.parts, strict=True)
        for part in parts
        if employee in staff
    ]


def special_orders() -> Pieces:
    """Return the Special Orders that are not completed (clause 12.8)."""
    return lambda state: [
        f"order:{n}"
        for n in range(len(state.seat.regular), len(state.seat.orders))
        if state.seat.orders[n]
    ]


def open_orders() -> Pieces:
    """Return all orders that can bring money (clause 15.4)."""
    return lambda state: [f"order:{n}" for n, it in enumerate(state.seat.orders) if it]


def could_pay(box: int, *cards: str) -> Pieces:
    """Return the stores whose marker could go back so many steps, with these cards paid as well
    (clauses 15.1 and 15.3)."""

    def answer(state: ManagerState) -> list[str]:
        at = spaces(state)
        return [
            f"store:{store}"
            for n, store in enumerate(STORES)
            if at[n] >= box and _paid(cards, put(at, n, at[n] - box))
        ]

    return answer


def short_at(steps: int) -> Pieces:
    """Return the stores whose marker has not come so far (clause 15.1)."""
    return lambda state: [
        f"store:{store}" for store, n in zip(STORES, spaces(state), strict=True) if n < steps
    ]


def helping(*cards: str) -> Pieces:
    """Return the stores where one space more would pay all these cards (clause 15.3)."""

    def answer(state: ManagerState) -> list[str]:
        at = spaces(state)
        return [
            f"store:{store}"
            for n, store in enumerate(STORES)
            if at[n] < TRACK and _paid(cards, put(at, n, at[n] + 1))
        ]

    return answer


def left_over() -> Pieces:
    """Return the stores whose markers have steps that no card needs (clause 15.3)."""

    def answer(state: ManagerState) -> list[str]:
        left = judged(state, load_box()).left
        return [f"store:{store}" for store, n in zip(STORES, left, strict=True) if n]

    return answer


def _paid(cards: Sequence[str], at: tuple[int, ...]) -> bool:
    """Return whether the steps of these cards can be paid."""
    asked = tuple(GoalCard(it, steps=card.steps, store=card.store) for it in cards
                  for card in [load_cards()[it]])  # fmt: skip
    return bool(assign(asked, at, 0, (), ()))
