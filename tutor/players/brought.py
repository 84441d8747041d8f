"""Players of one's own that a whole app offers: named once, where it starts.

The app's pages run in processes of their own, so the names travel in the environment. Each process
reads the files anew: after a change it is enough to load the page again.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Any

from tutor.i18n import _
from tutor.players.own import OwnPlayer, OwnPlayerError, own_player
from tutor.players.player import AnyPlayer
from tutor.rooms import room

PLACES = "TUTOR_PLAYERS"
"""The environment's variable with the places of players, "/home/ada/my.py:choose", one a line."""
OWN = "own:"
"""What the ids of players of one's own begin with."""


def bring(places: Sequence[str]) -> None:
    """Offer the players at these places, "my.py:choose", in this process and those it starts.

    Raises OwnPlayerError for a place without a player, and for two players of one name.
    """
    titles = [own_player(place).title for place in places]
    for title in titles:
        if titles.count(title) > 1:
            text = _("Two players are called “{name}”: rename one of the files.")
            raise OwnPlayerError(text.format(name=title))
    os.environ[PLACES] = "\n".join(map(_absolute, places))
    brought.cache_clear()


@cache
def brought() -> Mapping[str, AnyPlayer]:
    """Return the players that were brought, by id.

    A file that cannot be read any more is a player that says so in its turns.
    """
    found: dict[str, AnyPlayer] = {}
    for place in filter(None, os.environ.get(PLACES, "").split("\n")):
        try:
            player = own_player(place)
        except OwnPlayerError as error:
            player = OwnPlayer(partial(_raise, error), Path(_file(place)).stem)
        found[OWN + player.title] = player
    return found


def offered(game: str) -> Mapping[str, AnyPlayer]:
    """Return the computer players for a game by id: ours, weakest first, then those brought."""
    return {**room(game).players(), **brought()}


def _raise(error: Exception, _view: Any, _actions: Any) -> Any:
    raise error


def _file(place: str) -> str:
    file, colon, name = place.rpartition(":")
    return file if colon and not name.endswith(".py") else place


def _absolute(place: str) -> str:
    file = _file(place)
    return f"{Path(file).resolve()}{place[len(file) :]}"
