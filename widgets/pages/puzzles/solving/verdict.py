"""What stands in the panel after the answer: what was chosen, what is best, and why."""

from __future__ import annotations

from collections.abc import Mapping

import htpy as h
from htpy import Node

from tutor.i18n import _
from widgets.draw.icons import icon_svg
from widgets.pages.controls import link, message
from widgets.pages.puzzles.solving.messages import whose
from widgets.pages.puzzles.solving.open_puzzle import OpenPuzzle
from widgets.pages.puzzles.solving.session import (
    BEST,
    RIGHT,
    SHOWN,
    YOURS,
    AnyExplanation,
    AnySession,
)

MOST_CHIPS = 2
"""Rules that a verdict leads to."""


def chosen(session: AnySession, labels: Mapping[str, str]) -> h.Element:
    """Show the learner's own choice and the right one. `labels`: of the choices, by key."""
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


def compared(session: AnySession, worths: Mapping[str, Node]) -> h.Element:
    """Show buttons that put either answer on the board. `worths`: what stands on each of them."""
    titles = {YOURS: _("Yours"), BEST: _("Best")}
    return h.div(".compared", data_grid="compared")[
        (
            h.button(
                ".btn.compare-words",
                type="button",
                data_act=f"show:{which}",
                id=f"show-{which}",
                aria_pressed=str(session.showing == which).lower(),
            )[title, worths[which]]
            for which, title in titles.items()
        )
    ]


def verdict(asked: OpenPuzzle, *, chips: bool = True) -> Node:
    """Say what the answer was worth and why, with the rules it rests on (`chips`)."""
    session: AnySession = asked.session
    found = session.explanation
    assert found is not None  # asked once it is answered
    clauses = list(dict.fromkeys(line.clause for line in found.lines))[:MOST_CHIPS]
    return message(
        "solved" if found.verdict.correct else "refused",
        _head(session, found),
        "",
        h.p(".came")[asked.came] if asked.came and session.stage != SHOWN else None,
        h.ul(".lines")[(h.li[line.text] for line in found.lines)],
        h.div(".chips")[(_chip(asked, clause) for clause in clauses)] if chips else None,
        id="verdict",
        tabindex="-1",
    )


def verdict_words(session: AnySession) -> str:
    """Say the verdict with its reasons, for a screen reader; "" before the answer."""
    found = session.explanation
    return " ".join((found.head, *(line.text for line in found.lines))) if found else ""


def _head(session: AnySession, found: AnyExplanation) -> str:
    if session.stage == SHOWN and found.verdict.correct:
        return _("The best answer.")
    if session.stage == RIGHT and session.answered is False:
        return _("Right, at the second look.")
    return found.head


def _chip(asked: OpenPuzzle, clause: str) -> h.Element:
    """Return a rule, shorter than elsewhere: two stand side by side."""
    name = f"chip-{clause.replace('.', '-')}"
    return h.button(".chip", type="button", data_act=f"rule:{clause}", id=name)[
        icon_svg("rule", 16),
        h.span[h.span(".visually-hidden")[_("Rule:"), " "], _(asked.rulebook[clause].title)],
    ]


def lesson_offer(asked: OpenPuzzle) -> Node:
    """Offer the lesson that teaches what was missed twice; None if there is none."""
    offer = asked.offer
    if offer is None:
        return None
    return h.div(".offer")[
        h.p(".label")[_("Missed twice: {rule}").format(rule=offer.rule)],
        link(offer.address, _("Lesson: {title}").format(title=offer.title), "play", id="offer"),
    ]
