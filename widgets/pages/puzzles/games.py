"""What the game of a trainer shows of its puzzles."""

from __future__ import annotations

from tutor.i18n import _
from tutor.puzzles.games import NoPuzzles
from widgets import rooms
from widgets.pages.puzzles.room import PuzzlePages


def pages_of(game: str) -> PuzzlePages:
    """Return the pages of a game's puzzles.

    Raises UnknownGame, and NoPuzzles for a game that shows none.
    """
    puzzles = rooms.room(game).puzzles
    if puzzles is None:
        raise NoPuzzles(_("The game “{id}” has no puzzles.").format(id=game))
    return puzzles()
