"""Why an action is not legal: every clause it breaks, each with a sentence about the pieces.

An action is legal exactly when nothing is found here; tests hold this against `listing`. Whatever
an action's fields hold is answered, never raised. A tile's place is judged by what lies there, all
rules of a placement at once.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tutor.chocoly.actions import Action, Bean, Flavour, Lay, Pass, Stack
from tutor.chocoly.board import Board
from tutor.chocoly.faces import HIDDEN, canonical, is_face, is_flavour, name
from tutor.chocoly.listing import bean_can_be_paid, lays, stacks
from tutor.chocoly.squares import CORNERS, RIM, TIPS, Piece, footprint
from tutor.chocoly.state import BENEATH, CHOOSE, OVER, State
from tutor.engine import Violation
from tutor.i18n import _, ngettext

Broken = Iterator[tuple[str, str]]


def violations(state: State, action: Action) -> tuple[Violation, ...]:
    """Return all clauses the action breaks in this state; () if it is legal."""
    return tuple(Violation(clause, message) for clause, message in _broken(state, action))


def _broken(state: State, action: Action) -> Broken:
    if state.phase == OVER:
        yield "5.1", over_text(state)
        return
    match action:
        case Flavour(flavour):
            yield from _flavour(state, flavour)
            return
        case _ if state.phase == CHOOSE:
            yield choosing(state), _("First everyone chooses a flavour.")
            return
        case Bean():
            yield from bean_problems(state)
        case Pass():
            yield from _pass(state)
        case Lay(face, row, column):
            yield from hand_problems(state, face)
            yield from lay_problems(state.board, face, row, column)
        case Stack(face, row, column):
            yield from token_problems(state)
            yield from hand_problems(state, face)
            yield from stack_problems(state, face, row, column)


def over_text(state: State) -> str:
    """Say why nobody has another turn (clause 5.1)."""
    if state.passes == state.players:
        return _("The game is over: nobody can place a tile.")
    return _("The game is over: all tiles are placed.")


def choosing(state: State) -> str:
    """Return the clause about choosing flavours, by number of players."""
    return {2: "1.4", 3: "1.5"}.get(state.players, "1.6")


def _flavour(state: State, flavour: object) -> Broken:
    """Clauses 1.4 to 1.6."""
    clause = choosing(state)
    if state.phase != CHOOSE:
        yield clause, _("The flavours are chosen; they stay.")
    elif not is_flavour(flavour):
        yield clause, _("Choose one of the three flavours: Almond, Biscuit or Caramel.")
    elif flavour in state.flavours:
        yield clause, _("{flavour} is taken already.").format(flavour=name(str(flavour)))


def bean_problems(state: State) -> Broken:
    """Explain why the bean cannot be paid now (clause 2.2)."""
    if state.started:
        yield "2.2", _("You have paid your bean in this turn. Now place a tile.")
    elif not state.beans[state.player]:
        yield "2.2", _("You have paid your bean; there is only one for the whole game.")
    if not state.pile:
        yield "2.2", _("The pile is empty: there are no new tiles to draw.")


def _pass(state: State) -> Broken:
    """Only whoever can do nothing else passes (ruling of clause 2.1)."""
    if lays(state):
        yield "2.1", _("You must place a tile: there is a place on the table for one of yours.")
    elif stacks(state):
        yield "2.1", _("You must place a tile: one of yours can be stacked.")
    elif bean_can_be_paid(state):
        yield "2.1", _("You cannot pass yet: your bean gives you new tiles.")
    elif HIDDEN in state.hand:
        yield "2.1", _("You do not know whether a tile of that hand can be placed.")


def hand_problems(state: State, face: object) -> Broken:
    """Yield what is wrong with a tile that is none of the hand (clause 2.1)."""
    if not isinstance(face, str) or not is_face(face):
        yield "2.1", _("A tile is four pieces: give their letters, A, B or C, in reading order.")
    elif canonical(face) not in state.hand:
        if HIDDEN in state.hand:
            yield "2.1", _("You do not know whether this tile is in that hand.")
        elif canonical(mirrored(face)) in state.hand:
            yield "2.1", _("Your tile is the mirror image: tiles are turned, never mirrored.")
        else:
            yield "2.1", _("You have no such tile in your hand.")


def mirrored(face: str) -> str:
    """Return the face seen from behind."""
    return face[1] + face[0] + face[3] + face[2]


def token_problems(state: State) -> Broken:
    """Return a stack costs a token (clause 2.3)."""
    if not state.left[state.player]:
        yield "2.3", _("To stack you pay a flavour token, and you have none left.")


# ---- where it lies


def lay_problems(board: Board, face: object, row: object, column: object) -> Broken:
    """Return what is wrong with laying the face there on the table (clauses 3.1 to 3.4).

    Gaps beside it are none of it (clause 3.3).
    """
    if type(row) is not int or type(column) is not int:
        yield "3.2", _not_on_grid()
        return
    if not board:
        if (row, column) != (0, 0):
            yield "3.2", _("The first tile lies at row 0, column 0: squares are counted from it.")
        return
    taken = sum(square in board for square in footprint(row, column))
    if taken:
        text = _("There are pieces already. Only a stack, for a token, goes on top of tiles.")
        yield "2.3", text
    touching, equal, equal_corner = _met(board, face, row, column)
    if not equal:
        yield "3.1", _("No piece of it lies beside a piece of the same flavour.")
    if touching == 0:
        yield "3.2", _("It touches no piece; it must lie edge to edge with at least two.")
    elif touching == 1:
        yield "3.2", _("It touches only one piece; it must lie edge to edge with at least two.")
    tip = any((row + down, column + right) in board for down, right in TIPS)
    if (tip and not touching) or (equal_corner and not equal):
        yield "3.4", _("Where only corners meet, nothing is connected.")


def stack_problems(state: State, face: object, row: object, column: object) -> Broken:
    """Return what is wrong with stacking the face there (clauses 3.4 and 4.1 to 4.4)."""
    if type(row) is not int or type(column) is not int:
        yield "4.3", _not_on_grid()
        return
    board, squares = state.board, footprint(row, column)
    under = {board[square].tile for square in squares if square in board}
    out = sum(square not in board for square in squares)
    if len(under) < 2:
        yield (
            "4.1",
            _("It covers only one tile; it must lie across at least two.")
            if under
            else _("There is no tile under it; it must lie across at least two."),
        )
    _touching, equal, equal_corner = _met(board, face, row, column)
    if state.stack_match == BENEATH:
        equal = equal or any(
            square in board and board[square].flavour == flavour
            for square, flavour in zip(squares, str(face), strict=False)
        )
        if not equal:
            yield "4.2", _("No piece of it lies beside or on a piece of the same flavour.")
    elif not equal:
        yield "4.2", _("No piece of it lies beside a visible piece of the same flavour.")
    if out:
        text = ngettext(
            "{n} piece of it sticks out over the edge; all four must rest on tiles.",
            "{n} pieces of it stick out over the edge; all four must rest on tiles.",
            out,
        )
        yield "4.3", text.format(n=out)
    if not state.tokens.keys().isdisjoint(under):
        yield "4.4", _("It would cover a tile with a token; such a tile is never covered.")
    if equal_corner and not equal:
        yield "3.4", _("Where only corners meet, nothing is connected.")


def _not_on_grid() -> str:
    return _("Give its row and column as whole numbers.")


def _met(board: Board, face: object, row: int, column: int) -> tuple[int, bool, bool]:
    """How many pieces a tile touches there, whether one of its pieces is equal to one it touches,
    and whether one is equal to a piece that it meets at a corner.
    """
    letters = face if isinstance(face, str) and is_face(face) else HIDDEN * 4
    at = board.pieces.get
    edges = [(letters[n], at((row + down, column + right))) for n, down, right in RIM]
    tips = [(letters[n], at((row + down, column + right))) for n, down, right in CORNERS]
    touching = sum(piece is not None for _letter, piece in edges)
    return touching, _equal(edges), _equal(tips)


def _equal(pairs: Iterable[tuple[str, Piece | None]]) -> bool:
    return any(piece is not None and piece.flavour == letter for letter, piece in pairs)
