"""Tasks as plain data, for packs and links, and back with every entry checked."""

from __future__ import annotations

from typing import Any

from tutor.chocolatiers.components import standard_components
from tutor.chocolatiers.display import Display
from tutor.chocolatiers.kinds import EMPTY, KINDS, in_order
from tutor.chocolatiers.puzzles.kinds import PUZZLE_KINDS
from tutor.chocolatiers.puzzles.model import Task
from tutor.chocolatiers.puzzles.position import Position
from tutor.chocolatiers.state import Tile
from tutor.engine import SaveError
from tutor.i18n import _

WILDS = standard_components().wilds
"""Wilds of each player, placed ones included (clause 1.2)."""


def task_data(task: Task) -> dict[str, Any]:
    """The task as plain data, entries that are empty left out."""
    position = task.position
    data: dict[str, Any] = {
        "kind": task.kind,
        "displays": [[str(d), list(d.points)] for d in position.displays],
        "wilds_left": list(position.wilds),
        "player": position.player,
        "first": position.first,
        "cards": task.cards,
        "tiles": [[t.spaces, t.points] for t in task.tiles],
        "wilds": task.wilds,
        "hand": task.hand,
    }
    return {key: value for key, value in data.items() if value not in ("", [], None)}


def read_task(entry: Any) -> Task:
    """A task from plain data; every entry is checked. Raises SaveError."""
    if not isinstance(entry, dict) or entry.get("kind") not in tuple(PUZZLE_KINDS):
        raise SaveError(_("a puzzle of a kind this tutor does not know."))
    try:
        displays = tuple(Display.parse(text, points) for text, points in entry["displays"])
        position = Position(
            displays,
            tuple(_number(n, 12) for n in entry["wilds_left"]),
            _number(entry.get("player", 0), len(displays) - 1),
            None if entry.get("first") is None else _number(entry["first"], len(displays) - 1),
        )
        tiles = tuple(
            Tile(_letters(spaces, KINDS + EMPTY, 4), _number(points, 9))
            for spaces, points in entry.get("tiles", [])
        )
        task = Task(
            entry["kind"],
            position,
            _letters(entry.get("cards", ""), KINDS, 1),
            tiles,
            _number(entry.get("wilds", 0), 3),
            in_order(_letters(entry.get("hand", ""), KINDS, 12)),
        )
    except ValueError as error:
        raise SaveError(str(error) or _("it has a value that cannot be.")) from None
    except (TypeError, KeyError):
        raise SaveError(_("an entry is missing or has a value that cannot be.")) from None
    _check_pieces(task)
    return task


def _check_pieces(task: Task) -> None:
    """A task has the pieces its kind asks with."""
    needed = PUZZLE_KINDS[task.kind].pieces
    right = {
        "cards": len(task.cards) == needed.cards,
        "tiles": len(task.tiles) == needed.tiles and all(len(t.spaces) == 4 for t in task.tiles),
        "wilds": (task.wilds > 0) == needed.wilds,
        "hand": bool(task.hand) == needed.hand,
    }
    for entry, fits in right.items():
        if not fits:
            raise SaveError(
                _("the entry “{entry}” does not fit this kind of puzzle.").format(entry=entry)
            )
    if len(task.position.displays) > 4 or not all(task.position.displays):
        raise SaveError(_("a puzzle has 2 to 4 displays, each with at least one box."))

    for display, left in zip(task.position.displays, task.position.wilds, strict=True):
        if display.wilds + left > WILDS:
            raise SaveError(
                _("a player has {most} Wilds; one of these would have {n}.").format(
                    most=WILDS, n=display.wilds + left
                )
            )


def _number(value: Any, most: int) -> int:
    if type(value) is not int or not 0 <= value <= most:
        raise ValueError
    return value


def _letters(value: Any, allowed: str, most: int) -> str:
    if not isinstance(value, str) or len(value) > most or any(c not in allowed for c in value):
        raise ValueError
    return value
