"""The end of a lesson: what one built, what one can do now, its place in the box, the way on."""

from __future__ import annotations

import htpy as h
from attrs import evolve
from htpy import Node

from tutor.engine import A, S
from tutor.i18n import _
from tutor.lessons.course import short_way
from tutor.lessons.model import Do
from tutor.rooms import qualified, room
from widgets.pages.controls import button, link
from widgets.pages.lesson.dialogs import opened
from widgets.pages.lesson.state import LessonState
from widgets.pages.notebook_links import look_inside
from widgets.pages.page import HEADING, Picture
from widgets.pages.pralines import symbol
from widgets.storage.settings import Frame
from widgets.tabletop import C
from widgets.tabletop.zone import scenes_of

SIZE = 96
"""Size of a praline that stands where nothing was built (px)."""


def paint(at: LessonState[S, A, C], frame: Frame) -> Picture:
    """Paint what was built first, then what one can do now, then the box."""
    beside, zones = opened(at, frame)
    box = at.assortment
    built, lifting = _built(at, frame)
    classes = {"lesson-end": True, "with-built": built is not None, "lifting": lifting}
    return Picture(
        title=at.title,
        where=at.where,
        scenes=scenes_of(zones),
        body=h.div(class_=classes)[
            built or (None if box else h.div(".prize", aria_hidden="true")[_praline(at)]),
            h.div(".ended-words")[_words(at)],
            box.element() if box else None,
            _learned(at),
            h.div(".row-of-buttons")[_ways_on(at, frame)],
            _inside(at, frame),
            beside,
        ],
    )


def _built(at: LessonState[S, A, C], frame: Frame) -> tuple[Node, bool]:
    """Return what the learner has built, where the lesson shows it, and whether the praline lifts
    from it: until it flies, it lies over a piece of its kind.
    """
    main = {area.id for area in at.tabletop.areas if area.main}
    if main.isdisjoint(at.story.areas):
        return None, False
    board = evolve(at.board(frame), marks={}, touch=(), actions=(), quiet=True, still=True)
    about, box = _subject(at), at.assortment
    drawn = at.tabletop.built(board, about)
    if not drawn:
        return None, False
    lies = at.tabletop.lifts_from(board, about, box.symbol) if box else None
    if box and lies and not at.landed:
        drawn = box.lifted(drawn, lies)
    label = _("Your pieces at the end of the lesson")
    return h.div(".built-here", role="img", aria_label=label)[drawn], lies is not None


def _subject(at: LessonState[S, A, C]) -> str:
    """Return the symbol the lesson was about last, if anything of it lies there to light up."""
    session = at.session
    goals = (step.goal for step in reversed(session.lesson.steps) if isinstance(step, Do))
    about = next((goal.about for goal in goals if goal is not None and goal.about), "")
    return about if at.tabletop.lights(session.state, session.seat, about) else ""


def _praline(at: LessonState[S, A, C]) -> Node:
    """Return what fills the lesson's place in the box at home; a lesson in no course has its
    own.
    """
    if at.number:
        return symbol(at.game, at.number - 1, SIZE)
    return at.tabletop.symbol(at.session.lesson.symbol, SIZE)


def _words(at: LessonState[S, A, C]) -> Node:
    """Return what one can do now; of a lesson that was only looked at, that its end was."""
    lesson = at.session.lesson
    title = _(lesson.title)
    if not at.kept:
        return [
            h.h1(f"#{HEADING}.result")[_("Done: the end of “{title}”").format(title=title)],
            h.p(".second")[_("From its first step on, the lesson counts.")],
        ]
    done = _("Done: {title}").format(title=title)
    if not lesson.can:
        return h.h1(f"#{HEADING}.result")[done]
    label = _("Lesson {n} done").format(n=at.number) if at.number else done
    return [h.p(".label")[label], h.h1(f"#{HEADING}.result")[_(lesson.can)]]


def _learned(at: LessonState[S, A, C]) -> Node:
    """Return the rules of the lesson, each to be read again."""
    lesson, rulebook = at.session.lesson, at.session.game.rulebook
    if not lesson.teaches:
        return None
    return h.div(".learned")[
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


def _ways_on(at: LessonState[S, A, C], frame: Frame) -> list[Node]:
    """Return the primary one first; a notebook has no other pages."""
    again = button("again", _("Once more"), "replay", primary=frame.view.embedded, id="again")
    if frame.view.embedded:
        return [again]
    if at.leads is not None:
        address, label = at.leads
        return [link(address, label, "chevron", primary=True, id="go-on"), again]
    home = link("home", _("The course"), "home")
    if not at.kept:
        address = qualified(at.game, f"lesson/{at.session.lesson.id}")
        return [link(address, _("The whole lesson"), "chevron", primary=True, id="go-on"), home]
    return [_next(at), again, home]


def _inside(at: LessonState[S, A, C], frame: Frame) -> Node:
    """Return the way to the lesson's notebook, where the notebooks lie beside the page."""
    address = look_inside(at.session.lesson) if at.game in frame.view.notebooks else ""
    if not address:
        return None
    words = _("Look inside: this lesson with Python, in a new tab")
    return h.p(".second")[h.a(href=address, target="_blank", rel="noopener", id="inside")[words]]


def _next(at: LessonState[S, A, C]) -> h.Element:
    """Where the lesson leads: back to the plan of the class, or on in the course."""
    following = at.following
    if at.plan:
        return link(at.plan, _("On with today’s plan"), "chevron", primary=True, id="go-on")
    if at.assortment is not None and at.assortment.full:
        address = qualified(at.game, "box")
        return link(address, _("Close your box"), "chevron", primary=True, id="go-on")
    if following is None and _of_short_way(at):
        label = _("Play {game}").format(game=at.session.game.title)
        return link(qualified(at.game, "table"), label, "play", primary=True, id="go-on")
    if following is None and room(at.game).puzzles is not None:
        address = qualified(at.game, "puzzles")
        return link(address, _("On to the puzzles"), "puzzle", primary=True, id="go-on")
    if following is None:
        address = qualified(at.game, "table")
        return link(address, _("Play a table"), "play", primary=True, id="go-on")
    label = _("Next: {title}").format(title=_(following.title))
    address = qualified(at.game, f"lesson/{following.id}")
    return link(address, label, "chevron", primary=True, id="go-on")


def _of_short_way(at: LessonState[S, A, C]) -> bool:
    """Return whether the lesson belongs to the short way: whoever goes it knows how to play."""
    short = short_way(at.game)
    return short is not None and any(each.id == at.session.lesson.id for each in short.lessons)
