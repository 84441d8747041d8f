"""A board as one line of text.

Rows from the top, "/" between rows, a space between pieces: the letter of the flavour, the number
of its tile, and "^" if that tile lies on others; "-" is a square without a piece. Where the upper
left square is not (0, 0), its row and column stand first: "-1,2 A0 A0/A0 B0".
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from tutor.chocoly.faces import FLAVOURS, BoardError
from tutor.chocoly.squares import Piece, Square
from tutor.engine import brief
from tutor.i18n import _

EMPTY, UPPER = "-", "^"
MOST_TEXT = 2000
"""Characters of a board; the 36 tiles of the game, none on another, have less than 800."""
_PIECE = re.compile(rf"([{FLAVOURS}])(\d{{1,2}})(\^?)", re.ASCII)
_CORNER = re.compile(r"(-?\d{1,2}),(-?\d{1,2})(?: |$)", re.ASCII)


def board_text(pieces: Mapping[Square, Piece]) -> str:
    """Return the pieces of a board in this notation; "" for none."""
    if not pieces:
        return ""
    rows = [row for row, _column in pieces]
    columns = [column for _row, column in pieces]
    top, left = min(rows), min(columns)
    lines = [
        " ".join(_text(pieces.get((row, column))) for column in range(left, max(columns) + 1))
        for row in range(top, max(rows) + 1)
    ]
    return ("" if top == left == 0 else f"{top},{left} ") + "/".join(lines)


def read_board(text: str) -> dict[Square, Piece]:
    """Return the pieces of a board in this notation. Raises BoardError, which names the row and
    column of what is wrong.
    """
    if not isinstance(text, str):
        raise BoardError(_("A board is written as text, for example “A0 A0/A0 B0”."))
    if len(text) > MOST_TEXT:
        raise BoardError(
            _("This text is far too long for a board: it has {n} characters.").format(n=len(text))
        )
    corner = _CORNER.match(text)
    top, left = (int(corner[1]), int(corner[2])) if corner else (0, 0)
    pieces: dict[Square, Piece] = {}
    corners: dict[tuple[int, int], Square] = {}
    for row, line in enumerate(text[corner.end() if corner else 0 :].split("/"), top):
        for column, it in enumerate(line.split(), left):
            if it == EMPTY:
                continue
            piece = pieces[row, column] = _piece(it, (row, column))
            first = corners.setdefault((piece.tile, piece.level), (row, column))
            if row > first[0] + 1 or abs(column - first[1]) > 1:
                raise BoardError(
                    _(
                        "Tile {n} lies at {first} and at {place}, but a tile has 2 x 2 pieces."
                    ).format(n=piece.tile, first=first, place=(row, column))
                )
    return pieces


def _text(piece: Piece | None) -> str:
    return f"{piece.flavour}{piece.tile}{UPPER * piece.level}" if piece else EMPTY


def _piece(it: str, place: Square) -> Piece:
    """Read a piece. Raises BoardError for what is none; `place`: where it lies."""
    found = _PIECE.fullmatch(it)
    if not found:
        raise BoardError(
            _(
                "{it} at {place} is no piece: write the flavour A, B or C, the number of the tile, "
                "and ^ if it lies on others; - where there is nothing."
            ).format(it=brief(it), place=place)
        )
    return Piece(found[1], int(found[2]), int(bool(found[3])))
