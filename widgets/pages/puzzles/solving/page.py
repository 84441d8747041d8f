"""Solving a puzzle: the learner's clicks go to the session, what came of them to the trainer."""

from __future__ import annotations

import json
from typing import Any

from tutor.engine import SaveError
from tutor.i18n import _
from tutor.kit.reading import read_json, table
from tutor.puzzles.games import kind_of
from tutor.puzzles.model import AnyPuzzle
from tutor.puzzles.training import FirstAnswer, counts
from widgets.browser.protocol import Event
from widgets.pages.page import HEADING, NoSuchPageError, Picture, Reply
from widgets.pages.puzzles.solving.open_puzzle import Face, OpenPuzzle
from widgets.pages.puzzles.solving.score import came_words, offer, stake_words
from widgets.pages.puzzles.solving.session import RIGHT, WRONG
from widgets.storage.puzzle_trainer import DAILY, PuzzleTrainer
from widgets.storage.settings import Frame


class PuzzlePage(OpenPuzzle):
    """One puzzle, from the question to Next.

    `name` is what follows "puzzle/" in the address: an id, a link, "daily", "due" or "next".
    """

    def __init__(self, face: Face, trainer: PuzzleTrainer, name: str, resume: str = "") -> None:
        """Raises NoSuchPageError for a name that leads to no puzzle."""
        kept = _read(resume)
        if isinstance(kept.get("way"), str):
            trainer.way = kept["way"]
        puzzle = _find(trainer, name, str(kept.get("puzzle", "")))
        super().__init__(face, trainer, face.session(puzzle))
        self.change: int | None = None
        """By how much the first answer changed the rating; None where it did not count."""
        self.session.load(kept.get("session"))
        if isinstance(kept.get("change"), int):
            self.change = kept["change"]

    # ---- what is shown

    @property
    def daily(self) -> bool:
        """Whether this is the puzzle of the day."""
        return self.trainer.way == DAILY and self.puzzle.id == self.trainer.daily.id

    @property
    def stake(self) -> str:
        """What the answer can gain and lose, in words."""
        if self.session.answered is not None:
            return ""
        return stake_words(self.trainer.practice, self.puzzle)

    @property
    def came(self) -> str:
        """What came of the first answer, in words."""
        given = self.session.given
        return came_words(self.trainer.practice, given, self.change) if given else ""

    def _light(self) -> None:
        """One piece more of each group; with the last one the light stays."""
        if self.lit is not None:
            self.lit = self.lit + 1 if self.lit + 1 < self.session.lights else None

    # ---- Page

    def paint(self, frame: Frame) -> Picture:
        """Paint the puzzle as it is now."""
        return self.face.paint(self, frame)

    def resume(self) -> str:
        """Return the puzzle and how far it is solved."""
        return json.dumps(
            {
                "puzzle": self.puzzle.id,
                "way": self.trainer.way,
                "session": self.session.dump(),
                "change": self.change,
            }
        )

    def on(self, event: Event, frame: Frame) -> Reply | None:
        """Answer a click."""
        reply = self.on_table(event, frame)
        if reply is not None:
            return reply
        match event.value:
            case "hint":
                return self._hint()
            case "check":
                return self._check(frame)
            case "again":
                self.session.try_again()
                return Reply(say=_("Try again."), focus=HEADING)
            case "answer":
                self.session.show_answer()
                if self.daily:
                    self.trainer.day_missed()
                self.first_tab()
                return Reply(say=self.face.verdict_words(self.session), focus="verdict")
            case "next":
                return self._next()
            case "light":
                self._light()
            case "why":
                self.session.read_why()
                self.opened = kind_of(self.puzzle).clauses
                return Reply(focus="opened")
        return None

    def _hint(self) -> Reply:
        given = self.session.next_hint()
        self.first_tab()
        return Reply(say=given.text if given else "")

    def _check(self, frame: Frame) -> Reply:
        refused, session = self.check(), self.session
        if refused is not None:
            return refused
        if session.stage == RIGHT:
            self.lit = 0 if frame.moves and session.lights else None
            if self.daily:
                self.trainer.day_done()
        elif session.stage == WRONG and self.daily:
            self.trainer.day_missed()
        return Reply(say=self.face.verdict_words(session), focus="verdict")

    def answered(self, given: FirstAnswer) -> None:
        """Rate the first answer, and offer the lesson that would help."""
        counted = counts(self.trainer.practice, self.puzzle)
        said = "" if given.correct else self.face.answer_words(self.session)
        change = self.trainer.first_answer(self.puzzle, given, said)
        self.change = change if counted else None
        self.offer = None if given.correct else offer(self.trainer.practice)
        if self.offer is not None:
            self.trainer.offer_seen(self.offer.clause)

    def _next(self) -> Reply:
        onward = self.trainer.onward()
        if self.trainer.way == DAILY:
            self.trainer.way = ""
        return Reply(go=onward)


def _find(trainer: PuzzleTrainer, name: str, kept: str) -> AnyPuzzle:
    """Return the puzzle of the address; where the address serves a fresh one, the one kept."""
    try:
        return trainer.at_address(name, kept)
    except SaveError as error:
        raise NoSuchPageError(str(error)) from None


def _read(resume: str) -> dict[str, Any]:
    try:
        return table(read_json(resume))
    except SaveError:
        return {}
