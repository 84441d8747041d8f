"""Below a lesson's task: what was said, what can be done now, and help."""

from __future__ import annotations

import htpy as h
from htpy import Node

from tutor.engine import A, S
from tutor.i18n import _
from tutor.lessons.feedback import Feedback, Hint
from tutor.lessons.model import Do, Predict
from tutor.rulebook import Clause
from widgets.draw.icons import icon_svg
from widgets.pages.controls import button, message, rule_chip
from widgets.pages.lesson.state import LessonState
from widgets.storage.settings import Frame
from widgets.tabletop import C

SHORT, HALF = 3, 12
"""Answers of so many letters stand in one row, or two to a row where there are many."""
MANY = 4
ROOMY = 760
"""Windows so high (px) have room for a rule below what was said."""
POINTED = ("hint", "near")
"""States of buttons that are pointed at."""
BRIEF = 8
"""Answers of so many letters stand four to a row on a phone."""


def foot(at: LessonState[S, A, C], frame: Frame, kind: str) -> h.Element:
    """Help, what to do now, and the buttons of the moment; the task above says the rest."""
    session = at.session
    can_undo = session.can_undo or (at.chosen != at.tabletop.nothing and not session.solved)
    solved = session.solved
    hinted = at.marks.get("undo") == "hint"
    help_row = h.div(".help")[
        button("hint", _("Hint"), "hint", id="hint", aria_disabled="true" if solved else None),
        button(
            "undo",
            _("Undo"),
            "undo",
            id="undo",
            aria_disabled=None if can_undo else "true",
            data_shows="hint" if hinted else None,
        ),
        button("why", _("Why"), "why", id="why", aria_expanded=str(at.open == "rules").lower()),
    ]
    moment = h.div(".moment")[_moment(at, frame, kind)]
    if kind == "sideways":
        return h.div(".foot")[help_row, moment]
    now = None if kind == "wide" else h.div(".now")[_prompt(at, frame), _price(at, frame)]
    return h.div(".foot")[now, moment, help_row]


def for_class(at: LessonState[S, A, C], frame: Frame) -> h.Element:
    """Return the foot on a projector: the answer shown or hidden, and the steps, solved or not."""
    session, index = at.session, at.session.index
    solved = session.solved
    shown = _("Hide the answer") if solved else _("Show the answer")
    first = None if index else "true"
    return h.div(".foot")[
        None if solved or not at.asked else h.p(".unknown", aria_hidden="true")["?"],
        h.div(".moment")[None if solved else _moment(at, frame, "projector")],
        button("reveal", shown, "eye", primary=True, id="reveal"),
        h.div(".back-and-on")[
            button(
                "step-back",
                _("Back"),
                "back",
                id="step-back",
                aria_disabled=first,
            ),
            button("step-on", _("Next"), "chevron", id="step-on"),
        ],
        h.p(".label.wall-keys")[
            _("Space shows, arrows go on, Escape leaves.")
            if at.back
            else _("Space shows, arrows go on.")
        ],
    ]


def _moment(at: LessonState[S, A, C], frame: Frame, kind: str) -> Node:
    """Return the buttons of the moment: the answers, what to do with chosen pieces, or the
    way on."""
    session, step = at.session, at.session.step
    if session.solved:
        word = _("Finish") if session.finished else _("Next")
        return button("next", word, "chevron", primary=True, id="next")
    if isinstance(step, Predict):
        return answers(at, step) if kind in ("tall", "phone") else None
    explorer = at.explorer
    if at.asked or (at.settling and explorer is None):
        return None
    found = (
        explorer.buttons(session.state, at.chosen)
        if explorer
        else at.tabletop.buttons(at.board(frame))
    )
    marks = at.marks
    above = 1 if kind in ("wide", "projector") else 0  # the main one stands in a row of its own
    return [
        button(
            b.target,
            b.label,
            b.icon,
            primary=b.primary,
            lacks=b.lacks,
            id=b.target,
            aria_disabled="true" if b.off else None,
            data_role=b.role,
            data_shows=marks.get(b.target) if marks.get(b.target) in POINTED else None,
        )
        for b in (*found[:above], *reversed(found[above:]))  # in the order in which they are seen
    ]


def answers(at: LessonState[S, A, C], step: Predict[S]) -> h.Element:
    """Return the answers to choose from; short ones stand side by side. The right one stays
    marked.
    """
    longest = max(len(_(label)) for _value, label in step.options)
    short = longest <= SHORT
    many = len(step.options) > MANY and not short and longest <= HALF
    solved = at.session.solved
    right = str(step.answer(at.session.state)) if solved else None
    return h.div(
        class_={"lesson-answers": True, "short": short, "many": many, "brief": longest <= BRIEF},
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


def said(at: LessonState[S, A, C], frame: Frame, *, prompts: bool) -> h.Element:
    """Return the answer to the last try, or a hint; `prompts`: else what to do with what is
    chosen."""
    session, told = at.session, at.message
    inner: Node = None
    if isinstance(told, Hint):
        inner = message("hint", _("Hint"), told.text)
    elif isinstance(told, Feedback):
        inner = _feedback(at, told)
    else:
        now = _prompt(at, frame) if prompts else None
        # A ruling would tell the answer; it comes with it.
        notes = () if now or at.asked or at.staged else session.notes
        inner = [now, _price(at, frame) if prompts else None, [_note(each) for each in notes]]
    return h.div(".said")[inner]


def _prompt(at: LessonState[S, A, C], frame: Frame) -> Node:
    """What to do with the pieces that are chosen, or after the moves of the step so far."""
    session = at.session
    begun = session.can_undo or at.chosen != at.tabletop.nothing
    if session.solved or not isinstance(session.step, Do) or not begun:
        return None
    now = at.now(frame)
    text = now.who or now.text
    return h.div(".prompt")[h.strong[now.head], h.p(".second")[text] if text else None]


def _price(at: LessonState[S, A, C], frame: Frame) -> Node:
    """What the move in hand needs, while one is made."""
    if at.session.solved or at.asked:
        return None
    return at.tabletop.price(at.board(frame))


def _feedback(at: LessonState[S, A, C], said: Feedback) -> Node:
    kind = {"solved": "solved", "good": "", "near": "near"}.get(said.kind, "refused")
    rulebook = at.session.game.rulebook
    chips = [rule_chip(rulebook[clause]) for clause in said.clauses[:1] if clause in rulebook]
    if said.kind == "solved":
        chips = [_note(clause) for clause in at.session.notes] if at.asked or at.staged else []
    told = h.ul(".told-list")[(h.li[line] for line in said.told)] if said.told else None
    return message(
        kind,
        said.head,
        said.text,
        told,
        *chips,
    )


def rule_here(at: LessonState[S, A, C], frame: Frame) -> Node:
    """Return the rule that a refusal is about, or that a solved step has taught or else practised,
    where the task's column has room for it; a rule that would tell the answer waits for it."""
    said, solved = at.message, at.session.solved
    if frame.view.height < ROOMY or not isinstance(said, Feedback) or (at.covered and not solved):
        return None
    step = at.session.step
    clauses = step.clauses or step.practises if solved else said.clauses
    rulebook = at.session.game.rulebook
    found = next((rulebook[clause] for clause in clauses if clause in rulebook), None)
    if found is None:
        return None
    return h.div(".rule-here")[rule_chip(found) if solved else None, h.p[_(found.text)]]


def _note(clause: Clause) -> h.Element:
    return h.p(".note")[
        h.button(".chip", type="button", data_act=f"rule:{clause.id}", id=f"note-{clause.id}")[
            icon_svg("rule", 16),
            h.span[_("Our ruling: {title}").format(title=_(clause.title))],
        ]
    ]
