"""The solo game's own rules once more, from the rulebook alone and as slowly as it takes.

Nothing of the game's code is used but its records and the data of the cards.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from itertools import combinations, permutations
from pathlib import Path
from typing import Any

from tests.chocolate_factory.slow import ORDERS, subsets

FILE = Path(__file__).parents[3] / "tutor" / "chocolate_factory" / "data" / "manager.toml"
CARDS = {it["id"]: it for it in tomllib.loads(FILE.read_text("utf-8"))["card"]}
STORES = "PFSHD"
Cards = list[dict[str, Any]]
GONE = {0: "D", 1: "H", 2: "S", 3: "F", 4: "P"}
"""Prepare: whose Employee is discarded, Monday to Friday; nobody's on Saturday."""
WANTED = {"bar": "KF", "wrapped": "CN", "refined": "KFCNX"}


def rows(staff: list[list[str]], parts: list[str]) -> Iterator[tuple[list[str], list[str]]]:
    """Employees and Parts to choose from, day by day: one Employee of each deck, the Parts laid
    on them from left to right, one pair discarded."""
    for day in range(6):
        pairs = [(deck[day], parts[5 * day + n], STORES[n]) for n, deck in enumerate(staff)]
        left = [pair for pair in pairs if pair[2] != GONE.get(day)]
        yield [pair[0] for pair in left], [pair[1] for pair in left]


def is_paid_by(card: dict[str, Any], goods: str) -> bool:
    """Chocolate order: all the chocolates of that mix at once."""
    icons = card.get("give", "").split()
    if len(icons) != len(goods):
        return False
    fits = any(
        all(piece in WANTED.get(icon, icon) for piece, icon in zip(goods, order, strict=True))
        for order in permutations(icons)
    )
    kinds = {"alike": 1, "different": len(goods)}.get(card.get("which", ""), len(set(goods)))
    return fits and len(set(goods)) == kinds


def gifts(state: Any) -> set[tuple[int, str]]:
    """What could be given now for which Demand: those that lie face up and have nothing yet."""
    if state.phase not in ("run", "fulfil") or state.step == "new":
        return set()
    demands = [*state.initial, *state.daily[: state.day + 1]]
    return {
        (n, goods)
        for n, card in enumerate(demands)
        if CARDS[card].get("give") and card not in state.paid
        for goods in subsets(state.seat.store)
        if is_paid_by(CARDS[card], goods)
    }


def satisfied(state: Any) -> list[str]:
    """The cards that are satisfied in the end: as many as can be, the earlier ones of two ways."""
    cards = [CARDS[it] for it in (state.target, *state.initial, *state.daily)]
    spaces = {it.id: dict(it.stack).get(0, 0) for it in state.stores}
    done = [len(ORDERS[card]) for card in state.seat.completed]
    for size in range(len(cards), -1, -1):
        for some in combinations(cards, size):  # earlier cards first
            if _can_be_paid(list(some), cards, spaces, done, state):
                return [card["id"] for card in some]
    raise AssertionError("no cards at all are always satisfied")


def _can_be_paid(
    some: list[dict[str, Any]],
    cards: list[dict[str, Any]],
    spaces: Any,
    done: list[int],
    state: Any,
) -> bool:
    wanted = sum(card.get("money", 0) + card.get("more", 0) for card in cards)
    orders = list(done)
    for card in some:
        if (card.get("money") or card.get("more")) and state.seat.money < wanted:
            return False
        if card.get("give") and card["id"] not in state.paid:
            return False
        for size in card.get("orders", "").split():
            stages = " SML".index(size)
            if stages not in orders:
                return False
            orders.remove(stages)
    return _markers_pay([card for card in some if card.get("steps")], spaces)


def _markers_pay(cards: Cards, spaces: dict[str, int]) -> bool:
    """Markers move back, one card after the other; none may go below 0."""
    if not cards:
        return True
    steps = cards[0]["steps"]
    named = cards[0].get("store")
    for stores in [tuple(named)] if named else permutations(STORES, len(steps)):
        left = dict(spaces)
        for store, step in zip(stores, steps, strict=True):
            left[store] -= step
        if min(left.values()) >= 0 and _markers_pay(cards[1:], left):
            return True
    return False
