"""Tasks as plain data, for packs and links, and back with every entry checked."""

from __future__ import annotations

from typing import Any

from tutor.chocolatiers_2019.game import Chocolatiers2019
from tutor.chocolatiers_2019.puzzles.edition import COMPONENTS
from tutor.chocolatiers_2019.puzzles.kinds import PUZZLE_KINDS
from tutor.chocolatiers_2019.puzzles.making.possible import problems
from tutor.chocolatiers_2019.puzzles.model import Task
from tutor.chocolatiers_2019.state import SAVES
from tutor.chocolatiers_family.kinds import HIDDEN
from tutor.chocolatiers_family.saves import TILE
from tutor.chocolatiers_family.tiles import COVERED
from tutor.engine import SaveError
from tutor.i18n import _
from tutor.kit import reading
from tutor.kit.positions import refuse

MOST_CARDS, MOST_ROW = 99, 36


def task_data(task: Task) -> dict[str, Any]:
    """Return the task as plain data. Cards and boxes that nobody sees are numbers."""
    state = SAVES.data(task.state)
    state["hands"] = [_counted(hand) for hand in state["hands"]]
    state["deck"], state["pile"] = len(task.state.deck), len(task.state.pile)
    del state["seed"], state["shuffles"]
    data = {
        "kind": task.kind,
        "player": task.player,
        "places": list(task.places),
        "wilds": task.wilds,
        "state": state,
    }
    return {key: value for key, value in data.items() if value not in ([],)}


def _counted(cards: str) -> str | int:
    return len(cards) if cards == HIDDEN * len(cards) else cards


def read_task(entry: Any) -> Task:
    """Return a task from plain data; every entry is checked, and that it can be. Raises
    SaveError."""
    named = entry.get("kind") if isinstance(entry, dict) else None
    if named not in tuple(PUZZLE_KINDS):
        raise SaveError(_("a puzzle of a kind this tutor does not know."))
    read = reading.Reader(entry)
    data = dict(read.one("state", reading.table))
    state = reading.Reader(data)
    cards, boxes = reading.number(MOST_CARDS), reading.number(MOST_ROW)
    data["deck"] = HIDDEN * state.one("deck", cards)
    data["pile"] = [TILE.data(COVERED)] * state.one("pile", boxes)
    hands = state.one("hands", reading.items(lambda hand: hand, COMPONENTS.players[-1]))
    data["hands"] = [HIDDEN * cards(hand) if type(hand) is int else hand for hand in hands]
    position = Chocolatiers2019(COMPONENTS).read(data | {"seed": None, "shuffles": 0})
    task = Task(
        named,
        position,
        read.one("player", reading.number(position.players - 1)),
        read.maybe("places", reading.items(reading.number(MOST_ROW), MOST_ROW), ()),
        read.maybe("wilds", reading.number(COMPONENTS.wilds), 0),
    )
    refuse(problems(task))
    return task
