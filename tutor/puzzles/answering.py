"""What imperfect solvers must know of a game's puzzles."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

import attrs

from tutor.puzzles.model import AnyPuzzle, Proof

Misread = tuple[Any, Callable[[str], str]]
"""A task as somebody sees it who misreads some pieces, and what an answer is called there."""
Judged = tuple[bool, Callable[[], tuple[str, ...]]]
"""Whether an answer is right, and which rules a wrong one breaks, worked out if asked for."""


def _no_features(_task: object, _proof: Proof) -> Mapping[str, float]:
    return {}


@attrs.frozen(kw_only=True)
class Answering:
    """How the puzzles of one game are answered, for solvers of all sorts.

    Attributes:
        candidates: (task): answers that come to mind, as far as they can be listed.
        tempting: (task): answers that rules of thumb give.
        acts: (task): whether an answer is actions of the game, which a computer player can take.
        judged: (puzzle, answer): None if it is no possible answer.
        value: (task, answer): what an answer is worth, None if it is no possible one.
        misread: (task, rng, chance): misreads each piece with this chance.
        features: (task, proof): what makes it hard.
    """

    candidates: Callable[[Any], Sequence[str]]
    tempting: Callable[[Any], Sequence[Sequence[str]]]
    acts: Callable[[Any], bool]
    judged: Callable[[AnyPuzzle, str], Judged | None]
    value: Callable[[Any, str], int | None]
    misread: Callable[[Any, Random, float], Misread]
    features: Callable[[Any, Proof], Mapping[str, float]] = _no_features
