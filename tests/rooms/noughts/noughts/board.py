"""The board, the one sort of action there is, and what follows from the marks on it."""

from __future__ import annotations

from math import isqrt
from typing import Annotated

import attrs

from tutor.engine import Violation
from tutor.i18n import _
from tutor.kit.notation import Notation
from tutor.kit.positions import Saves
from tutor.kit.reading import letters
from tutor.kit.records import Seat

CROSS, NOUGHT, EMPTY = "X", "O", "."
SIGNS = CROSS + NOUGHT
SIZES = (3, 4)


@attrs.frozen
class State:
    """A position: `board` row by row, a letter a field; `first`: the player with the crosses."""

    board: Annotated[str, letters(SIGNS + EMPTY, SIZES[-1] ** 2)]
    first: Seat = 0

    @property
    def size(self) -> int:
        """Fields in a row."""
        return isqrt(len(self.board))

    @property
    def line(self) -> tuple[int, ...]:
        """The fields of a full line (clause 3.1); () if there is none."""
        return next((each for each in lines(self.size) if self.full(each)), ())

    @property
    def over(self) -> bool:
        """Somebody has a full line (clause 3.1), or the board is full (clause 3.2)."""
        return bool(self.line) or EMPTY not in self.board

    @property
    def player(self) -> int:
        """The player to move: the one with crosses, then turn by turn (clauses 1.2, 2.1)."""
        turn = len(self.board) - self.board.count(EMPTY) - self.over
        return (self.first + turn) % 2

    @property
    def winner(self) -> int | None:
        """The player with a full line (clause 3.1)."""
        return self.player if self.line else None

    def full(self, line: tuple[int, ...]) -> bool:
        """Whether all fields of the line have the same mark (clause 3.1)."""
        return {self.board[n] for n in line} in ({CROSS}, {NOUGHT})

    def sign(self, player: int) -> str:
        """The player's mark (clause 1.2)."""
        return SIGNS[(player - self.first) % 2]


@attrs.frozen
class Mark:
    """Draw one's mark into a field (clause 2.1); row and column count from 0."""

    row: int
    column: int


SAVES = Saves(State)
NOTATION = Notation("Noughts and crosses", "mark 0 2", {"mark": Mark})


def lines(size: int) -> list[tuple[int, ...]]:
    """Rows, columns and long diagonals, as places in the board's text."""
    across = [tuple(range(n * size, (n + 1) * size)) for n in range(size)]
    down = [tuple(range(n, size * size, size)) for n in range(size)]
    slope = tuple(range(0, size * size, size + 1))
    return [*across, *down, slope, tuple(range(size - 1, size * size - 1, size - 1))]


def empty_fields(state: State) -> list[Mark]:
    """The fields without a mark, row by row."""
    return [Mark(*divmod(n, state.size)) for n, sign in enumerate(state.board) if sign == EMPTY]


def broken(state: State, action: Mark) -> tuple[Violation, ...]:
    """Every rule that this mark would break."""
    if state.over:
        return (Violation("3.1" if state.line else "3.2", _("The game is over.")),)
    if not (0 <= action.row < state.size and 0 <= action.column < state.size):
        return (Violation("1.1", _("That field is not on the board.")),)
    if state.board[action.row * state.size + action.column] != EMPTY:
        return (Violation("2.1", _("That field has a mark already.")),)
    return ()


def marked(state: State, action: Mark, player: int) -> State:
    """The board with one more mark of that player."""
    at = action.row * state.size + action.column
    board = state.board[:at] + state.sign(player) + state.board[at + 1 :]
    return attrs.evolve(state, board=board)


def impossible(state: State) -> tuple[Violation, ...]:
    """Why these marks cannot be on a board."""
    if state.size not in SIZES or state.size**2 != len(state.board):
        return (Violation("1.1", _("A board has 3 by 3 or 4 by 4 fields.")),)
    ahead = state.board.count(CROSS) - state.board.count(NOUGHT)
    if ahead not in (0, 1):
        return (Violation("2.1", _("Crosses and noughts take turns, so there are as many.")),)
    signs = {state.board[each[0]] for each in lines(state.size) if state.full(each)}
    if signs - {NOUGHT if ahead == 0 else CROSS}:
        return (Violation("3.1", _("The game was over before the last mark.")),)
    return ()
