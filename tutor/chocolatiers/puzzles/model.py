"""A puzzle: a position, a question, and the proof of its answer.

Answers are short texts, so that a pack, a link and a test can hold them: the own display after the
move ("TTNN/VV.R"), a player's number, "none", "shared", a number, or cards.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

import attrs

from tutor.chocolatiers.puzzles.position import Position
from tutor.chocolatiers.state import Tile

PLACE, CHOOSE, PAY = "place", "choose", "pay"
"""How an answer is given: on the board, among choices, or with cards."""

NOBODY, SHARED = "none", "shared"


@attrs.frozen
class Task:
    """What is asked: the kind of puzzle and its pieces.

    `cards`: Scoring cards the question names. `tiles`: boxes to place, or to pay for, in order.
    `wilds`: how many may be placed. `hand`: cards to pay with.
    """

    kind: str
    position: Position
    cards: str = ""
    tiles: tuple[Tile, ...] = ()
    wilds: int = 0
    hand: str = ""


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
class Puzzle:
    """A task with its proof, how hard it is (`level` 1 to 5, `rating` 700 to 2200), its id."""

    id: str
    task: Task
    proof: Proof
    level: int
    rating: int


@attrs.frozen
class Verdict:
    """What an answer was worth: `value` against the best, None where an answer has no value.

    `display` is the own display after the answer, to show why, "" if the answer moves nothing.
    """

    correct: bool
    value: int | None
    best: int
    display: str


@attrs.frozen
class Pieces:
    """What a kind of puzzle asks with: Scoring cards named, boxes, Wilds, a hand."""

    cards: int = 0
    tiles: int = 0
    wilds: bool = False
    hand: bool = False


@attrs.frozen
class PuzzleKind:
    """One kind of puzzle. All of it is pure functions.

    `propose(position, rng)` gives tasks worth trying from a real position; `prove(task)` searches a
    task whole, None if it is no puzzle (already won, several answers, a piece that does not
    matter); `value(task, answer)` is what an answer is worth, None if it is no possible answer.
    """

    id: str
    title: str
    mode: str
    theme: str
    clauses: tuple[str, ...]
    pieces: Pieces
    question: Callable[[Task], str]
    propose: Callable[[Position, Random], list[Task]]
    prove: Callable[[Task], Proof | None]
    value: Callable[[Task, str], int | None]
    choices: Callable[[Task], Mapping[str, str]] | None = None
