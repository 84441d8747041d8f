"""A lesson as it is in the form: texts, finished or not. Frozen; changes return a new one."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import attrs

DO, TAP, ASK = "do", "tap", "ask"
KINDS = (DO, TAP, ASK)
"""Kinds of steps: moves that reach a goal, pieces to tap, a question with answers to choose."""

MOST_STEPS, MOST_REPLIES, MOST_MOVES = 12, 6, 12
"""Most steps of a lesson, replies to mistakes of a step, moves of a solution."""
MOST_MINUTES = 60
MOST_FIELDS = 24
"""Most fields of a position."""
LINE, LONG = 160, 600
"""Most characters of a line of text; of a solution or a field of a position."""


@attrs.frozen
class Reply:
    """The answer to a mistake. `when`: a wrong answer, or the id of a sort of move."""

    when: str = ""
    head: str = ""
    text: str = ""


def _table(fields: Mapping[str, str] | None) -> Mapping[str, str] | None:
    return None if fields is None else MappingProxyType({k: v for k, v in fields.items() if v})


@attrs.frozen
class WrittenStep:
    """A step.

    `table`: the position, by the names of the game's own fields; None continues where the step
    before ended. `task`: the id of a goal, of pieces, or of a question, and its values, with blanks
    between ("group_of R 4"). `right`: the right answer, if the question does not compute it.
    `every`: all right pieces are to be tapped. `clause`: the rules it is about, `show`: areas, both
    with blanks between; without `show` the usual ones. `wrong`, `wrong_text`: answer to a wrong
    tap. `replies`: answers to mistakes.
    """

    kind: str = DO
    text: str = ""
    since: str = ""
    table: Mapping[str, str] | None = attrs.field(default=None, converter=_table)
    task: str = ""
    solution: str = ""
    right: str = ""
    every: bool = False
    hint: str = ""
    clause: str = ""
    show: str = ""
    done: str = ""
    done_text: str = ""
    wrong: str = ""
    wrong_text: str = ""
    replies: tuple[Reply, ...] = ()


@attrs.frozen
class Written:
    """A lesson. `game`: its id. `aim`: what a learner can do after it, told before it begins."""

    game: str
    title: str = ""
    aim: str = ""
    symbol: str = ""
    minutes: int = 5
    steps: tuple[WrittenStep, ...] = ()

    # ---- what a teacher does with steps; an index beyond them changes nothing

    def changed(self, index: int, **changes: Any) -> Written:
        """Change some texts of a step."""
        return self._with(index, (attrs.evolve(self.steps[index], **changes),))

    def added(self, index: int, step: WrittenStep) -> Written:
        """Insert a step at this place, unless the lesson is full."""
        if len(self.steps) >= MOST_STEPS:
            return self
        return attrs.evolve(self, steps=(*self.steps[:index], step, *self.steps[index:]))

    def duplicated(self, index: int) -> Written:
        """Duplicate a step."""
        return self.added(index + 1, self.steps[index])

    def without(self, index: int) -> Written:
        """Remove a step."""
        return self._with(index, ())

    def moved(self, index: int, by: int) -> Written:
        """Move a step one place earlier (-1) or later (1)."""
        to = index + by
        if not 0 <= to < len(self.steps):
            return self
        step = self.steps[index]
        return self.without(index).added(to, step)

    def _with(self, index: int, steps: tuple[WrittenStep, ...]) -> Written:
        return attrs.evolve(self, steps=(*self.steps[:index], *steps, *self.steps[index + 1 :]))
