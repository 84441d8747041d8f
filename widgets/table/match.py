"""One game at the table: play, undo and redo, review, save and share."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from tutor import Record
from tutor.engine import NO_OPTIONS, A, RecordError, S, SaveError
from tutor.i18n import _
from tutor.kit.reading import read_json
from tutor.players import Follower
from tutor.players.brought import offered
from tutor.players.own import OwnPlayer
from tutor.turns import same_turn
from widgets.table import seats as seating
from widgets.table.perspective import MatchError, Perspective, Played
from widgets.table.seats import Seat, seats_for


class Match(Perspective[S, A]):
    """A game of people at one screen and computer players. Every change goes through the record, so
    that each position is the start and the actions since.
    """

    def __init__(
        self,
        record: Record[S, A],
        seats: tuple[Seat, ...],
        origin: Match[S, A] | None = None,
    ) -> None:
        """Continue a game from the end of the record. `origin`: the finished game of which this one
        is a variation.
        """
        super().__init__(record, seats)
        self.origin = origin
        self.slips: list[str] = []
        """What players of one's own did wrong since a person's last action, a sentence each."""
        self._followers: dict[int, Follower[S, A]] = {}

    @classmethod
    def start(
        cls,
        game: str,
        seats: tuple[Seat, ...],
        seed: int,
        first: int = 0,
        options: Mapping[str, Any] = NO_OPTIONS,
    ) -> AnyMatch:
        """Start a new game. Raises MatchError, which says which argument is wrong."""
        try:
            return Match(Record.start(game, len(seats), seed, first, options), seats)
        except ValueError as error:
            raise MatchError(str(error)) from None

    # ---- playing

    def play(self, action: A) -> Played[S, A]:
        """Play an action of the player to move. Raises IllegalAction, or MatchError if the record
        is full, and then changes nothing.
        """
        if self.to_move in self.people:
            self.slips = []
        try:
            self.record.play(action)
        except RecordError as error:
            raise MatchError(str(error)) from None
        return self.step(self.length)

    def computer_step(self) -> tuple[Played[S, A], ...]:
        """Play the next step of the computer player to move: an action, and those after it in the
        same turn that are not worth a line in the log. Return () if a person is to move or the game
        is over.

        The player gets the view of its seat, and random numbers that depend on the point of the
        game alone, so it plays the same again after an undo. A plan is followed without thinking
        again, as long as nothing unforeseen happens.
        """
        if not self.computer_to_move:
            return ()
        player = self.to_move
        follower = self._follower(player)
        chance = Random(f"{self.record.chance} {self.length}")
        steps = [self.play(self._choice(player, follower, chance))]
        while self.computer_to_move and same_turn(self.game, steps[-1].before, self.state):
            planned = follower.planned(self.game, self.state)
            if planned is None or self.game.tell(self.state, planned, self.names[player]):
                break
            steps.append(self.play(follower.choose(self.game, self.state, chance)))
        return tuple(steps)

    def _choice(self, player: int, follower: Follower[S, A], chance: Random) -> A:
        """Return the player's next action; what a player of one's own did wrong is kept."""
        own = follower.player
        known = len(own.slips) if isinstance(own, OwnPlayer) else 0
        action = follower.choose(self.game, self.state, chance)
        if isinstance(own, OwnPlayer) and own.slips[known:]:
            text = _("{name} has lost an action, and one was drawn. {why}")
            self.slips.append(text.format(name=self.names[player], why=own.slips[-1]))
        return action

    def _follower(self, player: int) -> Follower[S, A]:
        if player not in self._followers:
            strengths = offered(self.game.id)
            self._followers[player] = Follower(strengths[self.seats[player].strength])
        return self._followers[player]

    # ---- undo, redo and review

    @property
    def can_undo(self) -> bool:
        """Whether a person has decided anything yet."""
        return any(self.game.to_move(state) in self.people for state in self.record.states[:-1])

    @property
    def can_play_on(self) -> bool:
        """Whether the game may go on from an earlier position."""
        return True

    @property
    def can_redo(self) -> bool:
        """Whether something undone can be played again."""
        return self.record.can_redo

    def undo(self) -> None:
        """Undo back to the last decision of a person, past the computer players' moves.

        Raises MatchError if there is none.
        """
        if not self.can_undo:
            raise MatchError(_("There is nothing to undo."))
        self.at, eyes = None, self.eyes
        self.record.undo()
        while self.to_move not in self.people:
            self.record.undo()
        self._cover_unless(eyes)

    def take_back(self, count: int) -> None:
        """Take back this many of the `retractable` actions, latest first.

        Raises MatchError if there are not that many.
        """
        if not 0 < count <= len(self.retractable):
            raise MatchError(_("There is nothing to take back."))
        for _n in range(count):
            self.record.undo()

    def redo(self) -> None:
        """Redo up to a person's next decision, or to the end of what was undone.

        Raises MatchError if there is nothing to redo.
        """
        if not self.can_redo:
            raise MatchError(_("There is nothing to play again."))
        self.at, eyes = None, self.eyes
        self.record.redo()
        while self.can_redo and self.to_move not in self.people:
            self.record.redo()
        self._cover_unless(eyes)

    def _cover_unless(self, eyes: int | None) -> None:
        """After undo or redo, cover the hand unless its player was already looking at it."""
        if self.to_move != eyes:
            self._before_it = None

    def look(self, at: int) -> None:
        """Look at the position after this many actions; the number is clamped."""
        self.at = max(0, min(at, self.length))

    def look_at_now(self) -> None:
        """Look at the running game again."""
        self.at = None

    def play_on(self) -> None:
        """Continue from the position that is looked at; later actions are dropped."""
        if self.at is not None:
            self.record = self.record.cut(self.at)
            self.at = self._before_it = None

    def branch(self, at: int) -> Match[S, A]:
        """Return another game that continues from the position after this many actions.

        Raises RecordError for a point the game does not have.
        """
        return Match(self.record.cut(at), self.seats, self.origin or self)

    # ---- save and share

    def dump(self) -> str:
        """Return the game as text: a record's save with an entry for the seats, and for a branch
        one for its origin.
        """
        data = json.loads(self.record.dump()) | {"seats": seating.to_data(self.seats)}
        if self.origin is not None:
            data["origin"] = json.loads(self.origin.dump())
        return json.dumps(data, separators=(",", ":"))

    @classmethod
    def load(cls, text: str, game: str) -> AnyMatch:
        """Return a saved game of this game; a save of a record alone gets the usual seats.

        Raises SaveError, which says what is wrong and where.
        """
        data = read_json(text)
        match = _from_data(data, game)
        if data.get("origin") is not None:
            match.origin = _from_data(data["origin"], game)
        return match

    def link(self) -> str:
        """Return the game as URL-safe text, without the names."""
        return self.record.link()

    @classmethod
    def from_link(cls, text: str, game: str) -> AnyMatch:
        """Return the game of a share link, with the learner as the first player. Raises
        SaveError.
        """
        record = Record.from_link(text)
        check_game(record, game)
        return Match(record, seats_for(record.game.seats(record.state), strengths_of(game)))


AnyMatch = Match[Any, Any]


def strengths_of(game: str) -> Sequence[str]:
    """Return the ids of the game's computer players, weakest first."""
    return tuple(offered(game))


def _from_data(data: Any, game: str) -> AnyMatch:
    """Return a game without its origin."""
    record: Record[Any, Any] = Record.from_data(data)
    check_game(record, game)
    players, known = record.game.seats(record.state), strengths_of(game)
    seats = data.get("seats")
    if seats is None:
        return Match(record, seats_for(players, known))
    return Match(record, seating.from_data(seats, players, known))


def check_game(record: Record[Any, Any], game: str) -> None:
    if record.game.id != game:
        raise SaveError(_("This is a save of another game."))
    allowed = record.game.players
    if record.game.seats(record.state) not in allowed:
        raise SaveError(
            _("This save is not of a table of {low} to {high} players.").format(
                low=allowed[0], high=allowed[-1]
            )
        )
