"""Positions from outside, handed over or saved as JSON: the same answers in every game."""

from __future__ import annotations

import json
from typing import Any, TypeVar

from tutor.engine import AnyGame, SaveError, StateError, UnknownGame, brief
from tutor.i18n import _
from tutor.kit.reading import read_json

G = TypeVar("G")


def no_position(title: str, it: object) -> StateError:
    """What is said of something that is no position of the game of that title."""
    return StateError(
        _(
            "{it} is no position of {game}. game.start(players=3) makes one; a record's is "
            "record.state."
        ).format(it=brief(it), game=title)
    )


def dump_position(game: AnyGame, data: Any) -> str:
    """A position, as plain data, as JSON text that says of which game it is."""
    return json.dumps({"game": game.id, "state": data}, separators=(",", ":"))


def load_position(game: AnyGame, text: str) -> Any:
    """The plain data of a dumped position. Raises SaveError for no JSON, or another game's."""
    data = read_json(text)
    if not isinstance(data, dict) or data.get("game") != game.id:
        raise SaveError(_("This is not a saved position of {game}.").format(game=game.title))
    return data.get("state")


def checked_game(game: AnyGame, kind: type[G], title: str) -> G:
    """The game itself. Raises UnknownGame if it is not of that kind."""
    if not isinstance(game, kind):
        raise UnknownGame(_("This knows {game} only.").format(game=title))
    return game
