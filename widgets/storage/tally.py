"""The tally of lessons and puzzles, stored in the browser for the result of a learner."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from tutor.engine import SaveError
from tutor.lessons.feedback import Feedback
from tutor.lessons.model import Predict
from tutor.lessons.session import AnySession
from tutor.puzzles.model import AnyPuzzle
from tutor.puzzles.training import FirstAnswer
from tutor.results import tally as counting
from tutor.results.tally import Answer, Tally, dump_tally, load_tally
from tutor.rooms import qualified

KEY, ASIDE = "tally", "tally-unread"
"""Storage keys of the tally, and of a text that could not be read."""


class BrowserStorage(Protocol):
    """The part of the shell that this module needs."""

    stored: dict[str, str]

    def store(self, key: str, text: str) -> None:
        """Store a text in the browser."""


class StoredTally:
    """The tally of one browser; changes by other tabs are read at once."""

    def __init__(self, browser: BrowserStorage) -> None:
        self.browser = browser
        self._tally = Tally()
        self._text = ""

    def restore(self) -> str:
        """Read what the browser stores; return what is wrong with it in words, "" if nothing is."""
        text = self.browser.stored.get(KEY, "")
        if text == self._text:
            return ""
        self._text, self._tally = text, Tally()
        try:
            self._tally = load_tally(text) if text else Tally()
        except SaveError as error:
            self.browser.store(ASIDE, text)
            self._keep(Tally())
            return counting.unread(error)
        return ""

    @property
    def now(self) -> Tally:
        """The current tally."""
        self.restore()
        return self._tally

    def _change(self, change: Callable[[Tally], Tally]) -> None:
        before = self.now
        after = change(before)
        if after is not before:
            self._keep(after)

    def _keep(self, tally: Tally) -> None:
        self._tally, self._text = tally, dump_tally(tally)
        self.browser.store(KEY, self._text)

    # ---- changes

    def slipped(self, session: AnySession, said: Feedback, answer: str) -> None:
        """Count a try in a lesson that did not stand. `answer`: the key of the chosen answer, if
        any.
        """
        clause = said.clauses[0] if said.clauses else ""
        words = "" if said.kind == "refused" else said.head
        if isinstance(session.step, Predict):
            words = dict(session.step.options).get(answer, words)
        self._change(lambda tally: counting.slipped(tally, step_name(session), clause, words))

    def helped(self, session: AnySession) -> None:
        """Count a hint, or reading the rules before an answer."""
        self._change(lambda tally: counting.helped(tally, step_name(session)))

    def solved(self, session: AnySession) -> None:
        """Mark the step as solved."""
        self._change(lambda tally: counting.solved(tally, step_name(session)))

    def answered(self, puzzle: AnyPuzzle, given: FirstAnswer, said: str) -> None:
        """Record the first answer to a puzzle. `said`: the answer in words."""
        answer = Answer(
            qualified(puzzle.game, puzzle.id),
            qualified(puzzle.game, puzzle.task.kind),
            given.correct,
            given.hints + given.why,
            "" if given.correct else said,
        )
        self._change(lambda tally: counting.answered(tally, answer))


def step_name(session: AnySession) -> str:
    """Return the key in the tally of the session's step."""
    return f"{qualified(session.lesson.game, session.lesson.id)}/{session.index + 1}"
