"""The link as large as the screen, for a whole class to scan or to type."""

from __future__ import annotations

import attrs
import htpy as h

from tutor.i18n import _
from tutor.rooms import load_game
from widgets.browser.protocol import Event
from widgets.pages.classroom.desk import Desk
from widgets.pages.classroom.plan import game_of_plan, kept_plan
from widgets.pages.classroom.sharing import Link, breakable, short
from widgets.pages.classroom.tabs import ADDRESS
from widgets.pages.controls import icon_link
from widgets.pages.page import HEADING, Picture, Reply
from widgets.storage.settings import Frame

MOST = 0.62
"""So much of the window the code takes: of its width, and of its height."""


@attrs.frozen
class BigLinkPage:
    """Only the link of the plan on the desk."""

    desk: Desk

    def on(self, event: Event, frame: Frame) -> Reply | None:
        """Escape leads back to the desk."""
        return Reply(go=ADDRESS) if event.value == "cancel" else None

    def resume(self) -> str:
        """Return "": the browser keeps the plan."""
        return ""

    def paint(self, frame: Frame) -> Picture:
        """Paint the code, and below it what to type."""
        plan = kept_plan(self.desk, game_of_plan(self.desk))
        found = Link.of(self.desk, plan, frame)
        title = _("Today in class")
        side = round(min(frame.view.width * MOST, frame.view.height * MOST))
        code = found.code(side)
        return Picture(
            title=title,
            plain=True,
            body=h.div(".big-link")[
                icon_link(ADDRESS, _("Back to the desk"), "cross"),
                h.p(".label")[load_game(plan.game).title],
                h.h1(f"#{HEADING}")[title],
                h.div(".code")[code] if code else None,
                h.p(".link-text", translate="no", **short(found))[breakable(found.text)],
            ],
        )


def big_link_page(desk: Desk, rest: str, resume: str) -> BigLinkPage | None:
    """Return the link on the wall."""
    return BigLinkPage(desk) if not rest else None
