"""The table as it stands: the game, what is chosen, which dialog is open, and how that looks."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import SystemRandom
from typing import Any, Generic

import htpy as h
from attrs import evolve
from htpy import Node

from tutor.coach import Review, coach_of
from tutor.engine import A, S, SaveError
from tutor.i18n import _
from tutor.lessons.feedback import Hint
from widgets.pages.final.page import FinalPage
from widgets.pages.final.tally import Tally
from widgets.pages.page import Picture, Reply
from widgets.pages.parts import button, icon_button, link
from widgets.pages.table import dialogs
from widgets.pages.table.new import LARGEST_SEED, goes_on_from, usual_players
from widgets.pages.table.parts import (
    REFUSED,
    TOLD,
    Message,
    cover_panel,
    hint_button,
    looking_back_panel,
    own_panel,
    pass_on,
)
from widgets.pages.table.review import paint_review
from widgets.pages.table.set_up import set_up_dialog
from widgets.protocol import After
from widgets.settings import Frame
from widgets.table import Match, Played, seats_for, strengths_of
from widgets.table.habit import Habit
from widgets.tabletop import Air, Board, C, Laid, Table, Tabletop
from widgets.zone import Zone, pieces_of, scenes_of, with_fresh

COMPUTER = "computer"
LARGE = "large"
PAUSE, COACHED = 900, 1500
"""Milliseconds before a computer player's next move, to see the one before; and with the coach."""
KEYS = "u:undo y:redo b:dialog:words"
MARGIN = 72
"""Room round what a dialog shows."""


class TableScreen(Generic[S, A, C]):
    """One table and what is chosen on it.

    Attributes:
        match: the game.
        air: the piece that is being dragged, and what was chosen before.
        selection, marks, message: what is chosen, what is marked, the answer to the last click.
        dialog: name of the open one, "" for none; "large:TARGET" shows a part of the table large.
        tabs: which tabs the learner has turned to, by their row.
        final: the final score, once the game is over.
        habit: whether the coach is there.
        hint: how far the coach has helped with the position.
        review: the search for the key moments of a match; `reviewing`: that is what is shown.
        waiting: a shared game that waits for an answer to the question whether to open it.
    """

    def __init__(
        self,
        game: str,
        tabletop: Tabletop[S, A, C],
        stored: str = "",
        *,
        keep: Callable[[str], None],
        download: Callable[[str, str], None],
        habit: str = "",
        keep_habit: Callable[[str], None] = lambda text: None,
        link: str = "",
        seed: Callable[[], int] = lambda: SystemRandom().randrange(LARGEST_SEED),
    ) -> None:
        """
        Args:
            game: id of the game that is played here.
            tabletop: how it is shown.
            stored: the text kept before, "" for none.
            keep: stores a text in the browser.
            download: gives the learner a file of this name and text.
            habit, keep_habit: the same for how the learner likes to play (see `Habit`).
            link: a shared game that the address brings, "" for none.
            seed: where the seeds of new games come from.
        """
        self.game_id = game
        self.tabletop = tabletop
        self.keep = keep
        self.download = download
        self.seed = seed
        self.habit, self.keep_habit = Habit.load(habit) if habit else Habit(), keep_habit
        self.hint: Hint | None = None
        self.review: tuple[Match[S, A], Review[S, A]] | None = None
        self.reviewing = False
        self.selection = tabletop.nothing
        self.air: Air[C] | None = None
        self.marks: dict[str, str] = {}
        self.message: Message | None = None
        self.dialog = ""
        self.tabs: dict[str, str] = {}
        self.hurrying = False
        self._last: tuple[Any, Laid] | None = None
        self.final: FinalPage | None = None
        self.waiting: Match[S, A] | None = None
        self.match = self._restored(stored)
        if link:
            self._bring(link)
        self.settle()

    def _restored(self, stored: str) -> Match[S, A]:
        if stored:
            try:
                return Match.load(stored, self.game_id)
            except SaveError as error:
                self.message = Message.told(_("The game kept here is damaged: ") + str(error))
        self.dialog = "new"
        seats = seats_for(usual_players(self.game_id), strengths_of(self.game_id))
        return Match.start(self.game_id, seats, self.seed())

    def _bring(self, text: str) -> None:
        """Take a shared game, after asking if a game of the learner's own is running."""
        try:
            shared = Match.from_link(text, self.game_id)
        except SaveError as error:
            self.message = Message.told(str(error), REFUSED)
            return
        if goes_on_from(self.match, shared):
            return
        if self.match.can_undo and not self.match.over:
            self.waiting, self.dialog = shared, "replace"
        else:
            self.take(shared)

    def take(self, match: Match[S, A]) -> None:
        """Let another game be the one at this table."""
        self.match, self.waiting, self.final = match, None, None
        self.dialog, self.message, self.reviewing = "", None, False
        self.settle()
        self.keep(match.dump())

    def tell(self, text: str, kind: str = TOLD) -> Reply:
        """Answer with a sentence."""
        self.message = Message.told(text, kind)
        return Reply(say=text)

    def settle(self) -> None:
        """After the position has changed: nothing is chosen; at the end the score is ready."""
        self.selection, self.marks, self.air = self.tabletop.nothing, {}, None
        self.hint = None
        self.tabs = {row: tab for row, tab in self.tabs.items() if row == self._lasting_row}
        self.hurrying = self.hurrying and self.match.computer_to_move
        if not self.match.over:
            self.final = None
        elif self.final is None:
            self.final = self._final()

    def resume(self) -> str:
        """The game, for a browser that keeps nothing for good."""
        return self.match.dump()

    def told(self, steps: tuple[Played[S, A], ...]) -> str:
        """What happened and what comes next, to be spoken."""
        match = self.match
        said = [match.line(step) for step in steps]
        if match.over:
            said.append(_("The game is over."))
        elif match.covered:
            said.append(pass_on(match))
        elif match.your_turn:
            said.append(self.tabletop.prompt(self.board(Frame())).head)
        return " ".join(said)

    # ---- what is shown

    def paint(self, frame: Frame) -> Picture:
        """The table, or the final score when the game is over; a dialog over it if one is open."""
        told = self.message.element(self.match.game.rulebook) if self.message else None
        kind, _colon, what = self.dialog.partition(":")
        opened, scenes = dialogs.opened(self.dialog, self.match, self.habit.coached), {}
        if kind == "new":
            opened = set_up_dialog(self.match, told)
        if kind == LARGE:
            width = frame.view.width - MARGIN
            shown = self.tabletop.enlarge(self.board(frame), what, width)
            if shown is not None:
                opened = dialogs.enlarged_dialog(shown)
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
                after=None if opened else score.after,
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
            keys=f"{KEYS} n:{'uncover' if self.match.covered else 'hurry'} {self.tabletop.keys}",
            after=After(self._pause, COMPUTER) if self.computer_may_move else None,
        )

    @property
    def _pause(self) -> int:
        return 0 if self.hurrying else COACHED if self.habit.coached else PAUSE

    @property
    def scoring(self) -> FinalPage | None:
        """The final score, while it is what is shown."""
        return None if self.match.looking_back else self.final

    @property
    def computer_may_move(self) -> bool:
        """Whether a computer player is to move and nothing is in the way."""
        return self.match.computer_to_move and not self.dialog

    def _where(self, frame: Frame) -> str:
        match = self.match
        moment = match.game.moment(match.shown)
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
            icon_button("dialog:words", _("Say the board"), "speaker"),
            button("dialog:menu", _("Game"), title=_("New, save, share, look back")),
        ]

    @property
    def news(self) -> tuple[str, ...]:
        """What the others did since your last action; with the coach also what that means."""
        match = self.match
        if not (self.habit.coached and match.since()):
            return match.news()
        coach = coach_of(self.game_id)
        return match.news() + coach.news(
            match.game, match.left, match.state, match.you, match.names
        )

    def marked(self, zones: Iterable[Zone], frame: Frame) -> Iterable[Zone]:
        """The zones, with the coach's marks on what has changed since your last action."""
        match = self.match
        if not self.habit.coached or match.looking_back or not match.since():
            return zones
        fresh = frozenset(self.tabletop.changed(match.left, match.state, match.you))
        return [with_fresh(zone, fresh, frame.theme) for zone in zones]

    def board(self, frame: Frame) -> Board[S, A, C]:
        """What the table is drawn from."""
        match, seen = self.match, self.match.seen
        return Board(
            match.game,
            seen,
            match.you,
            frame.theme,
            self.selection,
            () if match.eyes is None else tuple(match.game.actions(seen)),
            dict(self.marks),
            match.names,
            quiet=not match.your_turn,
            air=self.air is not None,
        )

    def laid(self, frame: Frame) -> Laid:
        """The table laid out for the window; as long as nothing changes it is not made anew."""
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
        match, board, tabletop = self.match, self.board(frame), self.tabletop
        if match.looking_back:
            panel = looking_back_panel(match, self.message)
        elif match.covered:
            panel = cover_panel(match, self.message, self.news)
        else:
            panel = own_panel(
                match,
                tabletop.prompt(board),
                tabletop.buttons(board),
                self.message,
                price=tabletop.price(board),
                why=tabletop.why(board),
                news=self.news if self.selection == tabletop.nothing else (),
                hint=hint_button(self.hint) if self.habit.coached else None,
                coached=self.habit.coached,
            )
        return tabletop.lay_out(
            Table(board, panel.element(match.game.rulebook), dict(self.tabs)), frame
        )

    @property
    def _lasting_row(self) -> str:
        """The row of tabs that stays as the learner turned it: what stands beside the table."""
        rows = [row for row, keys in self.tabletop.tabs.items() if keys]
        return rows[1] if len(rows) > 1 else ""

    def _final(self) -> FinalPage:
        match = self.match
        origin = [button("origin", _("Back to the finished game"), "back")] if match.origin else []
        return FinalPage(
            Tally.of(self.tabletop, match.game, match.state, match.names),
            match.game.rulebook,
            match.game.id,
            where=_("Table · Final scoring"),
            player=match.you if len(match.people) == 1 else None,
            buttons=(
                *origin,
                button("moments", _("Key moments"), "goal"),
                button("look-back", _("Look back"), "replay"),
                link("home", _("To the course"), "home"),
                button("dialog:new", _("Play again"), "play", primary=True),
            ),
        )
