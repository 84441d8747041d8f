"""How tiles and the board are saved; everything else of a state follows from its types."""

from __future__ import annotations

from typing import Annotated, Any

from tutor.chocoly.board import Board
from tutor.chocoly.faces import FLAVOURS, HIDDEN, canonical
from tutor.chocoly.squares import Piece, Square
from tutor.i18n import _
from tutor.kit.reading import Unfit, choice, items, letters, number
from tutor.kit.records import Form, form_of, row, unlike

MOST = 99
"""Largest number of tiles, rows, columns (either sign) and shuffles; the game has 36 tiles."""
_LETTERS = letters(FLAVOURS + HIDDEN, 4, least=1)


def face(value: Any) -> str:
    """Read a tile: the least of its turnings, "?" if it is hidden."""
    found = _LETTERS(value)
    if found != HIDDEN and (HIDDEN in found or len(found) != 4 or canonical(found) != found):
        raise Unfit(_("A tile is four letters, in its least turning, or “?”."))
    return found


Count = Annotated[int, number(MOST)]
Place = Annotated[int, number(MOST, -MOST)]
Flavour = Annotated[str, choice(FLAVOURS)]
Face = Annotated[str, face]

_PIECE = row(
    *map(form_of, (Place, Place, Flavour, Count, Annotated[int, number(1)])),
    names=("row", "column", "flavour", "tile", "level"),
)


def _piece(value: Any) -> tuple[Square, Piece]:
    """Read a piece of the board: row, column, flavour, number of its tile, level."""
    line, column, *piece = _PIECE.value(value)
    return (line, column), Piece(*piece)


PIECES: Form[Board] = Form(
    lambda board: [[*square, *piece] for square, piece in sorted(board.items())],
    lambda value: Board(unlike(items(_piece, 4 * MOST))(value)),
)
