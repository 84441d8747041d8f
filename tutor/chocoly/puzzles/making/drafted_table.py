"""What lies on a table that is set up by hand: tile by tile, each held against the rules."""

from __future__ import annotations

from functools import lru_cache

import attrs

from tutor.chocoly.actions import Lay, Stack, parse_action
from tutor.chocoly.components import load_components
from tutor.chocoly.faces import FLAVOURS, HIDDEN, canonical, is_face
from tutor.chocoly.legality import lay_problems, stack_problems, token_problems
from tutor.chocoly.puzzles.placement_answers import placed
from tutor.chocoly.setup import start
from tutor.chocoly.squares import footprint
from tutor.chocoly.state import BESIDE, State
from tutor.chocoly.status import may_be
from tutor.chocoly.turns import put
from tutor.engine import ActionError, Violation
from tutor.i18n import _
from tutor.kit.frozen import changed
from tutor.puzzles.drafting import DraftError

COMPONENTS = load_components()


@attrs.frozen
class Put:
    """A tile that was put on the board: "lay AABC 2 -1" or a stack, and who did it."""

    text: str
    owner: int


def empty(players: int = 2) -> State:
    """Return a table on which nothing lies yet, its hands hidden."""
    dealt = start(COMPONENTS, players, 0, 0, FLAVOURS, BESIDE)
    return hidden(dealt)


def hidden(state: State) -> State:
    """Return a position of which nobody's tiles are known."""
    hands = tuple((HIDDEN,) * len(hand) for hand in state.hands)
    pile = (HIDDEN,) * len(state.pile)
    return changed(state, hands=hands, pile=pile, seed=None, shuffles=0)


def placement(text: str) -> Lay | Stack:
    """Return the placement a text stands for. Raises DraftError for what is none."""
    try:
        action = parse_action(text)
    except ActionError as error:
        raise DraftError(str(error)) from None
    if not isinstance(action, Lay | Stack) or not is_face(action.face):
        raise DraftError(_("This is no placement of a tile."))
    return action


def placing_problems(state: State, action: Lay | Stack) -> tuple[Violation, ...]:
    """Return what is wrong with a placement of the player to act, whatever is in hand."""
    face, row, column = action.face, action.row, action.column
    if isinstance(action, Lay):
        found = [*lay_problems(state.board, face, row, column)]
    else:
        found = [*token_problems(state), *stack_problems(state, face, row, column)]
    return tuple(Violation(clause, words) for clause, words in found)


@lru_cache(maxsize=256)
def table_of(base: State, puts: tuple[Put, ...]) -> State:
    """Return the base with tiles put on it, the pile smaller by as many."""
    if not puts:
        return base
    before, last = table_of(base, puts[:-1]), puts[-1]
    action = placement(last.text)
    one = changed(
        before, player=last.owner, hands=put(before.hands, last.owner, (canonical(action.face),))
    )
    after = placed(one, action)
    return changed(after, player=base.player, hands=before.hands, pile=before.pile[1:])


@lru_cache(maxsize=16)
def lying(base: State) -> tuple[frozenset[str], ...]:
    """Return which tile each one of the base may be."""
    tiles = base.board.tiles().items()
    return tuple(may_be(base, number, squares, COMPONENTS) for number, squares in tiles)


def near(state: State, *, stacked: bool) -> tuple[tuple[int, int], ...]:
    """Return the places that a question about a rule may name: on the table where the tile meets
    something, or where it covers something."""
    squares = set(state.board)
    around = {(r - a, c - b) for r, c in squares for a in range(-1, 3) for b in range(-1, 3)}
    on = {place for place in around if squares & set(footprint(*place))}
    return tuple(sorted(on if stacked else around - on))
