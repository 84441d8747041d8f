"""The table as it stands: the game, what is chosen, which dialog is open, and how that looks."""

from __future__ import annotations

from collections.abc import Callable
from random import SystemRandom
from typing import Any

import htpy as h
from attrs import evolve
from htpy import Node

from tutor.engine import SaveError
from tutor.i18n import _
from widgets.chocolatiers.prompts import buttons, prompt
from widgets.chocolatiers.selection import NOTHING
from widgets.chocolatiers.table_layouts import SIDES, Laid, Table, lay_out
from widgets.chocolatiers.tally import Tally
from widgets.chocolatiers.zones import Board
from widgets.pages.final.page import FinalPage
from widgets.pages.page import Picture, Reply
from widgets.pages.parts import button, icon_button, link
from widgets.pages.table import dialogs
from widgets.pages.table.new import LARGEST_SEED, USUAL_PLAYERS, goes_on_from
from widgets.pages.table.parts import REFUSED, TOLD, Message, looking_back_panel, own_panel
from widgets.protocol import After
from widgets.settings import Frame
from widgets.table import Match, Step, seats_for

COMPUTER = "computer"
PAUSE = 900
"""Milliseconds before a computer player's next move, to see the one before."""
KEYS = "u:undo y:redo r:rotate p:pay c:confirm e:skip n:hurry b:dialog:words"


class TableScreen:
    """One table and what is chosen on it.

    Attributes:
        match: the game.
        selection, marks, message: what is chosen, what is marked, the answer to the last click.
        dialog: name of the open one, "" for none.
        final: the final score, once the game is over.
        waiting: a shared game that waits for an answer to the question whether to open it.
    """

    def __init__(
        self,
        stored: str = "",
        *,
        keep: Callable[[str], None],
        download: Callable[[str, str], None],
        link: str = "",
        seed: Callable[[], int] = lambda: SystemRandom().randrange(LARGEST_SEED),
    ) -> None:
        """
        Args:
            stored: the text kept before, "" for none.
            keep: stores a text in the browser.
            download: gives the learner a file of this name and text.
            link: a shared game that the address brings, "" for none.
            seed: where the seeds of new games come from.
        """
        self.keep = keep
        self.download = download
        self.seed = seed
        self.selection = NOTHING
        self.marks: dict[str, str] = {}
        self.message: Message | None = None
        self.dialog = ""
        self.tab, self.side, self.other = "", SIDES[0], 0
        self.hurrying = False
        self._last: tuple[Any, Laid] | None = None
        self.final: FinalPage | None = None
        self.waiting: Match | None = None
        self.match = self._restored(stored)
        if link:
            self._bring(link)
        self.settle()

    def _restored(self, stored: str) -> Match:
        if stored:
            try:
                return Match.load(stored)
            except SaveError as error:
                self.message = Message.told(_("The game kept here is damaged: ") + str(error))
        self.dialog = "new"
        return Match.start(seats_for(USUAL_PLAYERS), self.seed())

    def _bring(self, text: str) -> None:
        """Take a shared game, after asking if a game of the learner's own is running."""
        try:
            shared = Match.from_link(text)
        except SaveError as error:
            self.message = Message.told(str(error), REFUSED)
            return
        if goes_on_from(self.match, shared):
            return
        if self.match.can_undo and not self.match.over:
            self.waiting, self.dialog = shared, "replace"
        else:
            self.take(shared)

    def take(self, match: Match) -> None:
        """Let another game be the one at this table."""
        self.match, self.waiting, self.final = match, None, None
        self.dialog, self.message = "", None
        self.settle()
        self.keep(match.dump())

    def tell(self, text: str, kind: str = TOLD) -> Reply:
        """Answer with a sentence."""
        self.message = Message.told(text, kind)
        return Reply(say=text)

    def settle(self) -> None:
        """After the position has changed: nothing is chosen; at the end the score is ready."""
        self.selection, self.marks, self.tab = NOTHING, {}, ""
        self.hurrying = self.hurrying and self.match.computer_to_move
        self.other = (self.match.you + 1) % len(self.match.seats)
        if not self.match.over:
            self.final = None
        elif self.final is None:
            self.final = self._final()

    def resume(self) -> str:
        """The game, for a browser that keeps nothing for good."""
        return self.match.dump()

    def told(self, steps: tuple[Step, ...]) -> str:
        """What happened and what comes next, to be spoken."""
        match = self.match
        said = [match.line(step) for step in steps]
        if match.over:
            said.append(_("The game is over."))
        elif match.your_turn:
            asked = prompt(match.game, match.seen, match.you, NOTHING, match.names)
            said.append(asked.head)
        return " ".join(said)

    # ---- what is shown

    def paint(self, frame: Frame) -> Picture:
        """The table, or the final score when the game is over; a dialog over it if one is open."""
        told = self.message.element(self.match.game.rulebook) if self.message else None
        board = self.board(frame)
        opened, zones = dialogs.opened(self.dialog, self.match, board, told, frame.view.width)
        scenes = {zone.name: zone.scene for zone in zones}
        if self.scoring is not None:
            score = self.scoring.paint(frame)
            return evolve(
                score,
                body=h.div(".table-page")[score.body, opened],
                scenes=scenes,
                after=None if opened else score.after,
            )
        laid = self.laid(frame)
        return Picture(
            title=_("Table"),
            where=self._where(frame),
            tools=self._tools(),
            body=h.div(".table-page")[
                # A notebook shows no header, so its buttons are here.
                h.div(".table-tools")[self._tools()] if frame.view.embedded else None,
                laid.body,
                opened,
            ],
            scenes={zone.name: zone.scene for zone in laid.zones} | scenes,
            keys=KEYS,
            after=After(0 if self.hurrying else PAUSE, COMPUTER)
            if self.computer_may_move
            else None,
        )

    @property
    def scoring(self) -> FinalPage | None:
        """The final score, while it is what is shown."""
        return None if self.match.looking_back else self.final

    @property
    def computer_may_move(self) -> bool:
        """Whether a computer player is to move and nothing is in the way."""
        return self.match.computer_to_move and not self.dialog

    def _where(self, frame: Frame) -> str:
        state = self.match.shown
        if state.last_turns is not None:
            text = _("Table · Last turns")
        else:
            text = _("Table · Round {n}").format(n=state.round)
        return text.rpartition(" · ")[2] if frame.layout == "phone" else text

    def _tools(self) -> Node:
        return [
            icon_button("dialog:words", _("Say the board"), "speaker"),
            icon_button("dialog:menu", _("This game: new, save, share, look back"), "save"),
        ]

    def board(self, frame: Frame) -> Board:
        """What the zones are made from."""
        match = self.match
        return Board(
            match.game,
            match.seen,
            match.you,
            frame.theme,
            self.selection,
            self.marks,
            match.names,
            quiet=not match.your_turn,
        )

    def laid(self, frame: Frame) -> Laid:
        """The table laid out for the window; as long as nothing changes it is not made anew."""
        match = self.match
        now = (
            *(match.shown, match.seats, match.at, match.length, match.can_redo),
            *(self.selection, dict(self.marks), self.message, self.tab, self.side, self.other),
            frame,
        )
        if self._last is None or self._last[0] != now:
            self._last = now, self._lay_out(frame)
        return self._last[1]

    def _lay_out(self, frame: Frame) -> Laid:
        match, board = self.match, self.board(frame)
        if match.looking_back:
            panel = looking_back_panel(match, board, self.message)
        else:
            asked = prompt(match.game, board.state, match.you, self.selection, match.names)
            shown = buttons(match.game, board.state, match.you, self.selection)
            panel = own_panel(match, board, asked, shown, self.message)
        tab = self.tab or self._tab(board)
        return lay_out(Table(board, panel, match.game.rulebook, tab, self.side, self.other), frame)

    def _tab(self, board: Board) -> str:
        """The tab of a phone that the moment calls for."""
        state, chosen = board.state, board.selection
        if not self.match.your_turn:
            return "others"
        if state.phase == "action":
            return "hand" if chosen.give is None and "." * len(state.tray) == state.tray else "tray"
        return "hand" if state.phase == "end" or chosen != NOTHING else "boxes"

    def _final(self) -> FinalPage:
        state, match = self.match.state, self.match
        return FinalPage(
            Tally.of(state.displays, state.wilds, state.first_card, match.names),
            match.game.rulebook,
            where=_("Table · Final scoring"),
            buttons=(
                button("rule:10.3", _("Why"), "why"),
                button("look-back", _("Look back"), "replay"),
                link("home", _("To the course"), "home"),
                button("dialog:new", _("Play again"), "play", primary=True),
            ),
        )
