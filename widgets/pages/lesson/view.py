"""How a lesson looks: what to do at the left, the table in the middle, the groups at the right."""

from __future__ import annotations

import htpy as h
from htpy import Node

from tutor.engine import A, S
from tutor.i18n import _
from tutor.kit.words import join_words
from tutor.lessons.model import Predict, Touch
from widgets.draw.icons import icon_svg
from widgets.pages.controls import dots, icon_button, icon_link
from widgets.pages.lesson.arrange import Arranged
from widgets.pages.lesson.dialogs import opened
from widgets.pages.lesson.footer import answers, foot, for_class, rule_here, said
from widgets.pages.lesson.state import LessonState
from widgets.pages.page import HEADING, Picture
from widgets.storage.settings import Frame
from widgets.tabletop import C
from widgets.tabletop.zone import Zone, pieces_of, scenes_of

CLASS_KEYS = "space:reveal arrowleft:step-back arrowright:step-on pageup:step-back pagedown:step-on"
COLUMNS = ("wide", "sideways", "projector")
"""Rooms in which the task has a column of its own."""
MOST_TABS = 4
KEYS = "h:hint u:undo w:why b:board"
PIP = 30
"""Size of what fills a goal."""


# ---- the page


def paint(at: LessonState[S, A, C], frame: Frame) -> Picture:
    """Paint the step as it is now."""
    session = at.session
    division, table = at.division(frame), at.arranged(frame)
    kind, embedded = division.room.kind, frame.view.embedded
    panel, panel_zones = _panel(at, frame, table)
    beside, beside_zones = opened(at, frame)
    number, of = session.index, len(session.lesson.steps)
    steps = dots((_("Step {n}").format(n=n + 1) for n in range(of)), number)
    speak = icon_button("board", _("Say the board"), "speaker", id="board")
    column, wide, projector = kind in COLUMNS, kind == "wide", kind == "projector"
    foot_of_all = None if wide or projector else foot(at, frame, kind)
    body = h.div(
        class_={"lesson": True, kind: True, "low": division.room.low, "embedded": embedded},
        style=division.style(table.height),
    )[
        h.div(".lesson-bar")[steps, speak] if embedded and not column else None,
        lambda: _for_class(at, frame, steps, panel) if projector else None,
        lambda: (
            None
            if projector
            else h.div(".task.panel" if column else ".task")[
                h.div(".task-head")[
                    _step_label(at),
                    steps if wide or (embedded and not division.room.low) else None,
                    speak if embedded else None,
                ]
                if column and not division.corner
                else None,
                _asks(at),
                _goal(at, column),
                _found(at) if kind == "phone" else None,
                h.div(".in-text")[panel] if panel and not wide else None,
                _found(at) if column else None,
                said(at, frame, prompts=column),
                rule_here(at, frame) if wide and not embedded else None,
                foot(at, frame, kind) if wide else None,
            ]
        ),
        lambda: h.div(".table")[_parts(table), _stage(at, frame)],
        _found(at) if kind == "tall" else None,
        foot_of_all,
        _column(at, table, panel) if wide and division.room.panel else None,
        beside,
    ]
    return Picture(
        title=at.title,
        body=body,
        scenes=scenes_of((*table.zones, *panel_zones, *beside_zones)),
        pieces=pieces_of(table.zones, at.pieces(frame)),
        takes=at.air.takes if at.air else (),
        where=at.where,
        steps=None if wide else _step_label(at) if division.corner else steps,
        tools=speak,
        keys=f"{KEYS} {CLASS_KEYS if projector else ''} {at.tabletop.keys}",
        plain=projector,
        corner=division.text if division.corner else 0,
    )


def _asks(at: LessonState[S, A, C]) -> h.Element:
    """What the step asks, and why the position is another one, or what the others have done."""
    session = at.session
    others = () if session.can_undo or session.solved else session.told
    return h.h1(f"#{HEADING}")[
        h.span(".visually-hidden")[at.title + ". "],
        h.small(".since")[session.since, " "] if session.since else None,
        # Sentences without room are left out: a tap tells all, as a reader does, and for keys the
        # button that says the board.
        h.small(".since.others", data_act="told", data_more=len(others) > 1)[
            (h.span[line, " "] for line in others)
        ]
        if others and not session.since
        else None,
        session.text,
    ]


def _for_class(at: LessonState[S, A, C], frame: Frame, steps: Node, panel: Node) -> Node:
    """On a projector: the question above, and at the right what a class needs, and its teacher."""
    return [
        h.div(".ask")[_asks(at)],
        h.div(".side.panel")[
            h.div(".task-head")[
                icon_link(at.back, _("Leave the projector"), "cross")
                if at.back
                else icon_link("home", _("Back to the course"), "back"),
                steps,
                None if at.back else icon_link("settings", _("Settings"), "settings"),
            ],
            _goal(at, True),
            panel,
            _found(at),
            said(at, frame, prompts=True),
            for_class(at, frame),
        ],
    ]


def _step_label(at: LessonState[S, A, C]) -> h.Element:
    session = at.session
    text = _("Step {n} of {of}").format(n=session.index + 1, of=len(session.lesson.steps))
    return h.p(".label")[text]


def _goal(at: LessonState[S, A, C], column: bool) -> Node:
    """What is to be reached, as pips where it is a group; for a question, its answers, where the
    task has a column of its own."""
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
    elif isinstance(step, Predict) and column:
        shown = answers(at, step)
    return h.div(".beside-task")[shown]


def _found(at: LessonState[S, A, C]) -> Node:
    """What an exploration has found."""
    session = at.session
    return at.explorer.found(session.state, session.seen) if at.explorer else None


def _parts(table: Arranged) -> Node:
    """Return the areas in their places; those of a tab in its panel."""
    if not table.tabs:
        return [part.element for part in table.parts]
    plain = [part.element for part in table.parts if part.rect.y < table.bar.y]
    tabbed = [part.element for part in table.parts if part.rect.y > table.bar.y]
    return [
        plain,
        _tabs(table),
        h.div(".tab-panel", role="tabpanel", id="tab-panel", aria_labelledby=f"tab-{table.tab}")[
            tabbed
        ],
    ]


def _stage(at: LessonState[S, A, C], frame: Frame) -> Node:
    """What an Explore step plays on where it shows no area."""
    if at.explorer is None or not at.staged:
        return None
    return h.div(".on-table")[at.explorer.stage(at.board(frame), at.session.seen)]


def _tabs(table: Arranged) -> h.Element:
    """Return the tabs; where there is one only, it is what stands above the rows, and no
    button."""
    if len(table.tabs) == 1:
        (alone,) = table.tabs
        style = f"top:{table.bar.y + table.bar.height / 2:g}px"
        return h.p(f"#tab-{alone.area}.label.lone-tab", style=style)[alone.title]
    many = sum(len(tab.areas) for tab in table.tabs) > MOST_TABS
    classes = {"tabs": True, "many": many}
    style = f"top:{table.bar.y:g}px"
    return h.div(class_=classes, role="tablist", aria_label=_("Parts of the table"), style=style)[
        (
            h.button(
                id=f"tab-{tab.area}",
                type="button",
                role="tab",
                aria_selected=str(tab.area == table.tab).lower(),
                aria_controls="tab-panel" if tab.area == table.tab else None,
                data_act=f"tab:{tab.area}",
            )[tab.title]
            for tab in table.tabs
        )
    ]


def _panel(
    at: LessonState[S, A, C], frame: Frame, table: Arranged
) -> tuple[Node, tuple[Zone, ...]]:
    """What can be worked out from the table: the groups, the Scoring cards."""
    if not table.panel:
        return None, ()
    room = at.division(frame).room
    return at.tabletop.panel(at.board(frame), table.panel, at.accent(), room)


def _column(at: LessonState[S, A, C], table: Arranged, panel: Node) -> Node:
    """Return the right column of a wide screen; it is there in every step."""
    height = f"height:{table.panel_height}px" if table.panel_height else None
    if panel:
        titles = [_(area.title) for area in at.tabletop.areas if area.id in table.panel]
        return h.aside(".panel.aside", aria_label=join_words(titles), style=height)[panel]
    tells = {area.id for area in at.tabletop.areas if area.tells}
    if at.session.solved or not tells & set(at.session.step.reveals):
        return h.div(".aside", style=height)
    words = h.p(".second")[_("You see this when you have answered.")]
    return h.aside(".panel.aside", aria_label=_("Groups"), style=height)[
        h.div(".covered")[icon_svg("eye", 32), words]
    ]
