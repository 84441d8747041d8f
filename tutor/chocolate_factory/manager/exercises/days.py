"""Tasks about the week: when it is won, the row of each day, and what can be planned."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Any

from tutor.chocolate_factory.manager.exercises.game import GAME
from tutor.chocolate_factory.manager.setup import LEAVES
from tutor.chocolate_factory.stores import STORES
from tutor.i18n import N_
from tutor.kit.exercise import Exercise, Slip
from tutor.kit.forms import number, truth_value

SATURDAY = 5

WON = Exercise(
    "won(met)",
    N_(
        "Is the week won? `met` says of each card whether it is met: the Weekly Target first, then "
        "the Demands."
    ),
    N_("True or False"),
    (
        ([True] * 7,),
        ([False, True, False, False, False, False, False],),
        ([False, True, True, True, True, False, True],),
        ([True, False, False, False, False, False, False],),
        ([False, True, True, True, True, True, True],),
        ([True, True, False, True, True, True, True],),
        ([True] * 8,),
    ),
    lambda met: all(met),
    truth_value,
    N_("All cards, or nothing."),
    "13.1",
    (
        Slip(lambda met: met[0], N_("The Target alone does not win: every Demand, too."), "13.1"),
        Slip(lambda met: all(met[1:]), N_("The Target must be met as well."), "13.1"),
        Slip(
            lambda met: 2 * sum(met) > len(met),
            N_("Most cards are not enough: one that is missing loses the week."),
            "13.1",
        ),
        Slip(lambda met: any(met), N_("One card is not enough: all of them."), "13.1"),
    ),
    game=GAME,
)

Pairs = tuple[tuple[str, str], ...]


def _row(staff: Sequence[str], parts: Sequence[str], day: int, order: str = LEAVES) -> Pairs:
    leaves = order[day : day + 1]
    return tuple(pair for store, *pair in zip(STORES, staff, parts, strict=True) if store != leaves)  # type: ignore[misc]


def _pairs(answer: Any) -> Pairs:
    """Read pairs of texts in order."""
    found = tuple((employee, part) for employee, part in answer)
    if not all(isinstance(it, str) for pair in found for it in pair):
        raise TypeError(answer)
    return found


STAFF = ("EP1", "EF1", "ES1", "EH1", "ED1")
PARTS = ("A3", "A7", "A1", "A9", "A12")

ROW = Exercise(
    "row(staff, parts, day)",
    N_(
        "The pairs (Employee, Part) from which you choose on a day, Monday 0 to Saturday 5. "
        "`staff` are the five Employees in the order of their stores P F S H D, `parts` the Parts "
        "on them."
    ),
    N_("a list of pairs"),
    tuple((STAFF, PARTS, day) for day in (5, 0, 1, 2, 3, 4)),
    lambda staff, parts, day: tuple(map(tuple, _row(staff, parts, day))),
    _pairs,
    N_("Each day but Saturday one Employee leaves with the Part on it."),
    "14.5",
    (
        Slip(
            lambda staff, parts, day: tuple(zip(staff, parts, strict=True)),
            N_("Nobody has left: from Monday to Friday one pair does."),
            "14.5",
        ),
        Slip(
            lambda staff, parts, day: tuple(map(tuple, _row(staff, parts, day, STORES))),
            N_("The last store of the row leaves first: Dunstan & Gilbert's on Monday."),
            "14.5",
        ),
        Slip(
            lambda staff, parts, day: tuple(map(tuple, _row(staff, parts, min(day, 4)))),
            N_("On Saturday all five pairs stay."),
            "14.5",
        ),
        Slip(
            lambda staff, parts, day: tuple(
                zip([it[0] for it in _row(staff, parts, day)], parts, strict=False)
            ),
            N_("The Part leaves together with the Employee on whom it lies."),
            "14.5",
        ),
    ),
    game=GAME,
)


def _possible(stores: str, day: int) -> bool:
    return any(
        all(LEAVES[day + n : day + n + 1] != it for n, it in enumerate(order))
        for order in permutations(stores)
    )


def _each_somewhere(stores: str, day: int) -> bool:
    return all(
        any(LEAVES[day + n : day + n + 1] != it for n in range(len(stores))) for it in stores
    )


def _as_they_stand(stores: str, day: int) -> bool:
    return all(LEAVES[day + n : day + n + 1] != it for n, it in enumerate(stores))


def _never_twice(stores: str, day: int) -> bool:
    return len(set(stores)) == len(stores) and _possible(stores, day)


POSSIBLE = Exercise(
    "possible(stores, day)",
    N_(
        "Can all these stores be supplied on the next days, one a day, from this one on (Monday 0 "
        "to Saturday 5)? `stores` has a letter for each visit, in any order."
    ),
    N_("True or False"),
    (
        ("P", 5),
        ("FF", 0),
        ("P", 4),
        ("PP", 4),
        ("PD", 4),
        ("DP", 4),
        ("PPD", 3),
        ("FFF", 3),
        ("FFP", 3),
        ("PDP", 3),
        ("FFFP", 2),
        ("FSPH", 2),
        ("SSSS", 2),
        ("PFSHDP", 0),
        ("DDDDDD", 0),
    ),
    _possible,
    truth_value,
    N_("Try every order: each store must still be in the row on its day."),
    "14.5",
    (
        Slip(
            _as_they_stand,
            N_("The order is free: another one may fit."),
            "14.6",
        ),
        Slip(
            _each_somewhere,
            N_("Each store needs a day of its own: two visits cannot share one."),
            "14.8",
        ),
        Slip(lambda stores, day: True, N_("Some store is gone on its only day."), "14.5"),
        Slip(_never_twice, N_("A store may be supplied on several days."), "14.8"),
    ),
    game=GAME,
)


CHOICES = Exercise(
    "choices(day)",
    N_("In how many ways can one Employee and one Part be taken on a day, Monday 0 to Saturday 5?"),
    N_("a whole number"),
    tuple((day,) for day in range(6)),
    lambda day: 25 if day == SATURDAY else 16,
    number,
    N_("Any Employee of the row with any of its Parts."),
    "14.6",
    (
        Slip(
            lambda day: 5 if day == SATURDAY else 4,
            N_("They need not be a pair: each Employee goes with each Part."),
            "14.6",
        ),
        Slip(lambda day: 25, N_("From Monday to Friday one pair has left."), "14.5"),
        Slip(lambda day: 16, N_("On Saturday all five pairs stay."), "14.5"),
        Slip(
            lambda day: 25 if day == SATURDAY else 20,
            N_("The Part leaves together with the Employee."),
            "14.5",
        ),
    ),
    game=GAME,
)
