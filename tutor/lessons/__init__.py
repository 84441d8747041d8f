"""Lessons: what is taught, step by step. Everything an author needs is imported from here."""

from tutor.i18n import N_
from tutor.lessons.feedback import Feedback, Hint, Mark
from tutor.lessons.goals import (
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
from tutor.lessons.model import AREAS, Do, Explore, Lesson, Mistake, Predict, Say, Step
from tutor.lessons.position import PositionError, other, position, table
from tutor.lessons.session import LessonError, LessonSession

__all__ = [
    "AREAS",
    "N_",
    "Do",
    "Explore",
    "Feedback",
    "Goal",
    "Hint",
    "Lesson",
    "LessonError",
    "LessonSession",
    "Mark",
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
