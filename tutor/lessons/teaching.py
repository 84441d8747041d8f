"""What lessons ask of a game: areas of its table, and the pieces that actions are about."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from tutor.engine import A, Game, S, Violation
from tutor.lessons.feedback import Advice, Feedback, Mark, marks
from tutor.lessons.goal import Goal
from tutor.players.player import Player

Value = str | int | tuple[int, ...]
"""What a learner answers or tries: a choice, a number, a text of the game's own, or a place."""


class Teaching(Protocol[S, A]):
    """A game's side of every lesson.

    Optional members have defaults: a class that names this one as its base may leave them out.
    """

    @property
    def areas(self) -> tuple[str, ...]:
        """Ids of the areas of the table that a step can show."""
        ...

    @property
    def symbols(self) -> tuple[str, ...]:
        """The symbols that lessons may have. A way through several lessons shows them in order,
        beginning again after the last, so some may come twice.
        """
        ...

    @property
    def adviser(self) -> Player[S, A]:
        """The player that advises in open play, and moves for others when replies run out."""
        ...

    def area_of(self, target: str) -> str:
        """Return the area of a piece (by its id); "" for a button, which is always there. By
        default the one in `area_of_kind`.
        """
        return self.area_of_kind.get(target.partition(":")[0], "")

    @property
    def area_of_kind(self) -> Mapping[str, str]:
        """The area in which a piece lies, by the first word of its id; none by default."""
        return {}

    def describe(self, state: S, seat: int, names: Sequence[str]) -> str:
        """Describe the position in sentences while a step asks about it, without what would answer
        a question (who leads, how large something is).
        """
        ...

    def targets(self, state: S) -> Sequence[str]:
        """Return the ids of all pieces that a learner can be asked to point at."""
        ...

    def whole(self, target: str) -> str:
        """Return the larger piece that this one is part of, if it can be tapped as a whole; else
        "", the default.
        """
        return ""

    @property
    def called(self) -> Mapping[str, tuple[str, str]]:
        """Return what marked pieces are called, by the first word of their ids: one of them, and
        several, with {n} for their number. By default all are "pieces".
        """
        return {}

    def pieces(self, state: S, action: A) -> Sequence[str]:
        """Return the ids of the pieces that the player to act touches for this action."""
        ...

    def refused(self, state: S, action: A, broken: Sequence[Violation]) -> tuple[Mark, ...]:
        """Mark the piece that breaks the first rule; by default, the pieces of the action."""
        return marks(self.pieces(state, action), "refused")


AnyTeaching = Teaching[Any, Any]


class Exploration(Protocol[S]):
    """Something to try freely until it has been seen; an Explore step holds one.

    `start`: the first position of the step; `seen`: the values that stood so far, in order.
    """

    @property
    def goal(self) -> Goal[S] | None:
        """The goal, if it is a test of the position; None if values are collected."""
        ...

    @property
    def about(self) -> str:
        """The symbol of its subject; "" if it has none."""
        ...

    @property
    def repeats(self) -> bool:
        """Whether a value may be tried again; else the learner is told that it was seen."""
        ...

    def read(self, value: Value) -> Value:
        """Return the value in the form in which it is compared and stored."""
        ...

    def state(self, start: S, seen: Sequence[Value]) -> S:
        """Return the position to show, ready for the next value."""
        ...

    def problem(
        self, game: Game[S, Any], start: S, value: Value, seen: Sequence[Value] = ()
    ) -> Feedback | None:
        """Answer a value that is not allowed after what was seen; None if it is."""
        ...

    def enough(self, start: S, seen: Sequence[Value]) -> bool:
        """Return whether what was seen ends the step."""
        ...

    def found(self, start: S, seen: Sequence[Value], again: bool = False) -> Feedback:
        """Say what the last try shows; `again`: it was seen before."""
        ...

    def advice(self, start: S, value: Value, reason: str) -> Advice:
        """Return the advice that leads to this value. `reason`: the step's own words for it, "" if
        none.
        """
        ...


AnyExploration = Exploration[Any]
