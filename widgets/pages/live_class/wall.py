"""The code of a class as large as the screen, for all to type or to scan."""

from __future__ import annotations

import attrs
import htpy as h

from tutor.i18n import _
from widgets.browser.protocol import Event
from widgets.draw.qr import qr_svg
from widgets.pages.classroom.desk import Desk
from widgets.pages.classroom.links import link_to, link_to_type
from widgets.pages.classroom.sharing import breakable, place_of
from widgets.pages.classroom.tabs import ADDRESS
from widgets.pages.controls import icon_link
from widgets.pages.live_class.desk import kept_class
from widgets.pages.page import HEADING, Picture, Reply
from widgets.pages.together.lobby import code_tiles
from widgets.storage.settings import Frame

DESK = f"{ADDRESS}/class"
MOST = 0.5
"""So much of the window the picture takes: of its width, and of its height."""


@attrs.frozen
class CodePage:
    """Only the code of the class that is open."""

    desk: Desk
    code: str

    def on(self, event: Event, frame: Frame) -> Reply | None:
        """Lead back to the desk on Escape."""
        return Reply(go=DESK) if event.value == "cancel" else None

    def resume(self) -> str:
        """Return "": the browser keeps the code."""
        return ""

    def paint(self, frame: Frame) -> Picture:
        """Paint the code, its picture, and what to type."""
        place = place_of(self.desk, frame)
        side = round(min(frame.view.width, frame.view.height) * MOST)
        address = link_to(place, f"in/{self.code}") if place else ""
        code = qr_svg(address, side, _("The link as a QR code")) if address else None
        title = _("Come to the class")
        return Picture(
            title=title,
            plain=True,
            body=h.div(".big-link.class-code")[
                icon_link(DESK, _("Back to the class"), "cross"),
                h.h1(f"#{HEADING}")[title],
                code_tiles(self.code),
                h.div(".code")[code] if code else None,
                h.p(".link-text", translate="no")[breakable(link_to_type(place, f"in/{self.code}"))]
                if place
                else None,
            ],
        )


def code_page(desk: Desk, rest: str, resume: str) -> CodePage | None:
    """Return the code on the wall; None if no class is open."""
    code, _key = kept_class(desk.browser.stored)
    return CodePage(desk, code) if code and not rest else None
