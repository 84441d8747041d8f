"""`tutor components check` and `tutor components show`."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Protocol

from tutor.chocolatiers.components import STANDARD
from tutor.chocolatiers.kinds import KINDS, name
from tutor.chocolatiers.scoring import editions
from tutor.chocolatiers.state import Tile
from tutor.i18n import N_, _
from tutor.kit.component_file import ComponentsError, edition_of
from tutor.rooms import load_game


def add_parser(subparsers: Any) -> None:
    """Add `components` with its two commands."""
    parser = subparsers.add_parser(
        "components", help=_("Check a file of your own components, or show what is in the box.")
    )
    commands = parser.add_subparsers(metavar=_("command"), required=True)
    check = commands.add_parser("check", help=_("Say what does not fit, and in which line."))
    check.add_argument("file", help=_("A copy of tutor/chocolatiers/data/components.toml."))
    check.set_defaults(run=run_check)
    show = commands.add_parser("show", help=_("Show the cards, tiles and points of a file."))
    show.add_argument(
        "file", nargs="?", default=str(STANDARD), help=_("A components file (default: ours).")
    )
    show.set_defaults(run=run_show)


OTHERS = {"three_four": N_("3 and 4"), "first": N_("First")}
"""Scoring cards for no kind, by their entry in a file."""


class Pieces(Protocol):
    """What the box of every edition has."""

    @property
    def cards(self) -> Mapping[str, int]:
        """Number of each kind."""
        ...

    @property
    def scoring(self) -> Mapping[str, int]:
        """Points by kind, and by entries of OTHERS."""
        ...

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """The Box tiles."""
        ...


def _load(path: Path) -> Pieces:
    """The pieces of a file, of whichever edition it says it is. Raises ComponentsError."""
    game: Any = load_game(edition_of(path, editions()), path)
    pieces: Pieces = game.components
    return pieces


def run_check(arguments: argparse.Namespace) -> int:
    """0 if the file can be played with, else 1 and a line for each problem."""
    try:
        found = _load(Path(arguments.file))
    except ComponentsError as error:
        print(error, file=sys.stderr)
        return 1
    print(
        _("{file} fits: {cards} cards and {tiles} Box tiles.").format(
            file=arguments.file, cards=sum(found.cards.values()), tiles=len(found.tiles)
        )
    )
    return 0


def run_show(arguments: argparse.Namespace) -> int:
    """Three short tables. Raises ComponentsError for a file that does not fit."""
    found = _load(Path(arguments.file))
    row = "{:<14}{:>6}{:>30}".format
    print(row(_("kind"), _("cards"), _("points of its Scoring card")))
    for kind in KINDS:
        print(row(name(kind), found.cards[kind], found.scoring[kind]))
    for key, label in OTHERS.items():
        if key in found.scoring:
            print(row(_(label), "", found.scoring[key]))
    for points, count in sorted(Counter(tile.points for tile in found.tiles).items()):
        spaces = " ".join(tile.spaces for tile in found.tiles if tile.points == points)
        print()
        print(_("{n} Box tiles for {points} points:").format(n=count, points=points))
        print(spaces)
    return 0
