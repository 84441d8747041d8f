"""The pack that a command of `tutor puzzles` looks at: a file, or what is shipped with a game."""

from __future__ import annotations

import argparse
import sys
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from tutor.engine import SaveError
from tutor.i18n import _

if TYPE_CHECKING:
    from tutor.puzzles.model import AnyPuzzle


def add_pack(parser: argparse.ArgumentParser) -> None:
    """Add the arguments that name a pack."""
    parser.add_argument("pack", type=Path, nargs="?", help=_("Default: what is shipped."))
    parser.add_argument("--game", default="", help=_("Id of the game (default: the first)."))


def pack_of(arguments: argparse.Namespace) -> tuple[str, str]:
    """Return the game that is asked about, and the text of its pack, "" for the shipped one.
    Raises SaveError.
    """
    from tutor.puzzles.games import games

    if not arguments.pack:
        return arguments.game or games()[0], ""
    text = read_text(arguments.pack)
    try:
        puzzles = pool(arguments.game, text)
    except SaveError as error:
        raise SaveError(f"{arguments.pack}: {error}") from None
    return (puzzles[0].game if puzzles else games()[0]), text


def read_text(pack: Path) -> str:
    """Return the text of a file. Raises SaveError, which says why it cannot be read."""
    try:
        return pack.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise SaveError(_("{file}: there is no such file.").format(file=pack)) from None
    except (OSError, UnicodeDecodeError):
        raise SaveError(_("{file} cannot be read as text.").format(file=pack)) from None


@cache
def pool(game: str, text: str) -> list[AnyPuzzle]:
    """Return the puzzles, read once by each worker; those that are shipped without a text."""
    from tutor.puzzles.games import puzzles_of
    from tutor.puzzles.pack import load_pack

    return load_pack(text, game) if text else list(puzzles_of(game).shipped())


def fail(message: str, code: int = 2) -> int:
    """Print what is wrong and return the exit code."""
    print(message, file=sys.stderr)
    return code
