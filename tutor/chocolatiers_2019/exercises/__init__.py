"""The tasks of the lesson notebooks, by the name under which `check` knows them."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from tutor.chocolatiers_2019.exercises.boxes import CAN_PAY, POINTS, REFILL, WILDS
from tutor.chocolatiers_2019.exercises.ending import GAIN, LAST_TURNS, TOTALS
from tutor.chocolatiers_2019.exercises.scoring import COUNTS_AS, THREE_FOURS
from tutor.chocolatiers_2019.exercises.turns import DISCARDS, SETUP, TRADES, TURNS
from tutor.kit.exercise import Exercise

EXERCISES: Mapping[str, Exercise] = MappingProxyType(
    {
        exercise.call.partition("(")[0]: exercise
        for exercise in (
            TURNS,
            SETUP,
            TRADES,
            REFILL,
            CAN_PAY,
            POINTS,
            WILDS,
            COUNTS_AS,
            DISCARDS,
            THREE_FOURS,
            LAST_TURNS,
            GAIN,
            TOTALS,
        )
    }
)
