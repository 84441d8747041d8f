"""Small pictures of puzzles: the Factory of who solves, or the stores."""

from __future__ import annotations

import htpy as h
from htpy import Node
from markupsafe import Markup

from tutor.chocolate_factory.puzzles.model import GAME, Task
from tutor.rooms import load_game
from widgets.chocolate_factory.factory_zone import factory
from widgets.chocolate_factory.offering import NOTHING, Board
from widgets.chocolate_factory.stores_zone import stores
from widgets.draw.svg import scene_svg
from widgets.draw.theme import LIGHT

LARGE = 2
"""Drawn so many times as large, and made smaller, so that lines stay thin."""


def position(task: Task, width: int, height: int) -> Node:
    """Return what the question is about. Decoration."""
    made = Board(
        load_game(GAME), task.state, task.player, LIGHT, NOTHING, names=task.names, quiet=True
    )
    draw = stores if task.asked.theme == "stores" else factory
    zone = draw(made, LARGE * width, LARGE * height)
    style = f"width:{width}px;height:{height}px;background:{LIGHT.table}"
    return h.div(".factory.portrait", style=style, aria_hidden="true")[
        Markup(scene_svg(zone.scene))
    ]
