"""The stage: from what a game says of its areas to where they stand in a window.

A game declares its areas as data (`Place`, `Shape`, `Span`). A page says what room it has
(`Viewport`). `solve` is a pure function of both: rectangles, shapes and tabs. It draws nothing.
"""

from __future__ import annotations

from widgets.stage.boxes import Box, Column, Leaf, Row, Tabs
from widgets.stage.declare import ANY, FREE, Place, Shape, Span, Viewport, fixed
from widgets.stage.solve import Staged, solve
from widgets.stage.windows import KINDS, Window, window_of

__all__ = [
    "ANY",
    "FREE",
    "KINDS",
    "Box",
    "Column",
    "Leaf",
    "Place",
    "Row",
    "Shape",
    "Span",
    "Staged",
    "Tabs",
    "Viewport",
    "Window",
    "fixed",
    "solve",
    "window_of",
]
