"""What a puzzle is, whatever the game: a task, the proof of its answer, how hard it is.

Answers are short texts, so that a pack, a link and a test can hold them. What a task is made of and
what an answer's text means is the game's own business.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, Protocol, TypeVar, runtime_checkable

import attrs


class AnyTask(Protocol):
    """What is asked, of some game; frozen. All that others see of it is its kind."""

    @property
    def kind(self) -> str:
        """Id of the kind of puzzle."""
        ...


T = TypeVar("T", bound=AnyTask)
AsksT = TypeVar("AsksT", bound=AnyTask, contravariant=True)


@attrs.frozen
class Proof:
    """What the search found. `answers`: all best answers. `runner_up`: value of the next best.

    `searched`: candidates tried. `greedy`: what a player in a hurry would answer.
    """

    answers: tuple[str, ...]
    value: int
    runner_up: int | None
    searched: int
    greedy: str

    @property
    def greedy_fails(self) -> bool:
        """Whether the hasty answer is wrong."""
        return self.greedy not in self.answers


@attrs.frozen
class Puzzle(Generic[T]):
    """A task with its proof, how hard it is (`level` 1 to 5, `rating` LOW to HIGH), its id.

    `game`: id of the game it is of.
    """

    id: str
    task: T
    proof: Proof
    level: int
    rating: int
    game: str


AnyPuzzle = Puzzle[Any]
"""A puzzle of a game that is not looked into."""


@attrs.frozen
class Worth:
    """What an answer was worth: `value` against the best, None where an answer has no value."""

    correct: bool
    value: int | None
    best: int


class PuzzleKind(Protocol[AsksT]):
    """One kind of puzzle, as far as the frame knows it. `title` and `line` are English msgids.

    A game's own record may hold more: how an answer is given, with which pieces, what it is worth.
    """

    @property
    def id(self) -> str:
        """A word, the same for ever: packs and links hold it."""
        ...

    @property
    def title(self) -> str:
        """Its name."""
        ...

    @property
    def line(self) -> str:
        """What it is about, in a few words."""
        ...

    @property
    def symbol(self) -> str:
        """The picture on its tile, by a name of the game's own."""
        ...

    @property
    def theme(self) -> str:
        """Id of the theme it belongs to."""
        ...

    @property
    def clauses(self) -> tuple[str, ...]:
        """The rules it practises."""
        ...

    def question(self, task: AsksT, /) -> str:
        """What is asked, in the learner's language."""
        ...

    def prove(self, task: AsksT, /) -> Proof | None:
        """The task searched whole; None if it is no puzzle."""
        ...


@runtime_checkable
class ComparesOutcomes(Protocol):
    """A kind whose answers can be one and the same though their texts differ, such as the actions
    of a turn in another order."""

    def outcome(self, task: Any, answer: str, /) -> object:
        """What comes out of an answer that can be given: equal for answers that are the same."""
        ...


def same_answers(kind: PuzzleKind[T], task: T, one: Sequence[str], other: Sequence[str]) -> bool:
    """Whether two lists of answers come to the same: by what comes out of them if the kind says it,
    else by their texts, whatever their order."""

    def outcomes(answers: Sequence[str]) -> list[object]:
        if isinstance(kind, ComparesOutcomes):
            return [kind.outcome(task, answer) for answer in answers]
        return list(answers)

    here, there = outcomes(one), outcomes(other)
    return all(it in there for it in here) and all(it in here for it in there)


AnyKind = PuzzleKind[Any]
"""A kind of puzzle of a game that is not looked into."""


# ---- how hard

LOW, HIGH = 500, 2200
"""No puzzle is rated lower or higher."""
LEVELS = (1000, 1250, 1500, 1750)
"""Ratings from which levels 2, 3, 4 and 5 begin."""


def level(rating: int) -> int:
    """1 (first steps) to 5 (for champions).

    >>> level(LOW), level(1250), level(HIGH)
    (1, 3, 5)
    """
    return 1 + sum(rating >= start for start in LEVELS)
