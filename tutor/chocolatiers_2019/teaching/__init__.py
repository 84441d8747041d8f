"""The parts that authors of this edition's lessons use.

Goals, stories and what is explored are the first edition's, wherever the thing is the same.
"""

from tutor.chocolatiers_2019.teaching.counting import COUNTING
from tutor.chocolatiers_2019.teaching.goals import (
    can_fill,
    free_wilds,
    holds_first,
    over_the_limit,
    reserved,
    wins,
)
from tutor.chocolatiers_2019.teaching.position import other, position, set_table, table
from tutor.chocolatiers_2019.teaching.steps import (
    Do,
    Explore,
    Goal,
    Lesson,
    Opening,
    Predict,
    Touch,
)
from tutor.chocolatiers_family.teaching.awarding import Awarding
from tutor.chocolatiers_family.teaching.explorations import MovedWild
from tutor.chocolatiers_family.teaching.goals import (
    all_of,
    any_of,
    box_at,
    boxes,
    game_over,
    group_of,
    hand_is,
    hand_size,
    has_box,
    holds,
    turn_over,
    wilds_kept,
    wilds_placed,
)
from tutor.i18n import N_
from tutor.lessons.model import Say
from tutor.lessons.story import Story

__all__ = [
    "COUNTING",
    "N_",
    "Awarding",
    "Do",
    "Explore",
    "Goal",
    "Lesson",
    "MovedWild",
    "Opening",
    "Predict",
    "Say",
    "Story",
    "Touch",
    "all_of",
    "any_of",
    "box_at",
    "boxes",
    "can_fill",
    "free_wilds",
    "game_over",
    "group_of",
    "hand_is",
    "hand_size",
    "has_box",
    "holds",
    "holds_first",
    "other",
    "over_the_limit",
    "position",
    "reserved",
    "set_table",
    "table",
    "turn_over",
    "wilds_kept",
    "wilds_placed",
    "wins",
]
