"""Tasks as plain data, for packs and links, and back with every entry checked."""

from __future__ import annotations

from typing import Any

from tutor.chocolate_factory.game import ChocolateFactory
from tutor.chocolate_factory.puzzles.kinds import PUZZLE_KINDS
from tutor.chocolate_factory.puzzles.making.possible import problems
from tutor.chocolate_factory.puzzles.model import Task
from tutor.chocolate_factory.state import HIDDEN
from tutor.engine import SaveError
from tutor.i18n import _
from tutor.kit import reading
from tutor.kit.positions import refuse

MOST_CARDS, MOST_TEXT = 99, 40
RULES = ChocolateFactory.from_file()
PILES = ("order_decks", "staff_decks")


def task_data(task: Task) -> dict[str, Any]:
    """Return the task as plain data. Cards that nobody sees are numbers."""
    state = RULES.saves.data(task.state)
    for name in PILES:
        state[name] = [len(deck) for deck in state[name]]
    state["parts_deck"] = len(state["parts_deck"])
    del state["seed"]
    data = {"kind": task.kind, "player": task.player, "named": task.named, "state": state}
    return {key: value for key, value in data.items() if value != ""}


def read_task(entry: Any) -> Task:
    """Return a task from plain data; every entry is checked, and that it can be. Raises
    SaveError.
    """
    kind = entry.get("kind") if isinstance(entry, dict) else None
    if kind not in tuple(PUZZLE_KINDS):
        raise SaveError(_("a puzzle of a kind this tutor does not know."))
    read = reading.Reader(entry)
    data = dict(read.one("state", reading.table))
    state = reading.Reader(data)
    for name in PILES:
        data[name] = list(state.one(name, reading.items(_hidden, len(data))))
    data["parts_deck"] = state.one("parts_deck", _hidden)
    position = RULES.read(data | {"seed": None})
    task = Task(
        str(kind),
        position,
        read.one("player", reading.number(len(position.players) - 1)),
        read.maybe("named", reading.text(MOST_TEXT), ""),
    )
    refuse(problems(task))
    return task


def _hidden(value: Any) -> list[str]:
    """Return so many hidden cards."""
    return [HIDDEN] * reading.number(MOST_CARDS)(value)
