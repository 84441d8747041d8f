"""`tutor check-game ID`: check that a game keeps what every game promises."""

from __future__ import annotations

import argparse
import importlib
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from tutor.i18n import _
from tutor.rooms import room
from tutor.testing import checks, chosen, run_checks
from tutor.testing.check import Check, Result


def add_parser(subparsers: Any) -> None:
    """Add the subcommand."""
    parser = subparsers.add_parser(
        "check-game", help=_("Prove that a game keeps what every game promises.")
    )
    parser.add_argument("id", help=_("The game; `tutor games` lists them."))
    parser.add_argument(
        "--tests",
        type=Path,
        metavar="FOLDER",
        help=_("Also ask whether every rule has a test; they are in “tests” in this folder."),
    )
    parser.add_argument(
        "--only",
        nargs="+",
        default=[],
        metavar="CHECK",
        help=_("Run these checks or groups of checks alone; --list names them."),
    )
    parser.add_argument("--list", action="store_true", help=_("List the checks and run none."))
    parser.set_defaults(run=_run)


def _run(args: argparse.Namespace) -> int:
    hall = room(args.id)
    known = (*checks(args.tests), *_on_screen(args.id))
    if args.list:
        for check in known:
            print(f"{check.group:10} {check.name:12} {check.proves}")
        return 0
    told = _tell(run_checks(hall, wanted := chosen(known, args.only)), wanted)
    failed = [result for result in told if result.problem]
    seconds = sum(result.seconds for result in told)
    if not failed:
        print(_("{n} checks kept in {time:.0f} s.").format(n=len(told), time=seconds))
        return 0
    print(_("{n} of {of} checks are broken:").format(n=len(failed), of=len(told)))
    for group, number in Counter(result.check.group for result in failed).items():
        names = " ".join(r.check.name for r in failed if r.check.group == group)
        print(f"  {group} ({number}): tutor check-game {args.id} --only {names}")
    return 1


def _on_screen(game_id: str) -> tuple[Check, ...]:
    """Return the checks of the game's tabletop; none if it has none."""
    rooms = importlib.import_module("widgets.rooms")  # imported late: tutor is below widgets
    if game_id not in (*rooms.HOUSE, *rooms.found()):
        return ()
    found: tuple[Check, ...] = importlib.import_module("widgets.testing").CHECKS
    return found


def _tell(results: Iterable[Result], wanted: Iterable[Check]) -> list[Result]:
    """Print each check as it is run, under the heading of its group; return the results."""
    told, group, progress = list[Result](), "", sys.stdout.isatty()
    running = iter(results)
    for check in wanted:
        if check.group != group:
            group = check.group
            print(group)
        if progress:
            print(f"  … {check.proves}", end="", flush=True)
        result = next(running)
        sign = "✗" if result.problem else "✓"
        start = "\r" if progress else ""
        print(f"{start}  {sign} {check.proves:70} {result.seconds:5.1f} s", flush=True)
        for line in result.problem.splitlines():
            print(f"      {line}")
        told.append(result)
    return told
