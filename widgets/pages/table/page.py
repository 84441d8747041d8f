"""The table: a game against computer players, with undo, replay, saving and a link to share.

    page = TablePage(game, tabletop, shell.stored.get(KEY, ""), keep=..., download=...)

The browser drives the computer players: as long as one is to move, the page asks it for an act
COMPUTER after a pause. So the kernel never sleeps, and a dialog or a look back stops them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from attrs import evolve

from tutor.engine import A, S, SaveError
from tutor.i18n import _
from tutor.rooms import qualified
from tutor.turns import same_turn
from widgets.browser.protocol import Event, Shake, Sink
from widgets.pages.page import HEADING, Reply
from widgets.pages.table import coach
from widgets.pages.table.new_games import new_match
from widgets.pages.table.panels import COUNT, QUIET, REFUSED, Message, pass_on
from widgets.pages.table.play import TablePlay
from widgets.pages.table.screen import LARGE
from widgets.pages.table.set_up import HANDED
from widgets.storage.settings import Frame
from widgets.table import Match, MatchError, Played
from widgets.table.habit import PACES
from widgets.tabletop import Air, C, Outcome
from widgets.tabletop.zone import moves_along, spots_of

TOGETHER = "t"
"""Address of the tables of several devices."""
KEY, HABIT = "table", "table-habit"
"""Under these names the browser keeps the running game, and how the learner likes to play (see
`tutor.rooms.storage_key`)."""


class TablePage(TablePlay[S, A, C]):
    """Answers what is done at the table: ACTS says which method answers an act."""

    def on(self, event: Event, frame: Frame) -> Reply | None:
        """Answer an act. Targets of the table go to the tabletop, all else is handled here."""
        act, _colon, what = event.value.partition(":")
        if self.scoring is not None and not (self.dialog or self.reviewing):
            reply = self.scoring.on(event, frame)
            if reply is not None:
                return reply
        handler = ACTS.get(act)
        if handler is not None:
            answer: Reply | None = handler(self, what, event, frame)
            return answer
        if act in self.tabletop.tabs:
            return self._turn_to(act, what)
        if self.tabletop.enlarge(self.board(frame), event.value, frame.view.width) is not None:
            return self._enlarge(event.value)
        if self.tabletop.is_target(event.value):
            return self._click(event.value, frame)
        return None

    def _enlarge(self, what: str) -> Reply:
        self.dialog, self.message = f"{LARGE}:{what}", None
        return Reply()

    def _turn_to(self, row: str, tab: str) -> Reply:
        keys = self.tabletop.tabs[row]
        others = [str(p) for p in range(len(self.match.seats)) if p != self.match.you]
        if tab in (keys or others):
            self.tabs[row] = tab
        return Reply()

    def _on_cancel(self, what: str, event: Event, frame: Frame) -> Reply | None:
        """Go back to now, drop what is chosen, or take back the last action of the turn."""
        if self.match.looking_back:
            return self._on_now(what, event, frame)
        if not self.dialog and self.selection == self.tabletop.nothing and self.match.retractable:
            return self._take_back_one(frame)
        return self._click("cancel", frame) if self.tabletop.is_target("cancel") else None

    def _click(self, target: str, frame: Frame) -> Reply:
        match, tabletop = self.match, self.tabletop
        if match.looking_back:
            return self.tell(_("You are looking back. Play on from here, or go to now."))
        if match.covered:
            return self.tell(pass_on(match))
        before, old = self.selection, spots_of(self.laid(frame).zones)
        outcome = tabletop.click(self.board(frame), target)
        self.marks, self.message = {}, None
        self.turn_tabs()
        if self.dialog.startswith(LARGE):
            self.dialog = ""
        if outcome.refusal:
            return self._refuse(outcome, frame)
        if outcome.back:
            return self.take_back(outcome, frame)
        self.selection = outcome.chosen
        if outcome.action is None:
            new = spots_of(self.laid(frame).zones)
            asked = tabletop.prompt(self.board(frame))
            said = f"{asked.head} {asked.text}".strip()
            ways = tabletop.tried(self.board(frame), before)
            return Reply(say=said, moves=moves_along(ways, old, new))
        self.selection = outcome.tapped or before
        return self.perform(outcome.action, frame)

    # ---- pieces that are dragged

    def _on_lift(self, source: str, event: Event, frame: Frame) -> Reply:
        board = self.board(frame)
        away = self.match.looking_back or self.match.covered
        if away or source not in self.tabletop.pieces(board):
            return Reply()
        lifted = self.tabletop.lifted(board, source)
        self.air = Air(source, self.selection, lifted.takes)
        self.selection = lifted.chosen
        return Reply()

    def _on_drop(self, what: str, event: Event, frame: Frame) -> Reply:
        """What it means is done as clicks; the last answer is the drop's."""
        source, _space, place = what.partition(" ")
        if self.air is None or self.air.source != source:
            return Reply()
        self.selection, self.air = self.air.before, None
        drop = self.tabletop.dropped(self.board(frame), source, place)
        if drop.refusal:
            return self._refuse(Outcome(self.selection, None, drop.refusal, source), frame)
        reply = Reply()
        for click in drop.clicks:
            reply = self.on(Event("act", click), frame) or Reply()
            if self.message is not None and self.message.kind == REFUSED:
                return reply
        into = spots_of(self.laid(frame).zones).get(place) if drop.clicks else None
        sink = (Sink(into.canvas, into.rect),) if into else ()
        return evolve(reply, moves=(*reply.moves, *sink))

    def _refuse(self, outcome: Outcome[A, C], frame: Frame) -> Reply:
        """Say why not, at the piece and in words; what can only be looked at is just told."""
        target, refusal = outcome.target, outcome.refusal
        self.selection = outcome.chosen
        if outcome.told:
            self.message = Message.of(QUIET, refusal)
            return Reply(say=self.message.text)
        self.message, self.marks = Message.of(REFUSED, refusal), {target: "refused"}
        at = spots_of(self.laid(frame).zones).get(target)
        return Reply(say=self.message.text, moves=(Shake(at.canvas, at.rect),) if at else ())

    def _on_uncover(self, what: str, event: Event, frame: Frame) -> Reply:
        if self.match.covered:
            self.match.uncover()
            self.message = None
        return Reply(say=self.told(()), focus=HEADING)

    # ---- computer players

    def _on_computer(self, what: str, event: Event, frame: Frame) -> Reply:
        if not self.computer_may_move:
            return Reply()
        old = {} if self.hurrying else spots_of(self.laid(frame).zones)
        try:
            steps = self.match.computer_step()
        except MatchError as error:
            return self.tell(str(error), REFUSED)
        slips = self.match.slips
        self.message = Message.told(slips[0], REFUSED) if slips else None
        self.after_move()
        moves = self.flights(steps, self.tabletop.nothing, frame, old)
        last = self.match.turns()[-1:]  # told once it is over, as a whole
        if last and self.match.computer_to_move and self._goes_on(last[0][-1]):
            return Reply(moves=moves)
        return Reply(say=self.told(last[0] if last else ()), moves=moves)

    def _goes_on(self, step: Played[S, A]) -> bool:
        return same_turn(self.match.game, step.before, step.after)

    def _on_hurry(self, what: str, event: Event, frame: Frame) -> Reply:
        self.hurrying = self.match.computer_to_move
        return Reply()

    def _on_pace(self, what: str, event: Event, frame: Frame) -> Reply | None:
        """Watch the computer players at another speed, from now on."""
        if what not in map(str, PACES):
            return None
        self.habit = evolve(self.habit, pace=int(what))
        self.keep_habit(self.habit.dump())
        return Reply()

    def _on_count(self, what: str, event: Event, frame: Frame) -> Reply:
        """Everybody has seen how the game ended: its points are counted."""
        self.counting = self.match.over
        if self.counting:
            self.shelve(self.match)
        return Reply(focus=HEADING)

    # ---- back and forth

    def _on_undo(self, what: str, event: Event, frame: Frame) -> Reply:
        """Take back the last action of the turn; with none, go back to the decision before."""
        if self.match.retractable:
            return self._take_back_one(frame)
        return self._travel(self.match.undo)

    def _take_back_one(self, frame: Frame) -> Reply:
        return self.take_back(Outcome(self.tabletop.nothing, back=1), frame)

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
        return self._look(self.match.turn_before())

    def _on_forward(self, what: str, event: Event, frame: Frame) -> Reply:
        return self._look(self.match.turn_after())

    def _look(self, at: int) -> Reply:
        self.match.look(at)
        self.reviewing = False
        self.dialog, self.message, self.selection, self.marks = "", None, self.tabletop.nothing, {}
        return Reply(say=self.match.led_here())

    def _on_now(self, what: str, event: Event, frame: Frame) -> Reply:
        self.match.look_at_now()
        self.message = None
        return Reply(say=self.told(()))

    def _on_play_on(self, what: str, event: Event, frame: Frame) -> Reply:
        if self.match.over:  # a finished game is kept
            return coach.on_branch(self, str(self.match.at or 0), event, frame)
        self.match.play_on()
        self.message, self.final = None, None
        self.settle()
        self.keep(self.match.dump())
        return Reply(say=self.told(()))

    # ---- dialogs

    def _on_dialog(self, what: str, event: Event, frame: Frame) -> Reply:
        if what in ("new", "menu", "words", "moves"):
            self.dialog, self.message = what, None
        return Reply()

    def _on_news(self, what: str, event: Event, frame: Frame) -> Reply:
        self.dialog, self.message = "news", None
        return Reply()

    def _on_rule(self, what: str, event: Event, frame: Frame) -> Reply:
        if what in self.match.game.rulebook:
            self.dialog = f"rule:{what}"
        return Reply()

    def _on_close(self, what: str, event: Event, frame: Frame) -> Reply:
        self.dialog, self.waiting = "", None
        return Reply()

    # ---- a game from elsewhere, a game for elsewhere

    def _on_new(self, what: str, event: Event, frame: Frame) -> Reply:
        try:
            match = new_match(self.game_id, event.fields, self.seed)
        except MatchError as error:
            return self.tell(str(error), REFUSED)
        if "together" in event.fields:
            self.dialog = "" if self.begun else self.dialog
            self.open_shared(match)
            return Reply(go=TOGETHER)
        if HANDED in event.fields and self.open_handed is not None:
            if len(match.people) < 2:
                text = _("A game goes round between two people or more: let another seat be one’s.")
                return self.tell(text, REFUSED)
            self.dialog = "" if self.begun else self.dialog
            self.open_handed(match)
            return Reply(go=qualified(self.game_id, HANDED))
        self.take(match)
        return Reply(say=_("A new game.") + " " + self.told(()))

    def _on_save(self, what: str, event: Event, frame: Frame) -> Reply:
        self.download(f"{self.game_id}.json", self.match.dump())
        return Reply(say=_("Saved to a file."))

    def _on_load(self, what: str, event: Event, frame: Frame) -> Reply:
        try:
            match = Match.load(event.text, self.game_id)
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
        return Reply(go=qualified(self.game_id, "table"))


ACTS: Mapping[str, Callable[..., Reply | None]] = {
    "cancel": TablePage._on_cancel,
    "uncover": TablePage._on_uncover,
    "lift": TablePage._on_lift,
    "drop": TablePage._on_drop,
    "computer": TablePage._on_computer,
    "hurry": TablePage._on_hurry,
    "pace": TablePage._on_pace,
    COUNT: TablePage._on_count,
    "undo": TablePage._on_undo,
    "redo": TablePage._on_redo,
    "look-back": TablePage._on_look_back,
    "look": TablePage._on_look,
    "replay": TablePage._on_replay,
    "back": TablePage._on_back,
    "forward": TablePage._on_forward,
    "now": TablePage._on_now,
    "play-on": TablePage._on_play_on,
    "dialog": TablePage._on_dialog,
    "news": TablePage._on_news,
    "rule": TablePage._on_rule,
    "close": TablePage._on_close,
    "new": TablePage._on_new,
    "save": TablePage._on_save,
    "load": TablePage._on_load,
    "shared": TablePage._on_shared,
    "take-link": TablePage._on_take_link,
    "leave-link": TablePage._on_leave_link,
    "coach": coach.on_coach,
    "hint": coach.on_hint,
    "moments": coach.on_moments,
    "review": coach.on_review,
    "turning": coach.on_turning,
    "score": coach.on_score,
    "branch": coach.on_branch,
    "origin": coach.on_origin,
}
"""Who answers an act of the page, by its first word."""

AnyTablePage = TablePage[Any, Any, Any]
