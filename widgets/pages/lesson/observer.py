"""Who remembers what a learner does in a lesson."""

from __future__ import annotations

from typing import Protocol

from tutor.lessons.feedback import Feedback
from tutor.lessons.session import AnySession


class LessonObserver(Protocol):
    """Keeps the progress."""

    def at(self, session: AnySession) -> None:
        """Note that the learner is here in a lesson."""

    def slipped(self, session: AnySession, said: Feedback, answer: str) -> None:
        """Note a try that did not stand; `answer` is the key of what was answered, "" for a
        move.
        """

    def helped(self, session: AnySession) -> None:
        """Note that a hint was taken, or the rules read before an answer."""
