"""Shared by puzzles that are solved on the board; an answer is the own display after the
turn."""

from __future__ import annotations

from collections.abc import Iterable

from tutor.chocolatiers.components import load_components
from tutor.chocolatiers.puzzles.judge import worth_of
from tutor.chocolatiers.puzzles.model import Task
from tutor.chocolatiers.puzzles.position import Aim
from tutor.chocolatiers.puzzles.solver import Answer, Solution
from tutor.chocolatiers_family.display import Display
from tutor.chocolatiers_family.puzzles.placement_answers import placed
from tutor.puzzles.model import Proof


def proof_of(answers: Iterable[Answer], solution: Solution, hasty: Iterable[Display]) -> Proof:
    """Return the proof that these answers of a search are right. `hasty`: what a player in a
    hurry may do, every tie-break of it."""
    right = tuple(dict.fromkeys(str(answer.display) for answer in answers))
    tempted = tuple(str(display) for display in hasty)
    greedy = next((text for text in tempted if text in right), next(iter(tempted), ""))
    return Proof(right, solution.value, solution.runner_up, solution.searched, greedy)


def value_of(task: Task, aim: Aim, answer: str) -> int | None:
    """Return what an answer is worth; None if the task's pieces cannot make it."""
    display = placed(task, answer)
    if display is None:
        return None
    left = task.state.wilds[task.player] - (display.wilds - task.position.own.wilds)
    return worth_of(task.position, aim, display, left, load_components())
