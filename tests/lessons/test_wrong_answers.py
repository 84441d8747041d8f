"""Plausible wrong answers to the tasks of the notebooks: each is told what it is about."""

from __future__ import annotations

from importlib import import_module

import pytest

from tests.serving import ROOT
from tutor import GAMES
from tutor.i18n import _
from tutor.kit.exercise import Exercise, Slip, check
from tutor.rooms import room

TASKS: list[tuple[str, str, Exercise]] = [
    (game, name, exercise)
    for game in GAMES
    if (ROOT / "notebooks" / "lessons" / game).is_dir()
    for name, exercise in import_module(f"{room(game).package}.exercises").EXERCISES.items()
]
SLIPS = [
    pytest.param(task, slip, id=f"{game}-{name}-{number}")
    for game, name, task in TASKS
    for number, slip in enumerate(task.slips)
]


@pytest.mark.parametrize(("game", "name", "task"), TASKS, ids=[f"{g}-{n}" for g, n, _t in TASKS])
def test_a_task_knows_three_wrong_answers_or_more(game: str, name: str, task: Exercise) -> None:
    assert len(task.slips) >= 3, f"{game}: {name}"


@pytest.mark.parametrize(("task", "slip"), SLIPS)
def test_a_wrong_answer_is_told_what_it_is_about(task: Exercise, slip: Slip) -> None:
    checked = check(task, slip.makes)
    assert not checked
    assert checked.text.splitlines()[0] == "✗ " + _(slip.text)
    assert checked.clause == slip.clause
