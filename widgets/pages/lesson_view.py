"""How a lesson looks: what to do at the left, the table in the middle, the groups at the right."""

from __future__ import annotations

from typing import TYPE_CHECKING

import htpy as h
from htpy import Node

from tutor.chocolatiers.words import describe
from tutor.i18n import _
from tutor.lessons.feedback import Feedback, Hint
from tutor.lessons.goals import Goal
from tutor.lessons.model import AnyStep, Do, Explore, Predict
from tutor.rulebook import Clause
from widgets.composer import NOTHING
from widgets.draw.icons import icon_svg
from widgets.draw.svg import cup_svg, piece_svg
from widgets.groups import counts
from widgets.pages import lesson_layout
from widgets.pages.lesson_aside import opened
from widgets.pages.lesson_found import found, progress
from widgets.pages.lesson_layout import Arranged
from widgets.pages.lesson_panels import Details, title_of
from widgets.pages.page import HEADING, Picture
from widgets.pages.parts import button, dots, icon_button, message, rule_chip, stars
from widgets.prompts import buttons, prompt
from widgets.selection import preview
from widgets.settings import Frame
from widgets.zones import Board, Zone, graph, scenes_of, scoring_cards

if TYPE_CHECKING:
    from widgets.pages.lesson import LessonPage

KEYS = "h:hint u:undo w:why b:board r:rotate"
AREAS = {
    "tray": "tray",
    "hand": "hand",
    "stack": "stacks",
    "wild": "hand",
    "place": "display",
    "space": "display",
    "card": "cards",
    "display": "others",
}
ONWARDS = ("clickable", "hint")
"""States of pieces that lead onwards."""
FEW = 3
"""So many solved pieces have a badge each; more would hide what is under them."""
ASIDE = ("graph", "cards")
"""Areas that stand in the right panel, where there is one."""


def area_of(target: str) -> str:
    """The area a target lies in, "" for a button."""
    return AREAS.get(target.partition(":")[0], "")


def goal_of(step: AnyStep) -> Goal | None:
    """The goal of a step, if it has one that can be said."""
    goal = getattr(step, "goal", None)
    return goal if isinstance(goal, Goal) else None


def goal_kind(step: AnyStep) -> str:
    """The kind a step is about, "" if none."""
    goal = goal_of(step)
    if goal is not None and goal.kind:
        return goal.kind
    kinds = step.kinds if isinstance(step, Explore) else ""
    return kinds if len(kinds) == 1 else ""


def board_words(page: LessonPage) -> str:
    """The table in sentences, as the learner sees it."""
    seat = page.session.seat
    return describe(page.session.game.view(page.state, seat), seat, page.names)


# ---- what stands where


def has_aside(page: LessonPage, frame: Frame) -> bool:
    """Whether the lesson has a right column: the same in all its steps, so that nothing jumps."""
    if frame.layout != "wide" or frame.projector:
        return False
    return any("graph" in step.show + step.reveals for step in page.session.lesson.steps)


def main_areas(page: LessonPage, frame: Frame) -> tuple[str, ...]:
    """The areas of the main column."""
    areas = page.session.areas
    if has_aside(page, frame):
        return tuple(area for area in areas if area not in ASIDE)
    return tuple(area for area in areas if not (area == "graph" and frame.projector))


def arranged(page: LessonPage, frame: Frame) -> Arranged:
    """The parts of the table in the main column, and those of the right panel."""
    board = page.board(frame)
    aside = has_aside(page, frame)
    where = lesson_layout.room(frame, aside)
    step = page.session.step
    details = Details(
        focus=goal_kind(step),
        link=refused_link(page, board),
        badges=len(page.solved_marks) <= FEW,
        grow=frame.layout == "wide" and isinstance(step, Do) and "stacks" in step.show,
    )
    areas = main_areas(page, frame)
    tab = page.tab or next(iter(useful_areas(board)), "")
    return lesson_layout.arrange(board, areas, frame, where, tab=tab, details=details)


def useful_areas(board: Board) -> list[str]:
    """The areas with pieces that lead onwards, in the order of the table."""
    useful = (area_of(key) for key, state in board.states.items() if state in ONWARDS)
    return [area for area in dict.fromkeys(useful) if area != "display"]


def refused_link(page: LessonPage, board: Board) -> tuple[tuple[int, int], tuple[int, int]] | None:
    """Where a box that was put wrong only meets the group with a corner: two spaces as shown."""
    kind, shown = goal_kind(page.session.step), preview(board.state, board.player, board.selection)
    if not (page.settling and kind and shown.box):
        return None
    groups = shown.display.groups(kind)
    own = {(2 * shown.box[0] + r, 2 * shown.box[1] + c) for r in (0, 1) for c in (0, 1)}
    lost = [space for group in groups[1:] for space in group if space in own]
    pairs = [
        (near, far)
        for near in sorted(groups[0])
        for far in lost
        if abs(near[0] - far[0]) == abs(near[1] - far[1]) == 1
    ]
    return pairs[0] if pairs else None


def turn_tab(page: LessonPage, frame: Frame) -> None:
    """If the tab that is seen holds nothing to click, turn to one that does."""
    found = page.arranged(frame)
    if not found.tabs:
        return
    useful = useful_areas(page.board(frame))
    if found.tab not in useful:
        page.tab = next((tab for tab in found.tabs if tab in useful), found.tab)


# ---- the page


def paint(page: LessonPage, frame: Frame) -> Picture:
    """The step as it is now."""
    session = page.session
    lesson = session.lesson
    wide = frame.layout == "wide"
    zones = page.arranged(frame)
    side, side_zones = _aside(page, frame)
    beside, beside_zones = opened(page, frame)
    steps = dots((_("Step {n}").format(n=n + 1) for n in range(len(lesson.steps))), session.index)
    title = _("Lesson {n}: {title}").format(n=page.number, title=_(lesson.title))
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
        h.div(".task.panel" if wide else ".task")[
            h.div(".task-head")[_step_label(page), steps, speak if frame.view.embedded else None]
            if wide
            else None,
            h.h1(f"#{HEADING}")[h.span(".visually-hidden")[title + ". "], _(session.step.text)],
            _goal(page, frame),
            None if not wide else _foot(page, frame),
        ],
        h.div(".table")[_rows(page, frame, zones)],
        None if wide else _foot(page, frame),
        side,
        beside,
    ]
    return Picture(
        title=title,
        body=body,
        scenes=scenes_of((*zones.zones, *side_zones, *beside_zones)),
        where=_("Lesson {n} · {title}").format(n=page.number, title=_(lesson.title)),
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
        shown = _answers(page, step)
    return h.div(".beside-task")[shown] if shown is not None else None


def _note(clause: Clause) -> h.Element:
    return h.p(".note")[
        h.button(".chip", type="button", data_act=f"rule:{clause.id}", id=f"note-{clause.id}")[
            icon_svg("rule", 16),
            h.span[_("Our ruling: {title}").format(title=_(clause.title))],
        ]
    ]


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
    return h.div(".tabs", role="tablist", aria_label=_("Parts of the table"))[
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
    short = {"tray": _("Tray"), "hand": _("Hand"), "others": _("Others"), "cards": _("Cards")}
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
    if not has_aside(page, frame):
        return None, ()
    board, step = page.board(frame), page.session.step
    areas = page.session.areas
    focus = goal_kind(step)
    zones: list[Zone] = []
    parts: list[Node] = []
    if "graph" in areas:
        zone = graph(board, width=280, height=192, focus="")
        zones.append(zone)
        before = page.state.displays[page.session.seat]
        parts += [
            h.div(".aside-head")[h.h2[_("Groups")], h.p(".label")[_("Largest of each kind")]],
            zone.element,
            counts(board.preview.display, focus=focus, before=before, small="cards" in areas),
        ]
    if "cards" in areas:
        zone = scoring_cards(board, width=280, per_row=4)
        zones.append(zone)
        parts += [h.p(".label")[_("Scoring cards")], zone.element]
    if not parts and not any(area in ASIDE for area in step.reveals):
        return h.div, ()  # the column stays
    words = h.p(".second")[_("You see the groups when you have answered.")]
    covered = h.div(".covered")[icon_svg("eye", 32), words]
    label = _("Groups and Scoring cards")
    return h.aside(".panel.aside", aria_label=label)[parts or covered], tuple(zones)


# ---- below the task: what can be done now, what was said, help


def _foot(page: LessonPage, frame: Frame) -> h.Element:
    session = page.session
    can_undo = session.can_undo or (page.selection != NOTHING and not session.solved)
    solved = session.solved
    hinted = page.marks.get("undo") == "hint"
    return h.div(".foot")[
        h.div(".said")[_said(page)],
        h.div(".moment")[_moment(page, frame)],
        h.div(".help")[
            button("hint", _("Hint"), "hint", id="hint", aria_disabled="true" if solved else None),
            button(
                "undo",
                _("Undo"),
                "undo",
                id="undo",
                aria_disabled=None if can_undo else "true",
                data_shows="hint" if hinted else None,
            ),
            button(
                "why", _("Why"), "why", id="why", aria_expanded=str(page.open == "rules").lower()
            ),
        ],
    ]


def _moment(page: LessonPage, frame: Frame) -> Node:
    """The buttons of the moment: the answers, what to do with chosen pieces, or the way on."""
    session, step = page.session, page.session.step
    if session.solved:
        word = _("Finish") if session.finished else _("Next")
        return button("next", word, "chevron", primary=True, id="next")
    if isinstance(step, Predict):
        return None if frame.layout == "wide" else _answers(page, step)
    if isinstance(step, Explore):
        if step.mode == "wild":
            return None
        off = None if page.selection.cards else "true"
        return [
            button("confirm", _("Pay with these"), "check", primary=True, aria_disabled=off),
            button("cancel", _("Clear"), "cross", aria_disabled=off),
        ]
    if page.settling:
        return None
    view = session.game.view(page.state, session.seat)
    marks = page.marks
    return [
        button(
            b.target,
            b.label,
            b.icon,
            primary=b.primary,
            id=b.target,
            data_shows="hint" if marks.get(b.target) == "hint" else None,
        )
        for b in buttons(session.game, view, session.seat, page.selection)
    ]


def _answers(page: LessonPage, step: Predict) -> h.Element:
    """The answers to choose from; short ones stand side by side. The right one stays marked."""
    short = all(len(_(label)) <= 3 for _value, label in step.options)
    solved = page.session.solved
    right = str(step.answer(page.state)) if solved else None
    return h.div(
        class_={"lesson-answers": True, "short": short},
        role="group",
        aria_label=_("Answers"),
        data_grid="answers",
    )[
        (
            h.button(
                ".btn",
                type="button",
                id=f"answer-{value}",
                data_act=f"answer:{value}",
                data_shows="solved" if value == right else None,
                aria_disabled="true" if solved else None,
            )[icon_svg("check") if value == right else None, h.span[_(label)]]
            for value, label in step.options
        )
    ]


def _said(page: LessonPage) -> Node:
    """The message slot: the answer to the last try, a hint, or what to do with what is chosen."""
    session, said = page.session, page.message
    if isinstance(said, Hint):
        return message("hint", _("Hint"), said.text)
    if isinstance(said, Feedback):
        return _feedback(page, said)
    if isinstance(session.step, Do) and page.selection != NOTHING:
        view = session.game.view(page.state, session.seat)
        now = prompt(session.game, view, session.seat, page.selection, page.names)
        return h.div(".prompt")[h.strong[now.head], h.p(".second")[now.text] if now.text else None]
    return [_note(clause) for clause in session.notes]


def _feedback(page: LessonPage, said: Feedback) -> Node:
    kind = {"solved": "solved", "good": ""}.get(said.kind, "refused")
    rulebook = page.session.game.rulebook
    chips = [rule_chip(rulebook[clause]) for clause in said.clauses[:1] if clause in rulebook]
    if said.kind == "solved":
        chips = []
    told = h.ul(".told-list")[(h.li[line] for line in said.told)] if said.told else None
    return message(
        kind,
        said.head,
        said.text,
        told,
        stars(page.session.step_stars) if said.kind == "solved" else None,
        *chips,
    )
