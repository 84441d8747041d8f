"""The puzzle editor of both games: build a position, see at once what the puzzle is worth."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial
from typing import Any, Generic, Protocol, TypeVar

import attrs

from tutor.chocolate_factory.puzzles.model import Task
from tutor.puzzles.drafting import DraftError, Finding
from widgets.browser.protocol import Event
from widgets.pages.page import Picture, Reply
from widgets.pages.puzzles.drafting import Bench, Outcome, first_draft
from widgets.storage.puzzle_trainer import PuzzleTrainer
from widgets.storage.settings import Frame

D = TypeVar("D")
"""A draft."""


K = TypeVar("K", bound="Desk")
"""The desk of an editor."""


class Desk(Protocol):
    """A draft, and what lies around it."""

    @property
    def draft(self) -> Any:
        """What is being made."""


@attrs.frozen
class Making(Generic[D, K]):
    """What one game's editor is made of.

    Attributes:
        file: what a pack that is saved is called.
        desk: puts a draft on a desk, the first one where there is none.
        dump, load: a draft as text, and back; None if it is none.
        of_task: the draft of a finished puzzle's task. Raises DraftError.
        acts: verbs of the acts that `act` does.
        look: what is found out about a draft.
        said: what an act has changed, for a screen reader.
    """

    file: str
    desk: Callable[[D | None], K]
    dump: Callable[[D], str]
    load: Callable[[str], D | None]
    of_task: Callable[[Task], D]
    acts: Collection[str]
    act: Callable[[K, str, str], K]
    look: Callable[[D], Finding[Task] | DraftError]
    paint: Callable[[K, Outcome, Frame], Picture]
    said: Callable[[K, K], str]


class EditorPage(Generic[D, K]):
    """One draft on a desk, what was found out about it, and where it can go."""

    def __init__(
        self, making: Making[D, K], trainer: PuzzleTrainer, link: str = "", resume: str = ""
    ) -> None:
        """`link`: of a puzzle to begin with. Raises NoSuchPageError if it is damaged, or of a kind
        that is not made by hand.
        """
        self.making = making
        draft = first_draft(trainer, link, resume, load=making.load, of_task=making.of_task)
        self.desk = making.desk(draft)
        self.bench = Bench(trainer, making.file)

    # ---- Page

    def resume(self) -> str:
        """Return the draft."""
        return self.making.dump(self.desk.draft)

    def on(self, event: Event, frame: Frame) -> Reply | None:
        """Change the desk, or do something with a finished puzzle."""
        making, verb = self.making, event.value.partition(":")[0]
        if verb not in making.acts:
            return self.bench.on(verb, partial(making.look, self.desk.draft))
        before, self.desk = self.desk, making.act(self.desk, event.value, event.text)
        if self.desk.draft != before.draft:
            self.bench.changed(self.resume())
        return Reply(say=making.said(before, self.desk))

    def paint(self, frame: Frame) -> Picture:
        """Paint the position and its tools at the left, question and what is found at the right."""
        return self.making.paint(self.desk, self.bench.outcome, frame)
