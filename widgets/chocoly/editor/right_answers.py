"""Shows the right answers of a puzzle made by hand, on request."""

from __future__ import annotations

import attrs
import htpy as h
from htpy import Node

from tutor.chocoly.actions import parse_action
from tutor.chocoly.puzzles.model import CHOOSE, Task
from tutor.chocoly.puzzles.placement_answers import after
from tutor.chocoly.words import describe_action
from tutor.i18n import _
from tutor.puzzles.model import BETWEEN, Puzzle
from widgets.chocoly.desk import Desk
from widgets.chocoly.puzzles.table import looked_at
from widgets.chocoly.zones import board_picture
from widgets.storage.settings import Frame
from widgets.tabletop.zone import Zone

WIDTH, HEIGHT = 300, 220
"""The board with the answer on it, px."""
MOST = 6
"""Most answers that are written out."""


def answers(puzzle: Puzzle[Task], frame: Frame, zones: list[Zone]) -> Node:
    """Return every right answer in words; the first one on the board."""
    task, answers = puzzle.task, puzzle.proof.answers
    kind = task.asked
    if kind.mode == CHOOSE and kind.choices is not None:
        return h.p(".answer-words")[h.strong[kind.choices(task)[answers[0]]]]
    shown = looked_at(task, after(task, answers[0]), frame.theme, {})
    zone = attrs.evolve(board_picture(Desk(shown), width=WIDTH, height=HEIGHT), name="answer")
    zones.append(zone)
    more = len(answers) - MOST
    return [
        h.ul(".answer-words")[
            (h.li[_in_words(task, answer)] for answer in answers[:MOST]),
            h.li[_("and {n} more").format(n=more)] if more > 0 else None,
        ],
        h.div(".chocoly")[zone.element],
    ]


def _in_words(task: Task, answer: str) -> str:
    actions = [parse_action(text) for text in answer.split(BETWEEN)]
    return " ".join(describe_action(task.state, action) for action in actions)
