"""The table as it stands: the game, what is chosen, which dialog is open."""

from __future__ import annotations

from collections.abc import Callable
from random import SystemRandom
from typing import Any, Generic

import htpy as h

from tutor.coach import Review, Turning, coach_of, starts
from tutor.engine import A, S, SaveError
from tutor.i18n import _, spoken
from tutor.lessons.feedback import Hint
from tutor.rooms import qualified
from widgets.pages.controls import button, link
from widgets.pages.final.page import FinalPage
from widgets.pages.final.score_sheet import ScoreSheet
from widgets.pages.page import Reply
from widgets.pages.table.company import Guest, company
from widgets.pages.table.new_games import LARGEST_SEED, goes_on_from, usual_players
from widgets.pages.table.panels import (
    REFUSED,
    TOLD,
    Message,
    pass_on,
)
from widgets.storage.diary import ADDRESS as DIARY
from widgets.storage.diary import diary_of
from widgets.storage.settings import Frame
from widgets.table import Match, Played, seats_for, strengths_of
from widgets.table.habit import Habit
from widgets.tabletop import Air, Board, C, Laid, Tabletop


class TableState(Generic[S, A, C]):
    """One table and what is chosen on it.

    Attributes:
        match: the game.
        air: the piece that is being dragged, and what was chosen before.
        selection, marks, message: what is chosen, what is marked, the answer to the last click.
        dialog: name of the open one, "" for none; "large:TARGET" shows a part of the table large.
        tabs: which tabs the learner has turned to, by their row.
        final: the final score, once the game is over; `counting`: that is what is shown, and no
            longer the table as the last move has left it.
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
        shelve: Callable[[Match[S, A]], None] = lambda match: None,
        open_shared: Callable[[Match[S, A]], None] = lambda match: None,
        open_handed: Callable[[Match[S, A]], None] | None = None,
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
            shelve: keeps how a game has ended.
            open_shared: is told of a game that several devices are to play.
            open_handed: the same of one that goes round by link; None where none can.
            link: a shared game that the address brings, "" for none.
            seed: where the seeds of new games come from.
        """
        self.game_id = game
        self.tabletop = tabletop
        self.keep = keep
        self.download = download
        self.shelve = shelve
        self.open_shared = open_shared
        self.open_handed = open_handed
        self.seed = seed
        self.habit, self.keep_habit = Habit.load(habit) if habit else Habit(), keep_habit
        self.hint: Hint | None = None
        self.review: tuple[Match[S, A], Review[S, A]] | None = None
        self.reviewing = False
        self.turning: tuple[Match[S, A], Turning[S, A]] | None = None
        self.selection = tabletop.nothing
        self.air: Air[C] | None = None
        self.marks: dict[str, str] = {}
        self.message: Message | None = None
        self.dialog = ""
        self.begun = True  # a game that was dealt behind the first set-up is not
        self.tabs: dict[str, str] = {}
        self.hurrying = False
        self.feast = False
        self._last: tuple[Any, Laid] | None = None
        self._known: tuple[Any, tuple[S, S | None, tuple[A, ...], tuple[A, ...]]] | None = None
        self._board: tuple[Any, Board[S, A, C]] | None = None
        self._news: tuple[Any, tuple[str, ...]] | None = None
        self._guests: tuple[Any, tuple[Guest, ...]] | None = None
        self.final: FinalPage | None = None
        self.counting = False
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
        self.dialog, self.begun = "new", False
        seats = seats_for(usual_players(self.game_id), strengths_of(self.game_id))
        return Match.start(self.game_id, seats, self.seed())

    def _bring(self, text: str) -> None:
        """Take a shared game, after asking if a game of the learner's own is running."""
        try:
            shared = Match.from_link(text, self.game_id)
        except SaveError as error:
            self.message = Message.told(str(error), REFUSED)
            return
        if self.dialog != "new" and goes_on_from(self.match, shared):
            return  # a game dealt behind the set-up may be like it by chance: nobody plays that one
        if self.match.can_undo and not self.match.over:
            self.waiting, self.dialog = shared, "replace"
        else:
            self.take(shared)

    def follow(self, stored: str) -> None:
        """Follow another tab, which has kept this text: its game is this table's, too, unless this
        one is the same game, further on.
        """
        try:
            other = Match.load(stored, self.game_id)
        except SaveError:
            return
        if goes_on_from(self.match, other):
            return
        self._sit_down_to(other)
        self.message = Message.told(_("The game has gone on in another tab."))

    def take(self, match: Match[S, A]) -> None:
        """Let another game be the one at this table."""
        self._sit_down_to(match)
        self.keep(match.dump())

    def _sit_down_to(self, match: Match[S, A]) -> None:
        self.match, self.waiting, self.final, self.counting = match, None, None, False
        self.begun = True
        self.dialog, self.message, self.reviewing = "", None, False
        self.settle()

    def tell(self, text: str, kind: str = TOLD) -> Reply:
        """Answer with a sentence."""
        self.message = Message.told(text, kind)
        return Reply(say=text)

    def settle(self) -> None:
        """Tidy up after the position has changed: nothing is chosen; at the end the score is
        ready.
        """
        self.selection, self.marks, self.air = self.tabletop.nothing, {}, None
        self.hint = None
        self.turn_tabs()
        self.hurrying = self.hurrying and self.match.computer_to_move
        if not self.match.over:
            self.final, self.counting = None, False
        elif self.final is None:
            self.final = self._final()

    def turn_tabs(self) -> None:
        """Turn back to the tabs the moment calls for; only what stands beside the table stays."""
        self.tabs = {row: tab for row, tab in self.tabs.items() if row == self._lasting_row}

    def resume(self) -> str:
        """Return the game, for a browser that keeps nothing for good."""
        return self.match.dump()

    def told(self, steps: tuple[Played[S, A], ...]) -> str:
        """Say what happened and what comes next, to be spoken."""
        match = self.match
        said = [match.turn_line(steps)] if steps else []
        if match.over:
            said.append(_("The game is over."))
        elif match.covered:
            said.append(pass_on(match))
        elif match.your_turn:
            said.append(self.tabletop.prompt(self.board(Frame())).head)
        return " ".join(said)

    def board(self, frame: Frame) -> Board[S, A, C]:
        """Return what the table is drawn from: the same board, however often a click asks."""
        known, match = self._looked_at(), self.match
        now = known, match.seats, frame, self.selection, dict(self.marks), self.air
        if self._board is None or self._board[0] != now:
            self._board = now, self._board_of(known, frame)
        return self._board[1]

    @property
    def guests(self) -> tuple[Guest, ...]:
        """The computer players and what they say: read from the record once a position."""
        now = self.match.record.states, self.match.at, self.match.seats, spoken()
        if self._guests is None or self._guests[0] != now:
            self._guests = now, company(self.match, self.tabletop.remark)
        return self._guests[1]

    def _board_of(
        self, known: tuple[S, S | None, tuple[A, ...], tuple[A, ...]], frame: Frame
    ) -> Board[S, A, C]:
        match, (seen, before, actions, free) = self.match, known
        return Board(
            match.game,
            seen,
            match.you,
            frame.theme,
            self.selection,
            actions,
            dict(self.marks),
            match.names,
            quiet=not match.your_turn,
            air=self.air is not None,
            before=before,
            retractable=free,
        )

    def _looked_at(self) -> tuple[S, S | None, tuple[A, ...], tuple[A, ...]]:
        """What is seen of the position, what was seen before the last move, what can be done and
        what can be taken back: worked out once, however often a click asks."""
        match = self.match
        now = match, match.shown, match.at, match.length, match.eyes, match.you
        if self._known is None or self._known[0] != now:
            seen = match.seen
            actions = () if match.eyes is None else tuple(match.game.actions(seen))
            self._known = now, (seen, match.seen_before, actions, match.retractable)
        return self._known[1]

    @property
    def _lasting_row(self) -> str:
        """The row of tabs that stays as the learner turned it: what stands beside the table."""
        rows = [row for row, keys in self.tabletop.tabs.items() if keys]
        return rows[1] if len(rows) > 1 else ""

    def _final(self) -> FinalPage:
        match = self.match
        return FinalPage(
            ScoreSheet.of(self.tabletop, match.game, match.state, match.names),
            match.game,
            match.record.options,
            where=_("Table · Final scoring") if match.game.kind.ranked else _("Table · The end"),
            player=match.you if len(match.people) == 1 else None,
            faces={guest.player: guest.face for guest in self.guests},
            buttons=self._after_the_end(),
        )

    def _after_the_end(self) -> tuple[h.Element, ...]:
        """Return what can be done after a game."""
        back = button("origin", _("Back to the finished game"), "back")
        diary = diary_of(self.game_id)
        return (
            *([back] if self.match.origin else []),
            button("moments", _("Key moments"), "goal"),
            button("look-back", _("Look back"), "replay"),
            link(qualified(self.game_id, DIARY), _(diary.title), "book")
            if diary is not None
            else link("home", _("To the course"), "home"),
            button("dialog:new", _("Play again"), "play", primary=not self.lost),
        )

    @property
    def lost(self) -> bool:
        """Whether a game that is won or lost has been lost."""
        game, state = self.match.game, self.match.state
        return not game.kind.ranked and game.over(state) and not game.verdict(state).winners

    @property
    def may_turn(self) -> bool:
        """Whether it is still to be found out from where this lost game could have been won."""
        match = self.match
        if self.turning is not None and self.turning[0] is match:
            return not self.turning[1].done
        coach = coach_of(match.game.id)
        return self.lost and bool(starts(coach, match.game, match.record.states[:1]))
