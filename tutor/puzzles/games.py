"""Which games have puzzles, and what a puzzle's own game says of it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from tutor import rooms
from tutor.i18n import _
from tutor.puzzles.model import AnyKind, AnyPuzzle
from tutor.puzzles.room import AnyPuzzleRoom


class NoPuzzles(ValueError):  # noqa: N818 (no error of anybody's: the game has none)
    """A game was asked for puzzles and has none."""


def games() -> tuple[str, ...]:
    """Ids of the games that have puzzles, in the order of the house."""
    return tuple(game for game in rooms.ids() if rooms.room(game).puzzles is not None)


def puzzles_of(game: str) -> AnyPuzzleRoom:
    """The puzzles of a game. Raises UnknownGame, and NoPuzzles for a game that has none."""
    puzzles = rooms.room(game).puzzles
    if puzzles is None:
        raise NoPuzzles(_("The game “{id}” has no puzzles.").format(id=game))
    return puzzles()


def kind_of(puzzle: AnyPuzzle) -> AnyKind:
    """The kind of a puzzle."""
    return puzzles_of(puzzle.game).kinds[puzzle.task.kind]


@cache
def shipped_by_id(game: str) -> Mapping[str, AnyPuzzle]:
    """The puzzles that come with a game, by id."""
    return MappingProxyType({puzzle.id: puzzle for puzzle in puzzles_of(game).shipped()})
