"""Shared by Steal it and Spoil it: one Wild decides the race for a named card."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from tutor.chocolatiers.puzzles.model import Task
from tutor.chocolatiers.puzzles.placement_answers import proof_of
from tutor.chocolatiers.puzzles.position import Aim
from tutor.chocolatiers.puzzles.solver import solve
from tutor.chocolatiers.state import State
from tutor.chocolatiers_family.display import Display
from tutor.chocolatiers_family.kinds import EMPTY, WILD
from tutor.chocolatiers_family.puzzles.clues import box_clue, race_clue
from tutor.chocolatiers_family.puzzles.features import of_placing
from tutor.chocolatiers_family.puzzles.lines import margin, race_line, race_lines
from tutor.chocolatiers_family.puzzles.model import Clue, Features, Line
from tutor.chocolatiers_family.puzzles.placement_answers import after, steps_to
from tutor.chocolatiers_family.scoring import awards
from tutor.i18n import _, ngettext
from tutor.kit.words import signed
from tutor.puzzles.model import Proof, Puzzle

MOST_RIGHT = 2
"""A question with more right answers asks for little."""


def proposing(kind: str) -> Callable[[State, Random], list[Task]]:
    """Return the tasks of this kind: a card that a rival leads, and a Wild to place."""

    def propose(state: State, rng: Random) -> list[Task]:
        me = state.player
        if not state.wilds[me]:
            return []
        led = [c for c, a in awards(state.displays).items() if a.winner not in (None, me)]
        return [Task(kind, state, me, card, wilds=1) for card in led]

    return propose


def proving(aim: str) -> Callable[[Task], Proof | None]:
    """Return every space from which the Wild reaches the aim."""

    def prove(task: Task) -> Proof | None:
        if lacking_race(task):
            return None
        solution = solve(task.position, Aim(aim, task.cards), wilds=task.wilds)
        if not solution.value or len(solution.answers) > MOST_RIGHT:
            return None
        return proof_of(solution.answers, solution, hasty(task.position.own, task.cards))

    return prove


def hasty(display: Display, card: str) -> list[Display]:
    """Return a Wild beside the largest group as it lies, on empty spaces if there are any:
    all ties."""
    groups = display.groups(card)
    largest = [g for g in groups if len(g) == len(groups[0])]
    beside = {
        near
        for group in largest
        for r, c in group
        for near in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1))
        if near not in group and near in display.spaces and display.at(*near) != WILD
    }
    empty = {space for space in beside if display.at(*space) == EMPTY}
    return [display.with_wild(*space) for space in sorted(empty or beside)]


def lines(puzzle: Puzzle[Task], answer: str) -> list[Line]:
    """Return the race that was named; of a right answer whatever else the Wild has changed, and
    whether keeping it would have counted more; of a wrong one how the group could have grown."""
    task = puzzle.task
    then = after(task, answer)
    if answer not in puzzle.proof.answers:
        better = after(task, puzzle.proof.answers[0])
        return [race_line(then, task.cards), _growth(task, better.own)]
    found = race_lines(task, then, then, True, task.cards)
    kept, placed = margin(task.position), margin(then)
    if placed >= kept:
        return found
    text = _(
        "For the score as it stands, keeping the Wild would be better: {kept} against your "
        "best rival instead of {placed}."
    )
    return [*found, Line(text.format(kept=signed(kept), placed=signed(placed)), "10.2")]


def _growth(task: Task, better: Display) -> Line:
    """Return what a right Wild makes of the own groups, without saying where it lies."""
    largest = better.groups(task.cards)[0]
    joined = sum(bool(group & largest) for group in task.position.own.groups(task.cards))
    if joined > 1:
        text = _("The Wild could have joined {joined} of your groups to one of {n}.")
    else:
        text = _("The Wild could have made a group of {n}.")
    return Line(text.format(joined=joined, n=len(largest)), "6.4", task.cards)


def hint(puzzle: Puzzle[Task], level: int) -> Clue:
    """Return how the race stands; then the box."""
    task = puzzle.task
    if level == 1:
        return race_clue(task, task.cards)
    steps = steps_to(task, puzzle.proof.answers[0])
    spaces = steps.wilds if steps else ()
    return box_clue(task, _("A Wild belongs in this box."), spaces, task.cards)


def lacking_race(task: Task) -> str:
    """Return what the race lacks that a rival must lead, "" if nothing."""
    winner = awards(task.position.displays)[task.cards].winner
    if winner == task.player:
        return _("You lead this card already.")
    return _("No rival leads this card.") if winner is None else ""


def why_not(aim: str) -> Callable[[Task], str]:
    """Return why a task is no puzzle."""

    def said(task: Task) -> str:
        solution = solve(task.position, Aim(aim, task.cards), wilds=task.wilds)
        count = len(solution.answers)
        if lacking_race(task) or solution.value:
            text = ngettext("{n} space does it.", "{n} spaces do it: too easy.", count)
            return lacking_race(task) or text.format(n=count)
        return _("No Wild can do it here.")

    return said


def only_counting(task: Task, proof: Proof) -> bool:
    """Return whether one space more is all it takes, wherever the Wild lies beside the
    largest group."""
    sizes = awards(task.position.displays)[task.cards].sizes
    beside = map(str, hasty(task.position.own, task.cards))
    return max(sizes) - sizes[task.player] == 1 and set(beside) <= set(proof.answers)


def features(task: Task, proof: Proof) -> Features:
    """Return the features that make the task hard to see."""
    return of_placing(task, proof, task.cards)
