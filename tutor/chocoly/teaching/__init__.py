"""Everything an author of a lesson of Chocoly needs."""

from tutor.chocoly.teaching.explorations import Refusals
from tutor.chocoly.teaching.goals import (
    all_of,
    area_below,
    area_of,
    bean_used,
    game_over,
    guarded,
    has_flavour,
    placed,
    second_area_of,
    tile_at,
    tokens_left,
)
from tutor.chocoly.teaching.position import set_table, table
from tutor.chocoly.teaching.steps import (
    Do,
    Explore,
    Goal,
    Lesson,
    Opening,
    Predict,
    Touch,
)
from tutor.i18n import N_
from tutor.lessons.model import Say
from tutor.lessons.story import PositionError, Story

__all__ = [
    "N_",
    "Do",
    "Explore",
    "Goal",
    "Lesson",
    "Opening",
    "PositionError",
    "Predict",
    "Refusals",
    "Say",
    "Story",
    "Touch",
    "all_of",
    "area_below",
    "area_of",
    "bean_used",
    "game_over",
    "guarded",
    "has_flavour",
    "placed",
    "second_area_of",
    "set_table",
    "table",
    "tile_at",
    "tokens_left",
]
