"""The puzzle pages on a browser of paper: what their tests share."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.chocolatiers.widgets.test_puzzles_answer import SAMPLES, clicks_for
from tests.widgets.paper import Paper
from tutor.chocolatiers.puzzles.kinds import PUZZLE_KINDS
from tutor.chocolatiers.puzzles.model import Task
from tutor.chocolatiers_family.puzzles.model import PLACE
from tutor.puzzles.model import Puzzle

ONE_OF_EACH = [sample[-1] for sample in SAMPLES]
EVERY_KIND = pytest.mark.parametrize("puzzle", ONE_OF_EACH, ids=lambda p: p.task.kind)


def by_board() -> list[Puzzle[Task]]:
    return [p for p in ONE_OF_EACH if PUZZLE_KINDS[p.task.kind].mode == PLACE]


ON_THE_BOARD = pytest.mark.parametrize("puzzle", by_board(), ids=lambda p: p.task.kind)


def answer(page: Paper, puzzle: Puzzle[Task], text: str) -> None:
    for target in clicks_for(puzzle.task, text):
        page.act(target)
    page.act("check")


def asks(page: Paper) -> bool:
    """Whether a puzzle waits for its answer: to be checked, or for a turn to be played."""
    return bool(page.all("#check, .turn-puzzle"))


def practice(page: Paper) -> dict[str, Any]:
    return json.loads(page.stored.get("practice", '{"tried": 0, "solved": 0, "days": []}'))
