"""Small pictures of puzzles: the Factory of who solves, or the stores."""

from __future__ import annotations

import htpy as h
from htpy import Node

from tutor.chocolate_factory.puzzles.model import GAME, Task
from tutor.engine import AnyGame
from tutor.rooms import load_game
from widgets.chocolate_factory.factory_zone import factory
from widgets.chocolate_factory.offering import NOTHING, Board
from widgets.chocolate_factory.stores_zone import stores
from widgets.draw.scene import Scene
from widgets.draw.still import still_html
from widgets.draw.theme import Theme

LARGE = 2
"""Drawn so many times as large, and made smaller, so that lines stay thin."""


def position(task: Task, width: int, height: int, *, large: int = LARGE) -> Node:
    """Return what the question is about, in the colours of the page. Decoration.

    `large`: how many times as large it is drawn; 1 where its words are to be read.
    """
    return drawn(
        load_game(GAME), task, width, height, large, of_stores=task.asked.theme == "stores"
    )


def drawn(
    game: AnyGame, task: Task, width: int, height: int, large: int = LARGE, *, of_stores: bool
) -> Node:
    """Return the stores, or the Factory of who solves, as `position`."""
    zone = stores if of_stores else factory

    def draw(theme: Theme) -> Scene:
        made = Board(game, task.state, task.player, theme, NOTHING, names=task.names, quiet=True)
        return zone(made, large * width, large * height).scene

    style = f"width:{width}px;height:{height}px"
    return h.div(".factory.portrait", style=style, aria_hidden="true")[still_html(draw, "")]
