"""The table: a game against computer players, with undo, replay, saving and a link to share.

    page = TablePage(shell.stored.get(KEY, ""), keep=..., download=...)

The browser drives the computer players: as long as one is to move, the page asks it for an act
COMPUTER after a pause. So the kernel never sleeps, and a dialog or a look back stops them.
"""

from __future__ import annotations

from collections.abc import Callable

from tutor.engine import SaveError, Violation
from tutor.i18n import _
from widgets.composer import click
from widgets.pages.page import Reply
from widgets.pages.table_moves import flights, own_flights, shake, tried
from widgets.pages.table_new import new_match
from widgets.pages.table_parts import QUIET, REFUSED, Message
from widgets.pages.table_screen import TableScreen
from widgets.pages.table_view import SIDES, TABS
from widgets.prompts import prompt
from widgets.protocol import Event
from widgets.selection import NOTHING
from widgets.settings import Frame
from widgets.table import Match, MatchError
from widgets.target_ids import parse
from widgets.zones import spots_of

KEY = "table"
"""Under this name the browser keeps the running game."""
FILE = "chocolatiers.json"
"""Name of a saved game."""
INFORMATION = ("card", "deck", "discards")
"""Targets to learn about, not to play with."""


class TablePage(TableScreen):
    """Answers what is done at the table; each act has a method `_on_...`."""

    def on(self, event: Event, frame: Frame) -> Reply | None:
        """Answer an act. Targets of the table go to the composer, all else is handled here."""
        act, _colon, what = event.value.partition(":")
        if self.scoring is not None and not self.dialog:
            reply = self.scoring.on(event, frame)
            if reply is not None:
                return reply
        handler = getattr(self, f"_on_{act.replace('-', '_')}", None)
        if handler is not None:
            answer: Reply = handler(what, event, frame)
            return answer
        if parse(event.value)[0]:
            return self._click(event.value, frame)
        return None

    def _click(self, target: str, frame: Frame) -> Reply:
        match, kind = self.match, parse(target)[0]
        if match.looking_back:
            if kind == "cancel":
                return self._on_now("", Event("act"), frame)
            return self.tell(_("You are looking back. Play on from here, or go to now."))
        if kind == "display":
            return self._on_dialog(target, Event("act"), frame)
        before, old = self.selection, spots_of(self.laid(frame).zones)
        outcome = click(match.game, match.seen, match.you, self.selection, target)
        self.marks, self.message, self.tab = {}, None, ""
        if self.dialog.startswith("enlarge"):
            self.dialog = ""
        if outcome.refusal:
            return self._refuse(outcome.target, outcome.refusal, frame)
        self.selection = outcome.selection
        if outcome.action is None:
            new = spots_of(self.laid(frame).zones)
            asked = prompt(match.game, match.seen, match.you, self.selection, match.names)
            said = f"{asked.head} {asked.text}".strip()
            return Reply(say=said, moves=tried(before, self.selection, old, new))
        try:
            step = match.play(outcome.action)
        except MatchError as error:
            return self.tell(str(error), REFUSED)
        self.settle()
        self.keep(match.dump())
        new = spots_of(self.laid(frame).zones)
        return Reply(say=self.told((step,)), moves=own_flights(step, before, match.you, old, new))

    def _refuse(self, target: str, refusal: tuple[Violation, ...], frame: Frame) -> Reply:
        """Say why not, at the piece and in words; what can only be looked at is just told."""
        if target.partition(":")[0] in INFORMATION:
            self.message = Message.of(QUIET, refusal)
            return Reply(say=self.message.text)
        self.message, self.marks = Message.of(REFUSED, refusal), {target: "refused"}
        return Reply(say=self.message.text, moves=shake(target, spots_of(self.laid(frame).zones)))

    # ---- computer players

    def _on_computer(self, what: str, event: Event, frame: Frame) -> Reply:
        if not self.computer_may_move:
            return Reply()
        old = {} if self.hurrying else spots_of(self.laid(frame).zones)
        try:
            steps = self.match.computer_step()
        except MatchError as error:
            return self.tell(str(error), REFUSED)
        self.message = None
        self.settle()
        self.keep(self.match.dump())
        new = spots_of(self.laid(frame).zones)
        return Reply(say=self.told(steps), moves=flights(steps, self.match.you, old, new))

    def _on_hurry(self, what: str, event: Event, frame: Frame) -> Reply:
        self.hurrying = self.match.computer_to_move
        return Reply()

    # ---- back and forth

    def _on_undo(self, what: str, event: Event, frame: Frame) -> Reply:
        return self._travel(self.match.undo)

    def _on_redo(self, what: str, event: Event, frame: Frame) -> Reply:
        return self._travel(self.match.redo)

    def _travel(self, way: Callable[[], None]) -> Reply:
        try:
            way()
        except MatchError as error:
            return self.tell(str(error))
        self.message = None
        self.settle()
        self.keep(self.match.dump())
        return Reply(say=self.told(()))

    def _on_look_back(self, what: str, event: Event, frame: Frame) -> Reply:
        return self._look(self.match.length)

    def _on_look(self, what: str, event: Event, frame: Frame) -> Reply:
        return self._look(int(what) if what.isdecimal() else self.match.length)

    def _on_replay(self, what: str, event: Event, frame: Frame) -> Reply:
        return self._look(int(event.text) if event.text.isdecimal() else 0)

    def _on_back(self, what: str, event: Event, frame: Frame) -> Reply:
        return self._look((self.match.at or 0) - 1)

    def _on_forward(self, what: str, event: Event, frame: Frame) -> Reply:
        return self._look((self.match.at or 0) + 1)

    def _look(self, at: int) -> Reply:
        self.match.look(at)
        self.dialog, self.message, self.selection, self.marks = "", None, NOTHING, {}
        here = self.match.at or 0
        return Reply(say=self.match.line(self.match.step(here)) if here else "")

    def _on_now(self, what: str, event: Event, frame: Frame) -> Reply:
        self.match.look_at_now()
        self.message = None
        return Reply(say=self.told(()))

    def _on_play_on(self, what: str, event: Event, frame: Frame) -> Reply:
        self.match.play_on()
        self.message, self.final = None, None
        self.settle()
        self.keep(self.match.dump())
        return Reply(say=self.told(()))

    # ---- dialogs

    def _on_dialog(self, what: str, event: Event, frame: Frame) -> Reply:
        kind, _colon, which = what.partition(":")
        known = ("new", "menu", "words", "moves")
        others = [str(p) for p in range(len(self.match.seats)) if p != self.match.you]
        if what in known or (kind == "display" and which in others):
            self.dialog, self.message = what, None
        return Reply()

    def _on_rule(self, what: str, event: Event, frame: Frame) -> Reply:
        if what in self.match.game.rulebook:
            self.dialog = f"rule:{what}"
        return Reply()

    def _on_enlarge(self, what: str, event: Event, frame: Frame) -> Reply:
        place = parse(f"place:{what}")[1]
        if place in self.match.shown.displays[self.match.you].boxes:
            self.dialog = f"enlarge:{what}"
        return Reply()

    def _on_close(self, what: str, event: Event, frame: Frame) -> Reply:
        self.dialog, self.waiting = "", None
        return Reply()

    def _on_tab(self, what: str, event: Event, frame: Frame) -> Reply:
        self.tab = what if what in TABS else self.tab
        return Reply()

    def _on_side(self, what: str, event: Event, frame: Frame) -> Reply:
        self.side = what if what in SIDES else self.side
        return Reply()

    def _on_other(self, what: str, event: Event, frame: Frame) -> Reply:
        others = [p for p in range(len(self.match.seats)) if p != self.match.you]
        if what.isdecimal() and int(what) in others:
            self.tab, self.other = "others", int(what)
        return Reply()

    # ---- a game from elsewhere, a game for elsewhere

    def _on_new(self, what: str, event: Event, frame: Frame) -> Reply:
        try:
            match = new_match(event.fields, self.seed)
        except MatchError as error:
            return self.tell(str(error), REFUSED)
        self.take(match)
        return Reply(say=_("A new game.") + " " + self.told(()))

    def _on_save(self, what: str, event: Event, frame: Frame) -> Reply:
        self.download(FILE, self.match.dump())
        return Reply(say=_("Saved to a file."))

    def _on_load(self, what: str, event: Event, frame: Frame) -> Reply:
        try:
            match = Match.load(event.text)
        except SaveError as error:
            self.dialog = ""
            return self.tell(str(error), REFUSED)
        self.take(match)
        return Reply(say=_("The game is loaded.") + " " + self.told(()))

    def _on_shared(self, what: str, event: Event, frame: Frame) -> Reply:
        self.dialog = ""
        return self.tell(_("The link to this game is copied."))

    def _on_take_link(self, what: str, event: Event, frame: Frame) -> Reply:
        if self.waiting is not None:
            self.take(self.waiting)
        return Reply(say=self.told(()))

    def _on_leave_link(self, what: str, event: Event, frame: Frame) -> Reply:
        self.dialog, self.waiting = "", None
        return Reply(go="table")
