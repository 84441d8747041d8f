"""Tasks as plain data, for packs and links, and back with every entry checked."""

from __future__ import annotations

from typing import Any

from tutor.chocolate_factory.manager.puzzles.kinds import PUZZLE_KINDS
from tutor.chocolate_factory.manager.puzzles.making.possible import problems
from tutor.chocolate_factory.manager.puzzles.model import RULES, Task, week
from tutor.chocolate_factory.puzzles.making.decks import with_decks, without_decks
from tutor.engine import SaveError
from tutor.i18n import _
from tutor.kit import reading
from tutor.kit.positions import refuse

MOST_TEXT = 8


def task_data(task: Task) -> dict[str, Any]:
    """Return the task as plain data. Cards that nobody sees are numbers."""
    state = without_decks(RULES.saves.data(week(task)))
    data = {"kind": task.kind, "named": task.named, "state": state}
    return {key: value for key, value in data.items() if value != ""}


def read_task(entry: Any) -> Task:
    """Return a task from plain data; every entry is checked, and that it can be. Raises
    SaveError.
    """
    kind = entry.get("kind") if isinstance(entry, dict) else None
    if kind not in tuple(PUZZLE_KINDS):
        raise SaveError(_("a puzzle of a kind this tutor does not know."))
    read = reading.Reader(entry)
    position = RULES.read(with_decks(read.one("state", reading.table)))
    named = read.maybe("named", reading.text(MOST_TEXT), "")
    task = Task(str(kind), position, 0, named)
    refuse(problems(task))
    return task
