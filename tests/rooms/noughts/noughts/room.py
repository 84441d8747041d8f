"""The room: where everything that the house asks of this game is."""

from __future__ import annotations

from tutor.rooms import Room

ROOM = Room(
    id="noughts",
    package="noughts",
    load="noughts.game:load",
    lessons="noughts.lessons:course",
    teaching="noughts.teaching:TEACHING",
    players="noughts.players:PLAYERS",
)
