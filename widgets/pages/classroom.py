"""For teachers: the big board for a projector, and how to host a whole class."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import htpy as h
from htpy import Node

from tutor.i18n import _
from tutor.rooms import Tip
from widgets.draw.icons import icon_svg
from widgets.pages.page import HEADING, Picture, Reply
from widgets.pages.parts import button, link
from widgets.protocol import Event
from widgets.settings import Frame, Settings


class ClassroomPage:
    """One switch, and what a teacher may want to know."""

    def __init__(
        self, change: Callable[[Settings], None], lesson: str, tips: Iterable[Tip] = ()
    ) -> None:
        """`lesson`: address of the first lesson. `tips`: what the games have to say to teachers."""
        self.change = change
        self.lesson = lesson
        self.tips = tuple(tips)

    def on(self, event: Event, frame: Frame) -> Reply | None:
        """Switch the projector size on or off."""
        if event.value != "projector":
            return None
        text = "normal" if frame.projector else "projector"
        self.change(frame.settings.with_value("text", text))
        return Reply(say=_("Usual size") if frame.projector else _("Projector size"))

    def resume(self) -> str:
        """The address says it all."""
        return ""

    def paint(self, frame: Frame) -> Picture:
        """The switch first."""
        label = _("Back to the usual size") if frame.projector else _("Switch to projector size")
        return Picture(
            title=_("Classroom"),
            where=_("Classroom"),
            body=h.div(".classroom")[
                h.section(".panel")[
                    h.h1(f"#{HEADING}")[_("Big board for a projector")],
                    h.p[
                        _(
                            "Large type, a large board and little else, for the last row too. "
                            "Lessons and tables use it. This browser remembers it."
                        )
                    ],
                    h.div(".row-of-buttons")[
                        button("projector", label, "screen", primary=True, id="projector"),
                        link(self.lesson, _("Open the first lesson"), "chevron"),
                    ],
                ],
                h.section(".panel")[
                    h.h2[_("The whole class on their own devices")],
                    h.p[
                        _(
                            "Start the app on one computer so that others in the same network can "
                            "open it. Everyone gets a tutor of their own."
                        )
                    ],
                    _command("tutor app --ip 0.0.0.0 --pool 20"),
                    h.p(".second")[_("The pool is how many can come in at the same moment.")],
                ],
                h.section(".panel")[
                    h.h2[_("Lessons as notebooks")],
                    h.p[
                        _(
                            "Each lesson is also a notebook, in its game’s folder in "
                            "notebooks/lessons, with a look inside in code that a class can "
                            "change and run."
                        )
                    ],
                    _command("make lab"),
                ],
                (
                    h.section(".panel")[h.h2[_(tip.title)], h.p[_(tip.text)], _command(tip.command)]
                    for tip in self.tips
                ),
            ],
        )


def _command(text: str) -> Node:
    return h.p(".command")[
        h.code[text],
        h.button(
            ".btn.btn-icon",
            type="button",
            data_copy=text,
            title=_("Copy"),
            aria_label=_("Copy: {text}").format(text=text),
        )[icon_svg("copy")],
    ]
