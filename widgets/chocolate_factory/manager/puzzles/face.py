"""Shows the puzzles of the solo game on its own tabletop; all are answered by a choice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from attrs import evolve

from tutor.chocolate_factory.manager.puzzles.model import CARDS, GAME, Task, week
from tutor.chocolate_factory.manager.words import describe
from tutor.chocolate_factory.puzzles.judging import Explanation
from tutor.rooms import load_game
from widgets.chocolate_factory.manager.areas import PUZZLE_AREAS
from widgets.chocolate_factory.manager.tabletop import TABLETOP
from widgets.chocolate_factory.offering import NOTHING
from widgets.chocolate_factory.puzzles import face as main
from widgets.chocolate_factory.puzzles.table import Attempt
from widgets.draw.theme import Theme
from widgets.pages.puzzles.solving.at_table import TableFace
from widgets.pages.puzzles.solving.session import ASKING
from widgets.tabletop import Board

WHOLE = ("days", "pair", "won")
"""Kinds whose answer hangs on areas that are tabs on a small screen: on paper they need a page."""


def board(
    task: Task, theme: Theme, marks: Mapping[str, str], *, asked: bool
) -> Board[Any, Any, Any]:
    """Return the table of a task, to look at; `asked`: without what would answer the question."""
    return Board(
        load_game(GAME),
        week(task),
        task.player,
        theme,
        NOTHING,
        marks=marks,
        names=task.names,
        quiet=True,
        asked=asked,
    )


def _on_table(session: main.Solving, theme: Theme) -> Board[Any, Any, Any]:
    asked = session.stage == ASKING
    return board(session.task, theme, main.marks_of(session), asked=asked)


def _describe(session: main.Solving) -> str:
    """Return what lies on the table, in words; what is met only once it is answered."""
    task, told = session.task, session.stage != ASKING
    return describe(week(task), CARDS, task.names, judged=told)


FACE: TableFace[Task, Attempt, Explanation] = evolve(
    main.FACE,
    tabletop=evolve(TABLETOP, areas=PUZZLE_AREAS),
    on_table=_on_table,
    sheet=lambda task: task.asked.id in WHOLE,
    describe=_describe,
)
