"""A position as the search sees it: only what can still matter before the points are counted.

Positions that differ in nothing of this are one position, so the table of the search meets them
again. Nobody has more than one turn to come once the first one is played, so of whoever is done
only points, Wilds and groups are left.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tutor.chocolatiers.components import Components
from tutor.chocolatiers.state import BONUS, OVER, State
from tutor.chocolatiers.status import could_be_unseen
from tutor.chocolatiers_family.display import Display
from tutor.chocolatiers_family.kinds import EMPTY, HIDDEN, KINDS, in_order
from tutor.chocolatiers_family.tiles import Tile

Sizes = tuple[int, ...]
"""Sizes of the largest groups on a display, by kind in printed order."""


class Seat(NamedTuple):
    """One player: what counts in the end, and, while a turn is to come, what it is played with.

    `hand`: cards that are known. `hidden`: how many others there are. `display`: None when done.
    """

    points: int
    wilds: int
    sizes: Sizes
    display: Display | None = None
    hand: str = ""
    hidden: int = 0


class Middle(NamedTuple):
    """What lies between the players.

    `tray`: cards in printed order, "?" for what turns up. `cards` and `tiles`: all that may be
    behind a "?".
    """

    tray: str
    stacks: tuple[tuple[Tile, ...], ...]
    cards: str
    tiles: tuple[Tile, ...]


class Node(NamedTuple):
    """A position between two turns. `queue`: who still has a turn, in order."""

    seats: tuple[Seat, ...]
    queue: tuple[int, ...]
    first: int | None
    middle: Middle


class SearchError(ValueError):
    """A position that cannot be searched; the message says why."""


def queue_after(state: State) -> tuple[int, ...]:
    """Return who has a turn after the one of `state`: to the end of the game, or up to and
    with the next turn of whoever plays now."""
    if state.phase == OVER:
        return ()
    turns = state.players if state.last_turns is None else state.last_turns - 1
    return tuple((state.player + 1 + n) % state.players for n in range(turns))


def deck_lasts(state: State) -> bool:
    """Return whether no discards are shuffled before the points are counted.

    Only then is what turns up the same for every way to play: any of the cards nobody sees.
    """
    free = state.tray.count(EMPTY) + (state.phase != BONUS)
    return len(state.deck) >= free + max(0, len(queue_after(state)) - 1)


def seen_cards(state: State) -> str:
    """Return every card that lies open, or that is known to be in a hand."""
    return "".join((*state.hands, state.tray, state.discards)).replace(HIDDEN, "")


def node(
    state: State, queue: Sequence[int], cards: str, tiles: tuple[Tile, ...], components: Components
) -> Node:
    """Return the position after a turn, of which `state` is what the first player knows."""
    seats = tuple(
        Seat(
            sum(display.points),
            state.wilds[p],
            display.largest_groups,
            display if p in queue else None,
            state.hands[p].replace(HIDDEN, "") if p in queue else "",
            state.hands[p].count(HIDDEN) if p in queue else 0,
        )
        for p, display in enumerate(state.displays)
    )
    tray = in_order(state.tray.replace(EMPTY, ""))
    return Node(seats, tuple(queue), state.first_card, Middle(tray, state.stacks, cards, tiles))


def unseen_cards(state: State, components: Components) -> str:
    """Return the cards that may be behind a "?"."""
    seen = seen_cards(state)
    return "".join(kind * (components.cards[kind] - seen.count(kind)) for kind in KINDS)


def unseen_tiles(state: State, components: Components) -> tuple[Tile, ...]:
    """Return the tiles that may lie under a top one, most points first."""
    tiles = could_be_unseen(state, components)
    return tuple(sorted(tiles, key=lambda tile: (-tile.points, tile.spaces)))
