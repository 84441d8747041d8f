"""Map addresses about puzzles to pages.

The pages are imported when they are first needed: the app's first page needs none of them.
"""

from __future__ import annotations

from tutor.i18n import _
from widgets.pages.page import NoSuchPageError, Page
from widgets.storage.puzzle_trainer import PuzzleTrainer


def puzzle_page(trainer: PuzzleTrainer, address: str, resume: str) -> Page | None:
    """Return the page of an address within the trainer's game; None if it is not about puzzles.

    puzzles, puzzles/sets, puzzles/kind/ID, puzzles/theme/ID, puzzles/rush, puzzles/streak,
    puzzles/streak/THEME, puzzles/duel, puzzle/ID or LINK, puzzle/daily|due|next, editor,
    editor/LINK; without the id of the game, which `tutor.rooms.split` takes off. Raises
    NoSuchPageError for an address without a puzzle.
    """
    head, _slash, rest = address.partition("/")
    match head:
        case "puzzle":
            return _puzzle(trainer, rest, resume)
        case "puzzles":
            return _puzzles(trainer, rest, resume)
        case "editor":
            return _editor(trainer, rest, resume)
    return None


def _puzzle(trainer: PuzzleTrainer, name: str, resume: str) -> Page:
    from widgets.pages.puzzles.games import pages_of

    return pages_of(trainer.game).page(trainer, name, resume)


def _puzzles(trainer: PuzzleTrainer, name: str, resume: str) -> Page:
    """Return the hub, the sets, one set ("kind/steal"), or a run."""
    from widgets.pages.puzzles.hub import PuzzlesPage
    from widgets.pages.puzzles.runs.duel import FORM as DUEL
    from widgets.pages.puzzles.runs.duel import DuelPage
    from widgets.pages.puzzles.runs.solo import FORMS, SoloPage
    from widgets.pages.puzzles.sets import SetPage, SetsPage

    way, _slash, what = name.partition("/")
    if way in FORMS:
        return SoloPage(trainer, way, what, resume)
    if name == DUEL:
        return DuelPage(trainer, resume)
    if name == "sets":
        return SetsPage(trainer)
    return SetPage(trainer, way, what) if name else PuzzlesPage(trainer)


def _editor(trainer: PuzzleTrainer, link: str, resume: str) -> Page:
    from widgets.pages.puzzles.games import pages_of

    editor = pages_of(trainer.game).editor
    if editor is None:
        raise NoSuchPageError(_("This game has no editor of puzzles."))
    return editor(trainer, link, resume)
