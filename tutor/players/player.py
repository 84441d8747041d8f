"""What a computer player is: it sees what a player at the table sees, and names an action."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol, TypeVar

from tutor.engine import A, Game, S
from tutor.i18n import _

T = TypeVar("T")


class GameOver(ValueError):  # noqa: N818 (no error of anybody's: there is nothing to choose)
    """A player was asked for an action when the game has ended."""


class Player(Protocol[S, A]):
    """One strength of computer player.

    `title` and `description` are English texts marked for translation; translate where shown.
    """

    @property
    def title(self) -> str:
        """A name for it, one word."""
        ...

    @property
    def description(self) -> str:
        """How it plays, in a line."""
        ...

    def choose(self, game: Game[S, A], view: S, rng: Random) -> A:
        """A legal action for the player to move in `view`, which is `game.view(state, player)`.

        The choice depends on the view and on `rng` alone, never on the clock. Raises GameOver when
        the game has ended.
        """
        ...


AnyPlayer = Player[Any, Any]
"""A computer player of a game that is not looked into."""


def choices(game: Game[S, A], view: S) -> Sequence[A]:
    """The legal actions. Raises GameOver if there is none."""
    actions = game.actions(view)
    if not actions:
        raise GameOver(_("The game is over: there is nothing left to choose."))
    return actions


def pick(items: Sequence[T], rng: Random) -> T:
    """Any of the items, by `Random.random` alone: the same on every Python version."""
    return items[int(rng.random() * len(items))]
