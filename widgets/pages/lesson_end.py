"""The end of a lesson: its stars, what one knows now, the way on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import htpy as h

from tutor.i18n import _
from widgets.draw.svg import piece_svg
from widgets.pages.lesson_aside import opened
from widgets.pages.page import HEADING, Picture
from widgets.pages.parts import button, link, stars
from widgets.settings import Frame

if TYPE_CHECKING:
    from widgets.pages.lesson import LessonPage

SIZE = 96


def paint(page: LessonPage, frame: Frame) -> Picture:
    """Stars first, then the one primary button."""
    session, lesson = page.session, page.session.lesson
    beside, zones = opened(page, frame)
    rulebook = session.game.rulebook
    title = _("Lesson {n}: {title}").format(n=page.number, title=_(lesson.title))
    return Picture(
        title=title,
        where=_("Lesson {n} · {title}").format(n=page.number, title=_(lesson.title)),
        scenes={zone.name: zone.scene for zone in zones},
        body=h.div(".lesson-end")[
            h.div(".panel")[
                h.div(".prize", aria_hidden="true")[piece_svg(lesson.symbol, SIZE)],
                h.h1(f"#{HEADING}.result")[_praise(session.stars)],
                h.p(".second")[_("Lesson done: {title}").format(title=_(lesson.title))],
                stars(session.stars, size=44),
                h.div(".learned")[
                    h.p(".label")[_("You know now")],
                    h.ul[
                        (
                            h.li[
                                h.button(".chip", type="button", data_act=f"rule:{clause}")[
                                    _(rulebook[clause].title)
                                ]
                            ]
                            for clause in lesson.teaches
                        )
                    ],
                ]
                if lesson.teaches
                else None,
                h.div(".row-of-buttons")[
                    _way_on(page, frame),
                    button("again", _("Once more"), "replay", id="again"),
                    None if frame.view.embedded else link("home", _("The course"), "home"),
                ],
            ],
            beside,
        ],
    )


def _praise(won: int) -> str:
    return {3: _("Perfect!"), 2: _("Well done!")}.get(won, _("Done!"))


def _way_on(page: LessonPage, frame: Frame) -> h.Element | None:
    if frame.view.embedded:
        return None
    if page.following is None:
        return link("table", _("Play a table"), "play", primary=True, id="go-on")
    label = _("Next: {title}").format(title=_(page.following.title))
    return link(f"lesson/{page.following.id}", label, "chevron", primary=True, id="go-on")
