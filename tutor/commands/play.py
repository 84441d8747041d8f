"""`tutor play`: play in the terminal, with every position and every action in words."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from random import Random
from typing import Any

from tutor.coach import coach_of
from tutor.commands.arguments import add_game, add_options, strengths
from tutor.commands.colours import painter
from tutor.commands.typed import typed_action
from tutor.engine import AnyGame, IllegalAction
from tutor.i18n import _
from tutor.options import parse, said
from tutor.players import AnyPlayer, Follower
from tutor.players.own import own_player
from tutor.record import Record
from tutor.rooms import load_game
from tutor.turns import same_turn

YOU = 0
"""The learner's seat."""
USUAL = 2
"""Default number of players, if the game allows it."""

COMMANDS = ("help", "hint", "steps", "score", "undo", "quit")
"""What may be typed besides actions."""

Table = Record[Any, Any]


def add_parser(subparsers: Any) -> None:
    """Add `play`."""
    parser = subparsers.add_parser("play", help=_("Play in the terminal, all in words."))
    add_game(parser)
    parser.add_argument(
        "--players", type=int, help=_("Players at the table (default: 2, or as few as may be).")
    )
    parser.add_argument("--strength", help=_("How the others play (default: as the weakest)."))
    parser.add_argument(
        "--player",
        metavar=_("FILE:FUNCTION"),
        help=_("Play against a player of your own: my.py:choose."),
    )
    parser.add_argument("--seed", type=int, help=_("The same number deals the same game."))
    add_options(parser)
    parser.add_argument("--link", help=_("Go on with a game that was left: its link."))
    parser.set_defaults(run=run_play)


def run_play(arguments: argparse.Namespace) -> int:
    """Play until the game is over or left. Raises what `Record` raises for a wrong start."""
    if arguments.link is not None:
        record = Record.from_link(arguments.link)
    else:
        game = load_game(arguments.game)
        seed = Random().randrange(10**6) if arguments.seed is None else arguments.seed
        count = usual_players(game) if arguments.players is None else arguments.players
        options = parse(game.options, arguments.option)
        record = Record.start(arguments.game, players=count, seed=seed, options=options)
    other: AnyPlayer = (
        own_player(arguments.player)
        if arguments.player is not None
        else _other(record.game.id, arguments.strength)
    )
    for line in said(record.game.options, record.options) if record.setup else ():
        _print(record, line)
    _print(
        record,
        _(
            "Type an action, its number or words of its name, or: help lists them all · hint · "
            "steps tells what the others did step "
            "by step · score · undo · quit. Enter shows the table."
        ),
    )
    shown = None
    while not record.game.over(record.state):
        if record.game.to_move(record.state) != YOU:
            _computer(record, other)
            continue
        if record.state is not shown and _turn_begins(record):
            _show(record)
        shown = record.state
        if not _learner(record):
            _print(
                record,
                _("Go on another time with: tutor play --link={link}").format(link=record.link()),
            )
            return 0
    _end(record)
    return 0


def _print(record: Table, text: str) -> None:
    """Print a text, with the game's pieces in their colours where the terminal has some."""
    print(painter(record.game.id)(text))


def usual_players(game: AnyGame) -> int:
    """Return the default number of players."""
    return USUAL if USUAL in game.players else min(game.players)


def _other(game: str, wanted: str | None) -> AnyPlayer:
    players = strengths(game, () if wanted is None else (wanted,))
    return players[wanted or next(iter(players))]


def _turn_begins(record: Table) -> bool:
    """Return whether somebody else, or nobody at all, has moved since the learner's last action.

    The table is not shown again within one's own turn; in a game for one it always is.
    """
    if len(record.states) < 2 or record.game.seats(record.state) == 1:
        return True
    return record.game.to_move(record.states[-2]) != YOU


def _show(record: Table) -> None:
    _print(record, f"\n{record.game.describe(record.state, YOU, _names(record))}")


def _computer(record: Table, player: AnyPlayer) -> None:
    """Play a computer player's turn, and print it in one line; “steps” prints it step by step."""
    game, first, follower = record.game, len(record.actions), Follower(player)
    while True:
        before = record.state
        rng = Random(len(record.actions))  # the same choice after an undo
        record.play(follower.choose(game, before, rng))
        if not same_turn(game, before, record.state):
            break
    who = _names(record)[game.to_move(record.states[first])]
    played = zip(record.states[first:], record.actions[first:], strict=False)
    _print(
        record,
        f"{who}: " + " ".join(game.describe_action(state, action) for state, action in played),
    )


def _steps(record: Table) -> None:
    """Print what the others have done since the learner's last action, step by step."""
    game, names, states = record.game, _names(record), record.states
    movers = [game.to_move(state) for state in states[:-1]]
    first = max((number + 1 for number, mover in enumerate(movers) if mover == YOU), default=0)
    if first == len(movers):
        _print(record, _("Nobody else has done anything since your last action."))
    for state, action in zip(states[first:], record.actions[first:], strict=False):
        _print(record, f"{names[game.to_move(state)]}: {game.describe_action(state, action)}")


def _learner(record: Table) -> bool:
    """Read and handle one line from the learner; return False when they leave."""
    game, state = record.game, record.state
    try:
        line = input(f"{game.phase_name(state)}> ").strip()
    except EOFError:
        return False
    if line == "quit":
        return False
    if line in ("?", "help"):
        for number, action in enumerate(game.actions(state), 1):
            text, said = game.action_text(action), game.describe_action(state, action)
            _print(record, f"{number:>3}  {text:<24}{said}")
    elif line == "steps":
        _steps(record)
    elif line == "hint":
        _hint(record)
    elif line == "score":
        _score(record)
    elif line == "undo":
        _undo(record)
    elif line:
        _play(record, line)
    else:
        _show(record)
    return True


def _play(record: Table, line: str) -> None:
    """Play what was typed, or print why it is not possible."""
    try:
        record.play(typed_action(record.game, record.state, line, COMMANDS))
    except IllegalAction as refused:
        for violation in refused.violations:
            rule = _("rule {id}").format(id=violation.clause)
            _print(record, f"{violation.message} ({rule})")
    except ValueError as error:
        _print(record, str(error))


def _hint(record: Table) -> None:
    """Print what the coach advises, as one types it and in words, and why."""
    game, state, coach = record.game, record.state, coach_of(record.game.id)
    view = game.view(state, game.to_move(state))
    action = coach.adviser.choose(game, view, Random(len(record.actions)))
    said, why = game.describe_action(state, action), coach.reason(game, view, action)
    _print(record, f"{game.action_text(action)}: {said}" + (f" {why}" if why != said else ""))


def _score(record: Table) -> None:
    """Print everyone's points; before the end, as if the game ended now."""
    game, names = record.game, _names(record)
    for result in game.standings(record.state):
        items = ", ".join(f"{_(label)} {points}" for label, points in result.items.items())
        place = f"{result.rank}. " if game.kind.ranked else ""
        _print(record, f"{place}{names[result.player]}: {result.total} ({items})")


def _undo(record: Table) -> None:
    """Undo back to the learner's last decision."""
    before = enumerate(record.states[:-1])
    mine = [n for n, state in before if record.game.to_move(state) == YOU]
    if not mine:
        _print(record, _("There is nothing to undo."))
        return
    while len(record.actions) > mine[-1]:
        record.undo()


def _end(record: Table) -> None:
    """Print who has won and why, then everyone's points, with ranks if players are ranked."""
    verdict = record.game.verdict(record.state, _names(record))
    _print(record, "\n" + " ".join([verdict.head, *(note.text for note in verdict.notes)]))
    _score(record)


def _names(record: Table) -> Sequence[str]:
    others = range(1, record.game.seats(record.state))
    return [_("You"), *(_("Player {n}").format(n=player + 1) for player in others)]
