"""How the table looks: its header, the panel, the zones and what is marked in them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

import htpy as h
from attrs import evolve
from htpy import Node

from tutor.coach import coach_of
from tutor.engine import A, S
from tutor.i18n import _, spoken
from widgets.browser.protocol import After
from widgets.pages.controls import button, icon_button
from widgets.pages.dialogs import enlarged_dialog
from widgets.pages.final.page import FinalPage
from widgets.pages.page import Picture
from widgets.pages.table import dialogs
from widgets.pages.table.looking_back import looking_back_panel
from widgets.pages.table.pace import pause
from widgets.pages.table.panels import (
    COUNT,
    cover_panel,
    hint_button,
    own_panel,
)
from widgets.pages.table.review import paint_review
from widgets.pages.table.set_up import set_up_dialog, set_up_page, ways
from widgets.pages.table.state import TableState
from widgets.pages.table.talk import NOBODY, TableTalk
from widgets.storage.settings import Frame
from widgets.table import Played
from widgets.tabletop import Board, Button, C, Laid, Prompt, Table
from widgets.tabletop.zone import Zone, pieces_of, scenes_of, with_fresh

COMPUTER = "computer"
LARGE = "large"
TALKS = 840
"""Width (px) from which the header has the switch of table talk; the menu always has it."""
KEYS = "u:undo y:redo b:dialog:words"
MARGIN = 72
"""Room round what a dialog shows."""


class TableScreen(TableState[S, A, C]):
    """A table that can be shown."""

    _frame = Frame()
    _heard = ""

    def paint(self, frame: Frame) -> Picture:
        """Paint the table, or the final score once it is counted; a dialog over it if one is
        open.
        """
        self._frame = frame
        told = self.message.element(self.match.rulebook) if self.message else None
        kind, _colon, what = self.dialog.partition(":")
        opened, scenes = self._opened_dialog(frame), {}
        if kind == "new":
            if frame.view.embedded:
                form = set_up_page(self.match, told, begun=self.begun, ways=self._ways(frame))
                return Picture(title=_("Table"), where="", body=h.div(".table-page")[form])
            opened = set_up_dialog(self.match, told, ways=self._ways(frame))
        if kind == LARGE:
            width = frame.view.width - MARGIN
            shown = self.tabletop.enlarge(self.board(frame), what, width)
            if shown is not None:
                opened = enlarged_dialog(shown)
                scenes = scenes_of(shown.zones)
        if self.review is not None and self.reviewing and self.scoring is not None:
            found = paint_review(self.match, self.review[1], self.tabletop, frame)
            return evolve(found, body=h.div(".table-page")[found.body, opened])
        if self.scoring is not None:
            score = self.scoring.paint(frame)
            return evolve(
                score,
                body=h.div(".table-page")[score.body, opened],
                scenes=scenes,
                after=None if opened else score.after or self._turning,
            )
        laid = self.laid(frame)
        return Picture(
            title=_("Table"),
            where=self._where(frame),
            tools=self._tools(frame),
            body=h.div(".table-page")[
                # A notebook shows no header, so its buttons are here.
                h.div(".table-tools")[self._tools(frame)] if frame.view.embedded else None,
                laid.body,
                opened,
            ],
            scenes=scenes_of(self.marked(laid.zones, frame)) | scenes,
            pieces={} if opened else pieces_of(laid.zones, self.tabletop.pieces(self.board(frame))),
            takes=self.air.takes if self.air else (),
            keys=f"{KEYS} n:{self._next_act} {self.tabletop.keys}",
            after=After(self._pause, COMPUTER) if self.computer_may_move else None,
        )

    def _ways(self, frame: Frame) -> Node:
        """Return the ways to a game on several devices, where there are any."""
        if self.match.game.players[-1] == 1:
            return None
        return ways(self.game_id, shared=frame.view.tables, handed=self.open_handed is not None)

    def _opened_dialog(self, frame: Frame) -> Node:
        talks = frame.settings.faces if self.guests else None
        return dialogs.opened(self.dialog, self.match, self.habit.coached, self.news, talks)

    @property
    def _next_act(self) -> str:
        """What goes on where nothing has to be decided."""
        return "uncover" if self.match.covered else COUNT if self.match.over else "hurry"

    @property
    def _pause(self) -> int:
        if self.hurrying:
            return 0
        return pause(self.habit.pace, coached=self.habit.coached, feast=self.feast)

    @property
    def scoring(self) -> FinalPage | None:
        """The final score, while it is what is shown."""
        return self.final if self.counting and not self.match.looking_back else None

    @property
    def _turning(self) -> After | None:
        """The next piece of the search for where a lost game could be won, at the end of it."""
        final = self.final
        ended = final is not None and final.shown >= len(final.tally.columns)
        return After(0, "turning") if ended and self.may_turn else None

    @property
    def computer_may_move(self) -> bool:
        """Whether a computer player is to move and nothing is in the way."""
        return self.match.computer_to_move and not self.dialog

    def _where(self, frame: Frame) -> str:
        match = self.match
        moment = match.game.phase_name(match.shown)
        if len(match.people) > 1 and not match.over:  # whose side of the table this is
            moment = _("{who} · {moment}").format(who=match.names[match.you], moment=moment)
        if frame.layout == "phone":
            return moment
        return _("Table · {moment}").format(moment=moment)

    def _tools(self, frame: Frame) -> Node:
        """Buttons of the header; on a phone the menu has them."""
        if frame.layout == "phone":
            return button("dialog:menu", _("Game"))
        coach = _("The coach is here") if self.habit.coached else _("The coach is away")
        return [
            button("origin", _("Back to the finished game"), "back") if self.match.origin else None,
            button(
                "coach",
                _("Coach"),
                "hint",
                aria_pressed=str(self.habit.coached).lower(),
                title=coach,
            ),
            self._talk_switch(frame) if frame.view.width >= TALKS else None,
            icon_button("dialog:words", _("Say the board"), "speaker"),
            button("dialog:menu", _("Game"), title=_("New, save, share, look back")),
        ]

    def _talk_switch(self, frame: Frame) -> Node:
        """Return what switches the faces of computer players and their lines on and off; None where
        there would be none.
        """
        if not self.guests:
            return None
        on = str(frame.settings.faces).lower()
        return icon_button("talk", _("Table talk"), "talk", aria_pressed=on)

    def told(self, steps: tuple[Played[S, A], ...]) -> str:
        """Say what happened, what a computer player says to it, and what comes next."""
        said = self.talk(self._frame).spoken() if steps else ""
        new = said if said != self._heard else ""
        self._heard = said or self._heard
        return " ".join(filter(None, (super().told(steps), new)))

    def _buttons(self, board: Board[S, A, C]) -> Sequence[Button]:
        """Return the buttons of the moment."""
        return self.tabletop.buttons(board)

    @property
    def _instead(self) -> h.Element | None:
        """A step in the place of Redo; None for Redo."""
        return None

    def _asked(self, board: Board[S, A, C]) -> Prompt:
        """Return what is asked, with the coach's word on what lies idle as long as nothing is
        chosen.
        """
        match, prompt = self.match, self.tabletop.prompt(board)
        if not (self.habit.coached and match.your_turn and not match.looking_back):
            return prompt
        if self.selection != self.tabletop.nothing:
            return prompt
        idle = coach_of(self.game_id).idle(match.game, match.seen, board.actions)
        return evolve(prompt, text=idle) if idle else prompt

    def talk(self, frame: Frame) -> TableTalk:
        """Return the computer players with their moods, and who of them speaks; nobody where
        that is switched off.
        """
        if not frame.settings.faces:
            return NOBODY
        return TableTalk(self.guests, self.match.names, frame.layout in self.tabletop.face_layouts)

    @property
    def news(self) -> tuple[str, ...]:
        """What the others did since your last action; with the coach also what that means."""
        match = self.match
        now = match.record.states, match.at, match.seats, match.you, self.habit.coached, spoken()
        if self._news is None or self._news[0] != now:
            self._news = now, self._what_happened()
        return self._news[1]

    def _what_happened(self) -> tuple[str, ...]:
        match = self.match
        if not (self.habit.coached and match.since()):
            return match.news()
        coach = coach_of(self.game_id)
        return match.news() + coach.news(
            match.game, match.left, match.state, match.you, match.names
        )

    def marked(self, zones: Iterable[Zone], frame: Frame) -> Iterable[Zone]:
        """Return the zones, with the coach's marks on what has changed since your last
        action."""
        match = self.match
        if not self.habit.coached or match.looking_back or not match.since():
            return zones
        fresh = frozenset(self.tabletop.changed(match.left, match.state, match.you))
        return [with_fresh(zone, fresh, frame.theme) for zone in zones]

    def laid(self, frame: Frame) -> Laid:
        """Return the table laid out for the window; as long as nothing changes it is not made
        anew."""
        match = self.match
        now = (
            *(match.shown, match.seats, match.at, match.length, match.can_redo, match.eyes),
            *(self.selection, self.air, dict(self.marks), self.message, dict(self.tabs)),
            *(self.habit, self.hint, frame),
        )
        if self._last is None or self._last[0] != now:
            self._last = now, self._lay_out(frame)
        return self._last[1]

    def _lay_out(self, frame: Frame) -> Laid:
        board = self.board(frame)
        # The panel is made when the page is written, after its pictures have been sent.
        panel = partial(self._panel, board, frame)
        return self.tabletop.lay_out(
            Table(board, panel, dict(self.tabs), self.talk(frame).seats), frame
        )

    def _panel(self, board: Board[S, A, C], frame: Frame) -> Node:
        match, tabletop = self.match, self.tabletop
        if match.looking_back:
            panel = looking_back_panel(match, self.message)
        elif match.covered:
            panel = cover_panel(match, self.message, self.news)
        else:
            panel = own_panel(
                match,
                self._asked(board),
                self._buttons(board),
                self.message,
                price=tabletop.price(board),
                why=tabletop.why(board),
                news=self.news if self.selection == tabletop.nothing else (),
                hint=hint_button(self.hint) if self.habit.coached and not match.over else None,
                talk=self.talk(frame),
                pace=self.habit.pace,
                instead=self._instead,
            )
        return panel.element(match.rulebook)
