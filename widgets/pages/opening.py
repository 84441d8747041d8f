"""What a game is about and how one wins, for newcomers: one picture, two sentences, one way on."""

from __future__ import annotations

from typing import Generic

import htpy as h
from attrs import define

from tutor.engine import A, Game, S
from tutor.i18n import _
from tutor.lessons.model import LEARNER, Lesson
from tutor.rooms import qualified
from widgets.browser.protocol import Event
from widgets.pages.controls import link
from widgets.pages.page import HEADING, Picture, Reply
from widgets.storage.settings import Frame
from widgets.tabletop import C, Tabletop

WIDE, NARROW = (640, 400), (350, 300)
"""Sizes of the picture, in CSS px."""


@define
class OpeningPage(Generic[S, A, C]):
    """The opening of a course, before its first lesson."""

    game: Game[S, A]
    lesson: Lesson[S, A]
    tabletop: Tabletop[S, A, C]

    def on(self, event: Event, frame: Frame) -> Reply | None:
        """Answer nothing: all that can be done here is to follow a link."""
        return None

    def resume(self) -> str:
        """Return "": there is nothing to come back to."""
        return ""

    def paint(self, frame: Frame) -> Picture:
        """Paint the picture, the sentences, and the way to the first lesson."""
        opening = self.lesson.opening
        assert opening is not None
        width, height = NARROW if frame.layout == "phone" else WIDE
        begin = qualified(self.game.id, f"lesson/{self.lesson.id}")
        return Picture(
            title=self.game.title,
            where=self.game.title,
            body=h.div(".opening.panel")[
                h.div(".opening-picture")[
                    self.tabletop.picture(opening.state, LEARNER, width, height)
                ],
                h.h1(f"#{HEADING}")[_(opening.text)],
                link(begin, _("Begin"), "chevron", primary=True, id="begin"),
            ],
        )
