"""`tutor components check` and `tutor components show`: check a components file, show a box."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tutor.commands.arguments import add_game, add_options
from tutor.engine import NO_OPTIONS, AnyGame
from tutor.i18n import _
from tutor.kit.component_file import ComponentsError, edition_of
from tutor.kit.start import check_options
from tutor.options import Option, parse
from tutor.rooms import Box, ids, load_game, room


def add_parser(subparsers: Any) -> None:
    """Add `components` with its two commands."""
    parser = subparsers.add_parser(
        "components", help=_("Check a file of your own components, or show what is in the box.")
    )
    commands = parser.add_subparsers(metavar=_("command"), required=True)
    check = commands.add_parser("check", help=_("Say what does not fit, and in which line."))
    check.add_argument("file", help=_("A copy of the file data/components.toml of the game."))
    check.set_defaults(run=run_check)
    show = commands.add_parser("show", help=_("Show all that is in the box, or in a file."))
    show.add_argument("file", nargs="?", help=_("A components file (default: ours)."))
    add_game(show)
    add_options(show)
    show.set_defaults(run=run_show)


def run_check(arguments: argparse.Namespace) -> int:
    """Return 0 if the file can be used, else print a line for each problem and return 1."""
    try:
        found = _box(_of_file(arguments.file))
    except ComponentsError as error:
        print(error, file=sys.stderr)
        return 1
    print(_("{file} fits: {what}.").format(file=arguments.file, what=found.line))
    for warning in found.warnings:
        print(warning)
    return 0


def run_show(arguments: argparse.Namespace) -> int:
    """Print all components of a game with these options line by line, and the options there are.

    Raises ComponentsError for a file that cannot be used, and OptionError.
    """
    file = arguments.file
    game = load_game(arguments.game) if file is None else _of_file(file)
    box = _box(game, parse(game.options, arguments.option))
    print("\n".join((*box.lines, *map(_option, game.options))))
    return 0


def _option(option: Option) -> str:
    """Return an option with its values: "Fields in a row: size=3, size=4"."""
    values = ", ".join(f"{option.name}={value}" for value in option.values)
    return _("{option}: {value}").format(option=option.called, value=values)


def _of_file(file: str) -> AnyGame:
    """Return the game that the file declares, with the file's components. Raises
    ComponentsError.
    """
    path, known = Path(file), [game for game in ids() if room(game).box is not None]
    return load_game(edition_of(path, known), path)


def _box(game: AnyGame, options: Mapping[str, Any] = NO_OPTIONS) -> Box:
    """Return what comes out of the game's box with these options. Raises ValueError for a game
    without a list of it, and OptionError.
    """
    say = room(game.id).box
    if say is None:
        raise ValueError(_("What is in the box of {game} is not known.").format(game=game.title))
    return say(game, check_options(game.title, game.options, options))
