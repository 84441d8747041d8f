"""The tasks of the lesson notebooks, by the name under which `check` knows them."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from tutor.chocoly.exercises.counting import BRIDGES, COUNTS, SIZES, SWING
from tutor.chocoly.exercises.laying import FACES, GAPS, PLACES, TOUCHING
from tutor.chocoly.exercises.stacking import BROKEN, NARROW, WORST
from tutor.kit.exercise import Exercise

EXERCISES: Mapping[str, Exercise] = MappingProxyType(
    {
        exercise.call.partition("(")[0]: exercise
        for exercise in (
            SIZES,
            TOUCHING,
            FACES,
            GAPS,
            PLACES,
            COUNTS,
            BRIDGES,
            SWING,
            BROKEN,
            NARROW,
            WORST,
        )
    }
)
