"""Tasks about steps: one card, several cards, and how often a Target is won."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from math import sqrt
from typing import Any

from tutor.chocolate_factory.manager.exercises.game import GAME
from tutor.chocolate_factory.stores import STORES
from tutor.i18n import N_
from tutor.kit.exercise import Exercise, Slip
from tutor.kit.forms import number, truth_value

Card = tuple[str, Sequence[int]]


def _payable(steps: Sequence[int], markers: Sequence[int]) -> bool:
    there = sorted(markers, reverse=True)
    return all(n >= step for step, n in zip(sorted(steps, reverse=True), there, strict=False))


PAYABLE = Exercise(
    "payable(steps, markers)",
    N_(
        "Can these markers pay one card? `steps` has a number for each of its boxes, `markers` the "
        "spaces of the five stores; the card names no store."
    ),
    N_("True or False"),
    (
        ([3], [2, 0, 3, 0, 1]),
        ([5], [4, 4, 4, 4, 4]),
        ([2, 2], [3, 0, 0, 0, 0]),
        ([2, 2], [5, 0, 1, 1, 1]),
        ([2, 2], [2, 0, 3, 0, 1]),
        ([1, 1, 1, 1, 1], [1, 1, 1, 1, 1]),
        ([1, 1, 1, 1, 1], [9, 1, 1, 0, 1]),
        ([2, 2, 2], [0, 0, 2, 3, 2]),
    ),
    _payable,
    truth_value,
    N_("Each box wants a marker of its own that has come so far."),
    "15.1",
    (
        Slip(
            lambda steps, markers: max(markers) >= sum(steps),
            N_("Several boxes are different markers, not one that has come far."),
            "15.1",
        ),
        Slip(
            lambda steps, markers: sum(markers) >= sum(steps),
            N_("All steps of a box come from one marker."),
            "15.1",
        ),
        Slip(
            lambda steps, markers: max(markers) >= max(steps),
            N_("No marker pays two boxes of a card."),
            "15.1",
        ),
        Slip(
            lambda steps, markers: all(n >= it for it, n in zip(steps, markers, strict=False)),
            N_("The stores are free: choose which markers pay."),
            "15.2",
        ),
    ),
    game=GAME,
)


def _ways(card: Card, markers: Sequence[int]) -> list[list[int]]:
    store, steps = card
    places = [STORES.index(store)] if store else range(len(STORES))
    found = []
    for chosen in permutations(places, len(steps)):
        left = list(markers)
        for n, step in zip(chosen, steps, strict=True):
            left[n] -= step
        if min(left) >= 0:
            found.append(left)
    return found


def _paid(cards: Sequence[Card], markers: Sequence[int]) -> bool:
    if not cards:
        return True
    return any(_paid(cards[1:], left) for left in _ways(cards[0], markers))


def _each_alone(cards: Sequence[Card], markers: Sequence[int]) -> bool:
    return all(_ways(card, markers) for card in cards)


def _unnamed(cards: Sequence[Card], markers: Sequence[int]) -> bool:
    return _paid([("", steps) for _store, steps in cards], markers)


def _highest_first(cards: Sequence[Card], markers: Sequence[int]) -> bool:
    left = list(markers)
    for store, steps in cards:
        far = sorted(range(len(left)), key=lambda n: -left[n])
        places = [STORES.index(store)] if store else far
        for n, step in zip(places, steps, strict=False):
            left[n] -= step
    return min(left) >= 0


PAID = Exercise(
    "paid(cards, markers)",
    N_(
        "Can all these cards be paid, one after the other? Each is (store, steps): store is one of "
        "“PFSHD”, or “” if you choose. `markers` are the spaces at P F S H D."
    ),
    N_("True or False"),
    (
        ([("", [3])], [2, 0, 3, 0, 1]),
        ([("", [5])], [4, 4, 4, 4, 4]),
        ([("", [2, 2]), ("", [3])], [2, 0, 3, 0, 1]),
        ([("P", [2]), ("", [3])], [4, 3, 0, 0, 0]),
        ([("P", [2]), ("", [3])], [4, 0, 0, 0, 0]),
        ([("D", [2])], [9, 9, 9, 9, 1]),
        ([("", [2, 2]), ("", [3]), ("", [1, 1, 1])], [5, 3, 2, 1, 1]),
        ([("", [2]), ("P", [2])], [2, 2, 0, 0, 0]),
        ([("", [1, 1, 1]), ("", [2, 2])], [3, 3, 2, 0, 0]),
        ([("", [2, 2]), ("D", [2])], [2, 0, 0, 0, 3]),
        ([("", [3]), ("P", [2])], [4, 3, 0, 0, 0]),
    ),
    _paid,
    truth_value,
    N_("Try each way to pay the first card, then the rest with what is left."),
    "15.3",
    (
        Slip(
            _each_alone,
            N_("Steps paid for one card are gone for the next."),
            "15.3",
        ),
        Slip(_unnamed, N_("Where a card names a store, it must be that store."), "15.2"),
        Slip(
            _highest_first,
            N_("The furthest marker is not always the right one: share out the steps."),
            "15.3",
        ),
        Slip(
            lambda cards, markers: sum(markers) >= sum(sum(it) for _store, it in cards),
            N_("All steps of a box come from one marker."),
            "15.1",
        ),
    ),
    game=GAME,
)

Z = 1.96


def _wilson(won: int, weeks: int, z: float = Z) -> tuple[int, int]:
    share, more = won / weeks, z * z / weeks
    middle = (share + more / 2) / (1 + more)
    half = z * sqrt(share * (1 - share) / weeks + more / weeks / 4) / (1 + more)
    return round(100 * (middle - half)), round(100 * (middle + half))


def _plain(won: int, weeks: int) -> tuple[int, int]:
    share = won / weeks
    half = Z * sqrt(share * (1 - share) / weeks)
    return round(100 * (share - half)), round(100 * (share + half))


def _percents(answer: Any) -> tuple[int, int]:
    """Read two whole numbers."""
    low, high = answer
    return number(low), number(high)


INTERVAL = Exercise(
    "interval(won, weeks)",
    N_(
        "Between which shares does the truth lie, if so many of these weeks were won? The interval "
        "of Wilson with z = 1.96, both ends in percent, rounded."
    ),
    N_("two whole numbers"),
    ((30, 60), (0, 60), (60, 60), (9, 60), (2, 5), (36, 60), (1, 1)),
    _wilson,
    _percents,
    N_("Middle (p + z²/2n) / (1 + z²/n), and half of it on both sides."),
    "12.3",
    (
        Slip(_plain, N_("This interval says that what never happened never can."), "12.3"),
        Slip(
            lambda won, weeks: (round(100 * won / weeks),) * 2,
            N_("A share alone does not say how sure it is."),
            "12.3",
        ),
        Slip(lambda won, weeks: _wilson(won, weeks, 1.0), N_("Here z is 1.96."), "12.3"),
    ),
    game=GAME,
)
