"""Final scoring: the score item by item, column after column, then who has won.

    page = FinalPage(Tally.of(tabletop, game, state, names), game.rulebook, game.id)

It counts by itself: each column comes with an act TALLY that the browser sends 400 ms after the
one before. A click, Escape or less motion shows all at once.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import htpy as h
from htpy import Node

from tutor.i18n import _
from tutor.rulebook import Clause
from widgets.draw.icons import icon_svg
from widgets.pages.final.table import TallyTable
from widgets.pages.final.tally import Tally
from widgets.pages.page import HEADING, Picture, Reply
from widgets.pages.parts import button, rule_chip
from widgets.pages.table.dialogs import clause_dialog
from widgets.protocol import After, Event
from widgets.settings import Frame

TALLY, SKIP = "tally", "tally-skip"
STEP = 400
"""Milliseconds from one column to the next."""


class FinalPage:
    """The final score of any table, counting up."""

    def __init__(
        self,
        tally: Tally,
        rulebook: Mapping[str, Clause],
        game: str,
        *,
        buttons: Iterable[Node] = (),
        where: str = "",
        counted: bool = False,
    ) -> None:
        """
        Args:
            tally: the score.
            rulebook: clauses by id.
            game: id of the game they are of.
            buttons: what can be done next, for the row below the table.
            where: beside the app's name in the header.
            counted: all columns at once.
        """
        self.tally = tally
        self.rulebook = rulebook
        self.game = game
        self.buttons = tuple(buttons)
        self.where = where
        self.shown = len(tally.columns) if counted else 0
        self.rule = ""

    def counted(self, frame: Frame) -> int:
        """How many columns are shown; all of them where nothing moves."""
        return self.shown if _moves(frame) else len(self.tally.columns)

    def on(self, event: Event, frame: Frame) -> Reply | None:
        """Count on, or all at once; open and close a rule."""
        act, _colon, what = event.value.partition(":")
        everything = len(self.tally.columns)
        match act:
            case "tally":
                self.shown = min(self.shown + 1, everything)
                return Reply(say=self.tally.verdict.head if self.shown == everything else "")
            case "tally-skip" | "cancel":
                self.shown = everything
                return Reply(say=self.tally.verdict.head)
            case "rule" if what in self.rulebook:
                self.rule = what
            case "close":
                self.rule = ""
            case _:
                return None
        return Reply()

    def paint(self, frame: Frame) -> Picture:
        """The table as far as it is counted."""
        table = TallyTable(self.tally, self.counted(frame))
        head = self.tally.verdict.head if table.done else _("Counting the points.")
        skip = button(SKIP, _("Show all"), "chevron", primary=True)
        return Picture(
            title=_("Final scoring"),
            where=self.where or _("Final scoring"),
            body=h.div(".final", data_layout=frame.layout)[
                h.div(".final-head")[
                    h.h1(f"#{HEADING}.result")[head],
                    h.p(".label")[_("Small numbers are group sizes.")] if table.sizes else None,
                ],
                h.div(".panel.tally", data_act=None if table.done else SKIP)[
                    table.element(frame.layout)
                ],
                h.div(".final-foot")[
                    self._notes(table),
                    h.div(".row-of-buttons.final-buttons")[self.buttons if table.done else skip],
                ],
                clause_dialog(self.rulebook[self.rule], self.game) if self.rule else None,
            ],
            after=None if table.done or self.rule else After(STEP, TALLY),
        )

    def resume(self) -> str:
        """Whoever shows this keeps the position."""
        return ""

    def _notes(self, table: TallyTable) -> h.Element:
        """Who tied, and how a tie for the victory was decided, each rule once."""
        columns = self.tally.columns[: table.shown]
        told = [column.note for column in columns if column.down and column.note]
        if table.done:
            told += self.tally.verdict.notes
        clauses = dict.fromkeys(note.clause for note in told)
        return h.div(".notes")[
            h.ul[(h.li[icon_svg("equal", 18), note.text] for note in told)],
            (rule_chip(self.rulebook[clause]) for clause in clauses if clause in self.rulebook),
        ]


def _moves(frame: Frame) -> bool:
    """Whether things may come one after the other."""
    wanted = frame.settings.motion
    return wanted == "on" or (wanted == "auto" and not frame.view.reduced_motion)
