"""One game at the table: a record, the seats, and where in the record one looks."""

from __future__ import annotations

import json
from random import Random

from attrs import frozen

from tutor import Record
from tutor.chocolatiers.actions import Action, Box, Discard, PlaceWild, Skip, Swap, Take
from tutor.chocolatiers.kinds import name, say_cards
from tutor.chocolatiers.state import State
from tutor.engine import Game, RecordError, SaveError
from tutor.i18n import _
from tutor.kit.reading import read_json
from tutor.players import PLAYERS
from widgets.table import seats as seating
from widgets.table.seats import Seat, seats_for

GAME_ID = "chocolatiers"


class MatchError(ValueError):
    """A game that cannot be set up so, or a move that is not there; says what to do."""


@frozen
class Step:
    """An action that was played: the state before and after it. `number` counts from 1."""

    number: int
    before: State
    action: Action
    after: State

    @property
    def player(self) -> int:
        """Who played it."""
        return self.before.player


class Match:
    """The learner against computer players. Every change goes through the record, so that each
    position is the start and the actions since."""

    def __init__(self, record: Record, seats: tuple[Seat, ...]) -> None:
        """A game that goes on from where the record ends."""
        self.record = record
        self.seats = seats
        self.at: int | None = None

    @classmethod
    def start(cls, seats: tuple[Seat, ...], seed: int, first: int = 0) -> Match:
        """A new game. Raises MatchError, which says what is wrong with the numbers."""
        try:
            return cls(Record.start(GAME_ID, len(seats), seed, first), seats)
        except ValueError as error:
            raise MatchError(str(error)) from None

    # ---- what there is to see

    @property
    def game(self) -> Game:
        """The rules."""
        return self.record.game

    @property
    def you(self) -> int:
        """The learner's seat."""
        return next(n for n, seat in enumerate(self.seats) if not seat.is_computer)

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names."""
        return tuple(seat.name for seat in self.seats)

    @property
    def state(self) -> State:
        """The position the game has come to."""
        state: State = self.record.state
        return state

    @property
    def shown(self) -> State:
        """The position that is looked at: the current one, or an earlier one."""
        states: tuple[State, ...] = self.record.states
        return states[-1 if self.at is None else self.at]

    @property
    def seen(self) -> State:
        """`shown` as the learner may see it."""
        seen: State = self.game.view(self.shown, self.you)
        return seen

    @property
    def looking_back(self) -> bool:
        """Whether an earlier position is looked at."""
        return self.at is not None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.over(self.state)

    @property
    def computer_to_move(self) -> bool:
        """Whether a computer player is to move now."""
        return not self.over and not self.looking_back and self.state.player != self.you

    @property
    def your_turn(self) -> bool:
        """Whether the learner is to move now."""
        return not self.over and not self.looking_back and self.state.player == self.you

    def step(self, number: int) -> Step:
        """The action with this number, from 1. Raises MatchError if there is none."""
        states, actions = self.record.states, self.record.actions
        if not 1 <= number <= len(actions):
            raise MatchError(_("There is no move {n}.").format(n=number))
        return Step(number, states[number - 1], actions[number - 1], states[number])

    @property
    def length(self) -> int:
        """How many actions have been played."""
        return len(self.record.actions)

    def line(self, step: Step) -> str:
        """A step in a sentence: who, and what."""
        what = self.game.describe_action(step.before, step.action)
        return _("{who}: {what}").format(who=self.names[step.player], what=what)

    def brief(self, step: Step) -> str:
        """A step in a few words, for the log."""
        who = self.names[step.player]
        match step.action:
            case Take(card):
                return _("{who} takes {what}.").format(who=who, what=name(card))
            case Swap(give, take):
                text = _("{who} puts down {give}, takes {what}.")
                return text.format(who=who, give=name(give), what=say_cards(take))
            case Box(stack):
                points = step.before.stacks[stack][0].points
                return _("{who} fills a box for {n} points.").format(who=who, n=points)
            case PlaceWild():
                return _("{who} places a Wild.").format(who=who)
            case Discard(cards):
                return _("{who} discards {what}.").format(who=who, what=say_cards(cards))
            case Skip():
                return _("{who} takes no bonus.").format(who=who)

    def news(self) -> tuple[Step, ...]:
        """What has been played since the learner's last action, without declined bonuses."""
        steps: list[Step] = []
        for number in range(self.length, 0, -1):
            step = self.step(number)
            if step.player == self.you:
                break
            if not isinstance(step.action, Skip):
                steps.append(step)
        return tuple(reversed(steps))

    # ---- playing

    def play(self, action: Action) -> Step:
        """The learner's action. Raises IllegalAction, or MatchError where the record is full, and
        nothing has changed then."""
        try:
            self.record.play(action)
        except RecordError as error:
            raise MatchError(str(error)) from None
        return self.step(self.length)

    def computer_step(self) -> tuple[Step, ...]:
        """The next action of the computer player to move, and the end of its turn if it declines
        a bonus then. () if the learner is to move or the game is over.

        It is given the view of its seat, and chance that depends on the point of the game alone:
        undone and played again, it does the same.
        """
        steps: list[Step] = []
        player = self.state.player
        while self.computer_to_move and self.state.player == player:
            seat = self.seats[player]
            chance = Random(f"{self.record.states[0].seed} {self.length}")
            view = self.game.view(self.state, player)
            action = PLAYERS[seat.strength].choose(self.game, view, chance)
            if steps and not isinstance(action, Skip):
                break
            steps.append(self.play(action))
        return tuple(steps)

    def hurry(self) -> tuple[Step, ...]:
        """All the computer players' actions until the learner is to move or the game is over."""
        steps: list[Step] = []
        while self.computer_to_move:
            steps += self.computer_step()
        return tuple(steps)

    # ---- back and forth

    @property
    def can_undo(self) -> bool:
        """Whether the learner has decided anything yet."""
        return any(state.player == self.you for state in self.record.states[:-1])

    @property
    def can_redo(self) -> bool:
        """Whether something undone can be played again."""
        return self.record.can_redo

    def undo(self) -> None:
        """Back to the learner's last decision, over the computer players' moves.

        Raises MatchError if there is none.
        """
        if not self.can_undo:
            raise MatchError(_("There is nothing to undo."))
        self.at = None
        self.record.undo()
        while self.state.player != self.you:
            self.record.undo()

    def redo(self) -> None:
        """Forward again to the learner's next decision, or as far as there is something undone.

        Raises MatchError if there is nothing.
        """
        if not self.can_redo:
            raise MatchError(_("There is nothing to play again."))
        self.at = None
        self.record.redo()
        while self.can_redo and self.state.player != self.you:
            self.record.redo()

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
            self.at = None

    # ---- kept, sent, brought back

    def dump(self) -> str:
        """The game as text: a record's save with one more entry, the seats."""
        data = json.loads(self.record.dump())
        return json.dumps(data | {"seats": seating.to_data(self.seats)}, separators=(",", ":"))

    @classmethod
    def load(cls, text: str) -> Match:
        """A saved game; a save of a record alone gets the usual seats.

        Raises SaveError, which says what is wrong and where.
        """
        data = read_json(text)
        record = Record.from_data(data)
        _check(record)
        players, seats = record.state.players, data.get("seats")
        if seats is None:
            return cls(record, seats_for(players))
        return cls(record, seating.from_data(seats, players))

    def link(self) -> str:
        """The game as URL-safe text, without the names."""
        return self.record.link()

    @classmethod
    def from_link(cls, text: str) -> Match:
        """The game of a share link, at the learner's seat the first player. Raises SaveError."""
        record = Record.from_link(text)
        _check(record)
        return cls(record, seats_for(record.state.players))


def _check(record: Record) -> None:
    if record.game.id != GAME_ID:
        raise SaveError(_("This is a save of another game."))
    if record.state.players not in record.game.players:
        raise SaveError(_("This save is not of a table of 2 to 4 players."))
