"""Lessons: what is taught, step by step, whatever the game."""

from tutor.i18n import N_
from tutor.lessons.feedback import Feedback, Hint, Mark
from tutor.lessons.model import AREAS, Do, Explore, Lesson, Mistake, Predict, Say, Step
from tutor.lessons.session import LessonError, LessonSession

__all__ = [
    "AREAS",
    "N_",
    "Do",
    "Explore",
    "Feedback",
    "Hint",
    "Lesson",
    "LessonError",
    "LessonSession",
    "Mark",
    "Mistake",
    "Predict",
    "Say",
    "Step",
]
