"""Lessons of any game: the model, sessions, feedback."""

from tutor.i18n import N_
from tutor.lessons.feedback import Feedback, Hint, Mark
from tutor.lessons.goal import Goal
from tutor.lessons.model import Do, Explore, Lesson, Mistake, Predict, Say, Step, Touch
from tutor.lessons.session import LessonError, LessonSession

__all__ = [
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
    "Predict",
    "Say",
    "Step",
    "Touch",
]
