"""Two Wilds: where do they do most in the last turn of the game?"""

from __future__ import annotations

from itertools import combinations
from random import Random

from tutor.chocolatiers_2019.puzzles import turn_answers
from tutor.chocolatiers_2019.puzzles.model import Kind, Task
from tutor.chocolatiers_2019.puzzles.outcomes import End, worth
from tutor.chocolatiers_2019.state import FIRST, State
from tutor.chocolatiers_family.kinds import WILD
from tutor.chocolatiers_family.puzzles.clues import box_clue
from tutor.chocolatiers_family.puzzles.features import of_placing
from tutor.chocolatiers_family.puzzles.greedy import hasty_wild
from tutor.chocolatiers_family.puzzles.lines import margin_line, race_lines, wild_line
from tutor.chocolatiers_family.puzzles.model import PLACE, Clue, Line, Pieces
from tutor.chocolatiers_family.puzzles.placement_answers import after, placed, steps_to
from tutor.i18n import N_, _
from tutor.puzzles.model import Proof, Puzzle

ID = "chain"
TWO = 2
MOST = 3
"""Answers that may be right."""


def _propose(state: State, rng: Random) -> list[Task]:
    me = state.player
    if state.phase != FIRST or state.turns_left != 0 or state.wilds[me] < TWO:
        return []
    return [Task(ID, state, me, wilds=TWO)]


def _ways(task: Task) -> dict[str, int]:
    """Return what every way to place none, one or two Wilds is worth."""
    own = task.position.own
    free = [space for space in own.spaces if own.at(*space) != WILD]
    found: dict[str, int] = {}
    for count in range(TWO + 1):
        for spaces in combinations(free, count):
            display = own
            for space in spaces:
                display = display.with_wild(*space)
            left = task.state.wilds[task.player] - count
            found[str(display)] = worth(task.state, End(display, left))
    return found


def _prove(task: Task) -> Proof | None:
    """Both are placed, races move, and no box would have done more."""
    state = task.state
    if state.phase != FIRST or task.wilds != TWO or state.wilds[task.player] < TWO:
        return None
    ways = _ways(task)
    best, second = sorted(set(ways.values()), reverse=True)[:2] if len(ways) > 1 else (0, 0)
    right = tuple(text for text, points in ways.items() if points == best)
    steps = [steps_to(task, text) for text in right]
    if len(right) > MOST or any(step is None or len(step.wilds) < TWO for step in steps):
        return None
    if best < max(turn_answers.standing(state).values()) or abs(best) > turn_answers.FAR_OFF:
        return None
    hasty = {str(two) for one in hasty_wild(task.position.own) for two in hasty_wild(one)}
    greedy = next((text for text in sorted(hasty) if text in right), min(hasty))
    return Proof(right, best, second, len(ways), greedy)


def _value(task: Task, answer: str) -> int | None:
    display = placed(task, answer)
    if display is None:
        return None
    used = display.wilds - task.position.own.wilds
    return worth(task.state, End(display, task.state.wilds[task.player] - used))


def _lines(puzzle: Puzzle[Task], answer: str) -> list[Line]:
    task = puzzle.task
    mine, better = after(task, answer), after(task, puzzle.proof.answers[0])
    right = answer in puzzle.proof.answers
    found = race_lines(task, mine, better, right)
    if mine.wilds[task.player] > better.wilds[task.player]:
        found.append(wild_line(mine, better))
    return [*found, margin_line(mine)]


def _moved(task: Task, answer: str) -> list[str]:
    before, now = (task.position.edition.awards(p.displays) for p in _both(task, answer))
    return [key for key in now if now[key].winner != before[key].winner]


def _both(task: Task, answer: str):  # type: ignore[no-untyped-def]
    return task.position, after(task, answer)


def _hint(puzzle: Puzzle[Task], level: int) -> Clue:
    from tutor.chocolatiers_family.puzzles.clues import race_clue

    task, answer = puzzle.task, puzzle.proof.answers[0]
    moved = _moved(task, answer)
    if level == 1 and moved:
        return race_clue(task, moved[0])
    steps = steps_to(task, answer)
    wilds = steps.wilds if steps else ()
    return box_clue(task, _("One of the Wilds goes on a marked box."), wilds[:1])


def _broken(task: Task, answer: str) -> tuple[str, ...]:
    then = after(task, answer)
    found = then.edition.awards(then.displays)
    if any(task.player in award.tied for award in found.values()):
        return ("8.2",)
    return ("5.4",) if then.wilds[task.player] == task.position.wilds[task.player] - TWO else ()


CHAIN = Kind(
    id=ID,
    title=N_("Two Wilds"),
    line=N_("Where do two Wilds bring most?"),
    symbol="W",
    mode=PLACE,
    theme="wilds",
    clauses=("5.1", "5.3", "5.4", "5.5", "5.7", "8.1"),
    pieces=Pieces(wilds=TWO, may_keep=True),
    question=lambda task: _(
        "Last turn: where do two Wilds go, each a point if you keep it? Get the most over the best "
        "rival."
    ),
    propose=_propose,
    prove=_prove,
    value=_value,
    lines=_lines,
    hint=_hint,
    after=after,
    broken=_broken,
    features=of_placing,
    base=1350,
    turn=True,
    last=True,
    margin=True,
)
