"""The first question: how well one knows the game, so that the first puzzles are not far off."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

import attrs

from tutor.puzzles.training.practice import Practice

NEW, SOME, WELL = "new", "some", "well"
STARTS: Mapping[str, float] = MappingProxyType({NEW: 700.0, SOME: 1050.0, WELL: 1650.0})
"""The rating with which a learner begins who knows the game so well."""
TOLD_UNSURE = 400.0
"""How uncertain that rating is: people judge themselves roughly."""


def asks(practice: Practice) -> bool:
    """Return whether the first question is still to be asked: nothing is known of the learner."""
    return not practice.knows and not practice.tried


def begun(practice: Practice, knows: str) -> Practice:
    """Return the practice of a learner who knows the game so well: the rating begins there anew,
    all else is kept. Raises KeyError for an answer that there is not.
    """
    return attrs.evolve(practice, knows=knows, mu=STARTS[knows], sigma=TOLD_UNSURE)
