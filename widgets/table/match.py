"""One game at the table: played on, gone back over, kept and sent."""

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
from tutor.rooms import room
from tutor.turns import same_turn
from widgets.table import seats as seating
from widgets.table.seats import Seat, seats_for
from widgets.table.sight import MatchError, Played, Sight


class Match(Sight[S, A]):
    """People at one screen and computer players. Every change goes through the record, so that each
    position is the start and the actions since."""

    def __init__(
        self,
        record: Record[S, A],
        seats: tuple[Seat, ...],
        origin: Match[S, A] | None = None,
    ) -> None:
        """A game that goes on from where the record ends. `origin`: the finished game of which it
        tries another way on."""
        super().__init__(record, seats)
        self.origin = origin
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
        """A new game. Raises MatchError, which says what is wrong with the numbers."""
        try:
            return Match(Record.start(game, len(seats), seed, first, options), seats)
        except ValueError as error:
            raise MatchError(str(error)) from None

    # ---- playing

    def play(self, action: A) -> Played[S, A]:
        """An action of who is to move. Raises IllegalAction, or MatchError where the record is
        full, and nothing has changed then."""
        try:
            self.record.play(action)
        except RecordError as error:
            raise MatchError(str(error)) from None
        return self.step(self.length)

    def computer_step(self) -> tuple[Played[S, A], ...]:
        """The next step of the computer player to move: an action, and those after it in the same
        turn that are not worth a line in the log. () if a person is to move or the game is over.

        It is given the view of its seat, and chance that depends on the point of the game alone:
        undone and played again, it does the same. What it has planned it does without thinking
        again, as long as nothing unforeseen happens.
        """
        if not self.computer_to_move:
            return ()
        player = self.to_move
        follower = self._follower(player)
        chance = Random(f"{self.record.chance} {self.length}")
        steps = [self.play(follower.choose(self.game, self.state, chance))]
        while self.computer_to_move and same_turn(self.game, steps[-1].before, self.state):
            planned = follower.planned(self.game, self.state)
            if planned is None or self.game.tell(self.state, planned, self.names[player]):
                break
            steps.append(self.play(follower.choose(self.game, self.state, chance)))
        return tuple(steps)

    def _follower(self, player: int) -> Follower[S, A]:
        if player not in self._followers:
            strengths = room(self.game.id).players()
            self._followers[player] = Follower(strengths[self.seats[player].strength])
        return self._followers[player]

    # ---- back and forth

    @property
    def can_undo(self) -> bool:
        """Whether a person has decided anything yet."""
        return any(self.game.to_move(state) in self.people for state in self.record.states[:-1])

    @property
    def can_redo(self) -> bool:
        """Whether something undone can be played again."""
        return self.record.can_redo

    def undo(self) -> None:
        """Back to the last decision of a person, over the computer players' moves.

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
        """Take back so many of the `retractable` actions, the latest first.

        Raises MatchError if they are not that many.
        """
        if not 0 < count <= len(self.retractable):
            raise MatchError(_("There is nothing to take back."))
        for _n in range(count):
            self.record.undo()

    def redo(self) -> None:
        """Forward again to a person's next decision, or as far as there is something undone.

        Raises MatchError if there is nothing.
        """
        if not self.can_redo:
            raise MatchError(_("There is nothing to play again."))
        self.at, eyes = None, self.eyes
        self.record.redo()
        while self.can_redo and self.to_move not in self.people:
            self.record.redo()
        self._cover_unless(eyes)

    def _cover_unless(self, eyes: int | None) -> None:
        """After a leap in time: only who looked at their own hand goes on looking at it."""
        if self.to_move != eyes:
            self._before_it = None

    def look(self, at: int) -> None:
        """Look at the position after so many actions; any number is brought into range."""
        self.at = max(0, min(at, self.length))

    def look_at_now(self) -> None:
        """Back to the running game."""
        self.at = None

    def play_on(self) -> None:
        """Let the game go on from the position that is looked at; what came later is gone."""
        if self.at is not None:
            self.record = self.record.cut(self.at)
            self.at = self._before_it = None

    def branch(self, at: int) -> Match[S, A]:
        """Another game, which goes on from the position after so many actions; this one stays.

        Raises RecordError for a point the game does not have.
        """
        return Match(self.record.cut(at), self.seats, self.origin or self)

    # ---- kept, sent, brought back

    def dump(self) -> str:
        """The game as text: a record's save with one more entry, the seats; of a branch with the
        finished game it comes from, too."""
        data = json.loads(self.record.dump()) | {"seats": seating.to_data(self.seats)}
        if self.origin is not None:
            data["origin"] = json.loads(self.origin.dump())
        return json.dumps(data, separators=(",", ":"))

    @classmethod
    def load(cls, text: str, game: str) -> AnyMatch:
        """A saved game of this game; a save of a record alone gets the usual seats.

        Raises SaveError, which says what is wrong and where.
        """
        data = read_json(text)
        match = _from_data(data, game)
        if data.get("origin") is not None:
            match.origin = _from_data(data["origin"], game)
        return match

    def link(self) -> str:
        """The game as URL-safe text, without the names."""
        return self.record.link()

    @classmethod
    def from_link(cls, text: str, game: str) -> AnyMatch:
        """The game of a share link, at the learner's seat the first player. Raises SaveError."""
        record = Record.from_link(text)
        _check(record, game)
        return Match(record, seats_for(record.game.seats(record.state), strengths_of(game)))


AnyMatch = Match[Any, Any]


def strengths_of(game: str) -> Sequence[str]:
    """Ids of the game's computer players, weakest first."""
    return tuple(room(game).players())


def _from_data(data: Any, game: str) -> AnyMatch:
    """A game without where it comes from."""
    record: Record[Any, Any] = Record.from_data(data)
    _check(record, game)
    players, known = record.game.seats(record.state), strengths_of(game)
    seats = data.get("seats")
    if seats is None:
        return Match(record, seats_for(players, known))
    return Match(record, seating.from_data(seats, players, known))


def _check(record: Record[Any, Any], game: str) -> None:
    if record.game.id != game:
        raise SaveError(_("This is a save of another game."))
    allowed = record.game.players
    if record.game.seats(record.state) not in allowed:
        raise SaveError(
            _("This save is not of a table of {low} to {high} players.").format(
                low=allowed[0], high=allowed[-1]
            )
        )
