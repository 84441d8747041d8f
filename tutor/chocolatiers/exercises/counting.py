"""Tasks about the Scoring cards and the final score: comparing, and adding up as a fold."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from tutor.chocolatiers.components import load_components
from tutor.chocolatiers.exercises.game import GAME
from tutor.chocolatiers_family.display import Display
from tutor.chocolatiers_family.exercises import totals
from tutor.chocolatiers_family.kinds import NAMES
from tutor.i18n import N_
from tutor.kit.exercise import Exercise, Slip
from tutor.kit.forms import points, seat

without = partial(totals.without, edition=GAME)


def _award(sizes: Sequence[int]) -> int | None:
    most = max(sizes)
    return sizes.index(most) if most and sizes.count(most) == 1 else None


AWARD = Exercise(
    "award(sizes)",
    N_("From the largest group of each player: who gets the Scoring card? None if nobody does."),
    N_("a player’s number, which begins at 0, or None"),
    (((5, 3),), ((2, 4, 3),), ((4, 4),), ((3, 5, 5, 1),), ((0, 0, 0),), ((0, 1),), ((4, 4, 5),)),
    _award,
    seat,
    N_("The card goes to the largest group."),
    "9.1",
    (
        Slip(
            lambda sizes: sizes.index(max(sizes)),
            N_("At a tie nobody gets the card, not whoever comes first."),
            "9.3",
        ),
        Slip(
            lambda sizes: None if len(set(sizes)) < len(sizes) else sizes.index(max(sizes)),
            N_("A tie behind the leader does not matter."),
            "9.1",
        ),
        Slip(
            lambda sizes: len(sizes) - 1 - sizes[::-1].index(max(sizes)),
            N_("At a tie nobody gets the card, not whoever comes last."),
            "9.3",
        ),
    ),
    game=GAME,
)


KIRA = Display.parse(".N*MBT/RTMNRR/RVM*NN/MVBNM.", points=[3, 4, 4, 6, 5, 3])
BEN = Display.parse("RMTTTR/BVVVM./VTTVTT/TMRRN.", points=[5, 5, 3, 4, 5, 3])

TOTALS = Exercise(
    "totals(displays, wilds, first)",
    N_(
        "The points of each player at the end, from the displays, the Wilds each has kept, and who "
        "holds First (None if nobody does)."
    ),
    N_("a list of whole numbers, one for each player"),
    (
        ((Display.parse("TT/TT", [4]), Display.parse("NN/NV", [5])), (0, 0), None),
        ((Display.parse("TM/TM", [4]), Display.parse("NN/TT", [5])), (0, 0), None),
        ((Display.parse("TT/TR", [3]), Display.parse("NN/NB", [5])), (2, 1), None),
        ((KIRA, BEN), (1, 3), 1),
    ),
    without(),
    points,
    N_("Add the boxes, the Scoring cards won, First, and a point for each Wild kept."),
    "10.1",
    (
        Slip(
            totals.ties_paid(load_components().scoring, GAME),
            N_("At a tie nobody gets the card."),
            "9.3",
        ),
        Slip(without("Wilds"), N_("Each Wild that was kept is a point."), "10.2"),
        Slip(without("First"), N_("First is a Scoring card, too: it counts."), "10.1"),
        Slip(without("Boxes"), N_("The boxes count their points."), "10.1"),
        Slip(without("First", "Wilds"), N_("Each Wild that was kept is a point."), "10.2"),
        Slip(without(*NAMES.values()), N_("Whoever wins a Scoring card adds its points."), "10.1"),
    ),
    game=GAME,
)
