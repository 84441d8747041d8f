"""A second game for the tests of the frame: the first one again, under another id.

Its lessons, clauses and puzzles have the very names of the first game's, so whatever the frame does
not keep apart is seen at once.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import attrs
import pytest

import tutor.rooms
import widgets.rooms
from tutor import GAMES
from tutor.chocolatiers.components import load_components
from tutor.chocolatiers.game import Chocolatiers
from tutor.lessons.model import Lesson
from tutor.rooms import Room, room

TWIN = "twin"


@attrs.frozen
class Twin(Chocolatiers):
    """The first game by another name."""

    id: str = attrs.field(default=TWIN, init=False)
    title: str = attrs.field(default="The Twin", init=False)


def _load(components: Path | None) -> Twin:
    return Twin(load_components())


def _lessons() -> tuple[Lesson, ...]:
    """Two of the lessons, so that counts differ."""
    return tuple(attrs.evolve(each, game=TWIN) for each in room(GAMES[0]).lessons()[:2])


def rules_room() -> Room:
    """What `tutor.rooms` is offered."""
    return attrs.evolve(room(GAMES[0]), id=TWIN, load=_load, lessons=_lessons, package="twin")


def screen_room() -> widgets.rooms.Room:
    """What `widgets.rooms` is offered."""
    return attrs.evolve(widgets.rooms.room(GAMES[0]), id=TWIN, puzzles=None, views={})


def __getattr__(name: str) -> object:
    """The rooms, made when they are asked for."""
    if name == "RULES":
        return rules_room()
    if name == "SCREEN":
        return screen_room()
    raise AttributeError(name)


@pytest.fixture
def two_games(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The house with this game in it, too; its id."""
    for storey, name in ((tutor.rooms, "RULES"), (widgets.rooms, "SCREEN")):
        monkeypatch.setattr(storey, "HOUSE", {**storey.HOUSE, TWIN: f"{__name__}:{name}"})
        storey.room.cache_clear()
    yield TWIN
    monkeypatch.undo()
    for storey in (tutor.rooms, widgets.rooms):
        storey.room.cache_clear()
