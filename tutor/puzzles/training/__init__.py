"""A learner's practice: a rating, the next puzzle, spaced repetition, the day's puzzle.

All of it is pure functions over a `Practice`; callers pass time and random numbers.
"""

from __future__ import annotations

from tutor.puzzles.training.answering import answered, looked_at, with_offer_seen
from tutor.puzzles.training.beginning import asks, begun
from tutor.puzzles.training.causes import due, items, lesson_offered, practised, practised_in
from tutor.puzzles.training.daily import daily, first_week, streak, week, with_day
from tutor.puzzles.training.practice import (
    FirstAnswer,
    Practice,
    shows_rating,
    to_go,
    with_best,
    with_rating_shown,
)
from tutor.puzzles.training.queue import following
from tutor.puzzles.training.rating import Stake, counts, difficulty, level_of, worth
from tutor.puzzles.training.saved import dump_practice, load_practice

__all__ = [
    "FirstAnswer",
    "Practice",
    "Stake",
    "answered",
    "asks",
    "begun",
    "counts",
    "daily",
    "difficulty",
    "due",
    "dump_practice",
    "first_week",
    "following",
    "items",
    "lesson_offered",
    "level_of",
    "load_practice",
    "looked_at",
    "practised",
    "practised_in",
    "shows_rating",
    "streak",
    "to_go",
    "week",
    "with_best",
    "with_day",
    "with_offer_seen",
    "with_rating_shown",
    "worth",
]
