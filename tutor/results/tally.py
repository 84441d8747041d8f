"""A tally of lessons and puzzles: slips and hints of each step, an answer to each puzzle.

It is stored in the learner's browser beside the progress, with limits on its size. A step done
again counts anew from its first slip or hint on; without any it keeps its old entry, so that
reloading a page does not reset a solved step. Pure functions.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import attrs

from tutor.engine import SaveError
from tutor.i18n import _
from tutor.kit import reading
from tutor.kit.words import one_line
from tutor.rooms import qualified, split

MOST_STEPS, MOST_PUZZLES = 400, 120
"""Most steps and puzzles remembered, the latest."""
MOST_SLIPS = 6
"""Most different slips remembered of a step."""
MOST_TIMES = 99
LONGEST_SAID, LONGEST_NAME = 80, 90
"""Most characters of an answer or message, and of the name of a lesson or puzzle."""

TASK = "task/"
"""What the names of tasks begin with, in their game."""


@attrs.frozen
class Slip:
    """A slip in a step: its clause ("" if none), the answer given or the message shown, and how
    often it was made.
    """

    clause: str
    said: str = ""
    times: int = 1


@attrs.frozen
class StepTally:
    """A step: solved or not yet, how many hints, which slips."""

    solved: bool = False
    hints: int = 0
    slips: tuple[Slip, ...] = ()

    @property
    def count(self) -> int:
        """The number of its slips."""
        return sum(slip.times for slip in self.slips)


@attrs.frozen
class Answer:
    """The first answer to a puzzle. `puzzle`: its id, qualified by its game; `kind` likewise.
    `said`: the answer in words, if it was wrong.
    """

    puzzle: str
    kind: str
    right: bool
    hints: int = 0
    said: str = ""


def _frozen(entries: Mapping[str, StepTally]) -> Mapping[str, StepTally]:
    return MappingProxyType(dict(entries))


@attrs.frozen
class Tally:
    """Everything counted. `steps` by "LESSON/N": the qualified name of a lesson, the step from 1;
    the tasks of notebooks are among them, by `task_key`.
    """

    steps: Mapping[str, StepTally] = attrs.field(factory=dict, converter=_frozen)
    puzzles: tuple[Answer, ...] = ()


def task_key(game: str, task: str) -> str:
    """Return the name under which the task of a notebook is counted.

    >>> task_key("chocoly", "sizes")
    'chocoly/task/sizes'
    """
    return qualified(game, f"{TASK}{task}")


def is_task(key: str) -> bool:
    """Return whether this is the name of a notebook's task, rather than of a lesson's step.

    >>> is_task("chocoly/task/sizes"), is_task("groups/1")
    (True, False)
    """
    return split(key)[1].startswith(TASK)


# ---- changes


def slipped(tally: Tally, step: str, clause: str, said: str = "") -> Tally:
    """Count a try that did not stand."""
    old = _open(tally, step)
    said = _short(said)
    same = [slip for slip in old.slips if (slip.clause, slip.said) == (clause, said)]
    times = min(MOST_TIMES, 1 + sum(slip.times for slip in same))
    others = tuple(slip for slip in old.slips if slip not in same)
    slips = (*others, Slip(clause, said, times))[-MOST_SLIPS:]
    return _with(tally, step, attrs.evolve(old, slips=slips))


def helped(tally: Tally, step: str) -> Tally:
    """Count a hint."""
    old = _open(tally, step)
    return _with(tally, step, attrs.evolve(old, hints=min(MOST_TIMES, old.hints + 1)))


def solved(tally: Tally, step: str) -> Tally:
    """Mark the step as solved; return the same tally if it already is."""
    old = tally.steps.get(step, StepTally())
    return tally if old.solved else _with(tally, step, attrs.evolve(old, solved=True))


def answered(tally: Tally, answer: Answer) -> Tally:
    """Record the answer to a puzzle; only the last one to each is kept."""
    answer = attrs.evolve(answer, said=_short(answer.said))
    others = tuple(each for each in tally.puzzles if each.puzzle != answer.puzzle)
    return attrs.evolve(tally, puzzles=(*others, answer)[-MOST_PUZZLES:])


def _open(tally: Tally, step: str) -> StepTally:
    """Return the step so far; one that was solved before begins again."""
    old = tally.steps.get(step, StepTally())
    return StepTally() if old.solved else old


def _with(tally: Tally, step: str, entry: StepTally) -> Tally:
    steps = {key: each for key, each in tally.steps.items() if key != step}
    last = list(steps.items())[-(MOST_STEPS - 1) :]
    return attrs.evolve(tally, steps=dict(last) | {step: entry})


def _short(text: str) -> str:
    return one_line(text[: 4 * LONGEST_SAID])[:LONGEST_SAID].strip()


# ---- as text


def tally_data(tally: Tally) -> dict[str, Any]:
    """Return the tally as plain data."""
    return {
        "steps": {
            key: [
                int(step.solved),
                step.hints,
                [[slip.clause, slip.said, slip.times] for slip in step.slips],
            ]
            for key, step in tally.steps.items()
        },
        "puzzles": [
            [each.puzzle, each.kind, int(each.right), each.hints, each.said]
            for each in tally.puzzles
        ],
    }


def read_tally(read: reading.Reader) -> Tally:
    """Read a tally from plain data. Raises SaveError, which names what is wrong."""
    steps = reading.entries(_step, MOST_STEPS, longest=LONGEST_NAME)
    return Tally(
        steps=read.maybe("steps", steps, {}),
        puzzles=read.maybe("puzzles", reading.items(_answer, MOST_PUZZLES), ()),
    )


def dump_tally(tally: Tally) -> str:
    """Return the tally as JSON text; `load_tally` returns an equal one."""
    return json.dumps(tally_data(tally), separators=(",", ":"))


def load_tally(text: str) -> Tally:
    """Return the tally of a dumped text. Raises SaveError."""
    return read_tally(reading.Reader(reading.read_json(text)))


def _said(value: Any) -> str:
    """Check the words of an answer in untrusted data: a teacher sees them."""
    return _short(reading.text(LONGEST_SAID)(value))


_NAME = reading.text(LONGEST_NAME)
_CLAUSE = reading.text(20)
_TIMES = reading.number(MOST_TIMES)


def _parts(value: Any, count: int) -> tuple[Any, ...]:
    return reading.items(lambda item: item, most=count, least=count)(value)


def _step(value: Any) -> StepTally:
    done, hints, slips = _parts(value, 3)
    return StepTally(_bit(done), _TIMES(hints), reading.items(_slip, MOST_SLIPS)(slips))


def _slip(value: Any) -> Slip:
    clause, said, times = _parts(value, 3)
    return Slip(_CLAUSE(clause), _said(said), reading.number(MOST_TIMES, least=1)(times))


def _answer(value: Any) -> Answer:
    puzzle, kind, right, hints, said = _parts(value, 5)
    return Answer(_NAME(puzzle), _NAME(kind), _bit(right), _TIMES(hints), _said(said))


def _bit(value: Any) -> bool:
    return bool(reading.number(1)(value))


def unread(error: SaveError) -> str:
    """Return the message for a learner whose tally cannot be read."""
    text = _("How your lessons went could not be read, so it is counted anew. {why}")
    return text.format(why=error)
