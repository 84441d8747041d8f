"""Dragging while the table is set: the next piece goes to a place, told as the clicks it means."""

from __future__ import annotations

from attrs import evolve

from tutor.chocolatiers import setting as table
from tutor.chocolatiers.setting import RANKS, as_setting
from widgets.chocolatiers_family.desk import Board
from widgets.chocolatiers_family.selection import Selection
from widgets.tabletop import Dropped, Lifted

SOURCE = "source"
PLACES = ("seat", "slot", "pile", "rank")


def pieces(board: Board) -> tuple[str, ...]:
    """Return the next card, token or tile; each Scoring card that is not in its row."""
    now = as_setting(board.state)
    if board.quiet or not table.missing(now):
        return ()
    if now.part == "cards":
        return tuple(f"pick:{card}" for card in RANKS if card not in now.ranks)
    return (SOURCE,)


def lifted(board: Board, source: str) -> Lifted[Selection]:
    """Light up every place that takes a piece now; which Scoring card goes where is not
    told.
    """
    now, card = as_setting(board.state), source.partition(":")[2]
    places = {place.partition(" ")[0] for place in table.missing(now)}
    return Lifted(evolve(board.chosen, pick=card), tuple(sorted(places)))


def dropped(board: Board, source: str, place: str) -> Dropped:
    """Return the place, after the Scoring card it is for."""
    if place.partition(":")[0] not in PLACES:
        return Dropped()
    chosen = source.partition(":")[2] == board.chosen.pick
    return Dropped((place,) if source == SOURCE or chosen else (source, place))
