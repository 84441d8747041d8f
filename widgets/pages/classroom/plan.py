"""The front of the teacher's desk."""

from __future__ import annotations

import htpy as h
from attrs import frozen

from tutor.i18n import _
from tutor.lessons.course import course
from tutor.rooms import qualified
from widgets.pages.classroom.desk import Desk
from widgets.pages.classroom.parts import TITLE, on_desk
from widgets.pages.page import HEADING, Picture, Reply
from widgets.pages.parts import button, link
from widgets.protocol import Event
from widgets.settings import Frame


@frozen
class PlanPage:
    """The switch to the size for a projector."""

    desk: Desk

    def on(self, event: Event, frame: Frame) -> Reply | None:
        """Switch the projector size on or off."""
        if event.value != "projector":
            return None
        text = "normal" if frame.projector else "projector"
        self.desk.change(frame.settings.with_value("text", text))
        return Reply(say=_("Usual size") if frame.projector else _("Projector size"))

    def resume(self) -> str:
        """The address says it all."""
        return ""

    def paint(self, frame: Frame) -> Picture:
        """The switch, and the first lesson to try it on."""
        label = _("Back to the usual size") if frame.projector else _("Switch to projector size")
        game = self.desk.game
        lessons = course(game)
        first = qualified(game, f"lesson/{lessons[0].id}" if lessons else "table")
        body = h.section(".panel")[
            h.h1(f"#{HEADING}")[_("Big board for a projector")],
            h.p[
                _(
                    "Large type, a large board and little else, for the last row too. "
                    "Lessons and tables use it. This browser remembers it."
                )
            ],
            h.div(".row-of-buttons")[
                button("projector", label, "screen", primary=True, id="projector"),
                link(first, _("Open the first lesson"), "chevron"),
            ],
        ]
        return on_desk(Picture(title=_(TITLE), body=body), "", frame)


def plan_page(desk: Desk, rest: str, resume: str) -> PlanPage | None:
    """The front of the desk."""
    return PlanPage(desk) if not rest else None
