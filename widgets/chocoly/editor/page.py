"""The puzzle editor for teachers: build a position, see at once what the puzzle is worth."""

from __future__ import annotations

from htpy import Node

from tutor.chocoly.puzzles.drafts import dump, load
from tutor.chocoly.puzzles.edit import Draft, Finding
from tutor.chocoly.puzzles.laying import DraftError
from tutor.engine import SaveError
from tutor.i18n import _, ngettext
from tutor.puzzles.pack import dump_pack, to_link
from widgets.chocoly.editor import found as editor_found
from widgets.chocoly.editor import view as editor_view
from widgets.chocoly.editor.board import HELD
from widgets.chocoly.editor.desk import ACTS, EXAMPLE, Desk, act, look
from widgets.chocoly.target_ids import parse
from widgets.pages.page import NoSuchPageError, Picture, Reply
from widgets.pages.parts import message
from widgets.protocol import Event
from widgets.settings import Frame
from widgets.trainer import OPENED, Trainer

FILE = "chocoly-puzzles.json"


class EditorPage:
    """One draft on a desk, what was found out about it, and where it can go."""

    def __init__(self, trainer: Trainer, link: str = "", resume: str = "") -> None:
        """`link`: of a puzzle to begin with. Raises NoSuchPageError if it is damaged, or of a kind
        that is not made by hand.
        """
        self.trainer = trainer
        draft = _begin(trainer, link, resume)
        self.desk = Desk(draft, owner=draft.player)
        self.found: Finding | DraftError | None = None
        self.shows_best = self.air = False
        self.news: Node = None

    # ---- Page

    def resume(self) -> str:
        """The draft."""
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
            case "search":
                return self._search()
            case "best":
                self.shows_best = not self.shows_best
            case "try":
                return self._try()
            case "save":
                return self._save()
            case "add":
                return self._add()
        return None

    def _drop(self, what: str) -> Reply:
        """A tile that was dragged is let go; only a place of the board means something."""
        self.air = False
        place = what.partition(" ")[2]
        return self._change(act(self.desk, place)) if parse(place)[0] == "at" else Reply()

    def _change(self, desk: Desk) -> Reply:
        words = editor_view.said(self.desk, desk)
        if desk.draft != self.desk.draft:
            self.found, self.shows_best, self.news = None, False, None
            self.trainer.draft = dump(desk.draft)
        self.desk = desk
        return Reply(say=words)

    def _search(self) -> Reply:
        self.found = look(self.desk.draft)
        head, text = editor_found.said(self.found)
        return Reply(say=f"{head} {text}")

    @property
    def _address(self) -> str:
        """The address of the finished puzzle, "" while there is none."""
        found = self.found
        if not isinstance(found, Finding) or found.puzzle is None:
            return ""
        return self.trainer.address(f"puzzle/{to_link(found.puzzle)}")

    def _try(self) -> Reply | None:
        self.trainer.way = ""
        return Reply(go=self._address) if self._address else None

    def _save(self) -> Reply | None:
        """Download the pack with this puzzle in it, or this puzzle alone."""
        puzzles = list(self.trainer.pack.puzzles)
        found = self.found
        if isinstance(found, Finding) and found.puzzle and found.puzzle not in puzzles:
            puzzles.append(found.puzzle)
        if not puzzles:
            return None
        self.trainer.download(FILE, dump_pack(puzzles))
        return Reply(say=_count(len(puzzles)))

    def _add(self) -> Reply | None:
        found = self.found
        if not isinstance(found, Finding) or found.puzzle is None:
            return None
        try:
            self.trainer.add_to_pack(found.puzzle)
        except SaveError as error:
            self.news = message("refused", _("It was not added."), str(error))
            return Reply(say=str(error))
        self.trainer.way = OPENED
        text = _count(len(self.trainer.pack.puzzles))
        self.news = message("solved", _("Added to your pack."), text)
        return Reply(say=f"{_('Added to your pack.')} {text}")

    def paint(self, frame: Frame) -> Picture:
        """The board at the left, the question and what is found at the right."""
        sight = editor_view.Sight(
            desk=self.desk,
            found=self.found,
            shows_best=self.shows_best,
            news=self.news,
            address=self._address,
            pack=len(self.trainer.pack.puzzles),
            rules=self.trainer.address("rules"),
            air=self.air,
        )
        return editor_view.paint(sight, frame)


def _begin(trainer: Trainer, link: str, resume: str) -> Draft:
    """The draft of a reload, of a link, or the one that was on the desk."""
    kept = load(resume)
    if kept is not None:
        return kept
    if link:
        try:
            return Draft.of(trainer.of_link(link).task)
        except (SaveError, DraftError) as error:
            raise NoSuchPageError(str(error)) from None
    return load(trainer.draft) or EXAMPLE


def _count(number: int) -> str:
    return ngettext("The pack has {n} puzzle.", "The pack has {n} puzzles.", number).format(
        n=number
    )
