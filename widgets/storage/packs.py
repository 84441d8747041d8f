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
"""Under these names the browser keeps the opened pack, and one that could not be read."""
LARGEST_KEPT = 300_000
"""A pack longer than this (characters) is open for this visit only."""


@attrs.frozen
class Pack:
    """A pack that a learner opened or made."""

    puzzles: tuple[AnyPuzzle, ...] = ()


def read_pack(text: str, game: str, left_out: list[str] | None = None) -> Pack:
    """The pack in a text. Raises SaveError, which says what is wrong.

    `left_out` takes what is wrong with single puzzles; the others are in the pack then.
    """
    with only_save_errors(_("This is not a pack of puzzles of this tutor.")):
        return Pack(tuple(load_pack(text, game, left_out=left_out)))


@contextmanager
def only_save_errors(damaged: str) -> Iterator[None]:
    """Whatever goes wrong while somebody's text is read is a SaveError: where it has no words of
    its own, those of `damaged`.
    """
    try:
        yield
    except SaveError:
        raise
    except Exception as error:  # a game's reader may trip over anything; its page must stay
        raise SaveError(damaged) from error


def proven(puzzle: AnyPuzzle) -> AnyPuzzle:
    """A puzzle of somebody's pack with its answer proven here. Raises SaveError if it has none."""
    with only_save_errors(_("This puzzle of the pack has no single best answer.")):
        again = prove(puzzle.game, puzzle.task)
    if again is None:
        raise SaveError(_("This puzzle of the pack has no single best answer."))
    return again
