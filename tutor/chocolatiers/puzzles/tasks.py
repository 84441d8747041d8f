"""Tasks as plain data, for packs and links, and back with every entry checked."""

from __future__ import annotations

from typing import Any

from tutor.chocolatiers.components import load_components
from tutor.chocolatiers.display import MAX_POINTS, Display, DisplayError
from tutor.chocolatiers.kinds import EMPTY, KINDS, in_order
from tutor.chocolatiers.puzzles.kinds import PUZZLE_KINDS
from tutor.chocolatiers.puzzles.model import Task
from tutor.chocolatiers.puzzles.position import Position
from tutor.chocolatiers.state import Tile
from tutor.engine import SaveError
from tutor.i18n import _
from tutor.kit import reading

WILDS = load_components().wilds
"""Wilds of each player, placed ones included (clause 1.2)."""
MOST_NOTATION = 60
"""Letters of a display in notation."""
MOST_SEATS = 4


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
    read = reading.Reader(entry)
    displays = read.one("displays", reading.items(_display, MOST_SEATS, least=2))
    seats = len(displays)
    tile = reading.pair(reading.letters(KINDS + EMPTY, 4), reading.number(9))
    task = Task(
        read.one("kind", reading.choice(PUZZLE_KINDS)),
        Position(
            displays,
            read.one("wilds_left", reading.items(reading.number(12), seats, least=seats)),
            read.maybe("player", reading.number(seats - 1), 0),
            read.maybe("first", reading.optional(reading.number(seats - 1)), None),
        ),
        read.maybe("cards", reading.letters(KINDS, 1), ""),
        tuple(Tile(*each) for each in read.maybe("tiles", reading.items(tile, 9), ())),
        read.maybe("wilds", reading.number(3), 0),
        in_order(read.maybe("hand", reading.letters(KINDS, 12), "")),
    )
    _check_pieces(task)
    return task


_SHOWN = reading.pair(reading.text(MOST_NOTATION), reading.items(reading.number(MAX_POINTS), 6))


def _display(value: Any) -> Display:
    shown, points = _SHOWN(value)
    try:
        return Display.parse(shown, points)
    except DisplayError as error:
        raise reading.Unfit(str(error)) from None


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
    if not all(task.position.displays):
        raise SaveError(_("a puzzle has 2 to 4 displays, each with at least one box."))

    for display, left in zip(task.position.displays, task.position.wilds, strict=True):
        if display.wilds + left > WILDS:
            raise SaveError(
                _("a player has {most} Wilds; one of these would have {n}.").format(
                    most=WILDS, n=display.wilds + left
                )
            )
