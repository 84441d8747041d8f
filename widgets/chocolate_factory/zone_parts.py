"""What the zones round the Factory have in common: rings, buttons, and equal cells."""

from __future__ import annotations

from collections.abc import Mapping
from math import ceil

from htpy import Node

from widgets.chocolate_factory.choosing import states
from widgets.chocolate_factory.offering import Board
from widgets.draw.geometry import Rect
from widgets.draw.marks import STATES, badge_radius, draw_ring, draw_state_badge
from widgets.draw.scene import Pen
from widgets.tabletop import piece_button
from widgets.tabletop.zone import Zone


def zone(
    board: Board, name: str, title: str, pen: Pen, size: tuple[int, int], rects: Mapping[str, Rect],
    labels: Mapping[str, str], shown: Mapping[str, str] | None = None,
) -> Zone:  # fmt: skip
    """Return a zone with the states of its pieces and a button over each that has a label. `shown`:
    the states, by default those of the whole table.
    """
    shown = states(board) if shown is None else shown
    for key in labels:
        draw_ring(pen, shown.get(key, "rest"), rects[key], board.theme, 8)
        draw_state_badge(pen, shown.get(key, "rest"), rects[key], board.theme)

    def buttons() -> Node:
        return [
            piece_button(board, key, rects[key], label, shown.get(key, "rest"))
            for key, label in labels.items()
        ]

    return Zone(name, pen.scene(*size), title, rects, buttons)


def badge_room(board: Board, key: str, at: Rect) -> float:
    """Return how wide the corner of a piece is that a badge covers; 0 while it has none (px)."""
    look = STATES.get(states(board).get(key, "rest"))
    return 1.4 * badge_radius(min(at.width, at.height)) if look and look.badge else 0


def grid(n: int, at: Rect, aspect: float, gap: float = 6) -> list[Rect]:
    """Return n equal cells in full rows; as many columns as bring them nearest to this aspect."""
    if not n:
        return []

    def size(columns: int) -> tuple[float, float]:
        rows = ceil(n / columns)
        return (at.width + gap) / columns - gap, (at.height + gap) / rows - gap

    def distance(columns: int) -> float:
        wide, high = size(columns)
        return abs(wide / max(1.0, high) / aspect - 1)

    columns = min((each for each in range(1, n + 1) if n % each == 0), key=distance)
    wide, high = size(columns)
    return [
        Rect(at.x + i % columns * (wide + gap), at.y + i // columns * (high + gap), wide, high)
        for i in range(n)
    ]


def whole(width: int, height: int) -> Rect:
    """Return a picture's rectangle, without the pixel round it that lines need."""
    return Rect(1, 1, width - 2, height - 2)
