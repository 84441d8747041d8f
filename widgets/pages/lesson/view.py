"""How a lesson looks: what to do at the left, the table in the middle, the groups at the right."""

from __future__ import annotations

import htpy as h
from htpy import Node

from tutor.engine import A, S
from tutor.i18n import _
from tutor.kit.words import join_words
from tutor.lessons.model import Predict, Touch
from widgets.draw.icons import icon_svg
from widgets.pages.lesson.arrange import Arranged
from widgets.pages.lesson.aside import opened
from widgets.pages.lesson.foot import answers, foot
from widgets.pages.lesson.sitting import Sitting
from widgets.pages.page import HEADING, Picture
from widgets.pages.parts import dots, icon_button
from widgets.settings import Frame
from widgets.tabletop import C
from widgets.zone import Zone, pieces_of, scenes_of

MOST_TABS = 4
KEYS = "h:hint u:undo w:why b:board"
PIP = 30
"""Size of what fills a goal."""


# ---- the page


def paint(at: Sitting[S, A, C], frame: Frame) -> Picture:
    """The step as it is now."""
    session = at.session
    lesson = session.lesson
    wide = frame.layout == "wide"
    zones = at.arranged(frame)
    side, side_zones = _aside(at, frame)
    beside, beside_zones = opened(at, frame)
    steps = dots((_("Step {n}").format(n=n + 1) for n in range(len(lesson.steps))), session.index)
    speak = icon_button("board", _("Say the board"), "speaker", id="board")
    body = h.div(
        class_={
            "lesson": True,
            "airy": not any(a.main and a.id in session.areas for a in at.tabletop.areas),
            "with-aside": side is not None,
            "projector": frame.projector,
            "embedded": frame.view.embedded,
        }
    )[
        h.div(".lesson-bar")[steps, speak] if frame.view.embedded and not wide else None,
        lambda: h.div(".task.panel" if wide else ".task")[
            h.div(".task-head")[_step_label(at), steps, speak if frame.view.embedded else None]
            if wide
            else None,
            h.h1(f"#{HEADING}")[
                h.span(".visually-hidden")[at.title + ". "],
                h.small(".since")[session.since, " "] if session.since else None,
                session.text,
            ],
            _goal(at, frame),
            None if not wide else foot(at, frame),
        ],
        lambda: h.div(".table")[_rows(at, zones), _stage(at, frame)],
        lambda: None if wide else foot(at, frame),
        side,
        beside,
    ]
    return Picture(
        title=at.title,
        body=body,
        scenes=scenes_of((*zones.zones, *side_zones, *beside_zones)),
        pieces=pieces_of(zones.zones, at.pieces(frame)),
        takes=at.air.takes if at.air else (),
        where=at.where,
        steps=None if wide else steps,
        tools=speak,
        keys=f"{KEYS} {at.tabletop.keys}",
    )


def _step_label(at: Sitting[S, A, C]) -> h.Element:
    session = at.session
    text = _("Step {n} of {of}").format(n=session.index + 1, of=len(session.lesson.steps))
    return h.p(".label")[text]


def _goal(at: Sitting[S, A, C], frame: Frame) -> Node:
    """What is to be reached, as pips where it is a group; for a question, its answers."""
    session, step = at.session, at.session.step
    goal = session.goal
    shown: Node = None
    if goal is not None:
        pips = goal.pips(session.state)
        shown = h.div(".goal.quiet")[
            h.p(".label")[
                icon_svg("goal", 16),
                h.span[h.span(".word")[_("Goal:"), " "], goal.say()],
            ],
            h.div(".pips", aria_hidden="true")[(at.tabletop.symbol(pip, PIP) for pip in pips)]
            if pips
            else None,
        ]
    elif at.explorer is not None:
        words = at.explorer.goal(session.state, session.seen)
        goal_said = h.div(".goal.quiet")[h.p(".label")[icon_svg("goal", 16), words]]
        shown = [
            goal_said if words else None,
            at.explorer.beside(session.state, session.seen, at.game),
        ]
    elif isinstance(step, Touch) and step.every:
        found = _("Found: {n}").format(n=len(session.seen))
        shown = h.div(".goal.quiet")[h.p(".label")[icon_svg("goal", 16), found]]
    elif isinstance(step, Predict) and frame.layout == "wide":
        shown = answers(at, step)
    return h.div(".beside-task")[shown, _projected(at, frame)]


def _projected(at: Sitting[S, A, C], frame: Frame) -> Node:
    """A projector has no room for the right column; what it says in short stands with the task."""
    twins = {area.id for area in at.tabletop.areas if area.twin}
    if not frame.projector or not twins & set(at.session.areas):
        return None
    return at.tabletop.summary(at.board(frame), at.accent(frame))


def _rows(at: Sitting[S, A, C], zones: Arranged) -> Node:
    tabs = {tab.area for tab in zones.tabs}
    tabbed = [panel for panel in zones.panels if panel.area in tabs]
    plain = [panel for panel in zones.panels if panel.area not in tabs]
    elements: list[Node] = [panel.element for panel in plain]
    if zones.twins:
        first = [panel.area for panel in plain].index(zones.twins[0])
        elements[first : first + 2] = [h.div(".duo")[elements[first : first + 2]]]
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
        at.explorer.found(at.session.state, at.session.seen) if at.explorer else None,
        None if at.session.areas else _hidden(at),
    ]


def _stage(at: Sitting[S, A, C], frame: Frame) -> Node:
    """What an Explore step plays on where it shows no area."""
    if at.explorer is None or not at.staged:
        return None
    return at.explorer.stage(at.board(frame), at.session.seen)


def _tabs(zones: Arranged) -> h.Element:
    many = len(zones.tabs) > MOST_TABS
    return h.div(
        class_={"tabs": True, "many": many}, role="tablist", aria_label=_("Parts of the table")
    )[
        (
            h.button(
                id=f"tab-{tab.area}",
                type="button",
                role="tab",
                aria_selected=str(tab.area == zones.tab).lower(),
                aria_controls="tab-panel" if tab.area == zones.tab else None,
                data_act=f"tab:{tab.area}",
            )[tab.title]
            for tab in zones.tabs
        )
    ]


def _hidden(at: Sitting[S, A, C]) -> Node:
    """A step that shows the table only after the answer."""
    if at.session.solved or not at.session.step.reveals:
        return None
    return h.div(".covered")[
        icon_svg("eye", 32), h.p(".second")[_("The table is shown when you have answered.")]
    ]


def _aside(at: Sitting[S, A, C], frame: Frame) -> tuple[Node, tuple[Zone, ...]]:
    """The right panel: graph and counts, Scoring cards."""
    if not at.has_aside(frame):
        return None, ()
    areas, step = at.aside_areas(frame), at.session.step
    parts, zones = at.tabletop.aside(at.board(frame), areas, at.accent(frame))
    reveals = any(area.aside and area.id in step.reveals for area in at.tabletop.areas)
    if not areas and not reveals:
        return h.div, ()  # the column stays
    words = h.p(".second")[_("You see this when you have answered.")]
    covered = h.div(".covered")[icon_svg("eye", 32), words]
    label = join_words([_(area.title) for area in at.tabletop.areas if area.aside])
    return h.aside(".panel.aside", aria_label=label)[parts if areas else covered], zones
