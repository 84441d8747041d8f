"""The tasks of the lesson notebooks, by the name under which `check` knows them."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from tutor.chocolatiers.exercises.boxes import PAYS, PLACES, WAYS
from tutor.chocolatiers.exercises.connecting import BEST_WILDS, GROUPS, HOLDING
from tutor.chocolatiers.exercises.counting import AWARD, TOTALS
from tutor.chocolatiers.exercises.turns import END_OF_TURN, LAST_TURNS, SETUP, SWAPS, TAKE
from tutor.kit.exercise import Exercise

EXERCISES: Mapping[str, Exercise] = MappingProxyType(
    {
        exercise.call.partition("(")[0]: exercise
        for exercise in (
            TAKE,
            SETUP,
            SWAPS,
            PAYS,
            WAYS,
            PLACES,
            GROUPS,
            HOLDING,
            END_OF_TURN,
            LAST_TURNS,
            AWARD,
            BEST_WILDS,
            TOTALS,
        )
    }
)
