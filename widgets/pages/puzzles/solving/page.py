"""Solving a puzzle: the learner's clicks go to the session, what came of them to the trainer."""

from __future__ import annotations

import json
from typing import Any

from tutor.engine import SaveError
from tutor.i18n import _
from tutor.kit.reading import read_json, table
from tutor.puzzles.games import kind_of
from tutor.puzzles.model import AnyPuzzle
from tutor.puzzles.training import FirstAnswer, counts, level_of
from tutor.rooms import load_game
from widgets.browser.protocol import Event
from widgets.pages.page import HEADING, NoSuchPageError, Picture, Reply
from widgets.pages.puzzles.solving.face import Face
from widgets.pages.puzzles.solving.score import Offer, came_words, offer, stake_words
from widgets.pages.puzzles.solving.session import ASKING, RIGHT
from widgets.pages.puzzles.solving.sight import Sight
from widgets.storage.settings import Frame
from widgets.storage.trainer import DAILY, Trainer


class PuzzlePage:
    """One puzzle, from the question to Next.

    `name` is what follows "puzzle/" in the address: an id, a link, "daily", "due" or "next".
    """

    def __init__(self, face: Face, trainer: Trainer, name: str, resume: str = "") -> None:
        """Raises NoSuchPageError for a name that leads to no puzzle."""
        self.face = face
        self.trainer = trainer
        kept = _read(resume)
        if isinstance(kept.get("way"), str):
            trainer.way = kept["way"]
        self.session = face.session(self._find(name, str(kept.get("puzzle", ""))), self._first)
        self.rulebook = load_game(trainer.game).rulebook
        self.tabs: dict[str, str] = {}
        self.large = ""
        self.opened: tuple[str, ...] = ()
        """Ids of the rules that are opened."""
        self.change: int | None = None
        """By how much the first answer changed the rating; None where it did not count."""
        self.offer: Offer | None = None
        self.lit: int | None = None
        self.session.load(kept.get("session"))
        if isinstance(kept.get("change"), int):
            self.change = kept["change"]

    def _find(self, name: str, kept: str) -> AnyPuzzle:
        """Return the puzzle of the address; where the address serves a fresh one, the one
        kept."""
        try:
            return self.trainer.at_address(name, kept)
        except SaveError as error:
            raise NoSuchPageError(str(error)) from None

    # ---- what is shown

    @property
    def puzzle(self) -> AnyPuzzle:
        """The puzzle on the page."""
        puzzle: AnyPuzzle = self.session.puzzle
        return puzzle

    @property
    def daily(self) -> bool:
        """Whether this is the puzzle of the day."""
        return self.trainer.way == DAILY and self.puzzle.id == self.trainer.daily.id

    @property
    def _sight(self) -> Sight:
        return Sight(
            session=self.session,
            rulebook=self.rulebook,
            address=self.trainer.address,
            daily=self.daily,
            stake=self._stake,
            came=self._came,
            offer=self.offer,
            level=level_of(self.trainer.practice, self.puzzle),
            tabs=self.tabs,
            opened=self.opened,
            large=self.large,
            lit=self.lit,
        )

    @property
    def _stake(self) -> str:
        if self.session.answered is not None:
            return ""
        return stake_words(self.trainer.practice, self.puzzle)

    @property
    def _came(self) -> str:
        given = self.session.given
        return came_words(self.trainer.practice, given, self.change) if given else ""

    def _light(self) -> None:
        """One piece more of each group; with the last one the light stays."""
        if self.lit is not None:
            self.lit = self.lit + 1 if self.lit + 1 < self.session.lights else None

    # ---- Page

    def paint(self, frame: Frame) -> Picture:
        """The puzzle as it is now."""
        return self.face.paint(self._sight, frame)

    def resume(self) -> str:
        """The puzzle and how far it is solved."""
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
        act, _colon, what = event.value.partition(":")
        if act in ("cancel", "close") and self.large:
            self.large = ""
            return Reply()
        if act == "cancel" and self.opened:
            return self._close()
        self.large = self.face.large(self._sight, event.value, frame)
        if self.large:
            return Reply()
        if act in self.face.acts:
            return self.face.board(lambda: self._sight, event.value, frame)
        match act:
            case "hint":
                return self._hint()
            case "check":
                return self._check(frame)
            case "again":
                self.session.try_again()
                return Reply(say=_("Try again."), focus=HEADING)
            case "answer":
                self.session.show_answer()
                self._first_tab()
                return Reply(say=self.face.verdict_words(self.session), focus="verdict")
            case "show":
                self.session.show(what)
                return Reply(say=self.face.verdict_words(self.session))
            case "next":
                return self._next()
            case "tab" | "side" | "other":
                self.tabs = {**self.tabs, act: what}
            case "light":
                self._light()
            case "why":
                self.session.read_why()
                self.opened = kind_of(self.puzzle).clauses
                return Reply(focus="opened")
            case "rule":
                if what in self.rulebook:
                    self.opened = (what,)
                    return Reply(focus="opened")
            case "close":
                return self._close()
            case "board":
                return Reply(say=self.face.table_words(self.session))
        return None

    def _first_tab(self) -> None:
        """A phone shows the answer."""
        self.tabs = {**self.tabs, "tab": ""}

    def _close(self) -> Reply:
        several = len(self.opened) > 1
        self.opened = ()
        return Reply(focus="why" if several and self.session.stage == ASKING else "verdict")

    def _hint(self) -> Reply:
        given = self.session.next_hint()
        self._first_tab()
        return Reply(say=given.text if given else "")

    def _check(self, frame: Frame) -> Reply:
        session = self.session
        session.check()
        self._first_tab()
        if session.stage == ASKING:
            refused = session.refusal.message if session.refusal else ""
            return Reply(say=session.reminder or refused)
        if session.stage == RIGHT:
            self.lit = 0 if frame.moves and session.lights else None
            if self.daily:
                self.trainer.day_done()
        return Reply(say=self.face.verdict_words(self.session), focus="verdict")

    def _first(self, given: FirstAnswer) -> None:
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


def _read(resume: str) -> dict[str, Any]:
    try:
        return table(read_json(resume))
    except SaveError:
        return {}
