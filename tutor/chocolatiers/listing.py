"""Every legal action of a position, once, in a stable order.

Actions are few enough to be made once and reused: each list below depends on a few short texts, so
it is remembered by them.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement

from tutor.chocolatiers.actions import Action, Box, Skip, Swap
from tutor.chocolatiers.components import Components
from tutor.chocolatiers.state import ACTION, BONUS, END, State
from tutor.chocolatiers_family.kinds import HIDDEN, KINDS
from tutor.chocolatiers_family.listing import TAKE, discards, fillings, up_to, wild_spaces
from tutor.kit.frozen import maker

SKIP, BOX = Skip(), maker(Box)

SWAP = {
    give: {a + b: Swap(give, a + b) for a, b in combinations_with_replacement(KINDS, 2)}
    for give in KINDS
}


def legal_actions(state: State, components: Components) -> tuple[Action, ...]:
    """Return all legal actions: takes, swaps | boxes, Wilds, skip | discards. () when the game is
    over.
    """
    if state.phase == ACTION:
        return _first_actions(state.hand, up_to(2, state.tray))
    if state.phase == BONUS:
        return (*_boxes(state, components), *_wilds(state), SKIP)
    if state.phase == END:
        known = state.hand.replace(HIDDEN, "")  # another player's hand, in a view
        return discards(known, len(state.hand) - components.hand_limit)
    return ()


def _first_actions(hand: str, tray: str) -> tuple[Action, ...]:
    """Takes and swaps (clauses 3.1 to 3.4); going on without where neither can be (2.2)."""
    found: list[Action] = [TAKE[kind] for kind in KINDS if kind in tray]
    for give in dict.fromkeys(hand):
        if give != HIDDEN:  # another player's hand, in a view
            found += _swaps(give, tray)
    return tuple(found) or (SKIP,)


@lru_cache(maxsize=1 << 12)
def _swaps(give: str, tray: str) -> tuple[Action, ...]:
    """Return every two cards of the tray for this one, which counts as part of it (clause
    3.4)."""
    swaps, cards = SWAP[give], tray + give
    kinds = [kind for kind in KINDS if kind in cards]
    return tuple(
        [
            swaps[a + b]
            for n, a in enumerate(kinds)
            for b in kinds[n if cards.count(a) > 1 else n + 1 :]
        ]
    )


def _boxes(state: State, components: Components) -> list[Action]:
    """Return the boxes (clauses 4.1 to 5.6): stack by stack, cheapest payment first."""
    if len(state.display.points) >= components.boxes_to_end:
        return []
    tops = [(n, stack[0]) for n, stack in enumerate(state.stacks) if stack]
    return fillings(BOX, tops, state.hand, state.display)


def _wilds(state: State) -> tuple[Action, ...]:
    """Return the spaces for a Wild (clauses 6.1 to 6.3)."""
    return wild_spaces(state.display.rows) if state.wilds[state.player] else ()
