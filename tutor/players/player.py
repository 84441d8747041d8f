"""What a computer player is: it sees what a player at the table sees, and names an action."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol, TypeVar, runtime_checkable

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


@runtime_checkable
class Planner(Player[S, A], Protocol[S, A]):
    """A computer player that thinks of several actions at once, usually of the rest of its turn.

    One that names this class as its base writes `plan` and leaves `choose` out.
    """

    def plan(self, game: Game[S, A], view: S, rng: Random) -> Sequence[A]:
        """At least one action: the first is legal in `view`, each other after those before it.

        The same conditions as for `choose`. Whoever plays the plan asks again when something
        happens that `game.apply` on the view did not foresee, or when the plan is used up.
        """
        ...

    def choose(self, game: Game[S, A], view: S, rng: Random) -> A:
        """The first action of the plan."""
        return self.plan(game, view, rng)[0]


def plan(player: Player[S, A], game: Game[S, A], view: S, rng: Random) -> tuple[A, ...]:
    """What the player thinks of in this view: a plan, or one action. Raises GameOver."""
    if isinstance(player, Planner):
        return tuple(player.plan(game, view, rng))
    return (player.choose(game, view, rng),)


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
