"""The puzzle editor of the solo game: choose cards and markers, or an evening's chocolates."""

from __future__ import annotations

from functools import partial

from tutor.chocolate_factory.manager.puzzles.making.drafts import dump, load
from tutor.chocolate_factory.manager.puzzles.making.edit import Draft
from widgets.browser.protocol import Event
from widgets.chocolate_factory.manager.editor import view as editor_view
from widgets.chocolate_factory.manager.editor.editing import ACTS, EditorDesk, act, look
from widgets.pages.page import Picture, Reply
from widgets.pages.puzzles.drafting import Bench, first_draft
from widgets.storage.puzzle_trainer import PuzzleTrainer
from widgets.storage.settings import Frame

FILE = "factory-manager-puzzles.json"


class EditorPage:
    """One draft on a desk, what was found out about it, and where it can go."""

    def __init__(self, trainer: PuzzleTrainer, link: str = "", resume: str = "") -> None:
        """`link`: of a puzzle to begin with. Raises NoSuchPageError if it is damaged, or of a kind
        that is not made by hand.
        """
        self.desk = EditorDesk(
            first_draft(trainer, link, resume, load=load, of_task=Draft.of) or Draft()
        )
        self.bench = Bench(trainer, FILE)

    # ---- Page

    def resume(self) -> str:
        """Return the draft."""
        return dump(self.desk.draft)

    def on(self, event: Event, frame: Frame) -> Reply | None:
        """Change the desk, or do something with a finished puzzle."""
        verb = event.value.partition(":")[0]
        if verb not in ACTS:
            return self.bench.on(verb, partial(look, self.desk.draft))
        before, self.desk = self.desk, act(self.desk, event.value, event.text)
        if self.desk.draft != before.draft:
            self.bench.changed(dump(self.desk.draft))
        return Reply(say=editor_view.said(before, self.desk))

    def paint(self, frame: Frame) -> Picture:
        """Paint stores or Factory at the left, the question and what is found at the right."""
        return editor_view.paint(self.desk, self.bench.outcome, frame)
