"""The puzzle editor for teachers: build a position, see at once what the puzzle is worth."""

from __future__ import annotations

from functools import partial

from tutor.chocoly.puzzles.making.drafts import dump, load
from tutor.chocoly.puzzles.making.edit import Draft
from widgets.browser.protocol import Event
from widgets.chocoly.editor import view as editor_view
from widgets.chocoly.editor.board import HELD
from widgets.chocoly.editor.editing import ACTS, EXAMPLE, EditorDesk, act, look
from widgets.chocoly.target_ids import parse
from widgets.pages.page import Picture, Reply
from widgets.pages.puzzles.drafting import Bench, first_draft
from widgets.storage.puzzle_trainer import PuzzleTrainer
from widgets.storage.settings import Frame

FILE = "chocoly-puzzles.json"


class EditorPage:
    """One draft on a desk, what was found out about it, and where it can go."""

    def __init__(self, trainer: PuzzleTrainer, link: str = "", resume: str = "") -> None:
        """`link`: of a puzzle to begin with. Raises NoSuchPageError if it is damaged, or of a kind
        that is not made by hand.
        """
        draft = first_draft(trainer, link, resume, load=load, of_task=Draft.of) or EXAMPLE
        self.desk = EditorDesk(draft, owner=draft.player)
        self.bench = Bench(trainer, FILE)
        self.air = False

    # ---- Page

    def resume(self) -> str:
        """Return the draft."""
        return dump(self.desk.draft)

    def on(self, event: Event, frame: Frame) -> Reply | None:
        """Change the desk, or do something with a finished puzzle."""
        verb, _colon, what = event.value.partition(":")
        if verb in ACTS:
            return self._change(act(self.desk, event.value, event.text))
        match verb:
            case "lift":
                self.air = what == HELD
                return Reply()
            case "drop":
                return self._drop(what)
        return self.bench.on(verb, partial(look, self.desk.draft))

    def _drop(self, what: str) -> Reply:
        """A tile that was dragged is let go; only a place of the board means something."""
        self.air = False
        place = what.partition(" ")[2]
        return self._change(act(self.desk, place)) if parse(place)[0] == "at" else Reply()

    def _change(self, desk: EditorDesk) -> Reply:
        words = editor_view.said(self.desk, desk)
        if desk.draft != self.desk.draft:
            self.bench.changed(dump(desk.draft))
        self.desk = desk
        return Reply(say=words)

    def paint(self, frame: Frame) -> Picture:
        """Paint the board at the left, the question and what is found at the right."""
        return editor_view.paint(self.desk, self.bench.outcome, frame, air=self.air)
