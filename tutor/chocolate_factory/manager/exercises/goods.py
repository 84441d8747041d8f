"""Tasks about what is given and earned: chocolate orders, money, and completed orders."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from tutor.chocolate_factory.goods import REFINED
from tutor.chocolate_factory.manager.exercises.game import GAME
from tutor.chocolate_factory.orders import SIZES
from tutor.i18n import N_
from tutor.kit.exercise import Exercise, Slip
from tutor.kit.forms import number


def _letters(answer: Any) -> str:
    """Read letters in any order."""
    if not isinstance(answer, str):
        raise TypeError(answer)
    return "".join(sorted(answer))


def _kinds(room: str, many: int, allowed: str = "".join(REFINED)) -> str:
    return "".join(kind for kind in allowed if room.count(kind) >= many)


ALIKE = Exercise(
    "alike(room, many)",
    N_(
        "With which kinds can a Demand be paid that wants so many refined chocolates, all the "
        "same? `room` is the store room, as letters. An empty text if with none."
    ),
    N_("a text of letters, in any order"),
    (
        ("CCCC", 4),
        ("CCNN", 4),
        ("BBBBKK", 4),
        ("OOOOXXXX", 4),
        ("KKKKKC", 4),
        ("KKKKNNNN", 4),
        ("KKFFCC", 2),
        ("", 4),
        ("KFCNX", 4),
    ),
    _kinds,
    _letters,
    N_("Count each refined kind by itself."),
    "15.7",
    (
        Slip(
            lambda room, many: _kinds(room, many, "BO" + "".join(REFINED)),
            N_("Beans and Cocoa are not refined."),
            "4.2",
        ),
        Slip(
            lambda room, many: "".join(kind for kind in REFINED if room.count(kind) == many),
            N_("More than enough pays it, too."),
            "15.7",
        ),
        Slip(
            lambda room, many: (
                "".join(kind for kind in REFINED if kind in room)
                if sum(map(room.count, REFINED)) >= many
                else ""
            ),
            N_("All of one kind: a mix does not pay."),
            "15.7",
        ),
    ),
    game=GAME,
)

MISSING_MONEY = Exercise(
    "missing_money(target, more, earned)",
    N_(
        "How many pounds are still to be earned? `target` is the money of the Weekly Target, "
        "`more` a list of what +£ Demands add, `earned` the money from Corner Shops."
    ),
    N_("a whole number"),
    (
        (35, [], 20),
        (35, [5], 39),
        (35, [5], 40),
        (40, [5, 8], 41),
        (40, [], 55),
        (45, [8, 5], 0),
        (35, [5, 8], 60),
    ),
    lambda target, more, earned: max(0, target + sum(more) - earned),
    number,
    N_("Target and all +£ Demands together, less what is earned."),
    "15.5",
    (
        Slip(
            lambda target, more, earned: target + sum(more) - earned,
            N_("Who has earned more has nothing to earn: 0 at the least."),
            "15.4",
        ),
        Slip(
            lambda target, more, earned: max(0, target - earned),
            N_("A +£ Demand raises the money of the Target."),
            "15.5",
        ),
        Slip(
            lambda target, more, earned: max(0, target + max(more, default=0) - earned),
            N_("Several +£ Demands add up."),
            "15.5",
        ),
    ),
    game=GAME,
)


def _still(wanted: str, completed: str) -> str:
    return "".join((Counter(wanted) - Counter(completed)).elements())


def _larger_will_do(wanted: str, completed: str) -> str:
    left = sorted(completed, key=SIZES.index)
    missing = ""
    for size in sorted(wanted, key=SIZES.index, reverse=True):
        able = [it for it in left if SIZES.index(it) >= SIZES.index(size)]
        if able:
            left.remove(able[0])
        else:
            missing += size
    return missing


def _by_number(wanted: str, completed: str) -> str:
    return wanted[len(completed) :]


def _kinds_only(wanted: str, completed: Sequence[str]) -> str:
    return "".join(size for size in wanted if size not in completed)


STILL = Exercise(
    "still(wanted, completed)",
    N_(
        "Which orders does a Target still want? Both are texts of sizes, S, M and L: those on the "
        "card, and those you have completed."
    ),
    N_("a text of letters, in any order"),
    (
        ("SM", ""),
        ("SM", "M"),
        ("SM", "ML"),
        ("MMM", "M"),
        ("SSMML", "SSMML"),
        ("SSMML", "SMLL"),
        ("LL", "SSMM"),
        ("SM", "SSSM"),
    ),
    _still,
    _letters,
    N_("Each completed order is discarded for one of its own size."),
    "15.6",
    (
        Slip(_larger_will_do, N_("Exactly the sizes shown: no larger one instead."), "15.6"),
        Slip(_kinds_only, N_("Each order counts once: two small ones are two orders."), "15.6"),
        Slip(_by_number, N_("Not how many, but which sizes are completed."), "15.6"),
    ),
    game=GAME,
)
