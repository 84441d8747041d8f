"""What a position is worth to a player: own largest area less the best rival's, and tokens kept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tutor.chocoly.actions import Action, Stack
from tutor.chocoly.faces import FLAVOURS
from tutor.chocoly.outcomes import INDEX, Outcome, Sizes, outcomes, sizes_of
from tutor.chocoly.scoring import results
from tutor.chocoly.state import OVER, State

TOKEN = {2: 8.0, 3: 3.0, 4: 1.0}
"""Pieces that a token kept for later is worth, by number of players: a stack cuts most when areas
are large, but the more tokens there are the less waiting gains. Found by playing.
"""
TIED = 0.5
"""What a tie-break that is won counts beside the size of the areas (clauses 5.4 and 5.5)."""


def own_flavour(state: State, player: int) -> int:
    """Return which of the three sizes is the player's."""
    flavour = state.flavours[player]
    assert flavour is not None  # asked only once the flavours are chosen
    return INDEX[flavour]


def rivals(state: State, player: int) -> tuple[int, ...]:
    """Return which of the three sizes are the others'; the neutral flavour is nobody's
    (ruling of 5.3)."""
    mine = state.flavours[player]
    return tuple(INDEX[f] for f in FLAVOURS if f in state.flavours and f != mine)


def lead(sizes: Sizes, mine: int, others: Sequence[int]) -> int:
    """Return one's own largest area less the best rival's (clause 5.3)."""
    return sizes[mine] - max(sizes[n] for n in others)


def near_first(state: State, found: Sequence[Outcome]) -> list[Outcome]:
    """Sort placements, those nearest to the middle of the table first: of equally good ones a
    player takes the first, and the table stays within sight.
    """
    if not state.board:
        return list(found)
    rows, columns = zip(*state.board, strict=True)
    row = min(rows) + max(rows) - 1
    column = min(columns) + max(columns) - 1
    return sorted(
        found,
        key=lambda it: max(abs(2 * it.action.row - row), abs(2 * it.action.column - column)),
    )


def turns_left(state: State, player: int) -> int:
    """Return how many tiles the player will still place, the one of this turn included."""
    tiles = sum(map(len, state.hands)) + len(state.pile)
    away = (player - state.player) % state.players
    return max(0, (tiles - away + state.players - 1) // state.players)


def price(state: State, player: int) -> float:
    """Return what it costs to pay a token now: nothing if all that are left can be paid later
    anyway.
    """
    saving = turns_left(state, player) > state.left[player]
    return TOKEN[state.players] if saving else 0.0


def ranked(state: State, found: Sequence[Outcome], token: float) -> list[tuple[float, Outcome]]:
    """Return the placements of the player to act with their worth, the best first; a lay before a
    stack that is worth the same.
    """
    mine, others = own_flavour(state, state.player), rivals(state, state.player)
    judged = [
        (lead(it.sizes, mine, others) - token * isinstance(it.action, Stack), it) for it in found
    ]
    judged.sort(key=lambda one: (-one[0], isinstance(one[1].action, Stack)))
    return judged


def best(state: State, found: Sequence[Outcome], token: float) -> Action:
    """Return the placement that looks best; the last one of a game is judged with its
    tie-breaks."""
    return ranked(state, found, token)[0][1].action


def quick(state: State) -> Action | None:
    """Return what a careful player would place here, None if nothing can be placed."""
    found = outcomes(state)
    return best(state, found, price(state, state.player)) if found else None


def worth(state: State, player: int) -> float:
    """Return a position's worth to a player: the lead, and the tokens that can still be paid;
    with the tie-breaks once the game is over."""
    mine, others = own_flavour(state, player), rivals(state, player)
    found = float(lead(sizes_of(state.board), mine, others))
    if state.phase == OVER:
        return found + TIED * _broken_tie(state, player) * (found == 0)
    kept = _kept(state)
    return found + TOKEN[state.players] * (kept[mine] - max(kept[n] for n in others))


def _kept(state: State) -> Mapping[int, int]:
    """Tokens that can still be paid, by whose flavour it is."""
    kept = dict.fromkeys(range(len(FLAVOURS)), 0)
    for player, left in enumerate(state.left):
        kept[own_flavour(state, player)] += min(left, turns_left(state, player))
    return kept


def _broken_tie(state: State, player: int) -> int:
    """1 if equal areas end for the player, -1 if against them, 0 if they share (5.4 and 5.5)."""
    each = results(state)
    mine = each[player].key
    other = max(each[p].key for p in range(state.players) if p not in state.side(player))
    return (mine > other) - (mine < other)
