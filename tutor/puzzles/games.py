"""Find the games that have puzzles, and the room of a puzzle's game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from tutor import rooms
from tutor.i18n import _
from tutor.puzzles.model import AnyKind, AnyPuzzle
from tutor.puzzles.room import AnyPuzzleRoom


class NoPuzzles(ValueError):  # noqa: N818 (no error of anybody's: the game has none)
    """Raised when a game without puzzles is asked for them."""


def games() -> tuple[str, ...]:
    """Return the ids of the games that have puzzles, in the order of the house."""
    return tuple(game for game in rooms.ids() if rooms.room(game).puzzles is not None)


def puzzles_of(game: str) -> AnyPuzzleRoom:
    """Return the puzzles of a game. Raises UnknownGame, and NoPuzzles for a game that has none."""
    puzzles = rooms.room(game).puzzles
    if puzzles is None:
        raise NoPuzzles(_("The game “{id}” has no puzzles.").format(id=game))
    return puzzles()


def kind_of(puzzle: AnyPuzzle) -> AnyKind:
    """Return the kind of a puzzle."""
    return puzzles_of(puzzle.game).kinds[puzzle.task.kind]


@cache
def shipped_by_id(game: str) -> Mapping[str, AnyPuzzle]:
    """Return the puzzles that come with a game, by id."""
    return MappingProxyType({puzzle.id: puzzle for puzzle in puzzles_of(game).shipped()})
