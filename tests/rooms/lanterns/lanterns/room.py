"""The room: where everything that the house asks of this game is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.engine import AnyGame
from tutor.i18n import _, ngettext
from tutor.rooms import Box, Room


def box(game: AnyGame, options: Mapping[str, Any]) -> Box:
    """As many lanterns as the ring has, and a sign for the wind if there is any."""
    count = options["lanterns"]
    lines = [ngettext("{n} lantern with its cord", "{n} lanterns with their cords", count)]
    if options["weather"] == "wind":
        lines.append(_("1 sign for the wind"))
    found = [line.format(n=count) for line in lines]
    return Box(", ".join(found), tuple(found))


ROOM = Room(
    id="lanterns",
    package="lanterns",
    load="lanterns.game:load",
    lessons="lanterns.teaching:course",
    teaching="lanterns.teaching:TEACHING",
    players="lanterns.teaching:PLAYERS",
    box=box,
)
