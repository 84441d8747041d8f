"""The task about the expansion's Employees: on which days can one of them be taken."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import permutations

from tutor.chocolate_factory.manager.exercises.game import GAME
from tutor.chocolate_factory.manager.setup import LEAVES
from tutor.chocolate_factory.state import DAYS
from tutor.i18n import N_
from tutor.kit.exercise import Exercise, Slip
from tutor.kit.forms import numbers

Fits = Callable[[str, Sequence[int]], bool]
"""Tells whether visits to stores can be made on these days."""


def _open(store: str, day: int) -> bool:
    return LEAVES[day : day + 1] != store


def _in_any_order(stores: str, days: Sequence[int]) -> bool:
    return any(all(map(_open, stores, order)) for order in permutations(days, len(stores)))


def _as_they_stand(stores: str, days: Sequence[int]) -> bool:
    return len(stores) <= len(days) and all(map(_open, stores, days))


def _each_by_itself(stores: str, days: Sequence[int]) -> bool:
    return all(any(_open(store, day) for day in days) for store in stores)


def _enough_days(stores: str, days: Sequence[int]) -> bool:
    return len(stores) <= len(days)


def _days_off(fits: Fits) -> Callable[[str, int], tuple[int, ...]]:
    """Return the function that lists the days without which these visits fit."""

    def answer(stores: str, day: int) -> tuple[int, ...]:
        left = range(day, DAYS)
        return tuple(off for off in left if fits(stores, [it for it in left if it != off]))

    return answer


DAYS_OFF = Exercise(
    "days_off(stores, day)",
    N_(
        "On which of the days that are left, from this one on (Monday 0 to Saturday 5), can you "
        "take an Employee without a store, and still make all these visits, one a day? `stores` "
        "has a letter for each visit, in any order."
    ),
    N_("a list of days in order"),
    (
        ("", 5),
        ("P", 5),
        ("D", 4),
        ("P", 4),
        ("PP", 4),
        ("PP", 3),
        ("DP", 3),
        ("FFF", 2),
        ("FFP", 2),
        ("SSHH", 1),
        ("PFSHD", 0),
        ("DDDDD", 0),
    ),
    _days_off(_in_any_order),
    numbers,
    N_("Leave out each day in turn: can the visits be made on the others?"),
    "18.4",
    (
        Slip(_days_off(_as_they_stand), N_("The order of the visits is free."), "14.6"),
        Slip(
            _days_off(_each_by_itself),
            N_("Each visit needs a day of its own: two cannot share one."),
            "14.8",
        ),
        Slip(
            _days_off(_enough_days),
            N_("Days enough, but some store is gone on the day that is left for it."),
            "14.5",
        ),
    ),
    game=GAME,
)
