"""The `tutor` command. Each function adds one subcommand with its arguments."""

from __future__ import annotations

import argparse
import importlib
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import tutor
from tutor.commands.arguments import add_game
from tutor.i18n import _, ngettext
from tutor.rooms import GAMES, ids, load_game

Subparsers = Any  # argparse keeps the type of add_subparsers() private


def main(argv: Sequence[str] | None = None) -> int:
    """Run one subcommand and return its exit code. Without arguments, show the help.

    Prints a ValueError as one line and returns 2: every error that the rules core raises on purpose
    is a ValueError with a message for people.
    """
    parser = argparse.ArgumentParser(prog="tutor", description=_("Learn board games by playing."))
    parser.add_argument("--version", action="version", version=f"choco-tutor {tutor.__version__}")
    subparsers = parser.add_subparsers(metavar=_("command"))
    for add in COMMANDS:
        add(subparsers)
    args = parser.parse_args(argv)
    if not hasattr(args, "run"):
        parser.print_help()
        return 2
    try:
        return int(args.run(args))
    except ModuleNotFoundError as error:
        extra = getattr(args, "extra", "")
        if not extra or str(error.name).startswith(("tutor", "widgets")):
            raise
        print(missing(str(error.name), extra), file=sys.stderr)
        return 1
    except BrokenPipeError:  # `tutor rules | head`: the reader has closed the pipe
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        print()
        return 130
    except (ValueError, OSError) as error:
        print(f"tutor: {error}", file=sys.stderr)
        return 2


def missing(package: str, extra: str) -> str:
    """Return the message for a command that needs a package which is not installed."""
    return _(
        "This needs {package}, which is not installed. Install all it needs with: {command}"
    ).format(package=package, command=f'pip install "choco-tutor[{extra}]"')


def add_app(subparsers: Subparsers) -> None:
    """Add `tutor app`: serve the app and open it."""
    parser = subparsers.add_parser("app", help=_("Start the app and open it in the browser."))
    parser.add_argument(
        "--no-browser", action="store_true", help=_("Only print the address of the app.")
    )
    parser.add_argument(
        "--port", type=int, default=0, help=_("Port to listen on (default: any free one).")
    )
    parser.add_argument(
        "--ip",
        default="127.0.0.1",
        help=_("Address to listen on; 0.0.0.0 lets a whole classroom in (default: %(default)s)."),
    )
    parser.add_argument(
        "--pool",
        type=int,
        default=2,
        help=_("How many learners find the app ready at once (default: %(default)s)."),
    )
    parser.add_argument(
        "--limit",
        type=int,
        default=0,
        help=_(
            "How many learners may be in the app at once; others wait in line "
            "(default: as many as memory and cores bear)."
        ),
    )
    parser.add_argument(
        "--base-url", default="/", help=_("Path of the app behind a proxy (default: %(default)s).")
    )
    parser.add_argument(
        "--notebook",
        type=Path,
        help=_("Show this notebook instead of the app: a page of your own."),
    )
    parser.add_argument(
        "--player",
        action="append",
        default=[],
        metavar=_("FILE:FUNCTION"),
        help=_("Offer a player of your own at the tables: my.py:choose. May be given repeatedly."),
    )
    parser.add_argument(
        "--rooms",
        default=os.environ.get("TUTOR_ROOMS", ""),  # a list of processes would show a password
        metavar="redis://HOST",
        help=_("Keep the tables of several devices in Redis, so that several tutors share them."),
    )
    parser.add_argument("--verbose", action="store_true", help=_("Log every request."))
    parser.set_defaults(run=_run_app, extra="app")


def _run_app(args: argparse.Namespace) -> int:
    launch = importlib.import_module("widgets.serve.launch")
    if args.player:
        importlib.import_module("tutor.players.brought").bring(args.player)
    names = ("ip", "port", "base_url", "pool", "limit", "rooms", "verbose")
    chosen = {name: getattr(args, name) for name in names}
    if args.notebook:
        chosen["notebook"] = args.notebook
    return int(launch.run(open_browser=not args.no_browser, **chosen))


def add_site(subparsers: Subparsers) -> None:
    """Add `tutor site`: write the app as plain files."""
    parser = subparsers.add_parser(
        "site", help=_("Write the app as a site that needs no server but one for files.")
    )
    parser.add_argument("out", type=Path, help=_("The folder to write (its old content goes)."))
    parser.add_argument(
        "--notebooks",
        metavar=_("FOLDER"),
        type=Path,
        help=_("Put these lesson notebooks beside it; they run in the browser, too."),
    )
    parser.set_defaults(run=_build_site, extra="site")


def _build_site(args: argparse.Namespace) -> int:
    site = importlib.import_module("widgets.site.build")
    size = site.build(args.out, notebooks=args.notebooks)
    print(_("Written: {file}").format(file=args.out), size, sep="\n")
    return 0


def add_games(subparsers: Subparsers) -> None:
    """Add `tutor games`: list the games."""
    parser = subparsers.add_parser("games", help=_("List the games."))
    parser.set_defaults(run=_list_games)


def _list_games(args: argparse.Namespace) -> int:
    for game in map(load_game, ids()):
        fewest, most = min(game.players), max(game.players)
        players = f"{fewest}" if fewest == most else f"{fewest}-{most}"
        said = ngettext("{n} player", "{n} players", most).format(n=players)
        print(f"{game.id:<20} {game.title:<26} {said}")
    return 0


def add_rules(subparsers: Subparsers) -> None:
    """Add `tutor rules WORDS`: look a rule up."""
    parser = subparsers.add_parser("rules", help=_("Look the rules up."))
    parser.add_argument(
        "query", nargs="*", help=_("Words a rule must hold, or its number (default: all rules).")
    )
    add_game(parser)
    parser.set_defaults(run=_show_rules)


def _show_rules(args: argparse.Namespace) -> int:
    from tutor.rulebook import find_clauses

    query = " ".join(args.query)
    found = find_clauses(load_game(args.game).rulebook, query)
    for clause in found:
        print(f"{clause.id}  {_(clause.title)}\n     {_(clause.text)}")
        if clause.ruling:
            print("     " + _("Our ruling: {why}").format(why=_(clause.ruling)))
    if not found:
        print(_("No rule holds “{words}”.").format(words=query), file=sys.stderr)
    return 0 if found else 1


def add_docs(subparsers: Subparsers) -> None:
    """Add `tutor docs`: write the table of rules, code, tests and lessons."""
    parser = subparsers.add_parser(
        "docs", help=_("Write where each rule is built, proven and taught.")
    )
    parser.add_argument(
        "--check",
        action="store_true",
        help=_("Write nothing, only say which rule is not built, proven or taught."),
    )
    parser.set_defaults(run=_write_docs)


def _write_docs(args: argparse.Namespace) -> int:
    from tutor.testing.clause_table import empty_cells, markdown, page_name, rows

    root = Path(__file__).resolve().parents[1]
    if not (root / "tests").is_dir():
        print(_("This works in a checkout of the project: it reads the tests."), file=sys.stderr)
        return 1
    missing = 0
    for game in GAMES:
        table = rows(root, game)
        for line in empty_cells(table):
            missing += 1
            print(f"{game}: {line}", file=sys.stderr)
        if not args.check:
            page = root / "docs" / "_build" / page_name(game)
            page.parent.mkdir(parents=True, exist_ok=True)
            page.write_text(markdown(table, load_game(game).title), encoding="utf-8")
            print(_("Written: {file}").format(file=page))
    return 1 if missing else 0


def add_others(subparsers: Subparsers) -> None:
    """Add the subcommands that have modules of their own."""
    for module in OTHERS:
        importlib.import_module(module).add_parser(subparsers)


OTHERS = (
    "tutor.commands.play",
    "tutor.commands.lessons",
    "tutor.commands.puzzles",
    "tutor.commands.simulate",
    "tutor.commands.check_game",
    "tutor.commands.components",
)
COMMANDS = (add_app, add_site, add_games, add_rules, add_others, add_docs)

if __name__ == "__main__":
    sys.exit(main())
