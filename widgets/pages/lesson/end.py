"""The end of a lesson: its stars, what one knows now, the way on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import htpy as h
from htpy import Node

from tutor.i18n import _
from tutor.lessons.model import Lesson
from widgets.chocolatiers.draw.svg import piece_svg
from widgets.chocolatiers.zones import scenes_of
from widgets.pages.lesson.aside import opened
from widgets.pages.page import HEADING, Picture
from widgets.pages.parts import button, link, stars
from widgets.settings import Frame

if TYPE_CHECKING:
    from widgets.pages.lesson.page import LessonPage

SIZE = 96
INTO_PUZZLES = "majorities"
"""The lesson after which one goes on with puzzles."""


def paint(page: LessonPage, frame: Frame) -> Picture:
    """Stars first, then the one primary button."""
    beside, zones = opened(page, frame)
    return Picture(
        title=page.title,
        where=page.where,
        scenes=scenes_of(zones),
        body=h.div(".lesson-end")[
            h.div(".panel")[
                h.div(".prize", aria_hidden="true")[piece_svg(page.session.lesson.symbol, SIZE)],
                _result(page),
                _learned(page),
                h.div(".row-of-buttons")[_ways_on(page, frame)],
            ],
            beside,
        ],
    )


def _result(page: LessonPage) -> Node:
    """The stars; a lesson that was only looked at has none."""
    session = page.session
    title = _(session.lesson.title)
    if page.keeper is None:
        return [
            h.h1(f"#{HEADING}.result")[_("That was it.")],
            h.p(".second")[_("The whole lesson “{title}” has stars.").format(title=title)],
        ]
    praise = {3: _("Perfect!"), 2: _("Well done!")}.get(session.stars, _("Done!"))
    return [
        h.h1(f"#{HEADING}.result")[praise],
        h.p(".second")[_("Lesson done: {title}").format(title=title)],
        stars(session.stars, size=44),
    ]


def _learned(page: LessonPage) -> Node:
    """The rules of the lesson, each to be read again."""
    lesson, rulebook = page.session.lesson, page.session.game.rulebook
    if not lesson.teaches:
        return None
    return h.div(".learned")[
        h.p(".label")[_("You know now")],
        h.ul[
            (
                h.li[
                    h.button(
                        ".chip", type="button", data_act=f"rule:{clause}", id=f"rule-{clause}"
                    )[_(rulebook[clause].title)]
                ]
                for clause in lesson.teaches
            )
        ],
    ]


def _ways_on(page: LessonPage, frame: Frame) -> list[Node]:
    """The primary one first; a notebook has no other pages."""
    again = button("again", _("Once more"), "replay", primary=frame.view.embedded, id="again")
    if frame.view.embedded:
        return [again]
    home = link("home", _("The course"), "home")
    if page.keeper is None:
        address = f"lesson/{page.session.lesson.id}"
        return [link(address, _("The whole lesson"), "chevron", primary=True, id="go-on"), home]
    return [_next(page), again, home]


def _next(page: LessonPage) -> h.Element:
    """Where the lesson leads."""
    following: Lesson | None = page.following
    if page.session.lesson.id == INTO_PUZZLES:
        return link("puzzles", _("On to the puzzles"), "puzzle", primary=True, id="go-on")
    if following is None:
        return link("table", _("Play a table"), "play", primary=True, id="go-on")
    label = _("Next: {title}").format(title=_(following.title))
    return link(f"lesson/{following.id}", label, "chevron", primary=True, id="go-on")
