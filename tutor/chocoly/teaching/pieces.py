"""Pieces and players to tap: answers to Touch steps, as ids. "Own" is that of player 0."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from tutor.chocoly.areas import areas, cuts
from tutor.chocoly.scoring import results, standings
from tutor.chocoly.squares import Square, beside, footprint
from tutor.chocoly.state import State
from tutor.chocoly.teaching.pointing import square_ids
from tutor.lessons.model import LEARNER

Pieces = Callable[[State], Sequence[str]]
Test = Callable[[State, str], bool]


def these(text: str) -> Pieces:
    """Return the pieces with these ids, which have blanks between them."""
    return lambda state: text.split()


def any_of(*found: Pieces) -> Test:
    """Return whether a piece is among these: for a mistake."""
    return lambda state, piece: any(piece in each(state) for each in found)


def area(flavour: str, which: int = 0) -> Pieces:
    """Return the squares of an area of a flavour: the largest one, or the next after it
    (clause 5.2)."""
    return lambda state: square_ids(areas(state.board, flavour)[which])


def own_area() -> Pieces:
    """Return the area that counts for the learner in the end (clauses 5.2 and 5.4)."""
    return lambda state: square_ids(results(state)[LEARNER].area)


def outside(flavour: str) -> Pieces:
    """Return the pieces of a flavour that are not in its largest area (clause 3.4)."""
    return lambda state: square_ids(
        square for each in areas(state.board, flavour)[1:] for square in each
    )


def cut_off(flavour: str, before: State) -> Pieces:
    """Return the pieces that were in a flavour's largest area before and now are outside it."""
    was = areas(before.board, flavour)[0]
    return lambda state: square_ids(
        square
        for each in areas(state.board, flavour)[1:]
        for square in each & was
        if state.board[square] == before.board[square]
    )


def round_gap(*squares: Square) -> Pieces:
    """Return the pieces round empty squares (clause 3.3)."""
    near = {square for each in squares for square in beside(each)}
    return lambda state: square_ids(near & set(state.board))


def last_tile() -> Pieces:
    """Return the pieces of the tile that was placed last."""
    return lambda state: square_ids(
        square for square, piece in state.board.items() if piece.tile == state.placed - 1
    )


def narrow(flavour: str) -> Pieces:
    """Return where the largest area of a flavour can be cut: without this piece it falls
    apart, and a stack can cover it (clauses 4.1, 4.3 and 4.4)."""

    def answer(state: State) -> list[str]:
        found = cuts(state.board, flavour) & areas(state.board, flavour)[0]
        return square_ids(square for square in found if _open(state, square))

    return answer


def _open(state: State, square: Square) -> bool:
    """Return whether a stack can cover this square."""
    row, column = square
    places = [(row - dr, column - dc) for dr in (0, 1) for dc in (0, 1)]
    return any(_can_stack(state, footprint(*place)) for place in places)


def _can_stack(state: State, squares: Iterable[Square]) -> bool:
    found = [state.board.get(square) for square in squares]
    tiles = {piece.tile for piece in found if piece is not None}
    return None not in found and len(tiles) > 1 and tiles.isdisjoint(state.tokens)


def with_token(flavour: str = "") -> Pieces:
    """Return the pieces of tiles that carry a token, of any flavour or of this one: nothing may
    cover them (clause 4.4)."""
    return lambda state: square_ids(
        square
        for square, piece in state.board.items()
        if piece.tile in state.tokens and flavour in ("", state.flavours[state.tokens[piece.tile]])
    )


def idle_tokens(flavour: str) -> Pieces:
    """Return the pieces of tiles whose token of this flavour is not in its largest area
    (clause 5.4)."""

    def answer(state: State) -> list[str]:
        tiles = {state.board[square].tile for square in areas(state.board, flavour)[0]}
        owned = with_token(flavour)(state)
        return [
            id
            for square, id in ((s, square_ids([s])[0]) for s in state.board)
            if id in owned and state.board[square].tile not in tiles
        ]

    return answer


def next_player() -> Pieces:
    """Return who plays now."""
    return lambda state: [f"player:{state.player}"]


def partner() -> Pieces:
    """Return the learner's partner (clause 1.6)."""
    return lambda state: [f"player:{p}" for p in state.side(LEARNER) if p != LEARNER]


def winners() -> Pieces:
    """Return who has won, several if the victory is shared or a team's (clauses 5.3 to 5.5)."""
    return lambda state: [f"player:{s.player}" for s in standings(state) if s.rank == 1]
