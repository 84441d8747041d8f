"""Keep or place?: in the last turn of the game, a Wild's own point against what it would win."""

from __future__ import annotations

from random import Random

from tutor.chocolatiers.puzzles.bonus import best_otherwise, bonus_phases
from tutor.chocolatiers.puzzles.last_turn import last_bonus
from tutor.chocolatiers.puzzles.model import Task
from tutor.chocolatiers.puzzles.one_wild import MOST_RIGHT
from tutor.chocolatiers.puzzles.placement_answers import proof_of
from tutor.chocolatiers.puzzles.position import Aim
from tutor.chocolatiers.puzzles.solver import solve
from tutor.chocolatiers.state import BONUS, State
from tutor.chocolatiers_family.puzzles import tricks
from tutor.chocolatiers_family.puzzles.clues import box_clue, race_clue
from tutor.chocolatiers_family.puzzles.greedy import hasty_wild
from tutor.chocolatiers_family.puzzles.lines import margin_line, race_lines, tie_lines, wild_line
from tutor.chocolatiers_family.puzzles.model import Clue, Line, Pieces
from tutor.chocolatiers_family.puzzles.placement_answers import after, steps_to
from tutor.i18n import N_, _, ngettext
from tutor.puzzles.model import Proof, Puzzle


def _propose(state: State, rng: Random) -> list[Task]:
    """Propose a task for each hand with which the last turn can come to its bonus."""
    if state.last_turns != 1 or not state.wilds[state.player]:
        return []
    return [Task("keep", seen, seen.player, wilds=1) for seen in bonus_phases(state)]


def _prove(task: Task) -> Proof | None:
    """Keeping it is a fine answer, but only where a Wild could win or spoil something."""
    if task.state.phase != BONUS:
        return None
    solution = solve(task.position, Aim(), wilds=1)
    if solution.runner_up is None or len(solution.answers) > MOST_RIGHT:
        return None
    own = task.position.own
    hasty = hasty_wild(own)
    if all(display.largest_groups == own.largest_groups for display in hasty):
        return None
    if best_otherwise(task) >= solution.value:
        return None
    return proof_of(solution.answers, solution, hasty)


def _lines(puzzle: Puzzle[Task], answer: str) -> list[Line]:
    task = puzzle.task
    right = answer in puzzle.proof.answers
    then, better = after(task, answer), after(task, puzzle.proof.answers[0])
    races = race_lines(task, then, better, right)
    found = races or [wild_line(then, task.position if right else better)]
    return [*found, *tie_lines(then, own=True), margin_line(then)]


def _hint(puzzle: Puzzle[Task], level: int) -> Clue:
    task, answer = puzzle.task, puzzle.proof.answers[0]
    steps = steps_to(task, answer)
    spaces = steps.wilds if steps else ()
    if level == 1:
        races = race_lines(task, after(task, answer), task.position, True)
        if races:
            return race_clue(task, races[0].kind)
        return Clue(_("A Wild you keep is 1 point. What would it win here?"))
    if not spaces:
        return Clue(_("Compare each card you could win with all you would lose for it."))
    return box_clue(task, _("Look at this box: is a Wild on it worth more than its point?"), spaces)


def _why_not(task: Task) -> str:
    solution = solve(task.position, Aim(), wilds=1)
    count = len(solution.answers)
    if count > MOST_RIGHT:
        return ngettext(
            "{n} answer is equally good.", "{n} answers are equally good.", count
        ).format(n=count)
    if best_otherwise(task) >= solution.value:
        return _("A box would be as good or better.")
    return _("A Wild would change no group: nothing tempts here.")


KEEP = last_bonus(
    id="keep",
    title=N_("Keep or place?"),
    line=N_("A card, or the Wild’s own point?"),
    symbol="W",
    theme="wilds",
    clauses=("6.7", "9.1", "9.3", "10.2"),
    pieces=Pieces(wilds=1, may_keep=True),
    question=lambda task: _(
        "Last turn: place a Wild, or keep its point? Get the most over the best rival."
    ),
    propose=_propose,
    prove=_prove,
    lines=_lines,
    hint=_hint,
    why_not=_why_not,
    tricks={"beside most chocolates": tricks.beside_most},
    sort=tricks.wild_sort,
    base=1350,
)
