"""`tutor play`: a table in the terminal, every position and every action in words."""

from __future__ import annotations

import argparse
from random import Random
from typing import Any

from tutor.chocolatiers.players import PLAYERS
from tutor.engine import IllegalAction
from tutor.i18n import N_, _
from tutor.players import decide
from tutor.record import Record

PHASES = {"action": N_("Action Phase"), "bonus": N_("Bonus Phase"), "end": N_("End Phase")}
YOU = 0
"""The learner's seat."""


def add_parser(subparsers: Any) -> None:
    """Add `play`."""
    parser = subparsers.add_parser("play", help=_("Play in the terminal, all in words."))
    parser.add_argument(
        "--players", type=int, default=2, help=_("Players at the table (default: %(default)s).")
    )
    parser.add_argument(
        "--strength", choices=list(PLAYERS), default="greedy", help=_("How the others play.")
    )
    parser.add_argument("--seed", type=int, help=_("The same number deals the same game."))
    parser.add_argument("--link", help=_("Go on with a game that was left: its link."))
    parser.set_defaults(run=run_play)


def run_play(arguments: argparse.Namespace) -> int:
    """Play until the game is over or left. Raises what `Record` raises for a wrong start."""
    if arguments.link is not None:
        record = Record.from_link(arguments.link)
    else:
        seed = Random().randrange(10**6) if arguments.seed is None else arguments.seed
        record = Record.start("chocolatiers", players=arguments.players, seed=seed)
    print(_("Type an action, or: ? lists them all · undo · quit"))
    shown = None
    while not record.game.over(record.state):
        if record.game.to_move(record.state) != YOU:
            _computer(record, arguments.strength)
            continue
        if record.state.phase == "action" and record.state is not shown:
            shown = record.state
            print(f"\n{record.game.describe(shown, YOU)}")
        if not _learner(record):
            print(_("Go on another time with: tutor play --link={link}").format(link=record.link()))
            return 0
    for result in record.game.standings(record.state):
        items = ", ".join(f"{_(label)} {points}" for label, points in result.items.items())
        print(f"{result.rank}. {_name(result.player)}: {result.total} ({items})")
    return 0


def _computer(record: Record, strength: str) -> None:
    rng = Random(len(record.actions))  # so that undoing and going on again changes nothing
    action = decide(PLAYERS[strength], record.game, record.state, rng)
    who = _name(record.game.to_move(record.state))
    print(f"{who}: {record.game.describe_action(record.state, action)}")
    record.play(action)


def _learner(record: Record) -> bool:
    """One line from the learner; False when they leave."""
    game, state = record.game, record.state
    prompt = _("{phase}, your hand: {cards}").format(
        phase=_(PHASES[state.phase]), cards=state.hands[YOU]
    )
    try:
        line = input(f"{prompt}> ").strip()
    except EOFError:
        return False
    if line == "quit":
        return False
    if line == "?":
        for action in game.actions(state):
            print(f"{game.action_text(action):<24}{game.describe_action(state, action)}")
    elif line == "undo":
        _undo(record)
    elif line:
        try:
            record.play(game.parse_action(line))
        except IllegalAction as refused:
            for violation in refused.violations:
                rule = _("rule {id}").format(id=violation.clause)
                print(f"{violation.message} ({rule})")
        except ValueError as error:
            print(error)
    return True


def _undo(record: Record) -> None:
    """Back to the learner's last decision."""
    mine = [n for n, state in enumerate(record.states[:-1]) if state.player == YOU]
    if not mine:
        print(_("There is nothing to undo."))
        return
    while len(record.actions) > mine[-1]:
        record.undo()


def _name(player: int) -> str:
    return _("You") if player == YOU else _("Player {n}").format(n=player + 1)
