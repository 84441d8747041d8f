"""What the checks of this process have said, in order, until somebody saves it as a result."""

from __future__ import annotations

from typing import Any

import attrs

from tutor.kit.exercise import Checked, Exercise, check

PLAYER = "player"
"""The task of writing a computer player, which every game has."""


@attrs.frozen
class Try:
    """A function that was checked: for which task of which game, and what was said."""

    game: str
    task: str
    checked: Checked


_TRIES: list[Try] = []


def check_task(exercise: Exercise, function: Any) -> Checked:
    """Check a learner's function, and remember what was said."""
    return remember(exercise.game, exercise.name, check(exercise, function))


def remember(game: str, task: str, checked: Checked) -> Checked:
    """Remember what a check has said, and return it."""
    _TRIES.append(Try(game, task, checked))
    return checked


def tries() -> tuple[Try, ...]:
    """Return all that was checked so far."""
    return tuple(_TRIES)
