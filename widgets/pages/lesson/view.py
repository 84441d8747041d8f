"""How a lesson looks: what to do at the left, the table in the middle, the groups at the right."""

from __future__ import annotations

from typing import TYPE_CHECKING

import htpy as h
from htpy import Node

from tutor.chocolatiers.words import describe
from tutor.i18n import _
from tutor.lessons.model import Explore, Predict
from tutor.lessons.session import LessonSession
from widgets.chocolatiers.draw.svg import cup_svg, piece_svg
from widgets.chocolatiers.found import found, progress
from widgets.chocolatiers.groups import counts
from widgets.chocolatiers.lesson_layout import Arranged
from widgets.chocolatiers.panels import Size, panel, title_of
from widgets.chocolatiers.zones import Zone, graph, scenes_of, scoring_cards
from widgets.draw.icons import icon_svg
from widgets.pages.lesson.aside import opened
from widgets.pages.lesson.board import (
    ASIDE,
    arranged,
    aside_areas,
    board_of,
    goal_kind,
    goal_of,
    has_aside,
    names_of,
    state_of,
)
from widgets.pages.lesson.foot import answers, foot
from widgets.pages.page import HEADING, Picture
from widgets.pages.parts import dots, icon_button
from widgets.settings import Frame

if TYPE_CHECKING:
    from widgets.pages.lesson.page import LessonPage

MOST_TABS = 4
KEYS = "h:hint u:undo w:why b:board r:rotate"


def board_words(session: LessonSession) -> str:
    """The table in sentences, as the learner sees it."""
    seat = session.seat
    return describe(session.game.view(state_of(session), seat), seat, names_of(session))


# ---- the page


def paint(page: LessonPage, frame: Frame) -> Picture:
    """The step as it is now."""
    session = page.session
    lesson = session.lesson
    wide = frame.layout == "wide"
    zones = arranged(page, frame)
    side, side_zones = _aside(page, frame)
    beside, beside_zones = opened(page, frame)
    steps = dots((_("Step {n}").format(n=n + 1) for n in range(len(lesson.steps))), session.index)
    speak = icon_button("board", _("Say the board"), "speaker", id="board")
    body = h.div(
        class_={
            "lesson": True,
            "airy": "display" not in session.areas,
            "with-aside": side is not None,
            "projector": frame.projector,
            "embedded": frame.view.embedded,
        }
    )[
        h.div(".lesson-bar")[steps, speak] if frame.view.embedded and not wide else None,
        lambda: h.div(".task.panel" if wide else ".task")[
            h.div(".task-head")[_step_label(page), steps, speak if frame.view.embedded else None]
            if wide
            else None,
            h.h1(f"#{HEADING}")[h.span(".visually-hidden")[page.title + ". "], session.text],
            _goal(page, frame),
            None if not wide else foot(page, frame),
        ],
        lambda: h.div(".table")[_rows(page, frame, zones)],
        lambda: None if wide else foot(page, frame),
        side,
        beside,
    ]
    return Picture(
        title=page.title,
        body=body,
        scenes=scenes_of((*zones.zones, *side_zones, *beside_zones)),
        where=page.where,
        steps=None if wide else steps,
        tools=speak,
        keys=KEYS,
    )


def _step_label(page: LessonPage) -> h.Element:
    session = page.session
    text = _("Step {n} of {of}").format(n=session.index + 1, of=len(session.lesson.steps))
    return h.p(".label")[text]


def _goal(page: LessonPage, frame: Frame) -> Node:
    """What is to be reached, as pips where it is a group; for a question, its answers."""
    session, step = page.session, page.session.step
    goal = goal_of(step)
    shown: Node = None
    if goal is not None:
        pips = goal.pips(session.state)
        shown = h.div(".goal.quiet")[
            h.p(".label")[
                icon_svg("goal", 16),
                h.span[h.span(".word")[_("Goal:"), " "], goal.say()],
            ],
            h.div(".pips", aria_hidden="true")[
                (piece_svg(pip, 30) if pip else cup_svg(30) for pip in pips)
            ]
            if pips
            else None,
        ]
    elif isinstance(step, Explore):
        shown = progress(page)
    elif isinstance(step, Predict) and frame.layout == "wide":
        shown = answers(page, step)
    return h.div(".beside-task")[shown, _projected_counts(page, frame)]


def _projected_counts(page: LessonPage, frame: Frame) -> Node:
    """A projector has no room for the graph; its counts stand with the task."""
    if not frame.projector or "graph" not in page.session.areas:
        return None
    board, kind = board_of(page, frame), goal_kind(page.session.step)
    return counts(board.preview.display, focus=kind, small=True)


def _rows(page: LessonPage, frame: Frame, zones: Arranged) -> Node:
    tabbed = [panel for panel in zones.panels if panel.area in zones.tabs]
    plain = [panel for panel in zones.panels if panel.area not in zones.tabs]
    elements: list[Node] = [panel.element for panel in plain]
    if zones.duo:
        at = [panel.area for panel in plain].index("display")
        elements[at : at + 2] = [h.div(".duo")[elements[at : at + 2]]]
    return [
        elements,
        _tabs(zones) if zones.tabs else None,
        h.div(
            ".tab-panel",
            role="tabpanel",
            id="tab-panel",
            aria_labelledby=f"tab-{zones.tab}",
            style=f"min-height:{zones.tab_height}px",
        )[(panel.body for panel in tabbed)]
        if zones.tabs
        else None,
        found(page),
        None if page.session.areas else _hidden(page),
    ]


def _tabs(zones: Arranged) -> h.Element:
    many = len(zones.tabs) > MOST_TABS
    return h.div(
        class_={"tabs": True, "many": many}, role="tablist", aria_label=_("Parts of the table")
    )[
        (
            h.button(
                id=f"tab-{area}",
                type="button",
                role="tab",
                aria_selected=str(area == zones.tab).lower(),
                aria_controls="tab-panel" if area == zones.tab else None,
                data_act=f"tab:{area}",
            )[_short_title(area)]
            for area in zones.tabs
        )
    ]


def _short_title(area: str) -> str:
    short = {
        "tray": _("Tray"),
        "hand": _("Hand"),
        "wild": _("Wilds"),
        "others": _("Others"),
        "cards": _("Cards"),
    }
    return short.get(area) or title_of(area)


def _hidden(page: LessonPage) -> Node:
    """A step that shows the table only after the answer."""
    if page.session.solved or not page.session.step.reveals:
        return None
    return h.div(".covered")[
        icon_svg("eye", 32), h.p(".second")[_("The table is shown when you have answered.")]
    ]


def _aside(page: LessonPage, frame: Frame) -> tuple[Node, tuple[Zone, ...]]:
    """The right panel: graph and counts, Scoring cards."""
    if not has_aside(page.session, frame):
        return None, ()
    board, step = board_of(page, frame), page.session.step
    areas = aside_areas(page.session, frame)
    focus = goal_kind(step)
    zones: list[Zone] = []
    parts: list[Node] = []
    if "graph" in areas:
        zone = graph(board, width=280, height=164 if "others" in areas else 192, focus="")
        zones.append(zone)
        before = page.session.state.displays[page.session.seat]
        parts += [
            h.div(".aside-head")[h.h2[_("Groups")], h.p(".label")[_("Largest of each kind")]],
            zone.element,
            counts(board.preview.display, focus=focus, before=before, small="cards" in areas)
            if "others" not in areas
            else None,
        ]
    if "cards" in areas:
        zone = scoring_cards(board, width=280, per_row=4)
        zones.append(zone)
        parts += [h.p(".label")[_("Scoring cards")], zone.element]
    if "others" in areas:
        size = Size(card=0, stack=0, display=0, other=34 if "graph" in areas else 40)
        others = panel("others", board, 280, size, 0, areas)
        zones += others.zones
        parts.append(others.element)
    if not parts and not any(area in ASIDE for area in step.reveals):
        return h.div, ()  # the column stays
    words = h.p(".second")[_("You see the groups when you have answered.")]
    covered = h.div(".covered")[icon_svg("eye", 32), words]
    label = _("Groups and Scoring cards")
    return h.aside(".panel.aside", aria_label=label)[parts or covered], tuple(zones)
