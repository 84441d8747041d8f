"""Tasks about stacks: what forbids one, where an area can be cut, and the worst cut of all."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from tutor.chocoly.board import Board
from tutor.chocoly.exercises import boards as of
from tutor.chocoly.exercises.forms import squares, texts
from tutor.chocoly.exercises.game import GAME
from tutor.chocoly.squares import Square, footprint
from tutor.i18n import N_
from tutor.kit.exercise import Exercise, Slip
from tutor.kit.forms import number


def _broken(board: Board, tokens: Collection[int], row: int, column: int) -> set[str]:
    """Return what forbids a stack there."""
    under = [board[square].tile for square in footprint(row, column) if square in board]
    found = {"4.1"} if len(set(under)) < 2 else set()
    found |= {"4.3"} if len(under) < 4 else set()
    return found | ({"4.4"} if not set(under).isdisjoint(tokens) else set())


BROKEN = Exercise(
    "broken(board, tokens, row, column)",
    N_(
        "Which of the rules 4.1, 4.3 and 4.4 does a stack there break? `tokens`: the numbers of "
        "the tiles that carry a token."
    ),
    N_("a set of texts, for example {'4.1', '4.3'}; an empty set if none"),
    (
        (of.FIRST, frozenset(), 0, -1),
        (of.FIRST, frozenset(), 0, 0),
        (of.FIRST, frozenset(), 1, 1),
        (of.FIRST, frozenset(), -1, 1),
        (of.FIRST, frozenset({1}), 1, 0),
        (of.FIRST, frozenset({1}), 0, -1),
        (of.FIRST, frozenset({0}), 0, 0),
        (of.FIRST, frozenset({0}), 0, -1),
        (of.FIRST, frozenset({2}), 0, -1),
        (of.FIRST, frozenset({0}), -1, -1),
        (of.FIRST, frozenset({0}), -1, 1),
        (of.FIRST, frozenset({0}), 1, 1),
        (of.FIRST, frozenset({2}), -1, -3),
        (of.FIRST, frozenset({0}), 1, -1),
        (of.FIRST, frozenset({2}), 1, -3),
        (of.STACKED, of.TOKENS, -1, 0),
        (of.STACKED, of.TOKENS, -1, -2),
    ),
    _broken,
    texts,
    N_("Look at the four squares under it: which tiles lie there, and do they carry a token?"),
    "4.1",
    (
        Slip(
            lambda board, tokens, row, column: set(sorted(_broken(board, tokens, row, column))[:1]),
            N_("It may break more than one rule at once: name all of them."),
            "4.3",
        ),
        Slip(
            lambda board, tokens, row, column: _broken(board, (), row, column),
            N_("A tile with a token is never covered."),
            "4.4",
        ),
        Slip(
            lambda board, tokens, row, column: _broken(board, tokens, row, column) - {"4.3"},
            N_("All four pieces must rest on tiles."),
            "4.3",
        ),
        Slip(
            lambda board, tokens, row, column: _broken(board, tokens, row, column) - {"4.1"},
            N_("It must lie across at least two tiles."),
            "4.1",
        ),
    ),
    game=GAME,
)


def _narrow(board: Board, flavour: str) -> set[Square]:
    """Return the squares without which an area falls apart."""
    mine = of.pieces(board, flavour)
    before = len(of.parts(mine))
    return {square for square in mine if len(of.parts(mine - {square})) > before}


def _inside(board: Board, flavour: str, least: int) -> set[Square]:
    """Return the pieces with so many equal ones beside them."""
    mine = of.pieces(board, flavour)
    return {square for square in mine if len(mine.intersection(of.neighbours(square))) >= least}


NARROW = Exercise(
    "narrow(board, flavour)",
    N_("The squares where an area of the flavour can be cut: without the piece it falls apart."),
    N_("a set of squares, for example {(0, 2)}"),
    ((of.BRIDGE, "A"), (of.FIRST, "A"), (of.RING, "B"), (of.LATE, "C"), (of.STACKED, "A")),
    _narrow,
    squares,
    N_("Take a piece away, count the areas again: are there more than before?"),
    "5.2",
    (
        Slip(
            lambda board, flavour: _inside(board, flavour, 2),
            N_("Not every piece between two others: a ring holds without one."),
            "5.2",
        ),
        Slip(
            lambda board, flavour: of.pieces(board, flavour) - _inside(board, flavour, 2),
            N_("An end can be taken away, and the rest holds."),
            "5.2",
        ),
        Slip(
            lambda board, flavour: {
                square
                for square in of.pieces(board, flavour)
                if len(of.parts(of.pieces(board, flavour) - {square}))
                != len(of.parts(of.pieces(board, flavour)))
            },
            N_("A piece that is alone leaves fewer areas, not more: nothing falls apart."),
            "5.2",
        ),
    ),
    game=GAME,
)


def _worst(board: Board, flavour: str, places: Sequence[Square]) -> int:
    """Return the smallest that the largest area can become."""
    mine = of.pieces(board, flavour)
    return min(_left(mine, place) for place in places)


def _left(mine: set[Square], place: Square) -> int:
    found = of.parts(mine - set(footprint(*place)))
    return len(found[0]) if found else 0


WORST = Exercise(
    "worst(board, flavour, places)",
    N_(
        "A rival stacks a tile without this flavour at one of these places. How large is the "
        "largest area of the flavour after the worst of them?"
    ),
    N_("a whole number"),
    (
        (of.LATE, "A", ((0, -1), (-1, 0), (-1, -2))),
        (of.LATE, "C", ((2, 0), (4, -1), (2, 2))),
        (of.FIRST, "A", ((0, -1),)),
        (of.STACKED, "A", ((-2, 0), (-1, 2), (1, 0))),
    ),
    _worst,
    number,
    N_("For each place: take the covered pieces away, count the largest area; keep the least."),
    "5.2",
    (
        Slip(
            lambda board, flavour, places: len(of.parts(of.pieces(board, flavour))[0]),
            N_("What is covered does not count any more."),
            "5.2",
        ),
        Slip(
            lambda board, flavour, places: min(
                len(of.parts(of.pieces(board, flavour))[0] - set(footprint(*place)))
                for place in places
            ),
            N_("Only one part counts: the covered pieces may cut the area in two."),
            "5.2",
        ),
        Slip(
            lambda board, flavour, places: max(
                _left(of.pieces(board, flavour), place) for place in places
            ),
            N_("The worst place for the owner is asked for, not the best."),
            "4.4",
        ),
        Slip(
            lambda board, flavour, places: _left(of.pieces(board, flavour), places[0]),
            N_("Try every place, not only the first."),
            "5.2",
        ),
    ),
    game=GAME,
)
