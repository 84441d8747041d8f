"""Everything an author of a lesson of Chocolatiers needs: what lessons are made of, and this game's
positions, goals and answers.
"""

from tutor.chocolatiers.teaching.goals import (
    Goal,
    all_of,
    boxes,
    boxes_high,
    can_fill,
    display_points,
    game_over,
    group_of,
    hand_is,
    hand_size,
    has_box,
    holds,
    holds_first,
    nobody_wins,
    turn_over,
    wilds_placed,
    wins,
)
from tutor.chocolatiers.teaching.position import PositionError, other, position, table
from tutor.i18n import N_
from tutor.lessons.model import Do, Explore, Lesson, Mistake, Predict, Say, Step

__all__ = [
    "N_",
    "Do",
    "Explore",
    "Goal",
    "Lesson",
    "Mistake",
    "PositionError",
    "Predict",
    "Say",
    "Step",
    "all_of",
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
    "table",
    "turn_over",
    "wilds_placed",
    "wins",
]
