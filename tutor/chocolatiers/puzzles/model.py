"""What a puzzle of this game asks, and with which pieces.

Answers are the own display after the move ("TTNN/VV.R"), a player's number, "none", "shared", a
number, or cards.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

import attrs

from tutor.chocolatiers.puzzles.position import Position
from tutor.chocolatiers.state import Tile
from tutor.puzzles.model import Proof

GAME = "chocolatiers"
"""The game whose puzzles these are."""

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
class Pieces:
    """What a kind of puzzle asks with: Scoring cards named, boxes, Wilds, a hand."""

    cards: int = 0
    tiles: int = 0
    wilds: bool = False
    hand: bool = False


@attrs.frozen
class Kind:
    """One kind of puzzle: what the frame asks of one (PuzzleKind), and how this game asks it.

    All of it is pure functions. `mode`: how it is answered. `pieces`: what it asks with.
    `propose(position, rng)` gives tasks worth trying from a real position; `prove(task)` searches a
    task whole, None if it is no puzzle (already won, several answers, a piece that does not
    matter); `value(task, answer)` is what an answer is worth, None if it is no possible answer;
    `choices(task)` what can be chosen, answers and their words, None if it is not answered so.
    """

    id: str
    title: str
    line: str
    symbol: str
    mode: str
    theme: str
    clauses: tuple[str, ...]
    pieces: Pieces
    question: Callable[[Task], str]
    propose: Callable[[Position, Random], list[Task]]
    prove: Callable[[Task], Proof | None]
    value: Callable[[Task, str], int | None]
    choices: Callable[[Task], Mapping[str, str]] | None = None
