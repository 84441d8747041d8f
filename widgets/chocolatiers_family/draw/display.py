"""A player's display on its tray, with its open places and state marks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from attrs import field, frozen

from widgets.chocolatiers_family.draw.box import (
    BOX_RADIUS,
    SPACE_RADIUS,
    draw_box_ground,
    draw_medallion,
    draw_place,
    draw_space,
)
from widgets.chocolatiers_family.draw.display_layout import DisplayLayout
from widgets.chocolatiers_family.draw.kinds import KINDS
from widgets.chocolatiers_family.draw.link import draw_refused_link
from widgets.chocolatiers_family.draw.piece import NO_TIPS, Tips
from widgets.draw.geometry import Place
from widgets.draw.marks import draw_ring, draw_state_badge
from widgets.draw.scene import Pen
from widgets.draw.theme import Theme

NO_TILE, WILD = "-", "*"


@frozen
class Marks:
    """States ("chosen", "refused", ...) by place.

    `spaces` are named by space, `boxes` and open `places` by box (row, column).
    `link`: two spaces that do not join; a broken line between them shows it.
    `badges`: False leaves out the badges of single spaces, where a whole group is marked.
    """

    spaces: Mapping[Place, str] = field(factory=dict)
    boxes: Mapping[Place, str] = field(factory=dict)
    places: Mapping[Place, str] = field(factory=dict)
    link: tuple[Place, Place] | None = None
    badges: bool = True


NO_MARKS = Marks()


def draw_display(
    pen: Pen,
    display: str,
    points: Sequence[int],
    layout: DisplayLayout,
    theme: Theme,
    marks: Marks = NO_MARKS,
    *,
    least: float = 0,
) -> None:
    """Draw the display in notation ("TTNN/VV.R") with the points of its boxes in reading order.

    `least`: the radius of a medallion is never less; small boxes have none where it is not given.

    Without `points` the boxes have no medallions; ValueError when there are too many or too few.

    Whole places of the layout without a box are quiet, unless `marks.places` says otherwise; a
    place beyond them is drawn only when it is marked.
    """
    rows = tuple(display.split("/")) if display else ()
    c, tray = layout.c, layout.tray
    boxes = tuple(boxes_of(rows))
    pen.rect(*tray, 0.3 * c, fill=theme.tray)
    pen.rect(*tray.grown(-0.75), 0.3 * c - 0.75, stroke=theme.line, line=1.5)
    for place in (*layout.places, *(p for p in marks.places if p not in layout.places)):
        if place not in boxes:
            state = marks.places.get(place, "rest")
            draw_place(pen, layout.tile_rect(*place), c, theme, state)
    for row, column in boxes:
        rect = layout.tile_rect(row, column)
        draw_box_ground(pen, rect.x, rect.y, c, theme)
    for (row, column), letter in spaces_of(rows):
        draw_space(pen, letter, layout.space_rect(row, column), theme, tips_at(rows, row, column))
    _rings(pen, layout, theme, marks)
    for place, value in zip(boxes if points else (), points, strict=True):
        draw_medallion(pen, value, layout.tile_rect(*place), c, theme, least=least)
    if marks.link is not None:
        start, end = (layout.space_rect(*place) for place in marks.link)
        draw_refused_link(pen, start.centre, end.centre, c, theme)
    _badges(pen, layout, theme, marks)


def boxes_of(rows: Sequence[str]) -> Iterator[Place]:
    """Yield the boxes of a display, counted in boxes, in reading order."""
    for row in range(0, len(rows), 2):
        for column in range(0, len(rows[row]), 2):
            if rows[row][column] != NO_TILE:
                yield row // 2, column // 2


def spaces_of(rows: Sequence[str]) -> Iterator[tuple[Place, str]]:
    """Yield the spaces of a display that belong to a box, with what they hold, in reading
    order."""
    for row, text in enumerate(rows):
        for column, letter in enumerate(text):
            if letter != NO_TILE:
                yield (row, column), letter


def tips_at(rows: Sequence[str], row: int, column: int) -> Tips:
    """Return the kinds above, right, below and left of a Wild; no tips elsewhere."""
    if rows[row][column] != WILD:
        return NO_TIPS
    around = ((row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1))
    above, right, below, left = (_kind_at(rows, *place) for place in around)
    return above, right, below, left


def _kind_at(rows: Sequence[str], row: int, column: int) -> str:
    if not (0 <= row < len(rows) and 0 <= column < len(rows[row])):
        return ""
    letter = rows[row][column]
    return letter if letter in KINDS else ""


def _rings(pen: Pen, layout: DisplayLayout, theme: Theme, marks: Marks) -> None:
    for place, state in marks.spaces.items():
        draw_ring(pen, state, layout.space_rect(*place), theme, SPACE_RADIUS * layout.c)
    for place, state in marks.boxes.items():
        rect = layout.tile_rect(*place)
        draw_ring(pen, state, rect, theme, BOX_RADIUS * layout.c, outset=2)


def _badges(pen: Pen, layout: DisplayLayout, theme: Theme, marks: Marks) -> None:
    if marks.badges:
        for place, state in marks.spaces.items():
            draw_state_badge(pen, state, layout.space_rect(*place), theme)
    for place, state in marks.boxes.items():
        # The cross of a refusal sits where the rule breaks when a link shows that place.
        if not (state == "refused" and marks.link is not None):
            draw_state_badge(pen, state, layout.tile_rect(*place), theme)
