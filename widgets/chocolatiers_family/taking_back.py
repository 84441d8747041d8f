"""Which clicks take back the last action of one's own turn: those on what it has done."""

from __future__ import annotations

from typing import Any

from tutor.chocolatiers_family.actions import PlaceWild
from widgets.chocolatiers_family.selection import NOTHING, Selection
from widgets.chocolatiers_family.target_ids import spot
from widgets.tabletop import Board


def just_done(board: Board[Any, Any, Selection]) -> tuple[str, ...]:
    """Return the targets that show what the last action has done: slots of the tray that it has
    emptied or filled, the Wild, the spaces of the box.

    () if it may not be taken back, or if something is chosen for the next action.
    """
    if not board.retractable or board.chosen != NOTHING:
        return ()
    match board.retractable[-1]:
        case PlaceWild(row, column):
            return (spot("space", (row, column)),)
        case action if hasattr(action, "face"):
            top, left = 2 * max(0, action.row), 2 * max(0, action.column)
            return tuple(spot("space", (top + r, left + c)) for r in (0, 1) for c in (0, 1))
    if board.before is None:
        return ()
    trays = zip(board.before.tray, board.state.tray, strict=True)
    return tuple(f"tray:{slot}" for slot, (was, now) in enumerate(trays) if was != now)
