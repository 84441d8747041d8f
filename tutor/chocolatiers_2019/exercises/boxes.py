"""Tasks about boxes: the row that is filled again, two for one, reserving and its Wild."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from tutor.chocolatiers_2019.exercises.game import GAME
from tutor.chocolatiers_family.kinds import EMPTY
from tutor.chocolatiers_family.payments import payments
from tutor.i18n import N_
from tutor.kit.exercise import Exercise, Slip
from tutor.kit.forms import number, numbers, truth_value

Boxes = list[str]


def _refill(row: Boxes, pile: Boxes, box: str) -> tuple[Boxes, Boxes]:
    rest = [each for each in row if each != box]
    return rest + pile[:1], pile[1:]


def _row_and_pile(answer: Any) -> tuple[Boxes, Boxes]:
    """The place of the new box in the row does not matter; the order in the pile does."""
    row, pile = answer
    if isinstance(row, str) or isinstance(pile, str):
        raise TypeError(answer)
    return sorted(row), list(pile)


REFILL = Exercise(
    "refill(row, pile, box)",
    N_("This box leaves the row: give the row and the pile afterwards; the next box comes first."),
    N_("two lists of texts, the row and the pile"),
    (
        (["TNR.", "VVTT", "RBN.", "NM.B", "TRNR"], ["MBMV", "NNVR"], "VVTT"),
        (["TNR.", "VVTT", "RBN.", "NM.B", "TRNR"], ["MBMV", "NNVR", "TTNN"], "TRNR"),
        (["TNR.", "VVTT", "RBN.", "NM.B", "TRNR"], [], "RBN."),
        (["TNR.", "VVTT"], [], "TNR."),
    ),
    _refill,
    _row_and_pile,
    N_("One box leaves the row, and the next one of the pile comes into it."),
    "4.9",
    (
        Slip(
            lambda row, pile, box: ([each for each in row if each != box], pile),
            N_("The row is filled up from the pile."),
            "4.9",
        ),
        Slip(
            lambda row, pile, box: (_refill(row, pile, box)[0], pile),
            N_("The box that came into the row no longer lies in the pile."),
            "4.9",
        ),
        Slip(
            lambda row, pile, box: (row + pile[:1], pile[1:]),
            N_("The box that was filled leaves the row."),
            "4.9",
        ),
    ),
    game=GAME,
)


def _can_pay(hand: str, box: str) -> bool:
    return bool(payments(hand, box.replace(EMPTY, "")))


def _left(hand: str, box: str) -> tuple[Counter[str], int]:
    """Return what is left of the hand when each chocolate has its own card, and how many are
    missing.
    """
    mine, asked = Counter(hand), Counter(box.replace(EMPTY, ""))
    return mine - asked, (asked - mine).total()


CAN_PAY = Exercise(
    "can_pay(hand, box)",
    N_("Can this hand pay for the box, with two for one where that is needed?"),
    N_("True or False"),
    (
        ("TNRR", "T.RN"),
        ("RNTT", "RBN."),
        ("TNRR", "TNMB"),
        ("RNTM", "RBN."),
        ("TTTT", "VB.."),
        ("TTTNN", "VB.M"),
        ("TTTNNRR", "VB.M"),
        ("TTNRVV", "TMRN"),
        ("TTR", "TB.."),
        ("TTNNR", "TBN."),
    ),
    _can_pay,
    truth_value,
    N_("Two equal cards stand for any one chocolate, as often as you like."),
    "4.3",
    (
        Slip(
            lambda hand, box: _left(hand, box)[1] <= 1 and _can_pay(hand, box),
            N_("You may use two for one any number of times in a payment."),
            "4.3",
        ),
        Slip(
            lambda hand, box: not _left(hand, box)[1],
            N_("Two equal cards stand for a chocolate that you have no card for."),
            "4.3",
        ),
        Slip(
            lambda hand, box: _left(hand, box)[0].total() // 2 >= _left(hand, box)[1],
            N_("The two cards that stand for one must be equal."),
            "4.3",
        ),
        Slip(
            lambda hand, box: len(hand) >= len(box.replace(EMPTY, "")),
            N_("It is not the number of cards that pays, but their kinds."),
            "4.2",
        ),
    ),
    game=GAME,
)


def _points(display: Sequence[int], reserved: int | None, wilds: int) -> int:
    return sum(display) + wilds - (reserved is not None)


POINTS = Exercise(
    "points(display, reserved, wilds)",
    N_(
        "The points of boxes and Wilds. `display`: the points on each box in it; `reserved`: those "
        "on the reserved box, None if there is none; `wilds`: all that are not on the display, "
        "the one on the reserved box included."
    ),
    N_("a whole number"),
    (([4, 5], None, 3), ([4, 5], 6, 3), ([], 3, 1), ([3, 4, 6, 5], 5, 2), ([3, 3], None, 0)),
    _points,
    number,
    N_("Add the boxes in the display, and a point for each free Wild."),
    "9.1",
    (
        Slip(
            lambda display, reserved, wilds: sum(display) + (reserved or 0) + wilds,
            N_("A reserved box is not in the display: it has no points."),
            "6.2",
        ),
        Slip(
            lambda display, reserved, wilds: _points(display, reserved, wilds) + (reserved or 0),
            N_("A reserved box is not in the display: it has no points."),
            "6.2",
        ),
        Slip(
            lambda display, reserved, wilds: sum(display) + wilds,
            N_("The Wild on the reserved box is locked: it is worth nothing."),
            "6.3",
        ),
        Slip(
            lambda display, reserved, wilds: sum(display),
            N_("Each free Wild is worth a point."),
            "5.7",
        ),
    ),
    game=GAME,
)


def _wilds(actions: Sequence[str], frees: bool = True, keeps: bool = False) -> tuple[int, int]:
    free, locked = 3, 0
    for action in actions:
        match action:
            case "wild":
                free -= 1
            case "reserve":
                free, locked = free - 1 + keeps, locked + 1
            case "fill":
                free, locked = free + frees - keeps, locked - 1
    return free, locked


WILDS = Exercise(
    "wilds(actions)",
    N_(
        "You begin with three Wilds. Give the free ones and the locked ones after these actions: "
        "“take”, “wild” (place one), “reserve”, “fill” (the reserved box)."
    ),
    N_("two whole numbers, the free Wilds and the locked ones"),
    (
        (["take", "take"],),
        (["reserve", "take"],),
        (["reserve", "fill"],),
        (["wild", "reserve", "take", "fill"],),
        (["reserve", "fill", "wild", "reserve"],),
        (["reserve", "fill", "reserve", "fill", "reserve"],),
    ),
    _wilds,
    numbers,
    N_("Follow the actions one by one: which Wild goes where?"),
    "6.3",
    (
        Slip(
            lambda actions: _wilds(actions, frees=False),
            N_("Filling the reserved box frees its Wild."),
            "6.3",
        ),
        Slip(
            lambda actions: _wilds(actions, keeps=True),
            N_("A locked Wild is no longer among the free ones."),
            "6.1",
        ),
        Slip(
            lambda actions: (3 - actions.count("wild"), 0),
            N_("Reserving puts a Wild on the box."),
            "6.1",
        ),
    ),
    game=GAME,
)
