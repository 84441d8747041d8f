"""The second way beside a course, how far one is and how long a lesson is, in words."""

from __future__ import annotations

import htpy as h
from htpy import Node

from tutor.i18n import _, ngettext
from tutor.rooms import qualified
from widgets.draw.icons import icon_svg
from widgets.pages.controls import link
from widgets.storage.course_progress import Short, Stop


def short_way(short: Short, game: str, *, full: bool) -> Node:
    """Return the link to the next lesson of the second way, which comes first once the course is
    done (`full`). None where it stands for the course and has no more to say.
    """
    stop = short.following
    if not short.title and (stop is None or full):
        return None
    count = len(short.stops)
    lessons = ngettext("{n} lesson", "{n} lessons", count).format(n=count)
    minutes = say_minutes(sum(each.minutes for each in short.stops))
    text = _(short.text) if stop is not None else _("You know {way}.").format(way=_(short.title))
    return h.div(".next.short-way")[
        h.div[h.p[text], h.p(".second")[f"{lessons}, {minutes}."]],
        link(
            *(qualified(game, f"lesson/{stop.id}"), _short_word(short), "chevron"),
            primary=full,
            id="short-way",
        )
        if stop is not None
        else None,
        h.ol(".way-stops")[(_way_stop(n, each, game) for n, each in enumerate(short.stops))]
        if short.title and (full or short.begun)
        else None,
    ]


def _short_word(short: Short) -> str:
    """What its button says."""
    if not short.title:
        return _("Go on with the short way") if short.begun else _("The short way")
    return _("Go on: {title}").format(title=_(short.title)) if short.begun else _(short.title)


def _way_stop(n: int, stop: Stop, game: str) -> h.Element:
    """Return a lesson of the second way by its number; a check where it is done."""
    said = say_stop(n, "done" if stop.done else "later", met=False) + _(stop.title)
    return h.li[
        h.a(
            class_={"done": stop.done},
            href=f"#{qualified(game, f'lesson/{stop.id}')}",
            aria_label=said,
            title=_(stop.title),
        )[icon_svg("check", 18) if stop.done else str(n + 1)]
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
