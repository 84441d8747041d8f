"""The parts of the teacher's desk: each a page at an address of its own, and a tab.

A new part is a line in `PARTS` and a maker: `maker(desk, rest, resume)` gives its page, None if
`rest`, what follows the part's own address, leads nowhere. Its page paints itself by `on_desk`.
"""

from __future__ import annotations

from importlib import import_module

import attrs
import htpy as h

from tutor.i18n import N_, _
from widgets.pages.classroom.desk import Desk
from widgets.pages.page import Page, Picture
from widgets.storage.settings import Frame

ADDRESS = "classroom"
TITLE = N_("Teacher’s desk")


@attrs.frozen
class Part:
    """A part: what follows "classroom/" in its address ("" for the front), what its tab says (an
    English msgid; "" for a page without one), and where its maker is ("module:function", imported
    when it is asked for).
    """

    name: str
    title: str
    maker: str

    @property
    def address(self) -> str:
        """Its address in the app."""
        return f"{ADDRESS}/{self.name}".rstrip("/")


PARTS = (
    Part("", N_("Plan"), "widgets.pages.classroom.plan:plan_page"),
    Part("handouts", N_("Handouts"), "widgets.pages.classroom.handouts:handouts_page"),
    Part("results", N_("How is it going"), "widgets.pages.classroom.results:results_page"),
    Part("projector", N_("Projector"), "widgets.pages.classroom.projector:projector_page"),
    Part("write", N_("Write a lesson"), "widgets.pages.classroom.write.page:write_page"),
    Part("worksheet", "", "widgets.pages.classroom.worksheet:worksheet_page"),
    Part("link", "", "widgets.pages.classroom.big_link:big_link_page"),
    Part("class", "", "widgets.pages.live_class.desk:class_page"),
    Part("code", "", "widgets.pages.live_class.wall:code_page"),
)
"""In the order of the tabs."""
SERVED = frozenset({"class", "code"})
"""Parts that need a server with classes."""


def desk_page(desk: Desk, address: str, resume: str) -> Page | None:
    """Return the page of what follows "classroom/" in an address, None if there is none."""
    name, _slash, rest = address.partition("/")
    for part in PARTS:
        if part.name == name and (name not in SERVED or desk.browser.view.tables):
            module, _colon, maker = part.maker.partition(":")
            page: Page | None = getattr(import_module(module), maker)(desk, rest, resume)
            return page
    return None


def on_desk(picture: Picture, part: str, frame: Frame) -> Picture:
    """Paint a part, with the tabs: in the header where there is room, else
    above it."""
    tabs = _tabs(part)
    in_header = frame.layout == "wide" and not frame.view.embedded and not frame.projector
    return attrs.evolve(
        picture,
        where=_(TITLE),
        tools=[tabs, picture.tools] if in_header else picture.tools,
        body=picture.body if in_header else [tabs, picture.body],
    )


def _tabs(current: str) -> h.Element:
    return h.nav(".desk-tabs", aria_label=_(TITLE))[
        (
            h.a(
                href=f"#{part.address}",
                aria_current="page" if part.name == current else None,
            )[_(part.title)]
            for part in PARTS
            if part.title
        )
    ]
