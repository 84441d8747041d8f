"""`tutor check-game ID`: whether a game keeps what the house promises of it, yours too."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from tutor.i18n import _
from tutor.rooms import room
from tutor.testing import problems


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
    parser.set_defaults(run=_run)


def _run(args: argparse.Namespace) -> int:
    failed = False
    for what, problem in problems(room(args.id), args.tests):
        print(f"{'✗' if problem else '✓'} {what}", flush=True)
        if problem:
            failed = True
            print("  " + problem.replace("\n", "\n  "))
    return 1 if failed else 0
