"""Everything an author of a lesson of Chocolate Factory needs."""

from tutor.chocolate_factory.teaching.goals import (
    all_of,
    at_least,
    chosen,
    coal_left,
    delivered,
    employs,
    has_part,
    in_room,
    kept,
    money,
    operated,
    order_of,
    part_at,
    pushes_left,
    run_over,
    tidying,
    tile_holds,
    week_over,
)
from tutor.chocolate_factory.teaching.position import drafting, factory, fulfilling
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
    "chosen",
    "coal_left",
    "delivered",
    "drafting",
    "employs",
    "factory",
    "fulfilling",
    "has_part",
    "in_room",
    "kept",
    "money",
    "operated",
    "order_of",
    "part_at",
    "pushes_left",
    "run_over",
    "tidying",
    "tile_holds",
    "week_over",
]
