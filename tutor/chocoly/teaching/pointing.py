"""Which pieces an action or a broken rule is about, and which can be pointed at.

Ids: "square:ROW,COLUMN" a piece that lies on the table, "at:ROW,COLUMN" a place for a tile by its
upper left square, "hand:N" a tile one holds, "flavour:A" a flavour among the areas, "player:N" who
sits there, "pile", "bean".
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tutor.chocoly.actions import Action, Bean, Flavour, Lay, Pass, Stack
from tutor.chocoly.faces import FLAVOURS, canonical
from tutor.chocoly.squares import Square, footprint
from tutor.chocoly.state import State
from tutor.engine import Violation
from tutor.lessons.feedback import Mark, marks
from tutor.lessons.model import LEARNER


def square_id(square: Square) -> str:
    """Return the id of a piece on the table."""
    return f"square:{square[0]},{square[1]}"


def square_ids(squares: Iterable[Square]) -> list[str]:
    """Return the ids of squares in reading order."""
    return [square_id(square) for square in sorted(squares)]


def place_id(row: int, column: int) -> str:
    """Return the id of a place for a tile."""
    return f"at:{row},{column}"


def square_of(target: str) -> Square:
    """Return the square of an id that has one."""
    row, column = target.partition(":")[2].split(",")
    return int(row), int(column)


def tile_ids(hand: Sequence[str], face: str) -> list[str]:
    """Return the id of a tile in a hand, however it is turned; [] where there is none."""
    held = canonical(face)
    return [f"hand:{hand.index(held)}"] if held in hand else []


def pieces(state: State, action: Action) -> list[str]:
    """Return the ids of the pieces to touch for this action, of the player to act."""
    match action:
        case Flavour(flavour):
            return [f"flavour:{flavour}"]
        case Bean():
            return ["bean"]
        case Lay(face, row, column) | Stack(face, row, column):
            return [*tile_ids(state.hand, face), place_id(row, column)]
        case Pass():
            return ["pass"]


def places(state: State) -> list[Square]:
    """Return every place on the table beside what lies there, be it at a corner only, a tile
    may go there or not."""
    board = state.board
    if not board:
        return [(0, 0)]
    near = {(r + dr, c + dc) for r, c in board for dr in range(-2, 2) for dc in range(-2, 2)}
    return [at for at in sorted(near) if not any(square in board for square in footprint(*at))]


def stack_places(state: State) -> list[Square]:
    """Return every place where a stack would lie on something, be it allowed or not."""
    return sorted({(r - dr, c - dc) for r, c in state.board for dr in (0, 1) for dc in (0, 1)})


def targets(state: State) -> list[str]:
    """Return the ids of all that the learner can point at, from the top of the table to the
    bottom."""
    return [
        *(f"player:{player}" for player in range(state.players)),
        *(f"flavour:{flavour}" for flavour in FLAVOURS),
        "bean",
        *square_ids(state.board),
        *(place_id(*at) for at in places(state)),
        *(f"hand:{number}" for number in range(len(state.hands[LEARNER]))),
        "pile",
    ]


def refused(state: State, action: Action, broken: Sequence[Violation]) -> tuple[Mark, ...]:
    """Return the piece where the first rule breaks: what lies in the way, or the place."""
    match action:
        case Lay(_face, row, column):
            there = [square for square in footprint(row, column) if square in state.board]
            return marks(square_ids(there) or [place_id(row, column)], "refused")
        case Stack(_face, row, column):
            there = [square for square in footprint(row, column) if _held(state, square)]
            return marks(square_ids(there) or [place_id(row, column)], "refused")
        case _:
            return marks(pieces(state, action), "refused")


def _held(state: State, square: Square) -> bool:
    """Return whether the piece there is of a tile that carries a token (clause 4.4)."""
    return square in state.board and state.board[square].tile in state.tokens
