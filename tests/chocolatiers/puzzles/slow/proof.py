"""The answers of a puzzle as they are accepted and refused, held against the slow search."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from tests.chocolatiers.puzzles.slow import (
    cards,
    last_round,
    paying,
    placing,
    reading,
    ruling,
    turns,
    two_turns,
)
from tests.chocolatiers.puzzles.slow.rules import GAME, Answers
from tutor.chocolatiers import Action
from tutor.chocolatiers.puzzles.model import Task
from tutor.chocolatiers_family.puzzles.explain import AnswerError, judge
from tutor.puzzles.model import Puzzle

Search = Callable[[Task], Answers]


def best_of(values: Callable[[Task], dict[Action, int]]) -> Search:
    """The turns that are worth most, as texts."""

    def search(task: Task) -> Answers:
        found = values(task)
        return {
            GAME.action_text(action): value == max(found.values())
            for action, value in found.items()
        }

    return search


SEARCHES: dict[str, Search] = {
    "who": reading.who,
    "tally": reading.tally,
    "fewest": reading.fewest,
    "steal": placing.steal,
    "spoil": placing.spoil,
    "two": placing.two,
    "keep": placing.keep,
    "last": placing.last,
    "pay": paying.pay,
    "turn": best_of(turns.one_turn),
    "reply": best_of(turns.reply),
    "round": best_of(last_round.last_round),
    "race": best_of(two_turns.two_turns),
    "twice": best_of(two_turns.two_turns),
    "draft": cards.draft,
    "hold": cards.hold,
    "ruling": ruling.ruling,
    "cover": placing.cover,
}
"""By kind: every answer to a task, and whether it meets the words."""


def complaints(puzzle: Puzzle[Task], answers: Answers | None = None) -> list[str]:
    """What is wrong with a puzzle: a position that cannot be, an answer that is accepted and does
    not meet the words, one that meets them and is refused. [] if all is well.
    """
    task = puzzle.task
    found = [f"the position cannot be: {reason.message}" for reason in GAME.status(task.state)]
    answers = SEARCHES[task.kind](task) if answers is None else answers
    if not any(answers.values()):
        found.append("no answer meets the words")
    for answer in sorted(answers.keys() | set(puzzle.proof.answers)):
        right, taken = answers.get(answer, False), accepted(puzzle, answer)
        if taken and not right:
            found.append(f"accepted, but wrong: {answer}")
        if right and not taken:
            found.append(f"right, but refused: {answer}")
    return [f"{puzzle.id}: {text}" for text in found]


def accepted(puzzle: Puzzle[Task], answer: str) -> bool:
    """Whether the tutor takes this answer for right."""
    try:
        return judge(puzzle, answer).correct
    except AnswerError:
        return False


def sample(puzzles: Iterable[Puzzle[Task]], kind: str, number: int) -> list[Puzzle[Task]]:
    """So many puzzles of a kind: the ids are hashes, so the first of them are a fair choice."""
    return sorted((p for p in puzzles if p.task.kind == kind), key=lambda p: p.id)[:number]
