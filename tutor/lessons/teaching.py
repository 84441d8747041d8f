"""What a game tells the lessons: the parts of its table, and which pieces things are about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from tutor.engine import A, Game, S, Violation
from tutor.lessons.feedback import Advice, Feedback, Mark
from tutor.lessons.goal import Goal
from tutor.players.player import Player

Value = str | int | tuple[int, ...]
"""What a learner answers or tries: a choice, a number, a text of the game's own, or a place."""


class Teaching(Protocol[S, A]):
    """One game's side of every lesson."""

    @property
    def areas(self) -> tuple[str, ...]:
        """Ids of the parts of the table that a step can show."""
        ...

    @property
    def symbols(self) -> tuple[str, ...]:
        """What can stand for a lesson; on the way through the course one after the other, and from
        the first one again, so some may come twice."""
        ...

    @property
    def adviser(self) -> Player[S, A]:
        """Advises in open play, and moves for the others when a step's replies run out."""
        ...

    def area_of(self, target: str) -> str:
        """The area a piece (by its id) lies in; "" for a button, which is always there."""
        ...

    def describe(self, state: S, seat: int, names: Sequence[str]) -> str:
        """The position in sentences while a step asks about it: what lies where, without what
        would answer a question (who leads, how large something is)."""
        ...

    def targets(self, state: S) -> Sequence[str]:
        """Ids of all pieces of the table that the learner can be asked to point at."""
        ...

    def whole(self, target: str) -> str:
        """What a piece is part of, where that can be pointed at as a whole; "" if it is not."""
        ...

    def pieces(self, state: S, action: A) -> Sequence[str]:
        """Ids of the pieces to touch for this action, of the player to act."""
        ...

    def refused(self, state: S, action: A, broken: Sequence[Violation]) -> tuple[Mark, ...]:
        """The piece where the first rule breaks."""
        ...


AnyTeaching = Teaching[Any, Any]


class Exploration(Protocol[S]):
    """Something to be tried freely until it has been seen; an Explore step holds one.

    `start` is the position of the step, `seen` the values that stood so far, in order.
    """

    @property
    def goal(self) -> Goal[S] | None:
        """What it is to lead to, if that is said of the position; None if values are collected."""
        ...

    @property
    def about(self) -> str:
        """The symbol of what it is about, "" if nothing in particular."""
        ...

    @property
    def repeats(self) -> bool:
        """Whether a value may stand more than once; else it is only told that one has it."""
        ...

    def read(self, value: Value) -> Value:
        """The value as it is compared and kept."""
        ...

    def state(self, start: S, seen: Sequence[Value]) -> S:
        """The position as it is shown, ready for the next value to be tried."""
        ...

    def problem(
        self, game: Game[S, Any], start: S, value: Value, seen: Sequence[Value] = ()
    ) -> Feedback | None:
        """Why this value cannot be, after what was seen; None if it can."""
        ...

    def enough(self, start: S, seen: Sequence[Value]) -> bool:
        """Whether what was seen ends the step."""
        ...

    def found(self, start: S, seen: Sequence[Value], again: bool = False) -> Feedback:
        """What the last try shows; `again`: it was seen before."""
        ...

    def advice(self, start: S, value: Value, reason: str) -> Advice:
        """How a hint leads to this value. `reason`: the step's own words for it, "" if none."""
        ...


AnyExploration = Exploration[Any]
