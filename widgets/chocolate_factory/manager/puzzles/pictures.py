"""Small pictures of the solo game's puzzles: the markers, or the Factory with its store room."""

from __future__ import annotations

from htpy import Node

from tutor.chocolate_factory.manager.puzzles.model import GAME, Task
from tutor.rooms import load_game
from widgets.chocolate_factory.puzzles.pictures import LARGE, drawn


def position(task: Task, width: int, height: int, *, large: int = LARGE) -> Node:
    """Return what the question is about, as in the main game."""
    of_stores = task.asked.theme != "chocolates"
    return drawn(load_game(GAME), task, width, height, large, of_stores=of_stores)
