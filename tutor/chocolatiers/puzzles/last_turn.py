"""Shared by the kinds that ask for the bonus of a game's last turn."""

from __future__ import annotations

from functools import partial

from tutor.chocolatiers.puzzles.model import Kind
from tutor.chocolatiers.puzzles.placement_answers import value_of
from tutor.chocolatiers.puzzles.position import Aim
from tutor.chocolatiers_family.puzzles.features import of_placing
from tutor.chocolatiers_family.puzzles.model import PLACE
from tutor.chocolatiers_family.puzzles.placement_answers import after

last_bonus = partial(
    Kind,
    mode=PLACE,
    value=lambda task, answer: value_of(task, Aim(), answer),
    after=after,
    features=of_placing,
    turn=True,
    last=True,
    margin=True,
)
"""A kind answered on the own display in the very last turn, worth points over the best rival."""
