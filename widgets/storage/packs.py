"""Packs of puzzles that somebody opens or makes: read, and proven again."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import attrs

from tutor.engine import SaveError
from tutor.i18n import _
from tutor.puzzles.model import AnyPuzzle
from tutor.puzzles.pack import load_pack, prove

PACK_KEY, PACK_ASIDE = "pack", "pack-unread"
"""Storage keys of the opened pack, and of one that could not be read."""
LARGEST_KEPT = 300_000
"""Most characters of a pack that is stored; a longer one is open for this visit only."""


@attrs.frozen
class Pack:
    """A pack that a learner opened or made."""

    puzzles: tuple[AnyPuzzle, ...] = ()


def read_pack(text: str, game: str, left_out: list[str] | None = None) -> Pack:
    """Read a pack. Raises SaveError, which says what is wrong.

    `left_out`: collects the problems of single puzzles, which are then left out of the pack.
    """
    with only_save_errors(_("This is not a pack of puzzles of this tutor.")):
        return Pack(tuple(load_pack(text, game, left_out=left_out)))


@contextmanager
def only_save_errors(damaged: str) -> Iterator[None]:
    """Turn any exception while reading untrusted text into a SaveError; one without words of its
    own gets those of `damaged`.
    """
    try:
        yield
    except SaveError:
        raise
    except Exception as error:  # a game's reader may raise anything; the page must survive
        raise SaveError(damaged) from error


def proven(puzzle: AnyPuzzle) -> AnyPuzzle:
    """Return a puzzle of an opened pack with its answer proven. Raises SaveError if it has none."""
    with only_save_errors(_("This puzzle of the pack has no single best answer.")):
        again = prove(puzzle.game, puzzle.task)
    if again is None:
        raise SaveError(_("This puzzle of the pack has no single best answer."))
    return again
