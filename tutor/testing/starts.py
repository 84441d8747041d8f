"""Check that a room is complete, and that wrong starts are refused in words."""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import groupby
from typing import Any

from tutor.engine import (
    AnyGame,
    OptionError,
)
from tutor.options import Option
from tutor.rooms import Room
from tutor.testing.drawn import NUMBERS_NOT_ALLOWED, SEEDS_NOT_ALLOWED, need, refuses


def check_room(room: Room) -> None:
    """Check that a room's game has its id, a title, numbers of players, a rulebook and sound
    options.
    """
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
    for number, option in enumerate(game.options):
        _check_option(option, {each.name: each for each in game.options[:number]})
    groups = [option.group for option in game.options if option.group is not None]
    need(len([*groupby(groups)]) == len(set(groups)), "A group of options is torn apart.")


def _check_option(option: Option, earlier: Mapping[str, Option]) -> None:
    """Check that the values of an option can be saved and written, and that the others it names
    exist.
    """
    values, called = option.values, f"The option “{option.name}”"
    need(re.fullmatch(r"\w+", option.name, re.ASCII), f"{called} is no name of letters and digits.")
    need(option.default in values, f"The default of “{option.name}” is no value of it.")
    plain = all(isinstance(value, str | int) and str(value) for value in values)
    need(plain, f"{called} has a value that is no text and no number.")
    need(len({*map(str, values)}) == len(values), f"{called} has values that read alike.")
    for value, among in option.draws.items():
        fits = value in values and among and set(among) <= set(values) - set(option.draws)
        need(fits, f"{called} draws {value!r} from {among}, which are no other values of it.")
    for name, wanted in option.needs.items():
        other = earlier.get(name)
        need(other is not None, f"{called} needs “{name}”, which is no option before it.")
        fits = other is not None and {*wanted} <= {*other.values}
        need(fits and wanted, f"{called} needs “{name}” to be one of {wanted}.")
        presets = other is not None and other.group is not None and other.group.presets
        need(not presets, f"{called} needs “{name}”, of which a preset decides.")
    for preset in option.group.presets if option.group is not None else ():
        fits = preset.values.get(option.name, None) in values
        need(fits, f"“{preset.title}” gives no value to “{option.name}”.")


def check_starts(game: AnyGame) -> None:
    """Check that wrong numbers, seeds and options are refused with a ValueError that has words."""
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
