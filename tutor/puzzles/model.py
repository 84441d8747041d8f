"""Puzzles of any game: a task, the proof of its answer, its difficulty.

Answers are short texts, so that a pack, a link and a test can hold them. The game defines what a
task is made of and what an answer's text means.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, Protocol, TypeVar, runtime_checkable

import attrs

BETWEEN = "; "
"""Between the actions of an answer that has several."""


def without_last(answer: str) -> str:
    """Return an answer of several actions without its last one.

    >>> without_last("wild 2 3; take T"), without_last("wild 2 3")
    ('wild 2 3', '')
    """
    return answer.rpartition(BETWEEN)[0]


class AnyTask(Protocol):
    """The task of some game; frozen. Others only see its kind."""

    @property
    def kind(self) -> str:
        """Id of the kind of puzzle."""
        ...


T = TypeVar("T", bound=AnyTask)
AsksT = TypeVar("AsksT", bound=AnyTask, contravariant=True)


@attrs.frozen
class Proof:
    """The result of the search. `answers`: all best answers. `runner_up`: value of the next best.

    `searched`: candidates tried. `greedy`: what a player in a hurry would answer.
    """

    answers: tuple[str, ...]
    value: int
    runner_up: int | None
    searched: int
    greedy: str

    @property
    def greedy_fails(self) -> bool:
        """Whether the greedy answer is wrong."""
        return self.greedy not in self.answers


@attrs.frozen
class Puzzle(Generic[T]):
    """A task with its proof, its difficulty (`level` 1 to 5, `rating` LOW to HIGH), its id.

    `game`: id of its game.
    """

    id: str
    task: T
    proof: Proof
    level: int
    rating: int
    game: str


AnyPuzzle = Puzzle[Any]
"""A puzzle of a game whose tasks the caller does not look into."""


@attrs.frozen
class Worth:
    """The value of an answer: `value` against the best, None where an answer has no value."""

    correct: bool
    value: int | None
    best: int


class PuzzleKind(Protocol[AsksT]):
    """One kind of puzzle, as far as the frame knows it. `title` and `line` are English msgids.

    A game's own record may hold more: how an answer is given, with which pieces, what it is worth.
    """

    @property
    def id(self) -> str:
        """A permanent id, one word: packs and links store it."""
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
        """The symbol on its tile, by a name of the game's own."""
        ...

    @property
    def theme(self) -> str:
        """Id of the theme it belongs to."""
        ...

    @property
    def clauses(self) -> tuple[str, ...]:
        """The rules it practises."""
        ...

    @property
    def base(self) -> int:
        """The rating that its puzzles are expected to have on the whole."""
        ...

    def question(self, task: AsksT, /) -> str:
        """Ask the task's question, in the learner's language."""
        ...

    def prove(self, task: AsksT, /) -> Proof | None:
        """Search the whole task and return the proof; None if it is no puzzle."""
        ...


@runtime_checkable
class ComparesOutcomes(Protocol):
    """A kind whose answers can be equivalent though their texts differ, such as the actions of a
    turn in another order.
    """

    def outcome(self, task: Any, answer: str, /) -> object:
        """Return the outcome of a legal answer: equal for equivalent answers."""
        ...


def same_answers(kind: PuzzleKind[T], task: T, one: Sequence[str], other: Sequence[str]) -> bool:
    """Return whether two lists of answers are equivalent: by their outcomes if the kind compares
    these, else by their texts; order does not matter.
    """

    def outcomes(answers: Sequence[str]) -> list[object]:
        if isinstance(kind, ComparesOutcomes):
            return [kind.outcome(task, answer) for answer in answers]
        return list(answers)

    here, there = outcomes(one), outcomes(other)
    return all(it in there for it in here) and all(it in here for it in there)


AnyKind = PuzzleKind[Any]
"""A kind of puzzle of a game whose tasks the caller does not look into."""


# ---- difficulty

LOW, HIGH = 500, 2200
"""Range of the ratings of puzzles."""
LEVELS = (1000, 1250, 1500, 1750)
"""The ratings at which levels 2, 3, 4 and 5 begin."""
LATE = LEVELS[2]
"""The rating at which level 4 begins, and late kinds are chosen."""


def level(rating: int) -> int:
    """Return the level of a rating: 1 (first steps) to 5 (for champions).

    >>> level(LOW), level(1250), level(HIGH)
    (1, 3, 5)
    """
    return 1 + sum(rating >= start for start in LEVELS)
