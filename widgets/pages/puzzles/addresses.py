"""Which page an address about puzzles leads to.

The pages are imported when they are first asked for: the app's first page needs none of them.
"""

from __future__ import annotations

from widgets.pages.page import Page
from widgets.trainer import Trainer


def puzzle_page(trainer: Trainer, address: str, resume: str) -> Page | None:
    """The page of an address, None if it is not about puzzles.

    puzzles, puzzles/kind/ID, puzzles/theme/ID, puzzle/ID or LINK, puzzle/daily|due|next, editor,
    editor/LINK. Raises NoSuchPageError for one that leads to no puzzle.
    """
    head, _slash, rest = address.partition("/")
    if head == "puzzle":
        from widgets.chocolatiers.puzzles.page import PuzzlePage

        return PuzzlePage(trainer, rest, resume)
    if head == "puzzles":
        from widgets.pages.puzzles.hub import PuzzlesPage, SetPage

        return SetPage(trainer, *_way(rest)) if rest else PuzzlesPage(trainer)
    if head == "editor":
        from widgets.chocolatiers.editor.page import EditorPage

        return EditorPage(trainer, rest, resume)
    return None


def _way(address: str) -> tuple[str, str]:
    """ "kind/steal" as ("kind", "steal")."""
    way, _slash, what = address.partition("/")
    return way, what
