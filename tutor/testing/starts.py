"""A room is complete, and a wrong start is refused in words."""

from __future__ import annotations

from typing import Any

from tutor.engine import (
    AnyGame,
    OptionError,
)
from tutor.rooms import Room
from tutor.testing.drawn import NUMBERS_NOT_ALLOWED, SEEDS_NOT_ALLOWED, need, refuses


def check_room(room: Room) -> None:
    """A room's game has its id, a title, a number of players, and a rulebook to be cited."""
    game = room.load(None)
    need(game.id == room.id, f"The room is “{room.id}”, its game is “{game.id}”.")
    need(room.load(None) == game, "Loaded twice, the game is not equal to itself.")
    need(game.title, "The game has no title.")
    need(len(game.players) > 0, "The game is for no number of players.")
    need(game.rulebook, "The rulebook is empty.")
    for key, clause in game.rulebook.items():
        need(clause.id == key, f"Clause {key} calls itself {clause.id}.")
        need(clause.title and clause.text, f"Clause {key} has no words.")
    names = [option.name for option in game.options]
    need(len(set(names)) == len(names), "Two options have the same name.")
    for option in game.options:
        need(option.default in option.values, f"The default of “{option.name}” is no value of it.")


def check_starts(game: AnyGame) -> None:
    """Wrong numbers, seeds and options are refused with a ValueError that has words."""
    players = game.players[0]
    wrong: list[tuple[type[ValueError], dict[str, Any]]] = [
        *((ValueError, {"players": n}) for n in (*NUMBERS_NOT_ALLOWED, game.players[-1] + 1)),
        *((ValueError, {"players": players, "first": n}) for n in (-1, players, "0", None)),
        *((ValueError, {"players": players, "seed": seed}) for seed in SEEDS_NOT_ALLOWED),
        (OptionError, {"players": players, "options": {"no such option": 1}}),
        *(
            (OptionError, {"players": players, "options": {option.name: value}})
            for option in game.options
            for value in ("no such value", None, 10**9)
        ),
    ]
    for kind, arguments in wrong:
        refuses(kind, game.start, **arguments)
