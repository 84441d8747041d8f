"""How a step in which a learner tries things out is played on a table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Generic, Protocol, TypeVar

from attrs import frozen
from htpy import Node

from tutor.lessons.teaching import Value
from widgets.tabletop.interaction import Board, Button, C
from widgets.tabletop.zone import Way

S_contra = TypeVar("S_contra", contravariant=True)


@frozen
class Explored(Generic[C]):
    """What a click in an Explore step leads to: what is chosen now, and a value to try, or None."""

    chosen: C
    value: Value | None = None


@frozen
class Misplaced(Generic[C]):
    """A refused piece that lies for a moment where it was put, before it goes back.

    `chosen`: what counts as chosen as long as it lies there; `shakes`: the targets that shake.
    """

    chosen: C
    shakes: tuple[str, ...] = ()


class Explorer(Protocol[S_contra, C]):
    """How an Explore step is played on a tabletop.

    What has a body here may be left out by an explorer that names this class as its base.
    """

    def chosen(self, chosen: C) -> C:
        """What counts as chosen: the step's own piece, and what the learner has added."""
        ...

    def click(self, state: S_contra, seat: int, chosen: C, target: str) -> Explored[C]:
        """The answer to a click."""
        ...

    @property
    def without(self) -> tuple[str, ...]:
        """Kinds of pieces that are not there to be clicked, see `Board.without`; usually none."""
        return ()

    def clicks(self, state: S_contra, seat: int, value: Value) -> tuple[str, ...]:
        """Targets that, clicked one after the other with nothing chosen, try this value."""
        ...

    def buttons(self, state: S_contra, chosen: C) -> tuple[Button, ...]:
        """The buttons of the moment."""
        ...

    def marks(self, state: S_contra, seat: int, seen: Sequence[Value]) -> Mapping[str, str]:
        """States of the pieces that can be tried."""
        ...

    def goal(self, state: S_contra, seen: Sequence[Value]) -> str:
        """How far one is, in words; "" if the step's goal says it."""
        ...

    def found(self, state: S_contra, seen: Sequence[Value]) -> Node:
        """What has been found, below the table."""
        ...

    def beside(self, state: S_contra, seen: Sequence[Value], game: str) -> Node:
        """What stands with the task; usually nothing. `game`: its id, for links to its pages."""
        return None

    def stage(self, board: Board[Any, Any, Any], seen: Sequence[Value]) -> Node:
        """What stands where the areas of the table do, for a step that shows none; usually
        nothing."""
        return None

    def misplaced(self, state: S_contra, chosen: C, value: Value) -> Misplaced[C] | None:
        """Where the piece of a refused value lies for a moment; usually it goes nowhere."""
        return None

    def ways(self, value: Value) -> Iterable[Way]:
        """The ways of the pieces of a value that stands; usually nothing flies."""
        return ()
