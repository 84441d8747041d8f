"""The game at a shared table: the page of any table, but moves are asked of the service."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from attrs import evolve

from tutor.engine import A, S
from tutor.i18n import _
from widgets.browser.protocol import Event
from widgets.pages.page import Reply
from widgets.pages.table.panels import REFUSED
from widgets.pages.together import dialogs
from widgets.pages.together.screen import SharedTableScreen, seats_of, steps_of
from widgets.pages.together.told import Told
from widgets.storage.settings import Frame
from widgets.table import Played
from widgets.tabletop import C, Outcome
from widgets.tabletop.zone import spots_of

NOT_HERE = frozenset(
    {
        *("new", "save", "load", "shared", "take-link", "leave-link"),
        *("redo", "play-on", "branch", "origin", "moments", "review"),
        *("computer", "hurry", "pace", "uncover"),
    }
)
"""Acts of a table of one's own that a shared one has no use for."""


class SharedTablePage(SharedTableScreen[S, A, C]):
    """Hears what the service tells, and asks it for what is done."""

    # ---- what the service tells

    def hear(self, told: Told, frame: Frame) -> Reply:
        """Follow what the service has told. Raises SaveError for positions that are none."""
        before, self.told_last = self.told_last, told
        reply = Reply()
        if told.start:
            fresh = told.games != before.games
            self.match = self._begun(told)
            self.dialog, self.message, self.reviewing = "", None, False
            self.final, self.counting = None, False
            self.settle()
            if fresh:
                reply = Reply(say=_("A new game.") + " " + self.told(()))
        else:
            reply = self._follow(told, frame)
        match = self.match
        match.seats = seats_of(told)
        match.plays = told.you is not None and told.places[told.you].plays
        match.asking = told.asked is not None
        if told.asked is None and self.dialog == dialogs.ASKED:
            self.dialog = ""
        if told.asked is not None and before.asked is None:
            reply = self._hear_wish(told, reply)
        return self._hear_sign(before, told, reply)

    def _follow(self, told: Told, frame: Frame) -> Reply:
        match, chosen = self.match, self.selection
        gone, follows = match.length - told.keep, self._follows
        if gone <= 0 and not told.steps:
            return Reply()
        old = spots_of(self.laid(frame).zones)
        match.record.follow(told.keep, steps_of(match.game, told))
        if match.at is not None and match.at > match.length:
            match.look_at_now()
        self.message, self._follows = None, None
        if gone > 0 and self.dialog == dialogs.ASKED:
            self.dialog = ""
        self.after_move()
        if gone > 0:
            if follows is not None and not told.steps:
                self.selection = follows[1]
                return self.perform(follows[0], frame)
            reply = self.tell(_("A move was taken back."))
            return evolve(reply, say=f"{reply.say} {self.told(())}")
        steps = tuple(
            match.step(n + 1) for n in range(match.length - len(told.steps), match.length)
        )
        mine = len(steps) == 1 and steps[0].player == match.seat
        moves = (
            () if match.looking_back else self._flown(steps, chosen if mine else None, frame, old)
        )
        return Reply(say=self.told(steps), moves=moves)

    def _flown(
        self, steps: tuple[Played[S, A], ...], chosen: C | None, frame: Frame, old: Any
    ) -> tuple[Any, ...]:
        return self.flights(steps, self.tabletop.nothing if chosen is None else chosen, frame, old)

    def _hear_wish(self, told: Told, reply: Reply) -> Reply:
        assert told.asked is not None
        seat, name = told.asked[0], self.match.names[told.asked[0]]
        if seat == told.you:
            said = self.tell(_("The others are asked whether you may take it back.")).say
        elif self.match.people:
            self.dialog = dialogs.ASKED
            said = _("{who} would like to take a move back.").format(who=name)
        else:
            return reply
        return evolve(reply, say=f"{reply.say} {said}".strip())

    def _hear_sign(self, before: Told, told: Told, reply: Reply) -> Reply:
        if told.sign is None or (before.sign is not None and before.sign[2] >= told.sign[2]):
            return reply
        seat, what, _number = told.sign
        self.saying = {seat: what}
        said = self.talk(Frame()).state(seat) if seat != told.you else ""
        return evolve(reply, say=f"{reply.say} {said}".strip())

    # ---- what is asked of it

    def on(self, event: Event, frame: Frame) -> Reply | None:
        """Answer an act: some are asked of the service, some are not there."""
        act, _colon, what = event.value.partition(":")
        if act in SHARED:
            return SHARED[act](self, what)
        if act == "close" and self.dialog == dialogs.ASKED:
            return self._refuse_wish("")
        if act in NOT_HERE:
            return None
        return super().on(event, frame)

    def perform(self, action: A, frame: Frame) -> Reply:
        """Ask for an action; it is played when the service tells so. Watchers play none."""
        match = self.match
        if not match.people:
            return Reply()
        self.ask("play", moment=self.told_last.moment, action=match.game.action_text(action))
        return Reply()

    def take_back(self, outcome: Outcome[A, C], frame: Frame) -> Reply:
        """Ask to take back part of one's own turn."""
        if outcome.action is not None:
            self._follows = outcome.action, outcome.chosen
        self.ask("back", moment=self.told_last.moment, count=outcome.back)
        return Reply()

    def _undo(self, what: str) -> Reply:
        """Take back the last action of the turn; with none, ask the others."""
        if self.match.retractable:
            return self.take_back(Outcome(self.tabletop.nothing, back=1), Frame())
        if not self.match.can_undo:
            return self.tell(_("There is nothing to undo."))
        self.ask("ask", moment=self.told_last.moment)
        return Reply()

    def _agree(self, what: str) -> Reply:
        self.dialog = ""
        self.ask("agree")
        return Reply()

    def _refuse_wish(self, what: str) -> Reply:
        self.dialog = ""
        self.ask("refuse")
        return Reply()

    def _say(self, what: str) -> Reply:
        self.dialog = ""
        self.ask("sign", sign=what)
        return Reply()

    def _hush(self, what: str) -> Reply:
        self.saying = {}
        return Reply()

    def _open(self, what: str) -> Reply | None:
        """Open one of the dialogs that are the same at every table, or of those of this one."""
        if what in ("menu", "talk", "words", "moves") and self.dialog != dialogs.ASKED:
            self.dialog, self.message = what, None
        return Reply()

    def _seat_computer(self, what: str) -> Reply:
        seat, _space, who = what.partition(" ")
        self.dialog = ""
        self.ask("computer", seat=int(seat) if seat.isdecimal() else -1, strength=who)
        return Reply()

    def _again(self, what: str) -> Reply:
        self.ask("start")
        return Reply()

    def refused(self, why: str) -> Reply:
        """Say why the service has not done what was asked."""
        self._follows = None
        return self.tell(dialogs.why_not(why), REFUSED)


SHARED: dict[str, Callable[[Any, str], Reply | None]] = {
    "undo": SharedTablePage._undo,
    "agree": SharedTablePage._agree,
    "refuse": SharedTablePage._refuse_wish,
    "say": SharedTablePage._say,
    "hush": SharedTablePage._hush,
    "dialog": SharedTablePage._open,
    "seat": SharedTablePage._seat_computer,
    "again": SharedTablePage._again,
}
"""Who answers the acts that only a shared table has."""
