"""A lesson that is being written is played, from the step in the form on."""

from __future__ import annotations

from typing import Any

import attrs
import htpy as h
from htpy import Node

from tutor.i18n import _
from tutor.lessons.written import Written, build, examine
from tutor.lessons.written.model import DO
from widgets import rooms
from widgets.browser.protocol import Event
from widgets.pages.classroom.write.view import in_full
from widgets.pages.controls import button, icon_button
from widgets.pages.lesson.own_lesson import OwnLessonPage, session_at
from widgets.pages.page import Picture, Reply
from widgets.storage.settings import Frame

AnyOwnPage = OwnLessonPage[Any, Any, Any]
SOME = "…"
"""Stands for texts that are not written yet."""


class CannotTry(ValueError):  # noqa: N818 (what it is, not that it is an error)
    """Why a step cannot be played yet, in a sentence."""


@attrs.define
class Trial:
    """`records`: the moves are taken over into the form."""

    page: AnyOwnPage
    records: bool

    def moves(self) -> tuple[str, ...]:
        """Return what was played in the step."""
        return self.page.at.session.stood

    @property
    def over(self) -> bool:
        """Whether it has been played to its end."""
        return self.page.ended

    def on(self, event: Event, frame: Frame) -> Reply | None:
        """Play on."""
        return self.page.on(event, frame)

    def paint(self, frame: Frame) -> Picture:
        """Paint the lesson as pupils see it, and the way back to the form."""
        picture = self.page.paint(frame)
        wide = frame.layout == "wide"
        tools: list[Node] = [
            _way("end-trial", _("Back to the form"), "back" if wide else "cross", wide)
        ]
        if self.records:
            tools.insert(0, _way("use-moves", _("Use these moves"), "check", wide, primary=True))
        return attrs.evolve(picture, tools=[h.div(".trial-tools")[tools], picture.tools])


def _way(act: str, label: str, icon: str, wide: bool, *, primary: bool = False) -> h.Element:
    if wide:
        return button(act, label, icon, id=act, primary=primary)
    return icon_button(act, label, icon, id=act)


def trial(written: Written, index: int, *, records: bool) -> Trial:
    """Return the lesson from a step on. Raises CannotTry."""
    begin = 0
    if records or examine(written):  # what lies before a position of its own makes no difference
        own = (n for n in range(index, -1, -1) if written.steps[n].table is not None)
        begin = next(own, 0)
    steps = list(written.steps[begin:])
    if records:
        steps = [*steps[: index - begin], _recording(steps[index - begin])]
    built = build(attrs.evolve(written, steps=tuple(steps), title=written.title or SOME))
    made = 0 if built.lesson is None else len(built.lesson.steps)
    if built.lesson is None or made <= index - begin:
        raise CannotTry(in_full(built.findings[0]) if built.findings else _("There is no step."))
    session = session_at(built.lesson, index - begin)
    if session is None:
        raise CannotTry(_("A step before this one cannot be solved yet."))
    tabletop = rooms.room(written.game).tabletop()
    return Trial(OwnLessonPage(session, tabletop), records)


def _recording(step: Any) -> Any:
    """Return a step in which moves are shown: it needs no words, and nothing goes back."""
    return attrs.evolve(
        step, kind=DO, text=step.text or SOME, done=step.done or SOME, solution="", replies=()
    )
