"""Playing at the table: an action is played, its pieces fly, and what follows is said."""

from __future__ import annotations

from itertools import chain

from attrs import evolve

from tutor.engine import A, S
from widgets.browser.protocol import Move
from widgets.pages.page import Reply
from widgets.pages.table.panels import REFUSED, taken_back
from widgets.pages.table.screen import TableScreen
from widgets.storage.settings import Frame
from widgets.table import MatchError, Played
from widgets.tabletop import C, Outcome
from widgets.tabletop.zone import Spots, backwards, moves_along, spots_of


class TablePlay(TableScreen[S, A, C]):
    """A table that can be played at."""

    def perform(self, action: A, frame: Frame) -> Reply:
        """Play an action of who is to move."""
        match, chosen = self.match, self.selection
        you, old = match.you, spots_of(self.laid(frame).zones)
        try:
            step = match.play(action)
        except MatchError as error:
            return self.tell(str(error), REFUSED)
        self.after_move()
        if match.you != you:  # the table is turned round: nothing lies where it was tried out
            chosen = self.tabletop.nothing
        return Reply(say=self.told((step,)), moves=self.flights((step,), chosen, frame, old))

    def take_back(self, outcome: Outcome[A, C], frame: Frame) -> Reply:
        """Take back part of one's own turn, as a click on the table asks; its pieces fly back."""
        match, old = self.match, spots_of(self.laid(frame).zones)
        steps = [match.step(match.length - n) for n in range(outcome.back)]
        try:
            match.take_back(outcome.back)
        except MatchError as error:
            return self.tell(str(error), REFUSED)
        self.after_move()
        self.selection = outcome.chosen
        reply = self.tell(taken_back(match, steps))
        if outcome.action is not None:
            played = self.perform(outcome.action, frame)
            return evolve(played, say=f"{reply.say} {played.say}")
        ways = chain.from_iterable(
            self.tabletop.flights(
                step.before, step.after, step.action, match.you, self.tabletop.nothing
            )
            for step in steps
        )
        moves = moves_along(backwards(ways), old, spots_of(self.laid(frame).zones))
        return evolve(reply, moves=moves)

    def after_move(self) -> None:
        """Keep the game after a move, and count it once it is over."""
        self.settle()
        self.keep(self.match.dump())
        if self.match.over and self.match.origin is None:
            self.habit = self.habit.played()
            self.keep_habit(self.habit.dump())

    def flights(
        self, steps: tuple[Played[S, A], ...], chosen: C, frame: Frame, old: Spots
    ) -> tuple[Move, ...]:
        """Return the flights of these steps, from the table before them to the one now."""
        new = spots_of(self.laid(frame).zones)
        you, flights = self.match.you, self.tabletop.flights
        each = (flights(step.before, step.after, step.action, you, chosen) for step in steps)
        moves = moves_along(chain.from_iterable(each), old, new, self.tabletop.turning)
        self.feast = frame.moves and any(move.turns for move in moves)
        return moves
