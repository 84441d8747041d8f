"""What stands in the panel after the answer: what was chosen, what is best, and why."""

from __future__ import annotations

import htpy as h
from htpy import Node

from tutor.chocoly.puzzles.judging import Explanation, explain
from tutor.chocoly.puzzles.model import CHOOSE
from tutor.i18n import _
from widgets.chocoly.puzzles.session import ChocolySession
from widgets.draw.icons import icon_svg
from widgets.pages.controls import link, message
from widgets.pages.puzzles.solving.messages import whose
from widgets.pages.puzzles.solving.session import BEST, RIGHT, SHOWN, YOURS
from widgets.pages.puzzles.solving.sight import Sight

MOST_CHIPS = 2
"""Rules that a verdict leads to."""


def after_answer(sight: Sight) -> Node:
    """The two answers, the verdict, and what it changed."""
    session: ChocolySession = sight.session
    shown: Node = None
    if session.task.asked.mode == CHOOSE:
        shown = _chosen(session)
    elif session.compares:
        shown = _compared(session)
    return [shown, _verdict(sight), _offer(sight)]


def _chosen(session: ChocolySession) -> h.Element:
    """One's own choice and the right one, as the reasons tell it anyway."""
    kind = session.task.asked
    labels = kind.choices(session.task) if kind.choices is not None else {}
    own, best = session.answer, session.puzzle.proof.answers
    return h.ul(".answers.given", aria_label=_("What was chosen, and what is right"))[
        (
            h.li(class_={"right": key in best, "wrong": key not in best, "own": key == own})[
                h.span(".visually-hidden")[_("right:") if key in best else _("wrong:"), " "],
                icon_svg("check" if key in best else "cross", 20),
                h.span[labels.get(key, key)],
                h.span(".label")[whose(session, key)],
            ]
            for key in dict.fromkeys((own, *best))
        )
    ]


def _compared(session: ChocolySession) -> h.Element:
    """Yours and the best, each with its worth; either can be put on the board."""
    kind = session.task.asked
    titles = {YOURS: _("Yours"), BEST: _("Best")}
    answers = {YOURS: session.answer, BEST: session.puzzle.proof.answers[0]}
    values = {each: explain(session.puzzle, answers[each]).verdict.value for each in titles}
    return h.div(".compared", data_grid="compared")[
        (
            h.button(
                ".btn.compare-words",
                type="button",
                data_act=f"show:{which}",
                id=f"show-{which}",
                aria_pressed=str(session.showing == which).lower(),
            )[title, " ", h.span(".worth")[kind.worth(values[which] or 0)]]
            for which, title in titles.items()
        )
    ]


def _verdict(sight: Sight) -> Node:
    """What the answer was worth and why, with the rules it rests on."""
    session: ChocolySession = sight.session
    found = session.explanation
    assert found is not None  # asked once it is answered
    clauses = list(dict.fromkeys(line.clause for line in found.lines))[:MOST_CHIPS]
    return message(
        "solved" if found.verdict.correct else "refused",
        _head(session, found),
        "",
        h.p(".came")[sight.came] if sight.came and session.stage != SHOWN else None,
        h.ul(".lines")[(h.li[line.text] for line in found.lines)],
        h.div(".chips")[(_chip(sight, clause) for clause in clauses)],
        id="verdict",
        tabindex="-1",
    )


def _head(session: ChocolySession, found: Explanation) -> str:
    if session.stage == SHOWN and found.verdict.correct:
        return _("The best answer.")
    if session.stage == RIGHT and session.answered is False:
        return _("Right, at the second look.")
    return found.head


def _chip(sight: Sight, clause: str) -> h.Element:
    """A rule that the verdict rests on."""
    name = f"chip-{clause.replace('.', '-')}"
    return h.button(".chip", type="button", data_act=f"rule:{clause}", id=name)[
        icon_svg("rule", 16),
        h.span[h.span(".visually-hidden")[_("Rule:"), " "], _(sight.rulebook[clause].title)],
    ]


def _offer(sight: Sight) -> Node:
    """After two misses of one cause: where it is taught."""
    offer = sight.offer
    if offer is None:
        return None
    return h.div(".offer")[
        h.p(".label")[_("Missed twice: {rule}").format(rule=offer.rule)],
        link(offer.address, _("Lesson: {title}").format(title=offer.title), "play", id="offer"),
    ]
