"""Tasks about the Score tiles: what a Wild counts as in a chain, and the tile “3 and 4”."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from tutor.chocolatiers_2019.exercises.game import GAME
from tutor.chocolatiers_2019.scoring import CHEAP, leader
from tutor.chocolatiers_family.display import Display
from tutor.chocolatiers_family.kinds import KINDS, WILD
from tutor.i18n import N_
from tutor.kit.exercise import Exercise, Slip
from tutor.kit.forms import seat

SIDES = ((-1, 0), (1, 0), (0, -1), (0, 1))
CORNERS = ((-1, -1), (-1, 1), (1, -1), (1, 1))


def _kinds(answer: Any) -> frozenset[str]:
    found = frozenset(answer)
    if not found <= frozenset(KINDS):
        raise ValueError(answer)
    return found


def _beside(display: Display, row: int, column: int, steps: Sequence[tuple[int, int]]) -> set[str]:
    return {display.at(row + down, column + right) for down, right in steps} & set(KINDS)


def _one_further(display: Display, row: int, column: int) -> set[str]:
    """Return what somebody finds who looks over one Wild and no further."""
    found = _beside(display, row, column, SIDES)
    for down, right in SIDES:
        if display.at(row + down, column + right) == WILD:
            found |= _beside(display, row + down, column + right, SIDES)
    return found


COUNTS_AS = Exercise(
    "counts_as(display, row, column)",
    N_("A Wild lies on this space. Give the kinds it counts as: a set of letters."),
    N_("a set of letters, for example {'R', 'M'}"),
    tuple(
        (Display.parse(text), row, column)
        for text, row, column in (
            ("TR*M/VNTR", 0, 2),
            ("RTNB/T*VN", 1, 1),
            ("TMRM/TR*M/VN*R/RNNN", 2, 2),
            ("TMRM/TR*M/VN*R/RNNN", 1, 2),
            ("R**B/...V", 0, 1),
            ("R.*./VV..", 0, 2),
            ("R***/VNTB", 0, 3),
        )
    ),
    lambda display, row, column: {kind for kind in KINDS if (row, column) in display.graph(kind)},
    _kinds,
    N_("A Wild counts for every kind that lies orthogonally next to it."),
    "5.3",
    (
        Slip(
            lambda display, row, column: _beside(display, row, column, SIDES),
            N_("Wilds side by side pass a kind on to each other."),
            "5.4",
        ),
        Slip(
            _one_further,
            N_("Wilds pass a kind on over any number of Wilds."),
            "5.4",
        ),
        Slip(
            lambda display, row, column: _beside(display, row, column, (*SIDES, *CORNERS)),
            N_("Corner to corner is not next to it."),
            "5.3",
        ),
    ),
    game=GAME,
)


def _counts(tables: Sequence[Sequence[int]]) -> list[int]:
    return [sum(Counter(points)[n] for n in CHEAP) for points in tables]


def _three_fours(tables: Sequence[Sequence[int]]) -> int | None:
    return leader(_counts(tables))


def _most(sizes: Sequence[int]) -> int:
    return sizes.index(max(sizes))


THREE_FOURS = Exercise(
    "three_and_four(tables)",
    N_(
        "`tables` has a list for each player: the points on the boxes in the display. Who wins the "
        "Score tile “3 and 4”? None if nobody does."
    ),
    N_("a player’s number, which begins at 0, or None"),
    (
        ([[3, 4, 5], [6, 3, 5]],),
        ([[3, 3, 3], [4, 4]],),
        ([[3, 5], [4, 4, 6], [5, 5, 5, 5]],),
        ([[3, 4], [4, 4, 6], [5]],),
        ([[5, 6], [6, 6, 5]],),
    ),
    _three_fours,
    seat,
    N_("Count the boxes worth 3 or 4: whoever has most of them wins."),
    "8.3",
    (
        Slip(
            lambda tables: leader([sum(n for n in row if n in CHEAP) for row in tables]),
            N_("The boxes are counted, not their points."),
            "8.3",
        ),
        Slip(
            lambda tables: leader([len(row) for row in tables]),
            N_("Only boxes worth 3 or 4 points are counted."),
            "8.3",
        ),
        Slip(
            lambda tables: _most(_counts(tables)),
            N_("On a tie nobody gets the tile, nor if nobody has such a box."),
            "8.3",
        ),
    ),
    game=GAME,
)
