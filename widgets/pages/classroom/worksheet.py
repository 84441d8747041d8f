"""A worksheet of a set of puzzles and its answer key, as they will be printed."""

from __future__ import annotations

import re
from collections.abc import Iterator

import attrs
import htpy as h

from tutor.classroom.plan import Plan, Puzzles
from tutor.classroom.plan_text import read_set, write_plan
from tutor.classroom.sets import chosen
from tutor.engine import SaveError
from tutor.i18n import _
from tutor.puzzles.model import AnyPuzzle
from tutor.rooms import load_game
from widgets import rooms
from widgets.browser.protocol import Event, View
from widgets.draw.icons import icon_svg
from widgets.pages.classroom.desk import Desk
from widgets.pages.classroom.printed_puzzle import printed
from widgets.pages.classroom.tabs import ADDRESS
from widgets.pages.controls import link
from widgets.pages.page import HEADING, Picture, Reply
from widgets.pages.puzzles.room import PuzzlePages
from widgets.storage.puzzle_trainer import PuzzleTrainer
from widgets.storage.settings import Frame, Settings

NAME = "worksheet"
PAPER = "@page { margin: 8mm }"
"""The sheet it is printed on, A4 or Letter. With the page it comes and goes."""
KEY = "key"
MOST = 12
"""Puzzles on a worksheet."""
MOST_SETS = 99
SHEET = View(width=1024, height=640)
"""The screen that each puzzle is painted for; `worksheets.css` makes it as small as paper is."""


def worksheet_address(game: str, wanted: Puzzles, seed: int = 1, *, key: bool = False) -> str:
    """Return where a worksheet is, or its answer key; another `seed` has other puzzles."""
    address = f"{ADDRESS}/{NAME}/{game}/{write_plan(Plan(game, (wanted,)))}/{seed}"
    return f"{address}/{KEY}" if key else address


@attrs.frozen
class WorksheetPage:
    """One worksheet, or its answer key."""

    trainer: PuzzleTrainer
    pages: PuzzlePages
    wanted: Puzzles
    seed: int
    key: bool

    @property
    def game(self) -> str:
        """The game it is about."""
        return self.trainer.game

    @property
    def puzzles(self) -> tuple[AnyPuzzle, ...]:
        """What is on it."""
        return chosen(self.trainer.pool, self.wanted, self.seed)

    def on(self, event: Event, frame: Frame) -> Reply | None:
        """Escape leads back; all else are links, and the print button is the browser's."""
        return Reply(go=f"{ADDRESS}/handouts/{self.game}") if event.value == "cancel" else None

    def resume(self) -> str:
        """Return "": the address alone restores the page."""
        return ""

    def paint(self, frame: Frame) -> Picture:
        """Paint the ways on, which are not printed, then the paper."""
        kind = self.trainer.room.kinds[self.wanted.kind]
        title = _("Answers: {name}") if self.key else _("Worksheet: {name}")
        title = title.format(name=_(kind.title))
        body = h.div(".prints.on-sheets")[
            h.style[PAPER],
            self._bar(),
            h.div(".worksheet")[
                h.div(".worksheet-head")[
                    h.h1(f"#{HEADING}")[title],
                    h.p[
                        load_game(self.game).title,
                        " · ",
                        _("Set {number}").format(number=self.seed),
                    ],
                    h.p(".rules-of-key")[self._rules()]
                    if self.key
                    else h.p(".write-in")[_("Name:"), h.span(".write-line")],
                ],
                h.ol(".paper-puzzles")[self._puzzles(frame)],
            ],
        ]
        return Picture(title=title, body=body, plain=True, text="normal", paper=True)

    def _bar(self) -> h.Element:
        def to(label: str, icon: str, seed: int, key: bool) -> h.Element:
            return link(worksheet_address(self.game, self.wanted, seed, key=key), label, icon)

        printing = _("Print the answer key") if self.key else _("Print the worksheet")
        ways = (
            link(f"{ADDRESS}/handouts/{self.game}", _("Back to the desk"), "back"),
            h.button(".btn.btn-primary", type="button", data_print=True, id="print")[
                icon_svg("print"), h.span[printing]
            ],
            to(_("The worksheet"), "puzzle", self.seed, key=False)
            if self.key
            else to(_("The answer key"), "eye", self.seed, key=True),
            to(_("Another set"), "replay", self.seed % MOST_SETS + 1, self.key),
        )
        return h.nav(".sheet-ways.no-print", aria_label=_("Handouts"))[
            h.div(".row-of-buttons")[ways]
        ]

    def _rules(self) -> str:
        kind = self.trainer.room.kinds[self.wanted.kind]
        rulebook = load_game(self.game).rulebook
        named = (f"{name} {_(rulebook[name].title)}" for name in kind.clauses if name in rulebook)
        return _("Rules: {rules}").format(rules=", ".join(named))

    def _puzzles(self, frame: Frame) -> Iterator[h.Element]:
        paper = Frame(view=SHEET, settings=Settings(language=frame.settings.language), paper=True)
        for number, puzzle in enumerate(self.puzzles, 1):
            solver = self.pages.solver(self.trainer, puzzle)
            if self.key:
                solver.reveal()
            picture = solver.paint(paper, live=False, foot="")
            yield h.li(".paper-puzzle")[
                h.div(".paper-number", aria_hidden="true")[str(number)],
                h.div(".paper-screen")[printed(picture)],
                None if self.key else h.p(".write-in")[_("Answer:"), h.span(".write-line")],
            ]


_SEED = re.compile(r"[1-9]\d?", re.ASCII)


def worksheet_page(desk: Desk, rest: str, resume: str) -> WorksheetPage | None:
    """Return the worksheet of "GAME/SET/NUMBER", with "/key" its answers."""
    game, segment, seed, key = (*rest.split("/", 3), "", "", "")[:4]
    trainer = desk.trainers.get(game)
    if trainer is None or not _SEED.fullmatch(seed) or key not in ("", KEY):
        return None
    pages = rooms.room(game).puzzles
    try:
        wanted = read_set(game, segment)
    except SaveError:
        return None
    if pages is None or wanted.number > MOST:
        return None
    page = WorksheetPage(trainer, pages(), wanted, int(seed), bool(key))
    return page if page.puzzles else None
