"""Tasks as plain data, for packs and links, and back with every entry checked."""

from __future__ import annotations

from typing import Any

from tutor.chocoly.actions import action_text, parse_action
from tutor.chocoly.faces import FLAVOURS, HIDDEN
from tutor.chocoly.game import Chocoly
from tutor.chocoly.puzzles.kinds import PUZZLE_KINDS
from tutor.chocoly.puzzles.making.possible import problems
from tutor.chocoly.puzzles.model import Task
from tutor.engine import ActionError, SaveError
from tutor.i18n import _
from tutor.kit import reading
from tutor.kit.positions import refuse

MOST_TILES, MOST_TEXT = 99, 40
RULES = Chocoly.from_file()


def task_data(task: Task) -> dict[str, Any]:
    """Return the task as plain data. Tiles that nobody sees are numbers."""
    state = RULES.saves.data(task.state)
    state["hands"] = [counted(hand) for hand in state["hands"]]
    state["pile"] = counted(state["pile"])
    del state["seed"], state["shuffles"]
    data = {
        "kind": task.kind,
        "player": task.player,
        "named": task.named,
        "flavour": task.flavour,
        "state": state,
    }
    return {key: value for key, value in data.items() if value != ""}


def counted(tiles: list[str]) -> list[str] | int:
    """Return tiles that nobody sees as their number, others as they are."""
    return len(tiles) if set(tiles) <= {HIDDEN} else tiles


def read_task(entry: Any) -> Task:
    """Return a task from plain data; every entry is checked, and that it can be. Raises
    SaveError."""
    kind = entry.get("kind") if isinstance(entry, dict) else None
    if kind not in tuple(PUZZLE_KINDS):
        raise SaveError(_("a puzzle of a kind this tutor does not know."))
    read = reading.Reader(entry)
    data = dict(read.one("state", reading.table))
    state = reading.Reader(data)
    hands = state.one("hands", reading.items(uncounted, RULES.players[-1]))
    data |= {"hands": list(hands), "pile": state.one("pile", uncounted)}
    position = RULES.read(data | {"seed": None, "shuffles": 0})
    task = Task(
        str(kind),
        position,
        read.one("player", reading.number(position.players - 1)),
        read.maybe("named", _action, ""),
        read.maybe("flavour", reading.choice(FLAVOURS), ""),
    )
    refuse(problems(task))
    return task


def uncounted(value: Any) -> Any:
    """Return a number of hidden tiles as these tiles; the reader of positions looks at
    everything else."""
    if type(value) is int:
        return [HIDDEN] * reading.number(MOST_TILES)(value)
    return value


def _action(value: Any) -> str:
    """Return a placement as the game writes it."""
    try:
        return action_text(parse_action(reading.text(MOST_TEXT)(value)))
    except ActionError as error:
        raise reading.Unfit(str(error)) from None
