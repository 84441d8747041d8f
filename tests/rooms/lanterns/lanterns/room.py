"""The room: what the house may ask of this game. The rest is loaded when it is needed."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tutor.engine import AnyGame
from tutor.i18n import _, ngettext
from tutor.rooms import Box, Room

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


def _box(game: AnyGame, options: Mapping[str, Any]) -> Box:
    """As many lanterns as the ring has, and a sign for the wind if there is any."""
    count = options["lanterns"]
    lines = [ngettext("{n} lantern with its cord", "{n} lanterns with their cords", count)]
    if options["weather"] == "wind":
        lines.append(_("1 sign for the wind"))
    found = [line.format(n=count) for line in lines]
    return Box(", ".join(found), tuple(found))


ROOM = Room("lanterns", _load, _lessons, _teaching, _players, box=_box, package="lanterns")
