"""How a table's page divides a window: what is asked in a column or below, the rest for the table.

The kinds of rooms at a table: "side" (what is asked stands in a column at the right), "upright"
(everything below each other, on a tablet), "phone" (below each other, on a phone), "low" (a column
at the left of a low screen), "paper" (a column at the right) and "sheet" (a page of paper for it
alone, below what is asked).
"""

from __future__ import annotations

from attrs import frozen

from widgets.stage.declare import Viewport
from widgets.storage.settings import Frame

SIDE, UPRIGHT, PHONE, LOW, PAPER, SHEET = "side", "upright", "phone", "low", "paper", "sheet"
PRINTS = (PAPER, SHEET)
KINDS = (SIDE, UPRIGHT, PHONE, LOW, *PRINTS, "wide", "sideways", "tall", "projector")
"""Every kind of room, in lessons and at the table."""
LOW_HEIGHT, LOW_WIDTH = 500, 560
"""Below this height and from this width on (px) a screen held sideways is low."""
BESIDE = 900
"""From this width (px, at normal text size) on the column stands beside the table."""

MARGIN, GAP, HEADER = 24, 20, 64
APART = 12
"""From area to area beside a column (px)."""
COLUMN, LEAST_COLUMN = 344, 300
PADDING = 20
"""Round what stands in a column (px)."""
PRINTED_COLUMN, PRINTED = 384, 516
"""On paper: the column's width and the table's height (px)."""
SHEET_HEIGHT, SHEET_SCALE = 1080, 1.5
"""On a page of its own: the table's height (px), and how much larger its pieces are."""
PROJECTED, PROJECTED_COLUMN, LEAST_PROJECTED = 1.4, 0.28, 380
"""For a class pieces are so much larger; the column has this part of the width, and so much at
least (px)."""
UPRIGHT_AROUND, UPRIGHT_BAR, UPRIGHT_WIDTH, UPRIGHT_GAP = 146, 48, 900, 8
PHONE_AROUND, PHONE_TEXT, PHONE_MARGIN, PHONE_GAP = 110, 124, 12, 8
"""Heights of all that the page shows and does not grow with the text, and of what does (px)."""
LOW_MARGIN, LOW_HEADER, LOW_COLUMN, LOW_GAP = 12, 44, 288, 10
LEAST_WIDTH = 320


@frozen
class Window:
    """A window divided for a table.

    `column`: width of the page's column, 0 if it has none; `inner`: of what stands in it; `gap`:
    what lies between it and the table (px).
    """

    room: Viewport
    column: int = 0
    inner: int = 0
    gap: int = GAP


def kind_of(frame: Frame) -> str:
    """Return the kind of room that a table has in this window."""
    view = frame.view
    if frame.paper:
        return PAPER if view.width > view.height else SHEET
    across = view.width > view.height
    if across and view.height < LOW_HEIGHT * min(frame.zoom, 1.25) and view.width >= LOW_WIDTH:
        return LOW
    if frame.layout == "phone":
        return PHONE
    if frame.layout == "wide" or (across and view.width / frame.zoom >= BESIDE):
        return SIDE
    return UPRIGHT


def window_of(frame: Frame) -> Window:
    """Divide a window for a table."""
    kind = kind_of(frame)
    divide = {
        SIDE: _side,
        PAPER: _side,
        SHEET: _sheet,
        UPRIGHT: _upright,
        PHONE: _phone,
        LOW: _low,
    }
    return divide[kind](frame, kind)


def _side(frame: Frame, kind: str) -> Window:
    view, scale = frame.view, frame.unit
    margin, gap = round(MARGIN * scale), round(GAP * scale)
    column = round((COLUMN if frame.layout == "wide" else LEAST_COLUMN) * scale)
    if frame.projector:
        scale = max(1.0, frame.scale * PROJECTED)
        column = max(LEAST_PROJECTED, round(PROJECTED_COLUMN * view.width))
    elif frame.zoom > 1:
        column = round(1.15 * column)
    elif frame.paper:
        column = PRINTED_COLUMN
    width = view.width - 2 * margin - gap - column
    below = gap - APART
    height = PRINTED if frame.paper else view.height - round(HEADER * scale) - margin - below
    room = Viewport(
        kind,
        width,
        height,
        scale=1.0 if frame.paper else scale,
        text=frame.zoom,
        gap=APART,
        projector=frame.projector,
    )
    return Window(room, column, column - 2 * PADDING, gap)


def _sheet(frame: Frame, kind: str) -> Window:
    width = frame.view.width - 2 * MARGIN
    return Window(Viewport(kind, width, SHEET_HEIGHT, scale=SHEET_SCALE, gap=APART))


def _upright(frame: Frame, kind: str) -> Window:
    width = min(frame.view.width - 2 * MARGIN, UPRIGHT_WIDTH)
    height = frame.view.height - UPRIGHT_AROUND - round(UPRIGHT_BAR * frame.zoom)
    return Window(Viewport(kind, width, height, text=frame.zoom, gap=UPRIGHT_GAP))


def _phone(frame: Frame, kind: str) -> Window:
    width = max(LEAST_WIDTH, frame.view.width) - 2 * PHONE_MARGIN
    height = frame.view.height - PHONE_AROUND - round(PHONE_TEXT * frame.zoom)
    return Window(Viewport(kind, width, height, text=frame.zoom, gap=PHONE_GAP))


def _low(frame: Frame, kind: str) -> Window:
    column = round(LOW_COLUMN * min(1.25, frame.zoom))
    width = frame.view.width - 3 * LOW_MARGIN - column
    height = frame.view.height - LOW_HEADER - LOW_MARGIN
    room = Viewport(kind, width, height, low=True, text=frame.zoom, gap=LOW_GAP)
    return Window(room, column, column, LOW_MARGIN)
