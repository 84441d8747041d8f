"""Every legal action of a position, once, in a stable order.

Actions are few enough to be made once and reused: each list below depends on a few short texts, so
it is remembered by them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, lru_cache
from itertools import combinations, combinations_with_replacement
from typing import TypeVar

from tutor.chocolatiers.actions import Action, Box, Discard, PlaceWild, Skip, Swap, Take
from tutor.chocolatiers.card_sets import card_sets
from tutor.chocolatiers.components import Components
from tutor.chocolatiers.display import Display, Place
from tutor.chocolatiers.kinds import EMPTY, HIDDEN, KINDS, WILD, in_order
from tutor.chocolatiers.state import ACTION, BONUS, END, State, Tile

T = TypeVar("T")
P = TypeVar("P")

SKIP = Skip()
TAKE = {kind: Take(kind) for kind in KINDS}
SWAP = {
    give: {a + b: Swap(give, a + b) for a, b in combinations_with_replacement(KINDS, 2)}
    for give in KINDS
}
WILD_AT = {(r, c): PlaceWild(r, c) for r in range(6) for c in range(6)}


def legal_actions(state: State, components: Components) -> tuple[Action, ...]:
    """All legal actions: takes, swaps | boxes, Wilds, skip | discards. () when the game is over."""
    if state.phase == ACTION:
        return _first_actions(up_to(1, state.hand), up_to(2, state.tray))
    if state.phase == BONUS:
        return (*_boxes(state, components), *_wilds(state), SKIP)
    if state.phase == END:
        known = state.hand.replace(HIDDEN, "")  # another player's hand, in a view
        return discards(known, len(state.hand) - components.hand_limit)
    return ()


@lru_cache(maxsize=1 << 14)
def up_to(n: int, cards: str) -> str:
    """At most n cards of each kind: more make no difference to what can be done."""
    return "".join([(kind * n)[: cards.count(kind)] for kind in KINDS])


@lru_cache(maxsize=1 << 14)
def _first_actions(hand: str, tray: str) -> tuple[Action, ...]:
    """Takes and swaps (clauses 3.1 to 3.4); going on without where neither can be (2.2)."""
    found: list[Action] = [TAKE[kind] for kind in KINDS if kind in tray]
    for give in hand:
        found += _swaps(give, tray)
    return tuple(found) or (SKIP,)


@lru_cache(maxsize=1 << 12)
def _swaps(give: str, tray: str) -> tuple[Action, ...]:
    """Every two cards of the tray for this one, which counts as part of it (clause 3.4)."""
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
    """Boxes (clauses 4.1 to 5.6): stack by stack, cheapest payment first."""
    if len(state.display.points) >= components.boxes_to_end:
        return []
    tops = [(n, stack[0]) for n, stack in enumerate(state.stacks) if stack]
    return fillings(Box, tops, state.hand, state.display)


def fillings(
    make: Callable[[P, str, int, int, str], T],
    tiles: Iterable[tuple[P, Tile]],
    hand: str,
    display: Display,
) -> list[T]:
    """Every way to fill one of these boxes, each named by where it lies: `make` is the action."""
    found: list[T] = []
    places = display.open_places
    for where, tile in tiles:
        if HIDDEN not in tile.spaces:
            needed = _needed(tile.spaces)
            # Mostly there are too few cards: seen without a call.
            for cards in card_sets(hand, needed) if len(hand) >= len(needed) else ():
                found += _placed(make, where, cards, places, tile.faces)
    return found


@cache
def _needed(spaces: str) -> str:
    return in_order(spaces.replace(EMPTY, ""))


@lru_cache(maxsize=1 << 15)
def _placed(
    make: Callable[[P, str, int, int, str], T],
    where: P,
    cards: str,
    places: tuple[Place, ...],
    faces: tuple[str, ...],
) -> tuple[T, ...]:
    return tuple(
        [make(where, cards, row, column, face) for row, column in places for face in faces]
    )


def _wilds(state: State) -> tuple[Action, ...]:
    """Spaces for a Wild (clauses 6.1 to 6.3)."""
    return wild_spaces(state.display.rows) if state.wilds[state.player] else ()


@lru_cache(maxsize=1 << 12)
def wild_spaces(rows: tuple[str, ...]) -> tuple[PlaceWild, ...]:
    """Every space of a display where a Wild can lie."""
    display = Display(rows)
    return tuple(WILD_AT[r, c] for r, c in display.spaces if rows[r][c] != WILD)


@lru_cache(maxsize=1 << 12)
def discards(hand: str, excess: int) -> tuple[Discard, ...]:
    """Which of these cards to discard (clause 7.1)."""
    choices = {"".join(chosen) for chosen in combinations(hand, excess)}
    return tuple(Discard(cards) for cards in sorted(choices, key=_printed))


def _printed(cards: str) -> list[int]:
    return [KINDS.index(card) for card in cards]
