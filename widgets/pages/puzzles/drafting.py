"""What is found out about a puzzle made by hand, and where it can go, for any game."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

import attrs
import htpy as h
from htpy import Node

from tutor.engine import SaveError
from tutor.i18n import _, ngettext
from tutor.puzzles.drafting import DraftError, Finding, UnfinishedError
from tutor.puzzles.model import Puzzle
from tutor.puzzles.pack import dump_pack, to_link
from widgets.browser.protocol import After
from widgets.draw.icons import icon_svg
from widgets.pages.controls import button, link, message
from widgets.pages.page import NoSuchPageError, Reply
from widgets.storage.puzzle_trainer import OPENED, PuzzleTrainer

PAUSE = 200
"""Milliseconds after the last change before the answer is searched."""

D = TypeVar("D")
"""A game's draft of a puzzle."""

Found = Finding[Any] | DraftError | None
"""None while it is searched."""


@attrs.frozen
class Outcome:
    """All that painters know of it.

    `news`: a message, or nothing. `address`: of the finished puzzle, "" while there is none.
    `pack`: number of puzzles in the opened pack. `rules`: where rules are read, by their id.
    """

    found: Found
    shows_best: bool
    news: Node
    address: str
    pack: int
    rules: str

    @property
    def after(self) -> After | None:
        """What the page asks for by itself: the search, until something is found."""
        return After(PAUSE, "search") if self.found is None else None


def first_draft(
    trainer: PuzzleTrainer,
    link: str,
    resume: str,
    *,
    load: Callable[[str], D | None],
    of_task: Callable[[Any], D],
) -> D | None:
    """Return the draft of a reload, of a link, or the one that was on the desk; None if there is
    none. `load`: of a kept text; `of_task`: of a puzzle's task.

    Raises NoSuchPageError for a link that is damaged, or of a kind that is not made by hand.
    """
    kept = load(resume)
    if kept is not None:
        return kept
    if link:
        try:
            return of_task(trainer.of_link(link).task)
        except (SaveError, DraftError) as error:
            raise NoSuchPageError(str(error)) from None
    return load(trainer.draft)


class Bench:
    """What was found out about the draft on an editor's desk, until it changes."""

    def __init__(self, trainer: PuzzleTrainer, file: str) -> None:
        """`file`: what a pack that is saved is called."""
        self.trainer, self.file = trainer, file
        self.found: Found = None
        self.shows_best = False
        self.news: Node = None

    def changed(self, draft: str) -> None:
        """Take the draft as another one; it outlives a reload as this text."""
        self.found, self.shows_best, self.news = None, False, None
        self.trainer.draft = draft

    def on(self, verb: str, look: Callable[[], Found]) -> Reply | None:
        """Search what `look` finds, show the answer, or take the finished puzzle somewhere."""
        match verb:
            case "search":
                self.found = look()
                return Reply(say=" ".join(said(self.found)))
            case "best":
                self.shows_best = not self.shows_best
            case "try" if self._address:
                self.trainer.way = ""
                return Reply(go=self._address)
            case "save":
                return self._save()
            case "add" if self._puzzle:
                return self._add(self._puzzle)
        return None

    @property
    def outcome(self) -> Outcome:
        """What there is to be seen of it."""
        return Outcome(
            self.found,
            self.shows_best,
            self.news,
            self._address,
            len(self.trainer.pack.puzzles),
            self.trainer.address("rules"),
        )

    @property
    def _puzzle(self) -> Puzzle[Any] | None:
        return self.found.puzzle if isinstance(self.found, Finding) else None

    @property
    def _address(self) -> str:
        puzzle = self._puzzle
        return self.trainer.address(f"puzzle/{to_link(puzzle)}") if puzzle else ""

    def _save(self) -> Reply | None:
        """Download the pack with this puzzle in it, or this puzzle alone."""
        puzzles = list(self.trainer.pack.puzzles)
        if self._puzzle and self._puzzle not in puzzles:
            puzzles.append(self._puzzle)
        if not puzzles:
            return None
        self.trainer.download(self.file, dump_pack(puzzles))
        return Reply(say=_count(len(puzzles)))

    def _add(self, puzzle: Puzzle[Any]) -> Reply:
        try:
            self.trainer.add_to_pack(puzzle)
        except SaveError as error:
            self.news = message("refused", _("It was not added."), str(error))
            return Reply(say=str(error))
        self.trainer.way = OPENED
        head, text = _("Added to your pack."), _count(len(self.trainer.pack.puzzles))
        self.news = message("solved", head, text)
        return Reply(say=f"{head} {text}")


def _count(number: int) -> str:
    return ngettext("The pack has {n} puzzle.", "The pack has {n} puzzles.", number).format(
        n=number
    )


# ---- painting


def paint(outcome: Outcome, answer: Callable[[Puzzle[Any]], Node]) -> list[Node]:
    """Paint what is found, the answer when it is asked for, and where the puzzle can go."""
    return [h.div(".found")[_found(outcome, answer)], *_ways(outcome)]


def select(act: str, title: str, options: Iterable[tuple[str, str, bool]]) -> h.Element:
    """Return a list to choose from: each option's value, its words, whether it is chosen."""
    return h.label(".field")[
        h.span(".label")[title],
        h.select(id=act, data_act=act)[
            (h.option(value=value, selected=chosen)[words] for value, words, chosen in options)
        ],
    ]


def said(found: Found) -> tuple[str, str]:
    """Return what is found, in a few words and a sentence."""
    if found is None:
        return _("Searching …"), ""
    if isinstance(found, UnfinishedError):
        return _("Not finished yet."), str(found)
    if isinstance(found, DraftError):
        return _("This cannot be."), str(found)
    puzzle = found.puzzle
    if puzzle is None:
        return _("No puzzle yet."), found.reason
    proof = puzzle.proof
    head = ngettext(
        "Proven: one answer is right.", "Proven: {n} answers are right.", len(proof.answers)
    ).format(n=len(proof.answers))
    searched = ngettext("{n} answer tried.", "{n} answers tried.", proof.searched)
    parts = (
        _("Level {level} of 5, rating {rating}.").format(level=puzzle.level, rating=puzzle.rating),
        searched.format(n=proof.searched),
        _("A hasty player is wrong.") if proof.greedy_fails else "",
    )
    return head, " ".join(filter(None, parts))


def _found(outcome: Outcome, answer: Callable[[Puzzle[Any]], Node]) -> Node:
    found, shows = outcome.found, outcome.shows_best
    head, text = said(found)
    if found is None:
        return message("", head, text)
    if isinstance(found, UnfinishedError):
        return message("hint", head, text)
    if isinstance(found, DraftError):
        rule = link(f"{outcome.rules}/{found.clause}", _("Rule"), "rule") if found.clause else None
        return message("refused", head, text, rule)
    if found.puzzle is None:
        return message("hint", head, text)
    label = _("Hide the answer") if shows else _("Show the answer")
    return [
        message("solved", head, text),
        h.div(".best")[
            button("best", label, "eye", id="best", aria_expanded=str(shows).lower()),
            answer(found.puzzle) if shows else None,
        ],
    ]


def _ways(outcome: Outcome) -> list[Node]:
    address, pack = outcome.address, outcome.pack
    off = None if address else "true"
    return [
        h.div(".news")[outcome.news],
        h.div(".row-of-buttons")[
            button("try", _("Try it"), "play", primary=True, id="try", aria_disabled=off),
            h.button(
                ".btn",
                id="copy",
                type="button",
                data_copy=f"#{address}" if address else None,
                aria_disabled=off,
            )[icon_svg("share"), h.span[_("Copy link")]],
            button("add", _("Add to pack"), "plus", id="add", aria_disabled=off),
            button(
                "save",
                _("Save pack ({n})").format(n=pack) if pack else _("Save"),
                "save",
                id="save",
                aria_disabled=None if address or pack else "true",
            ),
        ],
    ]
