"""The tasks of the lesson notebooks, by the name under which `check` knows them."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from tutor.chocolate_factory.manager.exercises.days import CHOICES, POSSIBLE, ROW, WON
from tutor.chocolate_factory.manager.exercises.goods import ALIKE, MISSING_MONEY, STILL
from tutor.chocolate_factory.manager.exercises.steps import INTERVAL, PAID, PAYABLE
from tutor.chocolate_factory.manager.exercises.visitor import DAYS_OFF
from tutor.kit.exercise import Exercise

EXERCISES: Mapping[str, Exercise] = MappingProxyType(
    {
        exercise.name: exercise
        for exercise in (
            WON,
            ROW,
            POSSIBLE,
            PAYABLE,
            PAID,
            ALIKE,
            MISSING_MONEY,
            STILL,
            CHOICES,
            INTERVAL,
            DAYS_OFF,
        )
    }
)
