"""Sets of answers to choose from: the right one, what usual mistakes come to, and some more."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from tutor.chocolate_factory.puzzles.model import Task
from tutor.kit.shuffling import mixed

CHOICES = 4


def numbers(right: int, wrong: Iterable[int], allowed: range, count: int = CHOICES) -> list[int]:
    """Return `count` numbers in order: the right one, wrong ones, and then its neighbours."""
    near = (right + step * sign for step in range(1, count + 1) for sign in (1, -1))
    some = dict.fromkeys(n for n in (right, *wrong, *near) if n in allowed)
    return sorted([*some][:count])


def shuffled_keys(task: Task, keys: Iterable[str]) -> list[str]:
    """Return the keys in an order that tells nothing, always the same for a task."""
    state = task.state
    chance = f"{task.kind} {task.named} {state.day} {task.seat.store} {task.seat.belt}"
    return mixed(sorted(keys), Random(chance))
