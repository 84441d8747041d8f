"""What a plan on paper says to the teacher: what the class can do afterwards, and what to ask."""

from __future__ import annotations

from collections.abc import Iterator

import htpy as h
from htpy import Node

from tutor.classroom.plan import Lessons, Own, Plan, Rule
from tutor.i18n import _
from tutor.lessons.course import lesson
from tutor.lessons.questions import Question, questions
from tutor.rooms import load_game

MOST = 12
"""Questions on the sheet; more would not fit below a plan."""


def notes(plan: Plan) -> Node:
    """Return the aims and the questions with their answers; None where a plan teaches nothing."""
    aims = list(dict.fromkeys(_aims(plan)))
    asked = to_ask(plan)
    if not aims and not asked:
        return None
    return h.section(".on-paper.plan-notes")[
        [h.h2[_("What each lesson aims at")], h.ul[(h.li[aim] for aim in aims)]] if aims else None,
        [h.h2[_("To ask, and the answers")], h.ol[(_question(each) for each in asked)]]
        if asked
        else None,
    ]


def to_ask(plan: Plan) -> tuple[Question, ...]:
    """Return what the plan's lessons and rules have taught, evenly chosen where it is too much."""
    taught = {name for part in plan.parts if isinstance(part, Lessons) for name in part.ids}
    clauses = {part.clause for part in plan.parts if isinstance(part, Rule)}
    found = [
        each
        for each in questions(plan.game)
        if each.lesson in taught or clauses.intersection(each.clauses)
    ]
    count = min(len(found), MOST)
    return tuple(found[n * len(found) // count] for n in range(count))


def _aims(plan: Plan) -> Iterator[str]:
    for part in plan.parts:
        match part:
            case Lessons(ids):
                for name in ids:
                    yield _(lesson(name, plan.game).can)
            case Own(written=written) if written.aim:
                yield written.aim
            case Rule(clause):
                title = _(load_game(plan.game).rulebook[clause].title)
                yield _("You can say the rule “{rule}” in your own words.").format(rule=title)


def _question(each: Question) -> h.Element:
    rules = ", ".join(each.clauses)
    return h.li[h.strong[_(each.ask)], " ", _(each.answer), h.span(".second")[f" ({rules})"]]
