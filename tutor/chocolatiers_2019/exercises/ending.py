"""Tasks about the end: who still has a turn, what a Wild gains, and the final score as a fold."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from tutor.chocolatiers_2019.components import load_components
from tutor.chocolatiers_2019.exercises.game import GAME
from tutor.chocolatiers_family.display import Display
from tutor.chocolatiers_family.exercises import totals
from tutor.chocolatiers_family.kinds import NAMES
from tutor.i18n import N_
from tutor.kit.exercise import Exercise, Slip
from tutor.kit.forms import number, numbers, points


def _last_turns(players: int, starter: int, player: int) -> list[int]:
    return [(player + n) % players for n in range(1, (starter - player - 1) % players + 1)]


LAST_TURNS = Exercise(
    "last_turns(players, starter, player)",
    N_("`player` has placed the first sixth box: who still has a turn, in order?"),
    N_("a list of the players’ numbers, which begin at 0"),
    ((2, 0, 0), (2, 0, 1), (3, 1, 2), (3, 1, 0), (5, 3, 4), (4, 2, 2)),
    _last_turns,
    lambda answer: list(numbers(answer)),
    N_("Play goes on up to and including the player on the start player’s right."),
    "7.2",
    (
        Slip(
            lambda players, starter, player: [(player + n) % players for n in range(1, players)],
            N_("Not one more turn each: everybody is to have had the same number of turns."),
            "7.2",
        ),
        Slip(
            lambda players, starter, player: list(range(player + 1, players)),
            N_("The round ends before the player with the start marker, whatever the number."),
            "7.2",
        ),
        Slip(
            lambda players, starter, player: [player, *_last_turns(players, starter, player)],
            N_("Whoever placed the sixth box only finishes that turn."),
            "7.1",
        ),
    ),
    game=GAME,
)


def _gain(before: int, after: int, others: Sequence[int], tile: int) -> int:
    best = max(others)
    return tile * ((after > best) - (before > best)) - 1


GAIN = Exercise(
    "gain(before, after, others, tile)",
    N_(
        "A Wild that you place makes your largest group of a kind grow from `before` to `after`. "
        "`others`: the largest groups of the others; `tile`: the points of its Score tile. How "
        "many points do you gain, against keeping the Wild? Below 0 if you lose some."
    ),
    N_("a whole number"),
    (
        (3, 4, [3, 2], 5),
        (2, 3, [3], 4),
        (4, 5, [3, 1], 5),
        (2, 4, [3, 3], 3),
        (1, 2, [4], 3),
        (3, 5, [2, 4], 5),
        (2, 4, [3, 5], 4),
        (2, 4, [1, 3, 2], 4),
    ),
    _gain,
    number,
    N_("You gain the Score tile if you pass everybody, and lose the point of the Wild."),
    "9.1",
    (
        Slip(
            lambda before, after, others, tile: _gain(before, after, others, tile) + 1,
            N_("A Wild that you keep is worth a point."),
            "5.7",
        ),
        Slip(
            lambda before, after, others, tile: (
                tile * ((after >= max(others)) - (before >= max(others))) - 1
            ),
            N_("With a tie nobody gets the Score tile: you must pass them."),
            "8.2",
        ),
        Slip(
            lambda before, after, others, tile: tile * (after > max(others)) - 1,
            N_("Where you lead anyway the Score tile is yours without the Wild."),
            "8.1",
        ),
        Slip(
            lambda before, after, others, tile: tile * (after >= max(others)) - 1,
            N_("With a tie nobody gets the Score tile: you must pass them."),
            "8.2",
        ),
    ),
    game=GAME,
)

without = partial(totals.without, edition=GAME)
"""The totals, these items of the score forgotten."""

KIRA = Display.parse("MNNRVB/N**VMB/NRMBTV/NMMVRR", points=(4, 5, 6, 4, 6, 5))
BEN = Display.parse("TNTRT./TBBRNR/TMBRRV/TR.TNN", points=(4, 4, 3, 4, 3, 5))
"""Kira's display is the rulebook's example of a final score."""

TOTALS = Exercise(
    "totals(displays, wilds, first)",
    N_(
        "The points of each player at the end, from the displays, the free Wilds of each, and who "
        "holds First (None if nobody does)."
    ),
    N_("a list of whole numbers, one for each player"),
    (
        ((Display.parse("TT/TT", [5]), Display.parse("NN/NV", [5])), (0, 0), None),
        ((Display.parse("TM/TM", [5]), Display.parse("NN/TT", [6])), (0, 0), None),
        ((Display.parse("TT/TR", [5]), Display.parse("NN/NB", [5])), (2, 1), None),
        ((Display.parse("TT/TR", [5]), Display.parse("NN/NB", [5])), (0, 0), 0),
        ((Display.parse("TT/TR", [3]), Display.parse("NN/NB", [5])), (0, 0), None),
        ((KIRA, BEN), (1, 3), 1),
    ),
    without(),
    points,
    N_("Add the boxes, the Score tiles won, First among them, and a point for each free Wild."),
    "9.1",
    (
        Slip(
            totals.ties_paid(load_components().scoring, GAME),
            N_("If players tie nobody gets the Score tile."),
            "8.2",
        ),
        Slip(without("Wilds"), N_("Each free Wild is a point."), "5.7"),
        Slip(without("3 and 4"), N_("The tile “3 and 4” is one of the eight."), "8.3"),
        Slip(without("First"), N_("First is one of the eight Score tiles: it counts."), "8.4"),
        Slip(without("Boxes"), N_("The boxes count their points."), "9.1"),
        Slip(without(*NAMES.values()), N_("Whoever wins a Score tile adds its points."), "9.1"),
    ),
    game=GAME,
)
