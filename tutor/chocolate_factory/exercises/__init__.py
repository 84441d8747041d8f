"""The tasks of the lesson notebooks, by the name under which `check` knows them."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from tutor.chocolate_factory.exercises.belts import PUSH, PUSHES, TRADED, WAYS
from tutor.chocolate_factory.exercises.drafting import DECKS, PAID, SNAKE
from tutor.chocolate_factory.exercises.ending import MONEY, NIGHTS, TOTAL
from tutor.chocolate_factory.exercises.moving import SOONEST
from tutor.chocolate_factory.exercises.parts import FIRST_COLUMN, MADE, UPGRADED
from tutor.chocolate_factory.exercises.selling import EARNED, MOST, MOVED
from tutor.kit.exercise import Exercise

EXERCISES: Mapping[str, Exercise] = MappingProxyType(
    {
        exercise.call.partition("(")[0]: exercise
        for exercise in (
            PUSH,
            WAYS,
            PUSHES,
            TRADED,
            MADE,
            UPGRADED,
            DECKS,
            FIRST_COLUMN,
            SNAKE,
            PAID,
            EARNED,
            MOVED,
            MOST,
            MONEY,
            NIGHTS,
            TOTAL,
            SOONEST,
        )
    }
)
