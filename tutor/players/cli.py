"""`tutor simulate`: computer players against each other, and a short table of who won."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import attrs

from tutor.chocolatiers.players import PLAYERS
from tutor.engine import Game
from tutor.i18n import _
from tutor.players import decide
from tutor.rooms import load_game


def add_parser(subparsers: Any) -> None:
    """Add `simulate`."""
    parser = subparsers.add_parser(
        "simulate", help=_("Let computer players play each other and count who wins.")
    )
    parser.add_argument(
        "--players", type=int, help=_("Players at the table (default: one for each strength).")
    )
    parser.add_argument(
        "--games", type=int, default=20, help=_("Games to play (default: %(default)s).")
    )
    parser.add_argument(
        "--strength",
        nargs="+",
        choices=list(PLAYERS),
        default=["lookahead", "greedy"],
        help=_("Who plays; the last one also takes the seats left (default: lookahead greedy)."),
    )
    parser.add_argument(
        "--seed", type=int, default=0, help=_("Seed of the first game (default: %(default)s).")
    )
    parser.set_defaults(run=run_simulate)


def run_simulate(arguments: argparse.Namespace) -> int:
    """Play the games and print the table. Raises ValueError for numbers that do not fit."""
    strengths = list(arguments.strength)
    seats = len(strengths) if arguments.players is None else arguments.players
    if arguments.games < 1:
        raise ValueError(_("--games must be at least 1."))
    if len(strengths) > seats:
        raise ValueError(
            _("{n} strengths, but only {m} players.").format(n=len(strengths), m=seats)
        )
    strengths += strengths[-1:] * (seats - len(strengths))
    game = load_game("chocolatiers")
    tally = Tally()
    for number in range(arguments.games):
        seated = strengths[number % seats :] + strengths[: number % seats]
        play_game(game, seated, arguments.seed + number, tally)
    print(tally.table())
    return 0


@attrs.define
class Tally:
    """What happened in the games so far, by strength."""

    games: int = 0
    turns: int = 0
    seats: Counter[str] = attrs.field(factory=Counter)
    won: dict[str, float] = attrs.field(factory=dict)
    points: Counter[str] = attrs.field(factory=Counter)

    def table(self) -> str:
        """A line for each strength, the weakest first."""
        row = "{:<12}{:>8}{:>8}{:>8}".format
        lines = [row(_("strength"), _("games"), _("won"), _("points"))]
        for name in (name for name in PLAYERS if self.seats[name]):
            won = self.won.get(name, 0.0) / self.games
            points = self.points[name] / self.seats[name]
            lines.append(row(name, self.seats[name], f"{won:.0%}", f"{points:.1f}"))
        lines.append(
            _("{games} games, {turns:.0f} turns each.").format(
                games=self.games, turns=self.turns / self.games
            )
        )
        return "\n".join(lines)


def play_game(game: Game, seated: Sequence[str], seed: int, tally: Tally) -> None:
    """One game to its end. A shared victory is shared out among the winners."""
    rng = Random(seed)
    state = game.start(len(seated), seed=seed)
    while not game.over(state):
        player = PLAYERS[seated[game.to_move(state)]]
        state = game.apply(state, decide(player, game, state, rng))
    results = game.standings(state)
    winners = [result.player for result in results if result.rank == 1]
    tally.games += 1
    tally.turns += state.turn
    for result in results:
        name = seated[result.player]
        tally.seats[name] += 1
        tally.points[name] += result.total
        if result.player in winners:
            tally.won[name] = tally.won.get(name, 0.0) + 1 / len(winners)
