"""The short way through a course, how far one is and how long a lesson is, in words."""

from __future__ import annotations

import htpy as h
from htpy import Node

from tutor.i18n import _, ngettext
from tutor.rooms import qualified
from widgets.pages.controls import link
from widgets.storage.course_progress import Short


def short_way(short: Short, game: str) -> Node:
    """Return the link to the next lesson of the short way; None once all are done."""
    stop = short.following
    if stop is None:
        return None
    begun = stop.begun or any(each.done for each in short.stops)
    word = _("Go on with the short way") if begun else _("The short way")
    count = len(short.stops)
    lessons = ngettext("{n} lesson", "{n} lessons", count).format(n=count)
    minutes = say_minutes(sum(each.minutes for each in short.stops))
    address = qualified(game, f"lesson/{stop.id}")
    return h.div(".next.short-way")[
        h.div[h.p[_(short.text)], h.p(".second")[f"{lessons}, {minutes}."]],
        link(address, word, "chevron", id="short-way"),
    ]


def steps_and_time(steps: int, minutes: int) -> str:
    """Say how long a lesson is."""
    said = ngettext("{n} step", "{n} steps", steps).format(n=steps)
    return f"{said}, {say_minutes(minutes)}."


def say_minutes(minutes: int) -> str:
    """Say about how long something takes."""
    return ngettext("about {n} minute", "about {n} minutes", minutes).format(n=minutes)


def say_stop(n: int, state: str, *, met: bool) -> str:
    """Say which lesson of the course it is and how far one is in it, before its title."""
    words = {"done": _("done"), "current": _("next"), "later": _("not done yet")}
    if met and state != "done":
        return _("Lesson {n}, {state}, partly known from the short way: ").format(
            n=n + 1, state=words[state]
        )
    return _("Lesson {n}, {state}: ").format(n=n + 1, state=words[state])
