"""The room that a lesson has on a screen: how it is divided, in px.

What is worked out here goes to the styles as variables, so that Python and CSS agree.
"""

from __future__ import annotations

from attrs import frozen

from widgets.storage.settings import TABLET, Frame
from widgets.tabletop import Viewport

SIDEWAYS, LOW, FLAT, UPRIGHT = 560, 500, 600, 1100
"""From this width (px) text and table stand side by side; below this height every px counts; below
this one the wide layout does not fit; from this one there is height to spare."""
MOST_WIDE = 2.4
"""The lesson is at most so many times as wide as high."""

SPARE, LIST = 48, 132
"""Height (px) of a line more of the task, as fonts differ in width, and of what an exploration has
found, in two rows, and such a line."""
NOW = 30
"""Height of the line that says what to do now, or what it costs, at least (px)."""


@frozen
class Division:
    """A screen divided for a lesson.

    `text`: width of the column of the task. `margin`, `gap`: round the whole and between columns.
    `header`: the header stands in the upper left corner, over the task. `foot`: height of the row
    below everything.
    """

    room: Viewport
    text: int = 0
    margin: int = 24
    gap: int = 24
    corner: bool = False
    foot: int = 0

    def style(self, height: int = 0) -> str:
        """Return the variables for the styles; `height`: of a table that does not fit, else 0."""
        room = self.room
        px = {
            "table-width": room.width,
            "table-height": max(room.height, height),
            "panel-width": room.panel,
            "text-width": self.text,
            "lesson-gap": self.gap,
            "foot-height": self.foot,
        }
        return ";".join(f"--{name}:{value}px" for name, value in px.items())


def button_height(zoom: float) -> int:
    """Return the height of a button with a word in text of this size."""
    return max(48, round(24 * zoom) + 18)


def kind_of(frame: Frame) -> str:
    """Return how a lesson is laid out in this window; see `Viewport.kind`."""
    view, zoom = frame.view, frame.zoom
    if frame.projector and view.width >= SIDEWAYS and not view.embedded:
        return "projector"
    if frame.layout == "wide" and view.height / zoom >= FLAT:
        return "wide"
    if view.width >= SIDEWAYS and view.width > view.height and view.width / zoom >= SIDEWAYS - 140:
        return "sideways"
    return "tall" if view.width / zoom >= TABLET else "phone"


def divide(frame: Frame, panel: bool, lists: bool = False) -> Division:
    """Return the screen divided; `panel`: whether the lesson has something for the right column;
    `lists`: whether one of its explorations lists what was found, which may stand below the
    table."""
    kind = kind_of(frame)
    if kind in ("tall", "phone"):
        return _below(frame, panel, lists)
    return {"wide": _wide, "sideways": _sideways, "projector": _projector}[kind](frame, panel)


def _wide(frame: Frame, panel: bool) -> Division:
    view, scale = frame.view, frame.scale
    header = 24 if view.embedded else round(60 * scale)
    margin = gap = round(24 * scale)
    height = max(view.height, 560) - header - margin - 4
    inner = min(view.width - 2 * margin, round(MOST_WIDE * view.height))
    text = round((304 if panel or scale > 1 else 340) * scale * min(frame.zoom, 1.25))
    right = round(330 * scale) if panel else 0
    width = inner - text - gap - (right + gap if right else 0)
    room = Viewport("wide", width, height, panel=right, scale=scale, text=scale * frame.zoom)
    return Division(room, text, margin, gap)


def _sideways(frame: Frame, panel: bool) -> Division:
    """Return the text at the left, table at the right, one row below both."""
    view, zoom = frame.view, frame.zoom
    low = view.height < LOW
    margin, gap = (12, 12) if low else (24, 24)
    corner = low and not view.embedded
    header = 0 if corner else margin if view.embedded else 60
    foot = max(44, button_height(zoom) - 8) if low else button_height(zoom)
    between, top = (8, 8) if low else (16, 4)
    text = min(round((248 if low else 256) * zoom), round(0.38 * view.width))
    width = view.width - 2 * margin - text - gap
    height = max(view.height, 300) - header - top - foot - between - (12 if low else 16)
    inner = text - (28 if low else 40)
    room = Viewport("sideways", width, height, panel=inner, low=low, text=zoom)
    return Division(room, text, margin, gap, corner, foot)


def _below(frame: Frame, panel: bool, lists: bool) -> Division:
    """Return the task, the table, and the foot below each other."""
    view, kind = frame.view, kind_of(frame)
    margin = 24 if kind == "tall" else 12
    header = 44 if view.embedded else 60 if kind == "tall" else 52
    task = 104 if kind == "tall" else 128
    if kind == "tall" and lists:
        task += LIST
    elif kind == "tall" and view.height >= UPRIGHT:
        task += SPARE
    task = round(task * frame.zoom)
    foot = max(NOW, round(24 * frame.zoom)) + 2 * button_height(frame.zoom) + 2 * 8 + 16
    left = view.height - header - task - foot - 2 * 12
    # In a low notebook the whole stays in sight, with what the notebook has round a cell; but a
    # full table is never so small that nobody could read it.
    least = min(360, max(300, left + 160)) if view.embedded and not panel else 360
    height = max(least, left)
    width = min(view.width - 2 * margin, 760 if kind == "tall" else 560)
    return Division(Viewport(kind, width, height, text=frame.zoom), 0, margin, 12, foot=foot)


def _projector(frame: Frame, panel: bool) -> Division:
    """Return the question above, the table below it, and at its right what the class is
    asked."""
    view = frame.view
    part = frame.scale
    margin, gap = round(48 * part), round(44 * part)
    side = max(300, round(492 * part))
    head = round(150 * part)
    room = Viewport(
        "projector",
        view.width - 2 * margin - side - gap,
        view.height - head - margin,
        panel=side - round(80 * part),
        scale=part,
        text=1.6 * part,
        projector=True,
    )
    return Division(room, side, margin, gap)
