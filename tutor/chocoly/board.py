"""What lies on the table: the visible piece on each square.

A board is frozen: `with_tile` gives the next one. What is worked out of a board once (its areas,
the places for a tile) it keeps, and the next board brings that up to date, if it is asked for.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tutor.chocoly.areas import Areas
from tutor.chocoly.board_text import board_text, read_board
from tutor.chocoly.faces import BoardError, check_face, check_flavour
from tutor.chocoly.places import Places
from tutor.chocoly.squares import Piece, Square, footprint
from tutor.i18n import _
from tutor.kit.remembered import remembered
from tutor.rich_display import Shown, named, shows


@shows("tutor.chocoly.notebook_views:board")
class Board(Mapping[Square, Piece]):
    """The visible piece on each covered square: a mapping from (row, column) to Piece.

    `str` writes it as a line, which `parse` reads: rows from the top, "/" between rows; a piece is
    its flavour, the number of its tile, and "^" if that lies on others, "-" none.
    """

    pieces: dict[Square, Piece]
    """The same as a plain dict, for whoever is in a hurry; nobody changes it."""

    def __init__(self, pieces: Mapping[Square, Piece] | None = None) -> None:
        self.pieces = {square: Piece(*piece) for square, piece in (pieces or {}).items()}
        self._last: tuple[Board, str, int, int] | None = None

    @classmethod
    def of(cls, pieces: Mapping[Square, Piece]) -> Board:
        """Return the board of these pieces; a board stays itself."""
        return pieces if isinstance(pieces, Board) else cls(pieces)

    @classmethod
    def parse(cls, text: str) -> Board:
        """Return the board in the notation of `str(board)`: rows of pieces from the top.

        Raises BoardError, which names the row and column of what is wrong.

        >>> board = Board.parse("A0 A0 C1^/A0 B0 -")
        >>> board[0, 2], board == Board.parse(str(board))
        (Piece(flavour='C', tile=1, level=1), True)
        """
        return cls(read_board(text))

    def __str__(self) -> str:
        return board_text(self.pieces)

    def __getitem__(self, square: Square) -> Piece:
        return self.pieces[square]

    def __contains__(self, square: object) -> bool:
        return square in self.pieces

    def __iter__(self) -> Iterator[Square]:
        return iter(self.pieces)

    def __len__(self) -> int:
        return len(self.pieces)

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Board):
            return self.pieces == other.pieces
        return self.pieces == other if isinstance(other, Mapping) else NotImplemented

    def __hash__(self) -> int:
        return hash(frozenset(self.pieces.items()))

    def __repr__(self) -> str:
        return f"Board.parse({str(self)!r})"

    @remembered
    def areas(self) -> Areas:
        """Return the areas of every flavour."""
        if self._last is not None:
            before, face, row, column = self._last
            if "areas" in before.__dict__:
                return before.areas.after(before.pieces, face, row, column)
        return Areas.counted(self.pieces)

    @remembered
    def places(self) -> Places:
        """Return where a tile can lie."""
        if self._last is not None:
            before, _face, row, column = self._last
            if "places" in before.__dict__:
                return before.places.after(before.pieces, self.pieces, row, column)
        return Places.counted(self.pieces)

    def with_tile(self, face: str, row: int, column: int, tile: int, level: int = 0) -> Board:
        """Return the board with this tile, `face`, whose upper left piece lies at `row`, `column`.

        `tile`: its number in the order of placing; `level`: 0 on the table, 1 on other tiles.
        Raises BoardError for no face, no place, or a tile that lies partly on others or in them.
        """
        check_face(face)
        if any(type(each) is not int for each in (row, column, tile, level)):
            raise BoardError(_("Row, column, number and level of a tile are whole numbers."))
        squares = footprint(row, column)
        covered = [square for square in squares if square in self.pieces]
        if level == 0 and covered:
            raise BoardError(
                _("Something lies at {place} already; a tile on others has level=1.").format(
                    place=covered[0]
                )
            )
        if level != 0 and len(covered) < len(squares):
            free = next(square for square in squares if square not in self.pieces)
            raise BoardError(
                _("Nothing lies under it at {place}; a tile on the table has level=0.").format(
                    place=free
                )
            )
        return self.laid(face, row, column, tile, level)

    def laid(self, face: str, row: int, column: int, tile: int, level: int = 0) -> Board:
        """Return the board with this tile on top of what lies there, unchecked: search is in a
        hurry."""
        following = Board.__new__(Board)
        following.pieces = pieces = dict(self.pieces)
        for square, flavour in zip(footprint(row, column), face, strict=True):
            pieces[square] = Piece(flavour, tile, level)
        following._last = (self, face, row, column)
        return following

    def show(self, *, areas: str = "", graph: bool = False, coordinates: bool = False) -> Shown:
        """Return the picture of this board, for a notebook: as the last line of a cell, or
        `display` it.

        `areas`, a flavour's letter, brings out the areas of that flavour, each with its count.
        `graph` draws the graph of the areas instead; of that flavour the pieces at which an area
        can be cut are marked. `coordinates` numbers the rows and columns of squares. Raises
        ValueError for what is no flavour.
        """
        if areas:
            check_flavour(areas)
        show = named("tutor.chocoly.notebook_views:board")
        shown: Shown = (
            show(self, areas, graph, coordinates=coordinates) if show else Shown(repr(self))
        )
        return shown

    def tiles(self) -> dict[int, tuple[Square, ...]]:
        """Return the visible squares of each tile by its number, in reading order; none
        wholly covered."""
        found: dict[int, list[Square]] = {}
        for square in sorted(self.pieces):
            found.setdefault(self.pieces[square].tile, []).append(square)
        return {tile: tuple(found[tile]) for tile in sorted(found)}
