"""How the game at a shared table looks: who is away, who sits in, what somebody says."""

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
from widgets.browser.protocol import After
from widgets.pages.controls import button, icon_button, link
from widgets.pages.page import Picture
from widgets.pages.table.page import TablePage
from widgets.pages.table.panels import step_button
from widgets.pages.together import dialogs
from widgets.pages.together.talk import SharedTalk, how_long
from widgets.pages.together.told import Told
from widgets.storage.settings import Frame
from widgets.table import Seat
from widgets.table.shared import SeenRecord, SharedMatch
from widgets.tabletop import MAIN, Board, Button, C, Prompt, Tabletop

SEEN_FOR = 2400
"""Milliseconds for which a sign of the table talk is seen."""
Ask = Callable[..., None]
"""Asks something of the service: `ask("play", moment=3, action="…")`."""


class SharedTableScreen(TablePage[S, A, C]):
    """`told_last`: what the service told last; `saying`: the signs that are to be seen."""

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
        record.follow(0, steps_of(game, told))
        plays = told.you is not None and told.places[told.you].plays
        return SharedMatch(record, seats_of(told), told.you, plays)

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


def steps_of(game: Any, told: Told) -> list[tuple[Any, Any]]:
    """Return the actions that are told, each with the position after it."""
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
