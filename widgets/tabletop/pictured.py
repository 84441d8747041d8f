"""Some areas of a table as one picture, for a wall: what a rule is about, and nothing else."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any

from markupsafe import Markup

from widgets.draw.scene import Pen, Sprite
from widgets.draw.svg import scene_svg
from widgets.stage import Viewport, solve
from widgets.stage.windows import SIDE
from widgets.tabletop.interaction import Board
from widgets.tabletop.layout import Area, Ask, Size
from widgets.tabletop.staged import places
from widgets.tabletop.zone import Zone

AnyBoard = Board[Any, Any, Any]
APART = 8
"""From area to area (px)."""


def pictured(
    areas: Sequence[Area[Any, Any, Any]],
    board: AnyBoard,
    seen: Collection[str],
    width: int,
    height: int,
) -> Markup:
    """Return the areas of these names, arranged in so much room (px); nothing if the position has
    a place for none of them.
    """
    room = Viewport(SIDE, width, height, gap=APART)
    known = {area.id: area for area in areas}
    found = {
        name: place
        for name, place in places(areas, (board.state,)).items()
        if name in seen and place.shapes_in(SIDE)
    }
    if not found:
        return Markup()
    staged, pen = solve(found, room), Pen()
    for name, at in staged.rects.items():
        wide, high = int(at.width), int(at.height)
        ask = Ask(board, wide, Size({}), high, tuple(found), shape=staged.shapes[name], room=room)
        for zone in known[name].make(ask).zones:
            pen.splice(Sprite(zone.scene.commands), at.x, at.y)
    return Markup(scene_svg(pen.scene(width, round(max(r.bottom for r in staged.rects.values())))))


def in_rows(rows: Iterable[Sequence[Zone]]) -> Markup:
    """Return zones as one picture: row below row, each in the middle."""
    drawn, pen, y = [tuple(row) for row in rows if row], Pen(), 0.0
    wide = [sum(zone.scene.width + APART for zone in row) - APART for row in drawn]
    for row, width in zip(drawn, wide, strict=True):
        x, high = (max(wide) - width) / 2, max(zone.scene.height for zone in row)
        for zone in row:
            pen.splice(Sprite(zone.scene.commands), x, y + (high - zone.scene.height) / 2)
            x += zone.scene.width + APART
        y += high + APART
    return Markup(scene_svg(pen.scene(round(max(wide)), round(y - APART))))
