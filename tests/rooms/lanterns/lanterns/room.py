"""The room: what the house may ask of this game. The rest is loaded when it is needed."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from tutor.engine import AnyGame
from tutor.rooms import Room

if TYPE_CHECKING:
    from tutor.lessons.model import AnyLesson
    from tutor.lessons.teaching import AnyTeaching
    from tutor.players.player import AnyPlayer


def _load(components: Path | None) -> AnyGame:
    from lanterns.game import GAME

    return GAME


def _lessons() -> tuple[AnyLesson, ...]:
    from lanterns.teaching import LESSON

    return (LESSON,)


def _teaching() -> AnyTeaching:
    from lanterns.teaching import TEACHING

    return TEACHING


def _players() -> Mapping[str, AnyPlayer]:
    from lanterns.teaching import PLAYERS

    return PLAYERS


ROOM = Room("lanterns", _load, _lessons, _teaching, _players, package="lanterns")
