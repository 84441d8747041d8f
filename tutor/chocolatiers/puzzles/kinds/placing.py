"""What the puzzles solved on the board share: answers are the own display afterwards."""

from __future__ import annotations

from tutor.chocolatiers.components import load_components
from tutor.chocolatiers.display import Display, DisplayError
from tutor.chocolatiers.kinds import WILD
from tutor.chocolatiers.puzzles.judge import worth_of
from tutor.chocolatiers.puzzles.model import Task
from tutor.chocolatiers.puzzles.position import Aim
from tutor.chocolatiers.puzzles.solver import Solution, solve
from tutor.puzzles.model import Proof


def best_value(solution: Solution, hasty: Display) -> Proof | None:
    """The proof of a board puzzle if exactly one answer is best, else None."""
    if not solution.unique:
        return None
    answer = solution.answers[0]
    return Proof(
        (str(answer.display),), solution.value, solution.runner_up, solution.searched, str(hasty)
    )


def value_of(task: Task, aim: Aim, answer: str) -> int | None:
    """What the own display after a move is worth; None if the task's pieces cannot make it."""
    try:
        display = Display.parse(answer, wild_chain=task.position.own.wild_chain)
    except DisplayError:
        return None
    used = display.wilds - task.position.own.wilds
    if not 0 <= used <= task.wilds:
        return None
    for grown in _grown(task):
        if _only_wilds_differ(grown, display):
            left = task.position.wilds[task.position.player] - used
            points = sum(grown.points)
            return worth_of(task.position, aim, display, points, left, load_components())
    return None


def _grown(task: Task) -> list[Display]:
    """The own display with the task's boxes, each way."""
    found = [task.position.own]
    for tile in task.tiles:
        found = [
            display.with_box(row, column, face, tile.points)
            for display in found
            for row, column in display.open_places
            for face in tile.faces
        ]
    return found


def _only_wilds_differ(before: Display, after: Display) -> bool:
    return len(before.rows) == len(after.rows) and all(
        len(old) == len(new)
        and all(a == b or (b == WILD and a != "-") for a, b in zip(old, new, strict=True))
        for old, new in zip(before.rows, after.rows, strict=True)
    )


def value_without(task: Task, aim: Aim, wilds: int) -> int:
    """The best that could be had with fewer Wilds."""
    return solve(task.position, aim, task.tiles, wilds).value
