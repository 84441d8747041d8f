"""Everything an author of a lesson of Chocolatiers needs: what lessons are made of, and this game's
positions, goals and answers.
"""

from tutor.chocolatiers.teaching.counting import Awarding
from tutor.chocolatiers.teaching.explorations import MovedWild, PaymentsOf
from tutor.chocolatiers.teaching.goals import boxes_high, can_fill, holds_first
from tutor.chocolatiers.teaching.position import other, position, table
from tutor.chocolatiers.teaching.prepared_table import set_table
from tutor.chocolatiers.teaching.setting_up import ChoosePlayers, Lay, bare_table, stack_height
from tutor.chocolatiers.teaching.steps import (
    Do,
    Explore,
    Goal,
    Lesson,
    Mistake,
    Opening,
    Predict,
    Step,
    Touch,
)
from tutor.chocolatiers_family.teaching.goals import (
    all_of,
    any_of,
    box_at,
    boxes,
    display_points,
    game_over,
    group_of,
    hand_is,
    hand_size,
    has_box,
    holds,
    nobody_wins,
    turn_over,
    wilds_kept,
    wilds_placed,
    wins,
)
from tutor.i18n import N_
from tutor.lessons.model import Say
from tutor.lessons.story import PositionError, Story

__all__ = [
    "N_",
    "Awarding",
    "ChoosePlayers",
    "Do",
    "Explore",
    "Goal",
    "Lay",
    "Lesson",
    "Mistake",
    "MovedWild",
    "Opening",
    "PaymentsOf",
    "PositionError",
    "Predict",
    "Say",
    "Step",
    "Story",
    "Touch",
    "all_of",
    "any_of",
    "bare_table",
    "box_at",
    "boxes",
    "boxes_high",
    "can_fill",
    "display_points",
    "game_over",
    "group_of",
    "hand_is",
    "hand_size",
    "has_box",
    "holds",
    "holds_first",
    "nobody_wins",
    "other",
    "position",
    "set_table",
    "stack_height",
    "table",
    "turn_over",
    "wilds_kept",
    "wilds_placed",
    "wins",
]
