"""Every legal action of a position, once, in a stable order.

Actions are few enough to be made once and reused: each list below depends on a few short texts, so
it is remembered by them.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement

from tutor.chocolatiers_2019.actions import RESERVED, Action, Box, Reserve, Trade
from tutor.chocolatiers_2019.components import Components
from tutor.chocolatiers_2019.state import DISCARD, OVER, State
from tutor.chocolatiers_family.kinds import HIDDEN, KINDS
from tutor.chocolatiers_family.listing import TAKE, discards, fillings, up_to, wild_spaces
from tutor.chocolatiers_family.tiles import Tile
from tutor.kit.frozen import maker

BOX = maker(Box)
TRADE = {
    give: {a + b: Trade(give, a + b) for a, b in combinations_with_replacement(KINDS, 2)}
    for give in KINDS
}


def legal_actions(state: State, components: Components) -> tuple[Action, ...]:
    """Return all legal actions: takes, trades, boxes, Wilds, reserving; or discards. () when it is
    over.

    Either action of a turn has the same choice (clauses 2.2 and 2.3).
    """
    if state.phase == OVER:
        return ()
    if state.phase == DISCARD:
        known = state.hand.replace(HIDDEN, "")  # another player's hand, in a view
        return discards(known, len(state.hand) - components.hand_limit)
    me, display = state.player, state.display
    found = _takes(up_to(1, state.hand), up_to(2, state.tray))
    boxes: list[Box] = []
    if len(display.points) < components.boxes_to_end:
        boxes = fillings(BOX, _tiles(state), state.hand, display)
    wilds = wild_spaces(display.rows) if state.wilds[me] else ()
    return (*found, *boxes, *wilds, *_reserving(state))


@lru_cache(maxsize=1 << 14)
def _takes(hand: str, tray: str) -> tuple[Action, ...]:
    """One card, or one discarded for two that lie there (clauses 3.1 to 3.3)."""
    kinds = [kind for kind in KINDS if kind in tray]
    pairs = [a + b for n, a in enumerate(kinds) for b in kinds[n if tray.count(a) > 1 else n + 1 :]]
    found: list[Action] = [TAKE[kind] for kind in kinds]
    for give in hand:
        if give != HIDDEN:
            found += [TRADE[give][pair] for pair in pairs]
    return tuple(found)


def _tiles(state: State) -> list[tuple[int | str, Tile]]:
    """Return the boxes that may be filled, by where they lie (clause 4.1)."""
    found: list[tuple[int | str, Tile]] = list(enumerate(state.row))
    own = state.reserved[state.player]
    if own is not None:
        found.append((RESERVED, own))
    return found


def _reserving(state: State) -> list[Action]:
    """Return the boxes to reserve (clauses 6.1, 6.4, 6.5)."""
    if state.reserved[state.player] is not None or not state.wilds[state.player]:
        return []
    return [RESERVE[n] for n, tile in enumerate(state.row) if HIDDEN not in tile.spaces]


RESERVE = tuple(Reserve(place) for place in range(36))
