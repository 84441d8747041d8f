"""Cover it: in the last turn of the game the only best space for a Wild has a chocolate on it."""

from __future__ import annotations

from random import Random

from tutor.chocolatiers.puzzles.bonus import best_otherwise, bonus_phases
from tutor.chocolatiers.puzzles.last_turn import last_bonus
from tutor.chocolatiers.puzzles.model import Task
from tutor.chocolatiers.puzzles.one_wild import MOST_RIGHT
from tutor.chocolatiers.puzzles.placement_answers import proof_of
from tutor.chocolatiers.puzzles.position import Aim
from tutor.chocolatiers.puzzles.solver import Solution, solve
from tutor.chocolatiers.state import BONUS, State
from tutor.chocolatiers_family.display import Display
from tutor.chocolatiers_family.kinds import EMPTY, KINDS, name
from tutor.chocolatiers_family.puzzles import tricks
from tutor.chocolatiers_family.puzzles.clues import box_clue, race_clue
from tutor.chocolatiers_family.puzzles.greedy import hasty_wild
from tutor.chocolatiers_family.puzzles.lines import margin_line, race_lines, tie_lines, wild_line
from tutor.chocolatiers_family.puzzles.model import Clue, Line, Pieces
from tutor.chocolatiers_family.puzzles.placement_answers import after, steps_to
from tutor.i18n import N_, _
from tutor.kit.words import signed
from tutor.puzzles.model import Proof, Puzzle

ID = "cover"
FAR_OFF = 12
"""Points ahead or behind with which the game is decided."""


def _propose(state: State, rng: Random) -> list[Task]:
    me = state.player
    if state.last_turns != 1 or not state.wilds[me] or not _empty(state.displays[me]):
        return []
    return [Task(ID, seen, me, wilds=1) for seen in bonus_phases(state)]


def _empty(display: Display) -> list[Display]:
    """Return the displays with a Wild on a space that is empty."""
    return [display.with_wild(*s) for s in display.spaces if display.at(*s) == EMPTY]


def _solved(task: Task) -> Solution:
    return solve(task.position, Aim(), wilds=1)


def _lacking(task: Task, solution: Solution) -> str:
    """Return what keeps it from being asked, "" if nothing."""
    own = task.position.own
    if task.state.phase != BONUS:
        return _("It must be your Bonus Phase.")
    if not _empty(own):
        return _("Your display has no empty space: a Wild must cover something.")
    if not all(own.at(*answer.wilds[0]) in KINDS for answer in solution.answers if answer.wilds):
        return _("An empty space is as good.")
    if any(not answer.wilds for answer in solution.answers):
        return _("To keep the Wild is as good or better.")
    if len(solution.answers) > MOST_RIGHT:
        return _("{n} spaces are equally good.").format(n=len(solution.answers))
    if abs(solution.value) > FAR_OFF:
        return _("The game is decided: best is {value}.").format(value=signed(solution.value))
    if best_otherwise(task) >= solution.value:
        return _("A box would be as good or better.")
    return ""


def _prove(task: Task) -> Proof | None:
    """Whoever covers nothing is wrong, whichever empty space it is."""
    solution = _solved(task)
    if solution.runner_up is None or _lacking(task, solution):
        return None
    return proof_of(solution.answers, solution, hasty_wild(task.position.own))


def _lines(puzzle: Puzzle[Task], answer: str) -> list[Line]:
    task = puzzle.task
    right = answer in puzzle.proof.answers
    then, better = after(task, answer), after(task, puzzle.proof.answers[0])
    races = race_lines(task, then, better, right)
    found = races or [wild_line(then, task.position)]
    return [*_covered(task, answer), *found, *tie_lines(then, own=True), margin_line(then)]


def _covered(task: Task, answer: str) -> list[Line]:
    """Return what the Wild lies on, and what that costs its group."""
    steps, own = steps_to(task, answer), task.position.own
    if steps is None or not steps.wilds or own.at(*steps.wilds[0]) not in KINDS:
        return []
    kind = own.at(*steps.wilds[0])
    before, now = own.largest(kind), after(task, answer).own.largest(kind)
    if now < before:
        text = _("It covers a {kind}: that group shrinks from {a} to {b}.")
    else:
        text = _("It covers a {kind}: the largest group of {kind} keeps its size, {b}.")
        if now > before:
            text = _("It covers a {kind}, and still joins it: the group grows from {a} to {b}.")
    return [Line(text.format(kind=name(kind), a=before, b=now), "6.3")]


def _hint(puzzle: Puzzle[Task], level: int) -> Clue:
    task, answer = puzzle.task, puzzle.proof.answers[0]
    if level == 1:
        races = race_lines(task, after(task, answer), task.position, True)
        if races:
            return race_clue(task, races[0].kind)
        return Clue(_("A Wild may lie on a chocolate. Which one do you need least?"))
    steps = steps_to(task, answer)
    text = _("One chocolate of this box is worth less than a Wild.")
    return box_clue(task, text, steps.wilds if steps else ())


COVER = last_bonus(
    id=ID,
    title=N_("Cover it"),
    line=N_("A Wild on a chocolate, on purpose."),
    symbol="W",
    theme="wilds",
    clauses=("6.1", "6.3", "6.4", "9.1"),
    pieces=Pieces(wilds=1),
    question=lambda task: _(
        "Last turn: on which chocolate does your Wild get most over the best rival?"
    ),
    propose=_propose,
    prove=_prove,
    lines=_lines,
    hint=_hint,
    why_not=lambda task: _lacking(task, _solved(task)) or _("Every space comes to the same."),
    tricks={"beside most chocolates": tricks.beside_most},
    base=1400,
)
