"""The interface of a computer player: it sees a view and chooses an action."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol, TypeVar, runtime_checkable

from tutor.engine import A, Game, S
from tutor.i18n import _

T = TypeVar("T")


class GameOver(ValueError):  # noqa: N818 (no error of anybody's: there is nothing to choose)
    """Raised when a player is asked for an action after the end of the game."""


class Player(Protocol[S, A]):
    """One strength of computer player.

    `title` and `description` are English texts marked for translation; translate where shown.
    """

    @property
    def title(self) -> str:
        """Its name, one word."""
        ...

    @property
    def description(self) -> str:
        """How it plays, in a line."""
        ...

    def choose(self, game: Game[S, A], view: S, rng: Random) -> A:
        """Return a legal action for the player to move in `view`, which is `game.view(state,
        player)`.

        The choice depends on the view and on `rng` alone, never on the clock. Raises GameOver when
        the game has ended.
        """
        ...


@runtime_checkable
class Planner(Player[S, A], Protocol[S, A]):
    """A computer player that plans several actions at once, usually the rest of its turn.

    A class with this as its base defines `plan`; `choose` is derived.
    """

    def plan(self, game: Game[S, A], view: S, rng: Random) -> Sequence[A]:
        """Return at least one action: the first legal in `view`, each other after those before it.

        Depends on the view and on `rng` alone, like `choose`. Callers ask again when something
        happens that `game.apply` on the view did not foresee, or when the plan is used up. Raises
        GameOver.
        """
        ...

    def choose(self, game: Game[S, A], view: S, rng: Random) -> A:
        """Return the first action of the plan."""
        return self.plan(game, view, rng)[0]


def plan(player: Player[S, A], game: Game[S, A], view: S, rng: Random) -> tuple[A, ...]:
    """Return the player's plan for this view, or its one action. Raises GameOver."""
    if isinstance(player, Planner):
        return tuple(player.plan(game, view, rng))
    return (player.choose(game, view, rng),)


AnyPlayer = Player[Any, Any]
"""A computer player of a game whose states and actions the caller does not look into."""


def choices(game: Game[S, A], view: S) -> Sequence[A]:
    """Return the legal actions. Raises GameOver if there is none."""
    actions = game.actions(view)
    if not actions:
        raise GameOver(_("The game is over: there is nothing left to choose."))
    return actions


def pick(items: Sequence[T], rng: Random) -> T:
    """Draw an item by `Random.random` alone: the same on every Python version."""
    return items[int(rng.random() * len(items))]
