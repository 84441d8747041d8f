"""The interface for playing Explore steps on a table."""

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
    """The result of a click in an Explore step: what is chosen now, and a value to try, or None."""

    chosen: C
    value: Value | None = None


@frozen
class Misplaced(Generic[C]):
    """A refused piece that stays for a moment where it was put, before it goes back.

    `chosen`: the choice to show meanwhile; `shakes`: the targets that shake.
    """

    chosen: C
    shakes: tuple[str, ...] = ()


class Explorer(Protocol[S_contra, C]):
    """Plays an Explore step on a tabletop.

    Members with a body are optional for an explorer that names this class as its base.
    """

    def chosen(self, chosen: C) -> C:
        """Return the choice to show: the step's own piece, and what the learner has added."""
        ...

    def click(self, state: S_contra, seat: int, chosen: C, target: str) -> Explored[C]:
        """Answer a click."""
        ...

    @property
    def without(self) -> tuple[str, ...]:
        """Kinds of pieces that are not clickable, see `Board.without`; none by default."""
        return ()

    def clicks(self, state: S_contra, seat: int, value: Value) -> tuple[str, ...]:
        """Return the targets to click in order, with nothing chosen, to try this value."""
        ...

    def buttons(self, state: S_contra, chosen: C) -> tuple[Button, ...]:
        """Return the buttons of the moment."""
        ...

    def marks(self, state: S_contra, seat: int, seen: Sequence[Value]) -> Mapping[str, str]:
        """Return the states of the pieces that can be tried."""
        ...

    def goal(self, state: S_contra, seen: Sequence[Value]) -> str:
        """Say how far the learner is; "" if the step's goal says it."""
        ...

    def found(self, state: S_contra, seen: Sequence[Value]) -> Node:
        """Return what has been found, shown below the table."""
        ...

    def beside(self, state: S_contra, seen: Sequence[Value], game: str) -> Node:
        """Return what stands with the task; nothing by default. `game`: its id, for links to its
        pages.
        """
        return None

    def stage(self, board: Board[Any, Any, Any], seen: Sequence[Value]) -> Node:
        """Return what replaces the areas of the table in a step that shows none; nothing by
        default.
        """
        return None

    def misplaced(self, state: S_contra, chosen: C, value: Value) -> Misplaced[C] | None:
        """Return where the piece of a refused value stays for a moment; None, the default, sends it
        back at once.
        """
        return None

    def ways(self, value: Value) -> Iterable[Way]:
        """Return the ways of the pieces of an accepted value; none by default."""
        return ()
