"""A class that its teacher sees: pure functions over frozen data.

A class is the list of its entries, as a shared table is (`tutor.together`), and what its pupils
have noted last: where they are, whether they want help, how it went. The teacher's rights hang on a
key that no pupil is told.
"""

from tutor.live_class.asking import answer, noted, opening
from tutor.live_class.record import LiveClass, Pupil, after, class_of
from tutor.live_class.seeing import results, seen_by_pupil, seen_by_teacher

__all__ = [
    "LiveClass",
    "Pupil",
    "after",
    "answer",
    "class_of",
    "noted",
    "opening",
    "results",
    "seen_by_pupil",
    "seen_by_teacher",
]
