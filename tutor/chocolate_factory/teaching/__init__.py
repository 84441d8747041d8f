"""Everything an author of a lesson of Chocolate Factory needs."""

from tutor.chocolate_factory.teaching.goals import (
    all_of,
    at_least,
    coal_left,
    delivered,
    in_room,
    kept,
    money,
    operated,
    pushes_left,
    run_over,
    tile_holds,
)
from tutor.chocolate_factory.teaching.position import factory, fulfilling
from tutor.chocolate_factory.teaching.steps import Do, Goal, Lesson, Opening, Touch
from tutor.i18n import N_
from tutor.lessons.model import Say

__all__ = [
    "N_",
    "Do",
    "Goal",
    "Lesson",
    "Opening",
    "Say",
    "Touch",
    "all_of",
    "at_least",
    "coal_left",
    "delivered",
    "factory",
    "fulfilling",
    "in_room",
    "kept",
    "money",
    "operated",
    "pushes_left",
    "run_over",
    "tile_holds",
]
