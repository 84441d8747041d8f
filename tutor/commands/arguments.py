"""Arguments that several subcommands of `tutor` share."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from tutor.i18n import _
from tutor.players.players import Players
from tutor.players.random_player import RandomPlayer
from tutor.rooms import GAMES, room

RANDOM = "random"
"""Id of the player that plays every game."""


def add_game(parser: argparse.ArgumentParser) -> None:
    """Add `--game`. `tutor.rooms.room` refuses an unknown id."""
    parser.add_argument(
        "--game",
        metavar="ID",
        default=GAMES[0],
        help=_("The game; `tutor games` lists them (default: %(default)s)."),
    )


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add `--option`, which can be given several times."""
    parser.add_argument(
        "--option",
        metavar=_("NAME=VALUE"),
        action="append",
        default=[],
        help=_("What the game is played with; give it once for each option."),
    )


def strengths(game: str, wanted: Sequence[str]) -> Players:
    """Return the computer players of a game, weakest first.

    "random" may be wanted in any game, by its id or its name. Raises ValueError for an unknown one;
    the message lists the known ones.
    """
    ours, carefree = room(game).players(), RandomPlayer()
    asked = {name.casefold() for name in wanted} & {RANDOM, carefree.title.casefold()}
    players = Players({RANDOM: carefree, **ours} if asked and RANDOM not in ours else ours)
    for name in wanted:
        if name not in players:
            raise ValueError(
                _("There is no strength “{name}”. The strengths are: {known}.").format(
                    name=name, known=", ".join(players.names)
                )
            )
    return players
