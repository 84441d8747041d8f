"""A learner's progress in a course, as the home page shows it."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen

from tutor.engine import AnyGame


@frozen
class Stop:
    """A lesson of a course. `stars`: best result; `done`: finished once; `begun`: has a
    bookmark; `met`: the short way, as far as it is done, has steps of it.
    """

    id: str
    title: str
    minutes: int
    steps: int
    stars: int = 0
    done: bool = False
    begun: bool = False
    met: bool = False


@frozen
class Short:
    """The second way beside a course: whom it is for (an English msgid), its lessons, and the name
    of one that goes on from the course (another msgid).
    """

    text: str
    stops: Sequence[Stop]
    title: str = ""

    @property
    def begun(self) -> bool:
        """Whether a step of it is done."""
        return any(stop.begun or stop.done for stop in self.stops)

    @property
    def following(self) -> Stop | None:
        """The first of its lessons that is not done; None if all are."""
        return next((stop for stop in self.stops if not stop.done), None)


@frozen
class Choice:
    """A game to choose, and how many of its lessons are done."""

    game: AnyGame
    done: int
    lessons: int
