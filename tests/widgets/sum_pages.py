"""The pages of the smallest game with puzzles: what pages of the frame show must hold for it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

import attrs
import htpy as h
import pytest
from htpy import Node

from tests.puzzles.sums import GAME, Sum, offered
from tutor import SaveError
from tutor.puzzles.model import AnyPuzzle
from widgets import rooms
from widgets.browser.protocol import Event
from widgets.pages.page import HEADING, NoSuchPageError, Picture, Reply
from widgets.storage.puzzle_trainer import PuzzleTrainer
from widgets.storage.settings import Frame


@attrs.define
class SumSolver:
    """Stands for a PuzzleSolver: "say:7" gives the answer 7, which "check" judges."""

    puzzle: AnyPuzzle
    said: str = ""
    right: bool | None = None
    open: bool = False

    def paint(self, frame: Frame, *, live: bool, foot: Node) -> Picture:
        answers = self.puzzle.proof.answers
        return Picture(
            title="",
            body=h.div(".sum-puzzle")[
                h.h1(f"#{HEADING}")[f"{self.puzzle.task.first} + {self.puzzle.task.second}"],
                h.button(data_act="say:…")["Say it"] if live else None,
                h.p(".said")[self.said],
                h.p(".best")[answers[0]] if self.open else None,
                foot,
            ],
        )

    def on(self, event: Event, frame: Frame) -> Reply | None:
        act, _colon, what = event.value.partition(":")
        if act == "say" and self.right is None:
            self.said = what
        if act == "check" and self.said:
            self.right = self.said in self.puzzle.proof.answers
        return None

    def again(self) -> None:
        self.said, self.right = "", None

    def reveal(self) -> None:
        self.open = True

    def dump(self) -> Any:
        return [self.said, self.right, self.open]

    def load(self, data: Any) -> None:
        self.said, self.right, self.open = data


class SumPages:
    """A PuzzlePages without an editor."""

    editor = None

    def page(self, trainer: PuzzleTrainer, name: str, resume: str) -> Any:
        try:
            puzzle = trainer.at_address(name)
        except SaveError as error:
            raise NoSuchPageError(str(error)) from None
        return SimpleNamespace(puzzle=puzzle)

    def solver(self, trainer: PuzzleTrainer, puzzle: AnyPuzzle) -> SumSolver:
        return SumSolver(puzzle)

    def picture(self, task: Sum, width: int, height: int) -> h.Element:
        return h.b(".sum")[f"{task.first} + {task.second}"]

    def symbol(self, name: str, size: int) -> h.Element:
        return h.b(".symbol")[name]


@contextmanager
def shown(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As long as this lasts, another package offers the game with its pages."""
    with offered(monkeypatch):
        room = rooms.Room(GAME, lambda: None, SumPages)  # type: ignore[arg-type,return-value]
        real = rooms.room
        monkeypatch.setattr(rooms, "room", lambda id: room if id == GAME else real(id))
        yield
