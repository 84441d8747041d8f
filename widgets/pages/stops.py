"""The lessons of a course as the home page shows them, and the short way through it."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h
from attrs import frozen
from htpy import Node

from tutor.i18n import _, ngettext
from tutor.rooms import qualified
from widgets.pages.controls import link


@frozen
class Stop:
    """A lesson in the box. `stars`: won so far; `done`: finished once; `begun`: in the middle."""

    id: str
    title: str
    minutes: int
    steps: int
    stars: int = 0
    done: bool = False
    begun: bool = False


@frozen
class Short:
    """The short way through a course: whom it is for (an English msgid), and its lessons."""

    text: str
    stops: Sequence[Stop]

    @property
    def following(self) -> Stop | None:
        """The first of its lessons that is not done; None after the last one."""
        return next((stop for stop in self.stops if not stop.done), None)

    def paint(self, game: str) -> Node:
        """The way to the next of them; None once all are done."""
        stop = self.following
        if stop is None:
            return None
        begun = stop.begun or any(each.done for each in self.stops)
        word = _("Go on with the short way") if begun else _("The short way")
        count = len(self.stops)
        lessons = ngettext("{n} lesson", "{n} lessons", count).format(n=count)
        minutes = say_minutes(sum(each.minutes for each in self.stops))
        address = qualified(game, f"lesson/{stop.id}")
        return h.div(".next.short-way")[
            h.div[h.p[_(self.text)], h.p(".second")[f"{lessons}, {minutes}."]],
            link(address, word, "chevron", id="short-way"),
        ]


def steps_and_time(steps: int, minutes: int) -> str:
    """How long a lesson is."""
    said = ngettext("{n} step", "{n} steps", steps).format(n=steps)
    return f"{said}, {say_minutes(minutes)}."


def say_minutes(minutes: int) -> str:
    """About how long something takes."""
    return ngettext("about {n} minute", "about {n} minutes", minutes).format(n=minutes)
