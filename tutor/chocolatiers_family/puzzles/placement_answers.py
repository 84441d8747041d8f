"""Answers that are the own display after the turn: the steps that lead to one."""

from __future__ import annotations

import attrs

from tutor.chocolatiers_family.display import Display, DisplayError, Place
from tutor.chocolatiers_family.kinds import NO_TILE, WILD
from tutor.chocolatiers_family.puzzles.model import Asked
from tutor.chocolatiers_family.puzzles.position import Position


@attrs.frozen
class Steps:
    """How an answer lies on the board: where the box goes and which of its faces is up, and the new
    Wilds; all counted from the top left of the own display as the puzzle shows it.
    """

    place: Place | None = None
    turn: int = 0
    wilds: tuple[Place, ...] = ()


def steps_to(task: Asked, answer: str) -> Steps | None:
    """Return the steps from the own display to this answer, None if the task's pieces do not
    lead to it.

    How many of the Wilds are placed is not asked.
    """
    if not task.tiles:
        wilds = wilds_between(task.position.own.rows, tuple(answer.split("/")))
        return None if wilds is None else Steps(wilds=wilds)
    own, tile = task.position.own, task.tiles[0]
    for row, column in own.open_places:
        up, left = max(0, -row), max(0, -column)
        for turn, face in enumerate(tile.faces):
            grown = own.with_box(row, column, face, tile.points)
            wilds = wilds_between(grown.rows, tuple(answer.split("/")))
            if wilds is not None:
                return Steps(
                    (row, column), turn, tuple((r - 2 * up, c - 2 * left) for r, c in wilds)
                )
    return None


def wilds_between(before: tuple[str, ...], after: tuple[str, ...]) -> tuple[Place, ...] | None:
    """Return the spaces on which Wilds were put; None if anything else differs."""
    if [len(row) for row in before] != [len(row) for row in after]:
        return None
    found = []
    for r, (old, new) in enumerate(zip(before, after, strict=True)):
        for c, (was, now) in enumerate(zip(old, new, strict=True)):
            if was != now:
                if now != WILD or was == NO_TILE:
                    return None
                found.append((r, c))
    return tuple(found)


def placed(task: Asked, answer: str) -> Display | None:
    """Return the own display as an answer leaves it; None if the task's pieces cannot make
    it."""
    own, steps = task.position.own, steps_to(task, answer)
    if steps is None or len(steps.wilds) > task.wilds:
        return None
    points = own.points
    if steps.place is not None:
        tile = task.tiles[0]
        points = own.with_box(*steps.place, tile.faces[steps.turn], tile.points).points
    try:
        return Display.parse(answer, points, wild_chain=own.wild_chain)
    except DisplayError:
        return None


def after(task: Asked, answer: str) -> Position:
    """Return the table with the own display as the answer leaves it."""
    display = placed(task, answer)
    if display is None:
        return task.position
    left = task.state.wilds[task.player] - (display.wilds - task.position.own.wilds)
    return task.position.with_own(display, left)
