"""Final scoring: awarded item by item, as a ceremony; then how the game has ended, as a picture.

    page = FinalPage(ScoreSheet.of(tabletop, game, state, names), game)

It waits for whoever looks on: a tap, "Go on" or the space key awards the next item, "Show all" or
Escape leads to the end, where the table of all results is a click away. "Let it run" goes on by
itself: the browser sends the act ON, ITEM ms after the item before.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any

import htpy as h
from htpy import Node

from tutor.engine import NO_OPTIONS, AnyGame
from tutor.i18n import _
from tutor.rulebook import at_table
from widgets.browser.protocol import After, Event
from widgets.draw.icons import icon_svg
from widgets.pages.controls import button, rule_chip
from widgets.pages.dialogs import clause_dialog
from widgets.pages.final.end import End
from widgets.pages.final.score_sheet import ScoreSheet
from widgets.pages.final.score_table import ScoreTable
from widgets.pages.final.stage import Stage
from widgets.pages.page import HEADING, Picture, Reply
from widgets.storage.settings import Frame

ON, RUN, SKIP = "tally", "tally-run", "tally-skip"
AGAIN, SUMS = "tally-again", "tally-sums"
ITEM = 1600
"""Milliseconds of an item, at least, where they follow each other by themselves."""
LINGER = 240
"""So long the result of a long count is seen."""
KEYS = "space:tally"


class FinalPage:
    """The final score of any table."""

    def __init__(
        self,
        tally: ScoreSheet,
        game: AnyGame,
        options: Mapping[str, Any] = NO_OPTIONS,
        *,
        buttons: Iterable[Node] = (),
        where: str = "",
        player: int | None = None,
        faces: Mapping[int, str] = MappingProxyType({}),
    ) -> None:
        """
        Args:
            tally: the score.
            game: whose rules there are.
            options: those of the table.
            buttons: what can be done next, for the foot of the end.
            where: beside the app's name in the header.
            player: whose page it is, None if several look on.
            faces: those of the computer players, by their number.
        """
        self.tally = tally
        self.rulebook = at_table(game.rulebook, options)
        self.game = game
        self.options = options
        self.buttons = tuple(buttons)
        self.where = where
        self.player = player
        self.faces = faces
        self.hope = ""
        """Where a lost game could still be won, in a sentence; "" if nobody has looked."""
        self.further: tuple[Node, ...] = ()
        """More buttons, once it is known."""
        self.shown = 0
        self.runs = False
        self.sums = False
        self.rule = ""

    def on(self, event: Event, frame: Frame) -> Reply | None:
        """Go on, by itself, to the end, or once more; open and close the table of results, or a
        rule."""
        act, _colon, what = event.value.partition(":")
        everything = len(self.tally.columns)
        match act:
            case "tally":
                before, self.shown = self.shown, min(self.shown + 1, everything)
                return self._told(before)
            case "tally-run":
                self.runs = not self.runs
            case "tally-skip" | "cancel" if not self.sums:
                self.shown = everything
                return Reply(say=self.tally.verdict.head, focus=HEADING)
            case "tally-again":
                self.shown, self.runs, self.sums = 0, False, False
                return Reply(focus=ON)
            case "tally-sums" | "cancel":
                self.sums = not self.sums
                return Reply(focus=HEADING)  # the new page is seen from its top
            case "rule" if what in self.rulebook:
                self.rule = what
            case "close":
                self.rule = ""
            case _:
                return None
        return Reply()

    def _told(self, before: int) -> Reply:
        """What was awarded, said aloud; at the end, who has won."""
        if before == self.shown:
            return Reply()
        said = self.spoken(before)
        if self.shown < len(self.tally.columns):
            down = self.tally.columns[before].down
            return Reply(say=said, sounds=("tie",) if down else ("turn",))
        sound = "won" if self.tally.winners else "tie"
        return Reply(say=f"{said} {self.tally.verdict.head}", focus=HEADING, sounds=(sound,))

    def spoken(self, number: int) -> str:
        """Return an item that was awarded, in a sentence."""
        column, names = self.tally.columns[number], self.tally.names
        if column.note is not None and column.down:
            return column.note.text
        if column.picture is not None:
            (winner,) = (p for p, cell in enumerate(column.cells) if cell.won)
            return _("{card}: {who}, {n} points.").format(
                card=column.label, who=names[winner], n=column.worth
            )
        each = ", ".join(
            f"{name} {cell.figure}" for name, cell in zip(names, column.cells, strict=True)
        )
        return _("{item}: {points}.").format(item=column.label, points=each)

    def paint(self, frame: Frame) -> Picture:
        """Paint the item that is awarded; or the end, or the table of all results."""
        done = self.shown >= len(self.tally.columns)
        body = self._end(frame) if done else self._ceremony()
        return Picture(
            title=_("Final scoring"),
            where=self.where or _("Final scoring"),
            body=h.div(".final", data_layout=frame.layout)[
                body,
                clause_dialog(self.rulebook[self.rule], self.game, self.options)
                if self.rule
                else None,
            ],
            after=After(self._pause, ON) if self.runs and not (done or self.rule) else None,
            keys="" if done else KEYS,
        )

    def resume(self) -> str:
        """Return "": whoever shows this keeps the position."""
        return ""

    @property
    def _pause(self) -> int:
        """Milliseconds of this item: a long count takes its time."""
        return max(ITEM, Stage(self.tally, self.shown).wait + LINGER)

    def _ceremony(self) -> Node:
        stage = Stage(self.tally, self.shown, heading=HEADING)
        run = button(RUN, _("Let it run"), "replay")
        if self.runs:
            run = button(RUN, _("Stop"), "pause")
        return [
            h.div(".ceremony-room", data_act=ON, id="ceremony-room")[stage.element()],
            h.div(".final-foot")[
                h.p(".second.tip")[_("Tap or press space to go on.")],
                h.div(".row-of-buttons.final-buttons")[
                    button(SKIP, _("Show all"), "chevron"),
                    run,
                    button(ON, _("Go on"), "play", primary=True, id=ON),
                ],
            ],
        ]

    def _end(self, frame: Frame) -> Node:
        end = End(self.tally, self.player, self.faces if frame.settings.faces else {})
        more = [
            button(AGAIN, _("Watch again"), "eye"),
            button(SUMS, _("The picture") if self.sums else _("The sum"), "why", id=SUMS),
        ]
        foot = h.div(".final-foot")[
            h.p(".hope")[self.hope] if self.hope else None,
            end.notes() if not self.sums else self._notes(),
            h.div(".row-of-buttons.final-buttons")[more, self.buttons, self.further],
        ]
        if not self.sums:
            return [end.element(), foot]
        table = ScoreTable(self.tally)
        return [
            h.div(".final-head")[
                h.h1(f"#{HEADING}.result")[self.tally.verdict.head],
                h.p(".label")[_("Small numbers are group sizes.")] if table.sizes else None,
            ],
            h.div(".panel.tally")[table.element(frame.layout)],
            foot,
        ]

    def _notes(self) -> h.Element:
        """Who tied, and how a tie for the victory was decided, each rule once."""
        columns = self.tally.columns
        told = [column.note for column in columns if column.down and column.note]
        told += self.tally.verdict.notes
        clauses = dict.fromkeys([*(note.clause for note in told), self.tally.verdict.clause])
        return h.div(".notes")[
            h.ul[(h.li[icon_svg("equal", 18), note.text] for note in told)],
            (rule_chip(self.rulebook[clause]) for clause in clauses if clause in self.rulebook),
        ]
