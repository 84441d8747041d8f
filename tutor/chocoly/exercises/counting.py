"""Tasks about what is counted: areas, tiles that are left, what joins two areas, a swing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tutor.chocoly.board import Board
from tutor.chocoly.components import load_components
from tutor.chocoly.exercises import boards as of
from tutor.chocoly.exercises.forms import squares
from tutor.chocoly.exercises.game import GAME
from tutor.chocoly.squares import Square
from tutor.i18n import N_
from tutor.kit.exercise import Exercise, Slip
from tutor.kit.forms import number, numbers


def _sizes(board: Board, flavour: str, corners: bool = False) -> list[int]:
    return [len(part) for part in of.parts(of.pieces(board, flavour), corners)]


SIZES = Exercise(
    "sizes(board, flavour)",
    N_("How large each area of a flavour is, the largest first."),
    N_("a list of whole numbers"),
    ((of.FIRST, "C"), (of.FIRST, "A"), (of.RING, "A"), (of.LATE, "B"), (of.STACKED, "A")),
    _sizes,
    lambda answer: list(numbers(answer)),
    N_("From each piece go over edges to equal pieces, until none is left."),
    "5.2",
    (
        Slip(
            lambda board, flavour: _sizes(board, flavour, corners=True),
            N_("Corners never connect."),
            "3.4",
        ),
        Slip(
            lambda board, flavour: [len(of.pieces(board, flavour))],
            N_("Not all pieces of a flavour are one area: only what meets at edges."),
            "5.2",
        ),
        Slip(
            lambda board, flavour: _sizes(board, flavour)[::-1],
            N_("The largest comes first."),
            "5.2",
        ),
        Slip(
            lambda board, flavour: _sizes(board, flavour)[:1],
            N_("All areas are asked for, not only the largest."),
            "5.5",
        ),
    ),
    game=GAME,
)


def _counts(players: int, placed: int) -> tuple[int, int]:
    """Tiles in the pile, and in all hands together."""
    box, hand = len(load_components().tiles), load_components().hand
    pile = max(0, box - players * hand - placed)
    return pile, box - placed - pile


COUNTS = Exercise(
    "counts(players, placed)",
    N_(
        "`placed` tiles lie on the table: how many are in the pile, how many in all hands together?"
    ),
    N_("two whole numbers"),
    ((2, 0), (3, 5), (2, 28), (4, 20), (2, 30), (3, 36)),
    _counts,
    numbers,
    N_("36 tiles: some lie on the table, four are in each hand while the pile lasts."),
    "2.1",
    (
        Slip(
            lambda players, placed: (36 - 4 * players - placed, 4 * players),
            N_("An empty pile has no tile less than none: then the hands shrink."),
            "2.1",
        ),
        Slip(
            lambda players, placed: (max(0, 36 - placed), 4 * players),
            N_("The tiles in the hands come out of the same 36."),
            "1.2",
        ),
        Slip(
            lambda players, placed: (_counts(players, placed)[0], 4 * players),
            N_("With an empty pile nobody draws: the hands shrink."),
            "2.1",
        ),
        Slip(
            lambda players, placed: (_counts(players, placed)[0], min(4, 36 - placed)),
            N_("All hands together are asked for."),
            "1.2",
        ),
    ),
    game=GAME,
)


def _bridges(board: Board, flavour: str, corners: bool = False) -> set[Square]:
    """Return the empty squares beside two areas of a flavour."""
    number_of = {
        square: n for n, part in enumerate(of.parts(of.pieces(board, flavour))) for square in part
    }
    near = of.around if corners else of.neighbours
    empty = {it for square in number_of for it in near(square) if it not in board}
    return {it for it in empty if len({number_of[s] for s in near(it) if s in number_of}) > 1}


BRIDGES = Exercise(
    "bridges(board, flavour)",
    N_("The empty squares where one piece of the flavour would join two of its areas."),
    N_("a set of squares, for example {(-4, 2)}"),
    ((of.FIRST, "A"), (of.RING, "A"), (of.LATE, "A"), (of.LATE, "B")),
    _bridges,
    squares,
    N_("Give each area a number; then look which numbers lie beside an empty square."),
    "5.2",
    (
        Slip(
            lambda board, flavour: _bridges(board, flavour, corners=True),
            N_("Corners never connect."),
            "3.4",
        ),
        Slip(
            lambda board, flavour: {
                it
                for square in of.pieces(board, flavour)
                for it in of.neighbours(square)
                if it not in board
                and sum(s in of.pieces(board, flavour) for s in of.neighbours(it)) > 1
            },
            N_("Two pieces beside it may be of one area already: then nothing is joined."),
            "5.2",
        ),
        Slip(
            lambda board, flavour: {
                it
                for it in _bridges(board, flavour)
                if sum(
                    any(s in part for s in of.neighbours(it))
                    for part in of.parts(of.pieces(board, flavour))[:2]
                )
                > 1
            },
            N_("Any two areas are asked for, not only the two largest."),
            "5.2",
        ),
    ),
    game=GAME,
)


def _swing(
    before: Mapping[str, int], after: Mapping[str, int], own: str, rivals: Sequence[str]
) -> int:
    """Return by how much the lead has grown."""
    return (after[own] - max(after[it] for it in rivals)) - (
        before[own] - max(before[it] for it in rivals)
    )


SWING = Exercise(
    "swing(before, after, own, rivals)",
    N_(
        "The largest area of each flavour before and after a tile. By how much has your lead over "
        "the best rival grown? Below 0 if it has shrunk."
    ),
    N_("a whole number"),
    (
        ({"A": 5, "B": 4, "C": 6}, {"A": 7, "B": 4, "C": 6}, "A", ("C",)),
        ({"A": 15, "B": 10, "C": 15}, {"A": 16, "B": 10, "C": 17}, "A", ("C",)),
        ({"A": 8, "B": 9, "C": 13}, {"A": 8, "B": 12, "C": 9}, "A", ("B", "C")),
        ({"A": 9, "B": 7, "C": 8}, {"A": 9, "B": 12, "C": 8}, "A", ("C",)),
        ({"A": 6, "B": 6, "C": 6}, {"A": 8, "B": 7, "C": 6}, "C", ("A", "B")),
    ),
    _swing,
    number,
    N_("Lead: your largest area less the largest of the best rival."),
    "5.3",
    (
        Slip(
            lambda before, after, own, rivals: after[own] - before[own],
            N_("A tile feeds others, too: what have the rivals gained?"),
            "5.3",
        ),
        Slip(
            lambda before, after, own, rivals: _swing(
                before, after, own, [it for it in "ABC" if it != own]
            ),
            N_("A flavour that nobody plays is no rival."),
            "1.4",
        ),
        Slip(
            lambda before, after, own, rivals: (
                after[own] - before[own] - sum(after[it] - before[it] for it in rivals)
            ),
            N_("Only the best rival counts, before and after."),
            "5.3",
        ),
        Slip(
            lambda before, after, own, rivals: after[own] - max(after[it] for it in rivals),
            N_("That is the lead afterwards. How has it changed?"),
            "5.3",
        ),
    ),
    game=GAME,
)
