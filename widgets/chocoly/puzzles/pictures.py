"""Small pictures of puzzles: the board of a position, and a tile that somebody holds."""

from __future__ import annotations

import htpy as h
from htpy import Node

from tutor.chocoly.puzzles.model import Task
from widgets.chocoly.draw.svg import piece_svg
from widgets.chocoly.portrait import portrait_svg


def face_svg(face: str, size: int) -> Node:
    """Return a tile: its four pieces."""
    style = f"width:{size}px;height:{size}px"
    return h.span(".small-tile", style=style)[(piece_svg(piece, size // 2 - 1) for piece in face)]


def position(task: Task, width: int, height: int) -> Node:
    """Return the whole board. Decoration."""
    style = f"width:{width}px;height:{height}px"
    return h.div(".chocoly.portrait", style=style, aria_hidden="true")[
        portrait_svg(task.state, task.player)
    ]
