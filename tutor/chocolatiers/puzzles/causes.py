"""Which rule a wrong answer broke: that of the misreading under which it would be right.

Practice goes by it: who counts corner to corner gets clause 9.1 again, and not all that the puzzle
was about.
"""

from __future__ import annotations

from tutor.chocolatiers.puzzles.misreading import (
    MISREADINGS,
    RIGHT,
    Reading,
    Table,
    scores,
    winners,
)
from tutor.chocolatiers_family.display import Display, Place
from tutor.chocolatiers_family.kinds import KINDS, WILD
from tutor.chocolatiers_family.puzzles import explain
from tutor.chocolatiers_family.puzzles.explain import judge, table_after
from tutor.chocolatiers_family.puzzles.model import NOBODY, PLACE, SHARED, AnyKindOf, Asked
from tutor.puzzles.model import AnyPuzzle

EQUAL_POINTS = "10.4"


def broken(puzzle: AnyPuzzle, answer: str) -> tuple[str, ...]:
    """Return the clauses a wrong answer broke, () for a right one.

    Where no misreading makes it right, that of the first line of its explanation.
    """
    asked: AnyKindOf = puzzle.task.asked
    if asked.broken is not None or judge(puzzle, answer).correct:
        return explain.broken(puzzle, answer)
    if _over_equal_points(puzzle.task, answer):
        return (EQUAL_POINTS,)
    found = next((each for each in MISREADINGS if _right_under(each, puzzle, answer)), None)
    return explain.broken(puzzle, answer) if found is None else (found.clause,)


def _right_under(reading: Reading, puzzle: AnyPuzzle, answer: str) -> bool:
    """Return whether the answer would be right if the rules were read so."""
    task, kind = puzzle.task, puzzle.task.asked
    if kind.mode == PLACE:
        mine, best = (_seen(task, each) for each in (answer, puzzle.proof.answers[0]))
        me = task.position.player
        if task.cards:
            card = KINDS.index(task.cards)
            return winners(mine, reading, me)[card] == winners(best, RIGHT, me)[card]
        return _margin(mine, reading) >= _margin(best, reading)
    choices = kind.choices(task) if kind.choices is not None else {}
    table = Table(task.position)
    if NOBODY in choices and task.cards:
        chosen = None if answer == NOBODY else int(answer)
        player = task.position.player if chosen is None else chosen
        return winners(table, reading, player)[KINDS.index(task.cards)] == chosen
    if SHARED in choices:
        player = task.position.player if answer == SHARED else int(answer)
        points = scores(table, reading, player)
        leaders = [each for each, total in enumerate(points) if total == max(points)]
        return len(leaders) > 1 if answer == SHARED else leaders == [player]
    return False


def _over_equal_points(task: Asked, answer: str) -> bool:
    """Return whether the points are equal, and the answer errs in what decides then."""
    choices = task.asked.choices
    if choices is None or SHARED not in choices(task):
        return False
    points = scores(Table(task.position), RIGHT, task.position.player)
    leaders = [str(each) for each, total in enumerate(points) if total == max(points)]
    return len(leaders) > 1 and answer in (SHARED, *leaders)


def _margin(table: Table, reading: Reading) -> int:
    """Return one's own points less those of the best rival, as it is read."""
    me = table.position.player
    points = scores(table, reading, me)
    return points.pop(me) - max(points)


def _seen(task: Asked, answer: str) -> Table:
    """Return the table after an answer that is put on the board."""
    after = table_after(task, answer)
    return Table(after, _covered(task.position.own, after.own))


def _covered(before: Display, after: Display) -> dict[Place, str]:
    """Return the chocolates that new Wilds lie on. A new box may have moved all by two
    spaces."""
    for down in (0, 2):
        for right in (0, 2):
            pairs = {
                (r + down, c + right): (before.at(r, c), after.at(r + down, c + right))
                for r, c in before.spaces
            }
            if all(was == now or now == WILD for was, now in pairs.values()):
                return {place: was for place, (was, now) in pairs.items() if was != now}
    return {}
