"""Dragging: a tile of the hand to its place, and a tile that is tried out elsewhere or back.

Whatever can be done by dragging can be done by clicking: a drop is told as clicks.
"""

from __future__ import annotations

from attrs import evolve

from tutor.chocoly.state import TURN
from widgets.chocoly import reasons, targets
from widgets.chocoly.composer import Board
from widgets.chocoly.selection import Selection
from widgets.chocoly.target_ids import parse, spot
from widgets.tabletop import Dropped, Lifted

HOME = ("hand", "pile")
"""Zones and targets where a tile is at home."""


def pieces(board: Board) -> tuple[str, ...]:
    """Return the tiles of the hand, and the one that is tried out; nothing while another moves."""
    state, chosen = board.state, board.chosen
    if board.quiet or state.player != board.player or state.phase != TURN:
        return ()
    found = [f"hand:{n}" for n in range(len(state.hands[board.player])) if not _away(chosen, n)]
    found += [spot("at", chosen.place)] if chosen.action is not None and chosen.place else []
    return tuple(found)


def _away(chosen: Selection, number: int) -> bool:
    """Whether a tile of the hand lies on the board, to be tried out."""
    return number == chosen.tile and chosen.place is not None


def lifted(board: Board, source: str) -> Lifted[Selection]:
    """Lift a tile, turned as it lay; every place where it can lie so takes it."""
    chosen = evolve(_held(board, source), place=None)
    open_ = targets.places(evolve(board, chosen=chosen))
    return Lifted(chosen, tuple(spot("at", place) for place in open_))


def _held(board: Board, source: str) -> Selection:
    """What is chosen once the tile of this target is in hand."""
    kind, numbers = parse(source)
    chosen = board.chosen
    if kind != "hand" or numbers[0] == chosen.tile:
        return chosen
    face = board.state.hands[board.player][numbers[0]]
    return Selection(numbers[0], face, chosen.stacking)


def dropped(board: Board, source: str, place: str) -> Dropped:
    """Answer a tile that is let go over a place, at home, or where nothing is."""
    from_kind, numbers = parse(source)
    kind, _numbers = parse(place)
    if not from_kind or not place:
        return Dropped()
    if kind in HOME or place in HOME:
        return Dropped(("cancel",)) if from_kind == "at" else Dropped()
    if kind != "at":
        return Dropped(refusal=(reasons.tile_goes_on_board(),))
    if place == source:
        return Dropped()
    held = from_kind == "at" or numbers[0] == board.chosen.tile
    again = held and place == spot("at", board.chosen.place or (0, 0)) and board.chosen.place
    if again:
        return Dropped()
    return Dropped((place,) if held else (source, place))
