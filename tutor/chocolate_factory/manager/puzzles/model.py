"""What the puzzles of the solo game are made of: the main game's records, and a week's position."""

from __future__ import annotations

from tutor.chocolate_factory.manager.game import FactoryManager
from tutor.chocolate_factory.manager.state import ManagerState
from tutor.chocolate_factory.puzzles.model import CARDS, Clue, Features, Kind, Line, Task

GAME = "factory-manager"
RULES = FactoryManager.from_file()

__all__ = ["CARDS", "GAME", "RULES", "Clue", "Features", "Kind", "Line", "Task", "week"]


def week(task: Task) -> ManagerState:
    """Return the position of a task, with the cards of the week."""
    assert isinstance(task.state, ManagerState)
    return task.state
