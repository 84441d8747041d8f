"""Last box: in the last turn of the game, where the box goes and how it is turned."""

from __future__ import annotations

from random import Random

from tutor.chocolatiers.puzzles.bonus import best_otherwise, bonus_phases, open_stacks
from tutor.chocolatiers.puzzles.last_turn import last_bonus
from tutor.chocolatiers.puzzles.model import Task
from tutor.chocolatiers.puzzles.one_wild import MOST_RIGHT
from tutor.chocolatiers.puzzles.placement_answers import proof_of
from tutor.chocolatiers.puzzles.position import Aim
from tutor.chocolatiers.puzzles.solver import solve
from tutor.chocolatiers.state import BONUS, State
from tutor.chocolatiers_family.puzzles.clues import race_clue
from tutor.chocolatiers_family.puzzles.greedy import hasty_box
from tutor.chocolatiers_family.puzzles.lines import margin_line, race_lines, tie_lines
from tutor.chocolatiers_family.puzzles.model import Clue, Line, Pieces
from tutor.chocolatiers_family.puzzles.placement_answers import after, steps_to
from tutor.i18n import N_, _, ngettext
from tutor.puzzles.model import Proof, Puzzle


def _propose(state: State, rng: Random) -> list[Task]:
    """Find every box that some card taken in the last turn pays for; each box once."""
    if state.last_turns != 1:
        return []
    found: dict[int, Task] = {}
    for seen in bonus_phases(state):
        for stack in open_stacks(seen):
            found.setdefault(stack, Task("last", seen, seen.player, stacks=(stack,)))
    return list(found.values())


def _prove(task: Task) -> Proof | None:
    """No other bonus would be better than this box at its best place."""
    if task.state.phase != BONUS:
        return None
    solution = solve(task.position, Aim(), task.tiles)
    if solution.runner_up is None or len(solution.answers) > MOST_RIGHT:
        return None
    if best_otherwise(task) > solution.value:
        return None
    return proof_of(solution.answers, solution, hasty_box(task.position.own, task.tiles[0]))


def _lines(puzzle: Puzzle[Task], answer: str) -> list[Line]:
    task = puzzle.task
    right = answer in puzzle.proof.answers
    then, better = after(task, answer), after(task, puzzle.proof.answers[0])
    races = race_lines(task, then, better, right)
    return [*races, *tie_lines(then, own=True), margin_line(then)]


def _hint(puzzle: Puzzle[Task], level: int) -> Clue:
    task, answer = puzzle.task, puzzle.proof.answers[0]
    races = race_lines(task, after(task, answer), task.position, True)
    kind = races[0].kind if races else ""
    if level == 1:
        if kind:
            return race_clue(task, kind)
        return Clue(_("It wins no card here. Which place loses you none?"))
    steps = steps_to(task, answer)
    where = "place:{},{}".format(*steps.place) if steps and steps.place is not None else ""
    return Clue(_("The box goes here. How must it be turned?"), kind, (where,) if where else ())


def _why_not(task: Task) -> str:
    solution = solve(task.position, Aim(), task.tiles)
    count = len(solution.answers)
    if not count:
        return _("There is no way to play it.")
    if count > MOST_RIGHT:
        return ngettext(
            "{n} answer is equally good.", "{n} answers are equally good.", count
        ).format(n=count)
    if solution.runner_up is None:
        return _("There is only one way to play: nothing to find.")
    return _("Another bonus would be better than this box.")


LAST = last_bonus(
    id="last",
    title=N_("Last box"),
    line=N_("Place and turn the box."),
    symbol="N",
    theme="boxes",
    clauses=("5.2", "5.3", "5.4", "9.1"),
    pieces=Pieces(tiles=1),
    question=lambda task: _(
        "Last turn: where does the box go, how turned? Get the most over the best rival."
    ),
    propose=_propose,
    prove=_prove,
    lines=_lines,
    hint=_hint,
    why_not=_why_not,
    base=1100,
)
