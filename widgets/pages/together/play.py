"""The game at a shared table: the page of any table, but moves are asked of the service."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import htpy as h
from attrs import evolve
from htpy import Node

from tutor.engine import A, S
from tutor.i18n import _
from tutor.kit.words import YOU
from tutor.rooms import load_game
from widgets.browser.protocol import After, Event
from widgets.pages.controls import button, icon_button, link
from widgets.pages.page import Picture, Reply
from widgets.pages.table.page import TablePage
from widgets.pages.table.panels import REFUSED, step_button
from widgets.pages.together import dialogs
from widgets.pages.together.talk import SharedTalk, how_long
from widgets.pages.together.told import Told
from widgets.storage.settings import Frame
from widgets.table import Played, Seat
from widgets.table.shared import SeenRecord, SharedMatch
from widgets.tabletop import MAIN, Board, Button, C, Outcome, Prompt, Tabletop
from widgets.tabletop.zone import spots_of

SEEN_FOR = 2400
"""Milliseconds for which a sign of the table talk is seen."""
NOT_HERE = frozenset(
    {
        *("new", "save", "load", "shared", "take-link", "leave-link"),
        *("redo", "play-on", "branch", "origin", "moments", "review"),
        *("computer", "hurry", "pace", "uncover"),
    }
)
"""Acts of a table of one's own that a shared one has no use for."""

Ask = Callable[..., None]
"""Asks something of the service: `ask("play", moment=3, action="…")`."""


class SharedTablePage(TablePage[S, A, C]):
    """`told`: what the service told last; `saying`: the signs that are to be seen."""

    match: SharedMatch[S, A]

    def __init__(
        self, code: str, told: Told, tabletop: Tabletop[S, A, C], ask: Ask, **settings: Any
    ) -> None:
        self.code = code
        self.told_last = told
        self.ask = ask
        self.saying: dict[int, str] = {}
        self._follows: tuple[A, C] | None = None  # what is played once a taking back is told
        super().__init__(told.game, tabletop, keep=lambda _text: None, **settings)

    def _restored(self, stored: str) -> SharedMatch[S, A]:
        return self._begun(self.told_last)

    def _begun(self, told: Told) -> SharedMatch[S, A]:
        """Return the game as it is told from its start. Raises SaveError."""
        game = load_game(told.game)
        record: SeenRecord[S, A] = SeenRecord(game, game.load(told.start), told.options)
        record.follow(0, _steps(game, told))
        plays = told.you is not None and told.places[told.you].plays
        return SharedMatch(record, seats_of(told), told.you, plays)

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
        match.record.follow(told.keep, _steps(match.game, told))
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

    # ---- how it looks

    def paint(self, frame: Frame) -> Picture:
        """Paint the table; signs of the table talk go by themselves."""
        picture = super().paint(frame)
        if self.saying and picture.after is None:
            picture = evolve(picture, after=After(SEEN_FOR, "hush"))
        if self.scoring is None:
            picture = evolve(picture, steps=self.talk(frame).people())
        return evolve(picture, keys=f"{picture.keys} t:dialog:talk")

    def resume(self) -> str:
        """Return "": the service keeps the game."""
        return ""

    def talk(self, frame: Frame) -> SharedTalk:
        """Return all who sit there; computer players talk only where that is switched on."""
        known = super().talk(frame)
        told = self.told_last
        guests = tuple(guest for guest in known.guests if not told.places[guest.player].person)
        return SharedTalk(
            guests, self.match.names, known.seated, told.places, told.you, self.saying
        )

    def laid(self, frame: Frame) -> Any:
        """Lay the table out anew when somebody comes, goes or says something."""
        now = self.told_last.places, self.told_last.asked, tuple(self.saying.items())
        if self._said_for != now:
            self._said_for, self._last = now, None
        return super().laid(frame)

    _said_for: Any = None

    def _opened_dialog(self, frame: Frame) -> Node:
        if self.dialog == "menu":
            return dialogs.menu(self.code, self.told_last, self.match, self.habit.coached)
        if self.dialog == "talk":
            return dialogs.talk()
        if self.dialog == dialogs.ASKED and self.told_last.asked is not None:
            return dialogs.asked(self.match.names[self.told_last.asked[0]])
        return super()._opened_dialog(frame)

    def _where(self, frame: Frame) -> str:
        moment = self.match.game.phase_name(self.match.shown)
        return _("{who} · {moment}").format(who=self.code, moment=moment)

    def _talk_switch(self, frame: Frame) -> Node:
        if self.told_last.you is None:
            return None
        return icon_button("dialog:talk", _("Say something"), "talk")

    @property
    def _instead(self) -> h.Element | None:
        return step_button("dialog:talk", _("Say"), "talk", disabled=self.told_last.you is None)

    def _missing(self) -> int | None:
        """Return the seat that everybody waits for, because its person is away."""
        match, told = self.match, self.told_last
        if not told.begun or match.over:
            return None
        place = told.places[match.to_move]
        return match.to_move if place.plays and place.away >= 1 else None

    def _asked(self, board: Board[S, A, C]) -> Prompt:
        missing, told = self._missing(), self.told_last
        if missing is not None:
            name = self.match.names[missing]
            place = told.places[missing]
            head = _("{who}: {what}").format(who=name, what=how_long(place))
            text = _("The seat can be given back.")
            return Prompt(head, text if told.hosting else _("The host may seat a computer player."))
        if told.you is not None and told.places[told.you].who:
            return Prompt(_("A computer player sits in for you."), _("Take your seat back."))
        if told.you is None and not self.match.over:
            name = self.match.names[self.match.to_move]
            return Prompt(_("{who} is to move").format(who=name), _("You see what all may see."))
        return super()._asked(board)

    def _buttons(self, board: Board[S, A, C]) -> Sequence[Button]:
        missing, told = self._missing(), self.told_last
        if missing is not None and told.hosting:
            label = _("Seat a computer player")
            act = f"seat:{missing} {dialogs.stand_in(told)}"
            return (Button(act, label, "play", role=MAIN, primary=True),)
        if told.you is not None and told.places[told.you].who:
            return (Button(f"seat:{told.you}", _("I am back"), "check", role=MAIN, primary=True),)
        if told.you is None:
            return ()
        return super()._buttons(board)

    def _after_the_end(self) -> tuple[h.Element, ...]:
        return (
            button("look-back", _("Look back"), "replay"),
            link("home", _("To the course"), "home"),
            *(
                [button("again", _("Play again"), "play", primary=True)]
                if self.told_last.hosting
                else []
            ),
        )


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


def _steps(game: Any, told: Told) -> list[tuple[Any, Any]]:
    return [(game.parse_action(action), game.load(view)) for action, view in told.steps]


def seats_of(told: Told) -> tuple[Seat, ...]:
    """Return the seats with their names: one's own is called "You"."""
    return tuple(
        Seat(
            _(YOU) if n == told.you else place.name or _("Somebody"),
            "" if place.person else place.who,
        )
        for n, place in enumerate(told.places)
    )
