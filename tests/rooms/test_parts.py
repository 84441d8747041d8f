"""A room names its parts: each of them is there, and none is imported before it is needed."""

from __future__ import annotations

import subprocess
import sys
from functools import partial
from pkgutil import resolve_name

import attrs
import pytest

from tutor import rooms
from widgets import rooms as screen

ROOMS = [storey.room(game) for storey in (rooms, screen) for game in storey.ids()]
OPEN = """
import sys
from tutor.rooms import GAMES
from {storey}.rooms import room

opened = [room(game) for game in GAMES]
loaded = {{name for name in sys.modules if name.startswith(("tutor.choco", "widgets.choco"))}}
print(len(opened), *(name for name in sorted(loaded) if name.count(".") > 1))
"""
"""Prints how many games are opened, and which modules of games were imported for it."""


def named(room: rooms.Room | screen.Room) -> dict[str, partial[object]]:
    """The parts of a room that are given by name."""
    fields = attrs.asdict(room, recurse=False).items()
    return {name: part for name, part in fields if isinstance(part, partial) and name != "styles"}


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: f"{type(room).__module__}-{room.id}")
def test_the_parts_of_a_room_are_where_it_says(room: rooms.Room | screen.Room) -> None:
    parts = named(room)
    assert set(parts) >= ({"load", "players"} if isinstance(room, rooms.Room) else {"tabletop"})
    for part in parts.values():
        assert resolve_name(part.args[0]) is not None


@pytest.mark.parametrize("storey", ["tutor", "widgets"])
def test_a_room_that_is_only_listed_costs_no_import_of_its_parts(storey: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", OPEN.format(storey=storey)],
        capture_output=True,
        text=True,
        check=True,
    )
    opened, *loaded = done.stdout.split()
    assert int(opened) == len(rooms.GAMES)
    parts = {part.args[0].partition(":")[0] for room in ROOMS for part in named(room).values()}
    assert not parts & set(loaded)
