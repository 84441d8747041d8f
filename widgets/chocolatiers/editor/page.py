"""The puzzle editor for teachers: paint the displays, see at once what the puzzle is worth."""

from __future__ import annotations

import json
from functools import partial

from tutor.chocolatiers.puzzles.making.edit import Draft
from widgets.browser.protocol import Event
from widgets.chocolatiers.editor import board as editor_board
from widgets.chocolatiers.editor import view as editor_view
from widgets.chocolatiers.editor.editing import ACTS, EXAMPLE, EditorDesk, act, dump, load, look
from widgets.pages.page import Picture, Reply
from widgets.pages.puzzles.drafting import Bench, first_draft
from widgets.storage.puzzle_trainer import PuzzleTrainer
from widgets.storage.settings import Frame

FILE = "chocolatiers-puzzles.json"


class EditorPage:
    """One draft on a desk, what was found out about it, and where it can go."""

    def __init__(self, trainer: PuzzleTrainer, link: str = "", resume: str = "") -> None:
        """`link`: of a puzzle to begin with. Raises NoSuchPageError if it is damaged."""
        self.desk = EditorDesk(
            first_draft(trainer, link, resume, load=load, of_task=Draft.of) or EXAMPLE
        )
        self.bench = Bench(trainer, FILE)

    # ---- Page

    def resume(self) -> str:
        """Return the draft."""
        return _kept(self.desk)

    def on(self, event: Event, frame: Frame) -> Reply | None:
        """Change the desk, or do something with a finished puzzle."""
        verb = event.value.partition(":")[0]
        if verb in ACTS:
            return self._change(act(self.desk, event.value, event.text), event.value)
        return self.bench.on(verb, partial(look, self.desk.draft))

    def _change(self, desk: EditorDesk, what: str) -> Reply:
        said = editor_board.said(self.desk, desk, what)
        if desk.draft != self.desk.draft:
            self.bench.changed(_kept(desk))
        self.desk = desk
        return Reply(say=said)

    def paint(self, frame: Frame) -> Picture:
        """Paint the displays at the left, the question and what is found at the right."""
        return editor_view.paint(self.desk, self.bench.outcome, frame)


def _kept(desk: EditorDesk) -> str:
    """Return the draft of a desk, as it is kept for a reload."""
    return json.dumps(dump(desk.draft))
