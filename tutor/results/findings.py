"""What a teacher reads out of many results: the rule to talk about, who is stuck where, how the
tasks of the notebooks went, which puzzles misled most.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import attrs

from tutor.kit.tries import PLAYER
from tutor.lessons.model import AnyLesson
from tutor.results.heat import Heat, answers_of, exercises, lessons
from tutor.results.result import Result
from tutor.results.tally import Answer, task_key
from tutor.rooms import qualified, split


@attrs.frozen
class Finding:
    """The rule that most learners needed help with. `said`: the most frequent wrong answer or
    message about it, "" if none came more than once.
    """

    clause: str
    needed: int
    met: int
    said: str = ""


def finding(results: Sequence[Result], found: Heat) -> Finding | None:
    """Return the rule to talk about; None if nobody needed help."""
    clause = next(iter(found.clauses), "")
    if not clause or not found.needed_help(clause):
        return None
    said: Counter[str] = Counter()
    for result in results:
        for key, step in result.tally.steps.items():
            if split(key)[0] == found.game:
                said.update({slip.said for slip in step.slips if slip.clause == clause})
    said.pop("", None)
    words, times = max(said.items(), key=lambda each: (each[1], each[0]), default=("", 0))
    return Finding(
        clause, found.needed_help(clause), len(found.of(clause)), words if times > 1 else ""
    )


@attrs.frozen
class Stuck:
    """A step that learners are stuck at: the lesson, the step's number from 1, and who."""

    lesson: AnyLesson
    number: int
    learners: tuple[str, ...]


def stuck(results: Sequence[Result], game: str) -> tuple[Stuck, ...]:
    """Return the steps that were begun and not solved, those of most learners first."""
    found = []
    for lesson in lessons(game):
        name = qualified(game, lesson.id)
        for number in range(1, len(lesson.steps) + 1):
            entries = ((r.name, r.tally.steps.get(f"{name}/{number}")) for r in results)
            who = tuple(
                learner for learner, entry in entries if entry is not None and not entry.solved
            )
            if who:
                found.append(Stuck(lesson, number, who))
    return tuple(sorted(found, key=lambda each: -len(each.learners)))


@attrs.frozen
class Tried:
    """A task of the notebooks: how many have done it right, of how many who tried; who has not.

    `task`: its name. `said`: what was told most often, and `times` how often; "" if all did it
    right at once. `clause`: the rule it is about, "" for a computer player.
    """

    task: str
    clause: str
    right: int
    met: int
    learners: tuple[str, ...]
    said: str = ""
    times: int = 0


def tasks(results: Sequence[Result], game: str) -> tuple[Tried, ...]:
    """Return the tasks that somebody tried, those that most have not done right first."""
    found = []
    known = exercises(game)
    for name in (*known, PLAYER):
        entries = [
            (result.name, result.tally.steps[key])
            for result in results
            if (key := task_key(game, name)) in result.tally.steps
        ]
        if not entries:
            continue
        said: Counter[str] = Counter()
        for _who, entry in entries:
            said.update({slip.said: slip.times for slip in entry.slips if slip.said})
        words, times = max(said.items(), key=lambda each: (each[1], each[0]), default=("", 0))
        wrong = tuple(who for who, entry in entries if not entry.solved)
        clause = known[name].clause if name in known else ""
        right = len(entries) - len(wrong)
        found.append(Tried(name, clause, right, len(entries), wrong, words, times))
    return tuple(sorted(found, key=lambda each: -len(each.learners)))


@attrs.frozen
class Misled:
    """A puzzle and how many it misled. `said`: the most frequent wrong answer, and `times` how
    often; "" if it is not known. `puzzle`, `kind`: ids without the game.
    """

    puzzle: str
    kind: str
    wrong: int
    met: int
    said: str = ""
    times: int = 0


def misled(results: Sequence[Result], game: str) -> tuple[Misled, ...]:
    """Return the puzzles that somebody answered wrong, those that misled most first."""
    answers: dict[str, list[Answer]] = {}
    for result in results:
        for answer in answers_of(result, game):
            answers.setdefault(answer.puzzle, []).append(answer)
    found = [_misled(each) for each in answers.values() if not all(a.right for a in each)]
    return tuple(sorted(found, key=lambda each: (-each.wrong, -each.wrong / each.met, each.puzzle)))


def _misled(answers: Sequence[Answer]) -> Misled:
    wrong = [each for each in answers if not each.right]
    said = Counter(each.said for each in wrong if each.said)
    words, times = max(said.items(), key=lambda each: (each[1], each[0]), default=("", 0))
    puzzle, kind = split(wrong[0].puzzle)[1], split(wrong[0].kind)[1]
    return Misled(puzzle, kind, len(wrong), len(answers), words, times)
