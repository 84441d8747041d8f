"""The rules once more, from the rulebook alone and as slowly as it takes: nothing is remembered,
nothing is looked up, and nothing of the game's own code is used but its records.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

Where = tuple[int, int]
Seen = dict[Where, tuple[str, int]]
"""The flavour and the tile on each square."""


def seen(state: Any) -> Seen:
    return {square: (piece.flavour, piece.tile) for square, piece in state.board.items()}


def touch(one: Where, other: Where) -> bool:
    """Edge to edge; never at a corner."""
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1


def sides(square: Where) -> list[Where]:
    """The four squares that touch one."""
    row, column = square
    return [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]


def faces(tile: str) -> set[str]:
    """A tile turned by a quarter, as often as it takes to lie as before."""
    rows = [list(tile[:2]), list(tile[2:])]
    found = set()
    for _turn in range(4):
        found.add("".join(rows[0] + rows[1]))
        rows = [list(row) for row in zip(*rows[::-1], strict=True)]
    return found


def lying(face: str, row: int, column: int) -> dict[Where, str]:
    return {(row + n // 2, column + n % 2): face[n] for n in range(4)}


def edges(tile: dict[Where, str], board: Seen) -> list[tuple[str, str]]:
    """Both flavours of every edge between the tile and a piece outside it."""
    return [
        (flavour, board[other][0])
        for square, flavour in tile.items()
        for other in sides(square)
        if other in board and other not in tile
    ]


def may_lay(tile: dict[Where, str], board: Seen) -> bool:
    if not board:
        return min(tile) == (0, 0)
    met = edges(tile, board)
    return not set(tile) & set(board) and len(met) >= 2 and any(a == b for a, b in met)


def may_stack(tile: dict[Where, str], board: Seen, tokens: Any, beneath: bool) -> bool:
    if not all(square in board for square in tile):
        return False
    under = {board[square][1] for square in tile}
    equal = any(a == b for a, b in edges(tile, board))
    equal = equal or (beneath and any(board[square][0] == tile[square] for square in tile))
    return len(under) >= 2 and equal and not any(number in tokens for number in under)


def placements(state: Any) -> Iterator[str]:
    """Every legal lay and stack, as text, in no order."""
    board = seen(state)
    rows = [row for row, _column in board] or [0]
    columns = [column for _row, column in board] or [0]
    for tile in {face for kind in state.hands[state.player] for face in faces(kind)}:
        for row in range(min(rows) - 3, max(rows) + 4):
            for column in range(min(columns) - 3, max(columns) + 4):
                there = lying(tile, row, column)
                if may_lay(there, board):
                    yield f"lay {tile} {row} {column}"
                if state.left[state.player] and may_stack(
                    there, board, state.tokens, state.stack_match == "beside_or_beneath"
                ):
                    yield f"stack {tile} {row} {column}"


def areas(board: Seen, flavour: str) -> list[set[Where]]:
    """Areas by joining those that touch, until none do; largest first."""
    found = [{square} for square, (it, _tile) in board.items() if it == flavour]
    joined = True
    while joined:
        joined = False
        for one in found:
            for other in found:
                if one is not other and any(touch(a, b) for a in one for b in other):
                    one |= other
                    found.remove(other)
                    joined = True
                    break
            if joined:
                break
    return sorted(found, key=len, reverse=True)


def standing(state: Any, player: int) -> tuple[int, int, int]:
    """Largest area, own tokens in it, second-largest area."""
    board = seen(state)
    team = {player, (player + 2) % 4} if len(state.hands) == 4 else {player}
    own = {number for number, owner in state.tokens.items() if owner in team}
    found = areas(board, state.flavours[player])
    sizes = [len(area) for area in found] + [0, 0]
    tokens = [
        len({board[square][1] for square in area} & own) for area in found if len(area) == sizes[0]
    ]
    return sizes[0], max(tokens, default=0), sizes[1]
