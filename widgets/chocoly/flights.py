"""What flies on the table: from which piece or place to which one."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.chocoly.actions import Action, Bean, Lay, Stack
from tutor.chocoly.faces import canonical
from tutor.chocoly.state import State
from widgets.chocoly.composer import Board
from widgets.chocoly.selection import NOTHING, Selection
from widgets.chocoly.target_ids import spot
from widgets.tabletop.zone import Way

AWAY = "away"
"""Where the tiles of the others come from: a spot at the upper edge of the board."""


def tile_spot(number: int) -> str:
    """Return where a placed tile lies.

    >>> tile_spot(3)
    'tile:3'
    """
    return f"tile:{number}"


def tried(board: Board, chosen: Selection) -> Iterator[Way]:
    """Yield the ways: a tile that is tried out flies to where it would lie; put down, it flies
    back. From one place to the next it goes at once: that is how one looks about.
    """
    now = board.chosen
    if chosen.place == now.place and chosen.tile == now.tile:
        return
    if chosen.tile is not None and chosen.place is not None and chosen.tile != now.tile:
        yield spot("at", chosen.place), f"hand:{chosen.tile}"
    if now.tile is None or now.place is None:
        if now.tile is not None and chosen.tile == now.tile and chosen.place is not None:
            yield spot("at", chosen.place), f"hand:{now.tile}"
        return
    if chosen.tile != now.tile or chosen.place is None:
        yield f"hand:{now.tile}", spot("at", now.place)


def flights(
    before: State, after: State, action: Action, player: int, chosen: Selection = NOTHING
) -> Iterator[Way]:
    """Yield the ways of an action's tiles, as `player` sees them.

    A tile that was tried out (`chosen`) lies there already.
    """
    own = before.player == player
    match action:
        case Lay(face) | Stack(face):
            end = tile_spot(before.placed)
            slot = before.hand.index(canonical(face)) if canonical(face) in before.hand else 0
            if not own:
                yield AWAY, end
            elif chosen.place is None:
                yield f"hand:{slot}", end
            if own and before.pile:
                yield "pile", f"hand:{len(after.hands[player]) - 1}"
        case Bean():
            if own:
                for number in range(len(before.hand)):
                    yield f"hand:{number}", "pile"
                for number in range(len(after.hands[player])):
                    yield "pile", f"hand:{number}"


def changed(before: State, after: State) -> Iterator[str]:
    """Yield the tiles that have come since."""
    yield from (tile_spot(number) for number in range(before.placed, after.placed))
