"""Which page an address about puzzles leads to."""

from __future__ import annotations

from widgets.pages.editor import EditorPage
from widgets.pages.page import Page
from widgets.pages.puzzle import PuzzlePage
from widgets.pages.puzzles import PuzzlesPage, SetPage
from widgets.puzzle_trainer import Trainer


def puzzle_page(trainer: Trainer, address: str, resume: str) -> Page | None:
    """The page of an address, None if it is not about puzzles.

    puzzles, puzzles/kind/ID, puzzles/theme/ID, puzzle/ID or LINK, puzzle/daily|due|next, editor,
    editor/LINK. Raises NoSuchPageError for one that leads to no puzzle.
    """
    head, _slash, rest = address.partition("/")
    if head == "puzzle":
        return PuzzlePage(trainer, rest, resume)
    if head == "puzzles" and rest:
        way, _slash, what = rest.partition("/")
        return SetPage(trainer, way, what)
    if head == "puzzles":
        return PuzzlesPage(trainer)
    if head == "editor":
        return EditorPage(trainer, rest, resume)
    return None
