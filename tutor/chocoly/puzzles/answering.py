"""What imperfect solvers must know of the puzzles of Chocoly."""

from __future__ import annotations

from random import Random

import attrs

from tutor.chocoly.board import Board
from tutor.chocoly.faces import FLAVOURS
from tutor.chocoly.puzzles.judging import AnswerError, broken, judge, possible
from tutor.chocoly.puzzles.model import PLACE, Task
from tutor.kit.frozen import changed
from tutor.puzzles.answering import Answering, Judged, Misread
from tutor.puzzles.model import AnyPuzzle


def _judged(puzzle: AnyPuzzle, answer: str) -> Judged | None:
    try:
        right = judge(puzzle, answer).correct
    except AnswerError:
        return None
    return right, lambda: broken(puzzle, answer)


def _value(task: Task, answer: str) -> int | None:
    return task.asked.value(task, answer) if possible(task, answer) else None


def _misread(task: Task, rng: Random, much: float) -> Misread:
    """Take each piece on the table for one of another flavour at times."""
    pieces = {
        square: piece._replace(flavour=rng.choice(FLAVOURS)) if rng.random() < much else piece
        for square, piece in task.state.board.items()
    }
    return attrs.evolve(task, state=changed(task.state, board=Board(pieces))), str


ANSWERING = Answering(
    candidates=lambda task: list(task.asked.choices(task)) if task.asked.choices else (),
    tempting=lambda task: [says(task) for says in task.asked.tricks.values()],
    acts=lambda task: task.asked.mode == PLACE,
    judged=_judged,
    value=_value,
    misread=_misread,
    features=lambda task, proof: task.asked.features(task, proof),
)
