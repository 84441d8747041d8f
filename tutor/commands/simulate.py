"""`tutor simulate`: let computer players play each other, and print a table of who won."""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any

import attrs

from tutor.commands.arguments import add_game, add_options, strengths
from tutor.engine import NO_OPTIONS, AnyGame
from tutor.frames import rows
from tutor.i18n import _, ngettext
from tutor.kit.shares import interval
from tutor.kit.workers import workers
from tutor.options import parse
from tutor.players import AnyPlayer, Follower
from tutor.players.own import OwnPlayer, own_player
from tutor.players.players import Players
from tutor.rich_display import shows
from tutor.rooms import load_game
from tutor.turns import same_turn

if TYPE_CHECKING:
    from pandas import DataFrame

STRONGEST = 2
"""Default number of strengths."""
MOST_SLIPS = 5
"""How many different slips of a player are printed."""


def add_parser(subparsers: Any) -> None:
    """Add `simulate`."""
    parser = subparsers.add_parser(
        "simulate", help=_("Let computer players play each other and count who wins.")
    )
    add_game(parser)
    parser.add_argument(
        "--players", type=int, help=_("Players at the table (default: one for each strength).")
    )
    parser.add_argument(
        "--games", type=int, default=20, help=_("Games to play (default: %(default)s).")
    )
    parser.add_argument(
        "--strength",
        nargs="+",
        help=_("Who plays; the last one also takes the seats left (default: the two strongest)."),
    )
    parser.add_argument(
        "--seed", type=int, default=0, help=_("Seed of the first game (default: %(default)s).")
    )
    parser.add_argument(
        "--player",
        metavar=_("FILE:FUNCTION"),
        action="append",
        default=[],
        help=_("A player of your own, my.py:choose; give it once for each."),
    )
    add_options(parser)
    parser.add_argument(
        "--processes", type=int, default=1, help=_("Processes that play (default: %(default)s).")
    )
    parser.add_argument("--scheduler", default="", help=_("Address of a Dask cluster that plays."))
    parser.add_argument(
        "--time", action="store_true", help=_("Say how long each thinks, in processor time.")
    )
    parser.set_defaults(run=run_simulate)


def run_simulate(arguments: argparse.Namespace) -> int:
    """Play the games and print the table. Raises ValueError for arguments that do not fit."""
    game = load_game(arguments.game)
    asked = arguments.strength or ()
    ours = called(strengths(arguments.game, asked), asked)
    own = added(ours, arguments.player)
    players = {**ours, **own}
    names = [*own, *(asked or strongest(ours, STRONGEST - len(own)))]
    seats = arguments.players
    if seats is None:
        seats = min(max(len(names), min(game.players)), max(game.players))
    if arguments.games < 1:
        raise ValueError(_("--games must be at least 1."))
    if 1 < seats < len(names) and arguments.strength:
        raise ValueError(_("{n} strengths, but only {m} players.").format(n=len(names), m=seats))
    options = parse(game.options, arguments.option)
    game.start(seats, options=options)  # says which numbers of players and which options fit
    tables = seatings(names, seats)
    tally = SimulationTotals(tuple(players))
    if own and (arguments.processes > 1 or arguments.scheduler):
        raise ValueError(_("A player of your own plays here alone: leave out the other workers."))
    play = partial(
        one_game,
        game=arguments.game,
        asked=asked,
        tables=tables,
        seed=arguments.seed,
        options=options,
        own=own,
    )
    with workers(arguments.processes, arguments.scheduler) as spread:
        for one in followed(spread.map(play, range(arguments.games)), arguments.games):
            tally.add(one)
    print(tally.table())
    if arguments.time:
        print(tally.times())
    for name, player in own.items():
        for slip, times in Counter(player.slips).most_common(MOST_SLIPS):
            lost = ngettext("{name} lost {n} turn.", "{name} lost {n} turns.", times)
            print(lost.format(name=name, n=times), slip, file=sys.stderr)
    return 0


def called(players: Players, asked: Sequence[str]) -> dict[str, AnyPlayer]:
    """Return the players as they were asked for, the others by their names."""
    spelled = {id(players[name]): name for name in asked}
    named = zip(players.names, players.values(), strict=True)
    return {spelled.get(id(player), name): player for name, player in named}


def strongest(players: Mapping[str, AnyPlayer], count: int) -> list[str]:
    """Return the names of so many of the strongest players, one at least, strongest first."""
    return list(players)[: -max(count, 1) - 1 : -1]


def added(players: Mapping[str, AnyPlayer], wanted: Sequence[str]) -> dict[str, OwnPlayer]:
    """Return players of one's own by their names. Raises ValueError if one has a name of ours."""
    own: dict[str, OwnPlayer] = {}
    for where in wanted:
        player = own_player(where)
        if player.title in players or player.title in own:
            raise ValueError(
                _("There is a player “{name}” already: give the file another name.").format(
                    name=player.title
                )
            )
        own[player.title] = player
    return own


def followed(made: Iterator[SimulationTotals], games: int) -> Iterator[SimulationTotals]:
    """Yield the games, and say in a terminal how many have been played."""
    for number, one in enumerate(made, 1):
        if sys.stderr.isatty():
            print(f"\r{number}/{games}", end="\r", file=sys.stderr, flush=True)
        yield one


def one_game(
    number: int,
    game: str,
    asked: Sequence[str],
    tables: Sequence[Sequence[str]],
    seed: int,
    options: Mapping[str, Any],
    own: Mapping[str, AnyPlayer],
) -> SimulationTotals:
    """Play one game of many, and return its totals: each deal is played at every table."""
    players = {**called(strengths(game, asked), asked), **own}
    deal, turn = divmod(number, len(tables))
    tally = SimulationTotals(tuple(players))
    play_game(load_game(game), players, tables[turn], seed + deal, tally, options)
    return tally


def seatings(names: Sequence[str], seats: int) -> list[list[str]]:
    """Return who plays each deal: these strengths from every seat, or each alone in a game for one.

    Surplus names are left out; the last one also takes any remaining seats.

    >>> seatings(["a", "b"], 3), seatings(["a", "b"], 1)
    ([['a', 'b', 'b'], ['b', 'b', 'a'], ['b', 'a', 'b']], [['a'], ['b']])
    """
    if seats < 2:
        return [[name] for name in names]
    row = [*names[:seats], *([names[-1]] * (seats - len(names)))]
    return [row[turn:] + row[:turn] for turn in range(seats)]


@shows("tutor.commands.share_plot:shares")
@attrs.define
class SimulationTotals:
    """Totals of the games so far, by strength; `strengths` from the weakest on. In a notebook they
    show their table and a plot.

    `played`: games in which a strength took part; `seats`: how many seats it had in them.
    """

    strengths: Sequence[str]
    games: int = 0
    turns: int = 0
    played: Counter[str] = attrs.field(factory=Counter)
    seats: Counter[str] = attrs.field(factory=Counter)
    won: dict[str, float] = attrs.field(factory=dict)
    points: Counter[str] = attrs.field(factory=Counter)
    thought: dict[str, list[float]] = attrs.field(factory=dict)

    def add(self, other: SimulationTotals) -> None:
        """Add the totals of other games."""
        self.games += other.games
        self.turns += other.turns
        for mine, theirs in (
            (self.played, other.played),
            (self.seats, other.seats),
            (self.points, other.points),
        ):
            mine.update(theirs)
        for name, won in other.won.items():
            self.won[name] = self.won.get(name, 0.0) + won
        for name, took in other.thought.items():
            self.thought.setdefault(name, []).extend(took)

    def table(self) -> str:
        """Return a line for each strength, the weakest first: its share of wins with the 95 %
        confidence interval, and its mean points.
        """
        row = "{:<12}{:>8}{:>8}{:>14}{:>8}".format
        lines = [row(_("strength"), _("games"), _("won"), _("95% interval"), _("points"))]
        for one in self.results():
            span = f"{one['low']:.0%}–{one['high']:.0%}"
            won, points = f"{one['won']:.0%}", f"{one['points']:.1f}"
            lines.append(row(one["strength"], one["games"], won, span, points))
        turns = round(self.turns / self.games)
        lines.append(
            _("{games}, {turns} each.").format(
                games=ngettext("{n} game", "{n} games", self.games).format(n=self.games),
                turns=ngettext("{n} turn", "{n} turns", turns).format(n=turns),
            )
        )
        return "\n".join(lines)

    def results(self) -> list[dict[str, Any]]:
        """Return for each strength that played, the weakest first: its name, its games (one for
        each seat), the share won with the ends of its 95 % interval, and its mean points.
        """
        found = []
        for name in (name for name in self.strengths if self.seats[name]):
            won = self.won.get(name, 0.0) / self.played[name]
            low, high = interval(won, self.played[name])
            points = self.points[name] / self.seats[name]
            found.append(
                {
                    "strength": name,
                    "games": self.seats[name],
                    "won": won,
                    "low": low,
                    "high": high,
                    "points": points,
                }
            )
        return found

    def to_frame(self) -> DataFrame:
        """Return `results` as a table. Raises ImportError if pandas is not installed."""
        return rows(self.results())

    def times(self) -> str:
        """Say how long each strength thinks about an action: on average and at most."""
        said = _("{name}: {mean:.0f} ms an action, {most:.0f} ms at most.")
        return "\n".join(
            said.format(name=name, mean=1000 * sum(took) / len(took), most=1000 * max(took))
            for name in self.strengths
            if (took := self.thought.get(name))
        )


def play_game(
    game: AnyGame,
    players: Mapping[str, AnyPlayer],
    seated: Sequence[str],
    seed: int,
    tally: SimulationTotals,
    options: Mapping[str, Any] = NO_OPTIONS,
) -> None:
    """Play one game to its end, and add it to the totals.

    A victory among ranked players is divided among the winners; a game that is won or lost counts
    as won for every strength that took part.
    """
    rng = Random(seed)
    state = game.start(len(seated), seed=seed, options=options)
    followers = [Follower(players[name]) for name in seated]
    while not game.over(state):
        seat, begun = game.to_move(state), time.process_time()
        action = followers[seat].choose(game, state, rng)
        tally.thought.setdefault(seated[seat], []).append(time.process_time() - begun)
        before, state = state, game.apply(state, action)
        tally.turns += not same_turn(game, before, state)
    results = game.standings(state)
    winners = [seated[player] for player in game.verdict(state).winners]
    tally.games += 1
    tally.played.update(set(seated))
    for result in results:
        name = seated[result.player]
        tally.seats[name] += 1
        tally.points[name] += result.total
    for name in winners if game.kind.ranked else set(winners):
        share = 1 / len(winners) if game.kind.ranked else 1.0
        tally.won[name] = tally.won.get(name, 0.0) + share
