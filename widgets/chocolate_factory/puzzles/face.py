"""Shows the puzzles of Chocolate Factory on its own tabletop."""

from __future__ import annotations

from collections.abc import Mapping

import htpy as h
from htpy import Node

from tutor.chocolate_factory.actions import Shift
from tutor.chocolate_factory.puzzles.judging import Explanation
from tutor.chocolate_factory.puzzles.model import CARDS, CHOOSE, RUN, TOUCH, Task
from tutor.chocolate_factory.words import describe
from tutor.i18n import _
from widgets.chocolate_factory.offering import NOTHING, Board, source
from widgets.chocolate_factory.puzzles.table import (
    ANSWERS,
    Attempt,
    actions_of,
    attempt_of,
    board,
    in_words,
    looked_at,
    state_after,
)
from widgets.chocolate_factory.tabletop import TABLETOP
from widgets.draw.theme import Theme
from widgets.pages.controls import button
from widgets.pages.puzzles.solving.at_table import TableFace
from widgets.pages.puzzles.solving.session import ASKING, RIGHT, SHOWN, Session

Solving = Session[Task, Attempt, Explanation]

ACTS = (
    *("shift", "done", "cancel", "room", "coal", "employee", "entrance", "part", "tile", "order"),
    *("new", "store", "parts", "staff", "card", "player", "do", "go", "choose"),
)


def _on_table(session: Solving, theme: Theme) -> Board:
    """Return the table as it is now: to answer on, or as the answer leaves it."""
    task, marks = session.task, marks_of(session)
    if session.stage == ASKING:
        return board(task, session.attempt, theme, marks)
    return looked_at(task, attempt_of(task, session.on_board), theme, marks)


def marks_of(session: Solving) -> Mapping[str, str]:
    """What the question points at, and over it what a hint does; once answered, what the sentences
    point at, and what was touched.
    """
    task, kind, found = session.task, session.task.asked, session.explanation
    if found is None:
        hint = session.hint.marks if session.hint else {}
        return dict.fromkeys(kind.shows(task), "hint") | dict(hint)
    told = {mark for line in found.lines for mark in line.marks}
    if kind.mode == TOUCH:
        told.add(kind.target(session.on_board))
    return dict.fromkeys((*kind.shows(task), *sorted(told)), _state(session))


def _state(session: Solving) -> str:
    best = session.stage in (RIGHT, SHOWN) and session.on_board in session.puzzle.proof.answers
    return "solved" if best or session.stage == RIGHT else "refused"


def _pieces(session: Solving) -> Node:
    """Return what pushes the next tile: it lies beside the table, where a turn has its buttons."""
    task, attempt = session.task, session.attempt
    if session.stage != ASKING or attempt.chosen != NOTHING:
        return None
    pushes = [it for it in actions_of(task, attempt.done) if isinstance(it, Shift)]
    if not any(source(it, task.state, CARDS) == "shift" for it in pushes):
        return None
    return h.p(".pushes")[button("shift", _("Push"), "check", id="shift")]


def _choices(task: Task) -> Mapping[str, str] | None:
    return task.asked.choices(task) if task.asked.mode == CHOOSE else None


def _describe(session: Solving) -> str:
    """Return what lies on the table, in words."""
    task = session.task
    done = session.attempt.done if session.stage == ASKING else ""
    return describe(state_after(task, done), CARDS, task.player, task.names)


STORELESS = "storeless"
"""Its answer hangs on areas that are tabs on a small screen: on paper it needs a page."""

FACE: TableFace[Task, Attempt, Explanation] = TableFace(
    tabletop=TABLETOP,
    answers=ANSWERS,
    acts=ACTS,
    title=lambda task: _(task.asked.title),
    question=lambda task: task.asked.question(task),
    style="factory-puzzle",
    choices=_choices,
    on_table=_on_table,
    done=lambda attempt: attempt.done or attempt.choice,
    done_words=in_words,
    trying=lambda made: made.chosen != NOTHING,
    chosen=lambda attempt: attempt.chosen,
    sheet=lambda task: (
        task.asked.mode == RUN or task.asked.theme == "factory" or task.asked.id == STORELESS
    ),
    pieces=_pieces,
    worth=lambda task, value: task.asked.worth(value),
    describe=_describe,
)
