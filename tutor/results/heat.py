"""How well learners know the rules, by what many results show."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from enum import IntEnum

import attrs

from tutor.kit.exercise import Exercise
from tutor.lessons.course import ways
from tutor.lessons.model import AnyLesson
from tutor.puzzles.games import NoPuzzles, puzzles_of
from tutor.results.result import OWN, Result
from tutor.results.tally import Answer, StepTally, task_key
from tutor.rooms import load_game, qualified, room, split


class Level(IntEnum):
    """How well a learner knows a rule."""

    RIGHT = 0
    """Right at once."""
    SECOND = 1
    """Right at the second try."""
    HELP = 2
    """With a hint, after more slips, or with many puzzles of it wrong."""
    STUCK = 3
    """Not solved yet, or most puzzles of it wrong."""


FEW_WRONG, MANY_WRONG = 1 / 4, 2 / 3
"""Shares of wrong puzzles of a rule: up to the first it went well, above the second the learner is
stuck.
"""


@attrs.frozen
class Heat:
    """Levels of rules by learner. `clauses`: hardest first; `learners`: by name; `levels` by
    (learner, clause), for learners who have met the rule.
    """

    game: str
    clauses: tuple[str, ...]
    learners: tuple[str, ...]
    levels: Mapping[tuple[str, str], Level]

    def level(self, learner: str, clause: str) -> Level | None:
        """Return a learner's level for the rule; None if it was not met."""
        return self.levels.get((learner, clause))

    def of(self, clause: str) -> list[Level]:
        """Return the levels of all who have met the rule."""
        found = (self.level(learner, clause) for learner in self.learners)
        return [level for level in found if level is not None]

    def needed_help(self, clause: str) -> int:
        """Return how many needed help with the rule."""
        return sum(level >= Level.HELP for level in self.of(clause))


def games_of(results: Iterable[Result]) -> tuple[str, ...]:
    """Return the games that the results are about, the most frequent one first."""
    names: Counter[str] = Counter()
    for result in results:
        keys = (*result.stars, *result.at, *result.tally.steps)
        names.update(split(key)[0] for key in keys if not key.startswith(OWN))
        names.update(split(each.puzzle)[0] for each in result.tally.puzzles)
    return tuple(game for game, _count in names.most_common())


def heat(results: Sequence[Result], game: str) -> Heat:
    """Return the heat map of a game."""
    levels = {
        (result.name, clause): level
        for result in results
        for clause, level in levels_of(result, game).items()
    }
    found = Heat(game, (), tuple(result.name for result in results), levels)
    met = {clause for _learner, clause in levels}
    order = [clause for clause in load_game(game).rulebook if clause in met]
    # The sort is stable: equals stay in the rulebook's order.
    order.sort(key=lambda clause: _hardness(found, clause), reverse=True)
    return attrs.evolve(found, clauses=tuple(order))


def _hardness(found: Heat, clause: str) -> tuple[int, int, int]:
    levels = found.of(clause)
    stuck = sum(level == Level.STUCK for level in levels)
    return found.needed_help(clause), stuck, sum(level == Level.SECOND for level in levels)


# ---- one learner


def levels_of(result: Result, game: str) -> dict[str, Level]:
    """Return a learner's level for each rule of a game: the worst of its steps, its tasks and its
    puzzles.
    """
    found: dict[str, Level] = {}
    for clause, level in (
        *_in_lessons(result, game),
        *_in_tasks(result, game),
        *_in_puzzles(result, game),
    ):
        found[clause] = max(level, found.get(clause, Level.RIGHT))
    return found


def _in_lessons(result: Result, game: str) -> Iterator[tuple[str, Level]]:
    rulebook = load_game(game).rulebook
    for lesson in lessons(game):
        name = qualified(game, lesson.id)
        for number, step in enumerate(lesson.steps, 1):
            entry = result.tally.steps.get(f"{name}/{number}")
            if entry is None:
                continue
            about = step.clauses or step.practises
            yield from _in_step(entry, about, rulebook)
            if entry.solved:
                yield from ((each, Level.RIGHT) for each in step.practises if each not in about)


def _in_step(
    entry: StepTally, about: Sequence[str], rulebook: Container[str]
) -> Iterator[tuple[str, Level]]:
    """Yield the levels of the rules that a step is about, and of others that a slip was about."""
    slips: Counter[str] = Counter()
    for slip in entry.slips:
        slips[slip.clause] += slip.times
    for clause in about:
        stuck = not entry.solved and (entry.hints or entry.slips)
        yield clause, Level.STUCK if stuck else _level(slips[clause], entry.hints)
    for clause, times in slips.items():
        if clause in rulebook and clause not in about:
            yield clause, _level(times)


def _in_tasks(result: Result, game: str) -> Iterator[tuple[str, Level]]:
    rulebook = load_game(game).rulebook
    for name, exercise in exercises(game).items():
        entry = result.tally.steps.get(task_key(game, name))
        if entry is not None:
            yield from _in_step(entry, (exercise.clause,), rulebook)


def exercises(game: str) -> Mapping[str, Exercise]:
    """Return the tasks of a game's notebooks, by name."""
    offered = room(game).exercises
    return offered() if offered is not None else {}


def _level(slips: int, hints: int = 0) -> Level:
    if hints or slips > 1:
        return Level.HELP
    return Level.SECOND if slips else Level.RIGHT


def _in_puzzles(result: Result, game: str) -> Iterator[tuple[str, Level]]:
    try:
        kinds = puzzles_of(game).kinds
    except NoPuzzles:
        return
    met: Counter[str] = Counter()
    wrong: Counter[str] = Counter()
    for answer in answers_of(result, game):
        kind = kinds.get(split(answer.kind)[1])
        for clause in kind.clauses if kind is not None else ():
            met[clause] += 1
            wrong[clause] += not answer.right
    for clause, count in met.items():
        share = wrong[clause] / count
        if wrong[clause] == 1 and count < 3:
            yield clause, Level.SECOND  # a single miss is weak evidence
        elif share > MANY_WRONG:
            yield clause, Level.STUCK
        elif share > FEW_WRONG:
            yield clause, Level.HELP
        else:
            yield clause, Level.SECOND if wrong[clause] else Level.RIGHT


def answers_of(result: Result, game: str) -> Iterator[Answer]:
    """Yield a learner's answers to puzzles of a game."""
    return (each for each in result.tally.puzzles if split(each.puzzle)[0] == game)


def lessons(game: str) -> Iterator[AnyLesson]:
    """Yield every lesson once, whichever ways it is on."""
    met: set[str] = set()
    for way in ways(game):
        for lesson in way:
            if lesson.id not in met:
                met.add(lesson.id)
                yield lesson
