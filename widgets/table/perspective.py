"""What is visible of a game at the table, and to whom: which hands are covered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Generic

from attrs import frozen

from tutor import Record
from tutor.engine import A, Game, S
from tutor.i18n import _
from tutor.kind import Hidden
from tutor.rulebook import Clause, at_table
from tutor.turns import Turn, retractable, turns_of
from widgets.table.seats import Seat


class MatchError(ValueError):
    """Raised for a setup or a move that is not possible; the message says what to do."""


@frozen
class Played(Generic[S, A]):
    """An action that was played: the state before and after it, and its player.

    `number` counts from 1.
    """

    number: int
    before: S
    action: A
    after: S
    player: int


class Perspective(Generic[S, A]):
    """A record, the seats, and which position is looked at.

    If several people share the screen and the game has hands, no hand is shown until the player to
    move has confirmed to sit in front of it (`uncover`).
    """

    def __init__(
        self,
        record: Record[S, A],
        seats: tuple[Seat, ...],
    ) -> None:
        """Look at the end of the record."""
        self.record = record
        self.seats = seats
        self.at: int | None = None
        self._before_it: int | None = None

    @property
    def game(self) -> Game[S, A]:
        """The rules."""
        return self.record.game

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people; at least one."""
        return tuple(n for n, seat in enumerate(self.seats) if not seat.is_computer)

    @property
    def you(self) -> int:
        """The seat from which the table is shown: of several people the one to move, and while a
        computer player moves, the one who sat in front of the screen last.
        """
        people = self.people
        if len(people) == 1 or (not self.over and self.to_move in people):
            return people[0] if len(people) == 1 else self.to_move
        last = self._last_person if self.open_handed else self._before_it
        if last is not None:
            return last
        return min(people, key=lambda seat: (seat - self.to_move) % len(self.seats))

    @property
    def open_handed(self) -> bool:
        """Whether no player holds anything hidden from the others."""
        return Hidden.HANDS not in self.game.kind.hidden

    @property
    def _last_person(self) -> int | None:
        """The person who acted last; None if nobody has yet."""
        movers = map(self.game.to_move, reversed(self.record.states[:-1]))
        return next((player for player in movers if player in self.people), None)

    @property
    def covered(self) -> bool:
        """Whether the screen is to be passed on: the player to move is not the one in front of
        it.
        """
        people = self.people
        if len(people) == 1 or self.over or self.open_handed:
            return False
        return self.to_move in people and self._before_it != self.to_move

    @property
    def eyes(self) -> int | None:
        """The player whose view is shown; None for what everybody may see, so that no hand is
        shown.
        """
        if len(self.people) == 1 or self.over or self.open_handed:
            return self.you
        return None if self.covered or self.to_move not in self.people else self.you

    def uncover(self) -> None:
        """Confirm that the player to move sits in front of the screen."""
        self._before_it = self.to_move

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names."""
        return tuple(seat.name for seat in self.seats)

    @property
    def rulebook(self) -> Mapping[str, Clause]:
        """The rules of this table, with its options."""
        return at_table(self.game.rulebook, self.record.options)

    @property
    def state(self) -> S:
        """The current position of the game."""
        return self.record.state

    @property
    def to_move(self) -> int:
        """Index of the player to act."""
        return self.game.to_move(self.state)

    @property
    def shown(self) -> S:
        """The position that is looked at: the current one, or an earlier one."""
        return self.record.states[-1 if self.at is None else self.at]

    @property
    def seen(self) -> S:
        """`shown`, as those in front of the screen may see it."""
        return self._seen(self.shown)

    @property
    def seen_before(self) -> S | None:
        """The position before `seen`, in the same view; None at the start."""
        at = self.length if self.at is None else self.at
        return self._seen(self.record.states[at - 1]) if at else None

    def _seen(self, state: S) -> S:
        if self.eyes is not None:
            return self.game.view(state, self.eyes)
        view, other = self.game.view(state, self.you), (self.you + 1) % len(self.seats)
        return self.game.view(view, other)  # nobody's hand: what two players both see

    @property
    def looking_back(self) -> bool:
        """Whether an earlier position is looked at."""
        return self.at is not None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.over(self.state)

    @property
    def others_turn(self) -> bool:
        """Whether somebody is to move now who is not in front of any screen here."""
        return not self.over and not self.looking_back and self.to_move not in self.people

    @property
    def computer_to_move(self) -> bool:
        """Whether a computer player is to move now, and moves here."""
        return self.others_turn

    @property
    def your_turn(self) -> bool:
        """Whether a person is to move now, and sits in front of the screen."""
        if self.over or self.looking_back or self.covered:
            return False
        return self.to_move in self.people

    @property
    def retractable(self) -> tuple[A, ...]:
        """The actions of the current turn that the player to move may take back, latest last:
        nothing hidden was seen since the first of them.
        """
        if not self.your_turn:
            return ()
        return retractable(self.game, self.record.states, self.record.actions)

    def step(self, number: int) -> Played[S, A]:
        """Return the action with this number, from 1. Raises MatchError if there is none."""
        states, actions = self.record.states, self.record.actions
        if not 1 <= number <= len(actions):
            raise MatchError(_("There is no move {n}.").format(n=number))
        before = states[number - 1]
        player = self.game.to_move(before)
        return Played(number, before, actions[number - 1], states[number], player)

    @property
    def length(self) -> int:
        """The number of actions played."""
        return len(self.record.actions)

    def line(self, step: Played[S, A]) -> str:
        """Say a step in a sentence: who, and what."""
        what = self.game.describe_action(step.before, step.action)
        return _("{who}: {what}").format(who=self.names[step.player], what=what)

    def turns(self) -> tuple[tuple[Played[S, A], ...], ...]:
        """Return what has been played, turn by turn; the last turn may still go on."""
        return tuple(
            tuple(self.step(number + 1) for number in range(turn.first, turn.end))
            for turn in self._turns
        )

    def turn_before(self) -> int:
        """Return the number of actions up to the turn before the position that is looked at; within
        a turn, up to its start.
        """
        at = self.length if self.at is None else self.at
        return max((turn.first for turn in self._turns if turn.first < at), default=0)

    def turn_after(self) -> int:
        """Return the number of actions up to the end of the next turn, or of the one that is
        looked at.
        """
        at = self.length if self.at is None else self.at
        return min((turn.end for turn in self._turns if turn.end > at), default=self.length)

    def led_here(self) -> str:
        """Say what led to the position that is looked at: the turn, or the part of it that has been
        taken; "" at the start.
        """
        at = self.length if self.at is None else self.at
        first = next((turn.first for turn in self._turns if turn.first < at <= turn.end), at)
        steps = [self.step(number + 1) for number in range(first, at)]
        return self.turn_line(steps) if steps else ""

    @property
    def _turns(self) -> tuple[Turn, ...]:
        return turns_of(self.game, self.record.states)

    def turn_line(self, steps: Sequence[Played[S, A]]) -> str:
        """Say a turn, or a part of one, in sentences: who, and what."""
        what = (self.game.describe_action(step.before, step.action) for step in steps)
        return _("{who}: {what}").format(who=self.names[steps[0].player], what=" ".join(what))

    def brief(self, steps: Sequence[Played[S, A]]) -> str:
        """Say a turn in a few words, for the log; "" if it is not worth a line."""
        actions = [step.action for step in steps]
        return self.game.tell_turn(steps[0].before, actions, self.names[steps[0].player])

    def news(self) -> tuple[str, ...]:
        """Say what has been played since your last action, a line for each turn."""
        since = self.since()
        if not since:
            return ()
        turns = turns_of(self.game, self.record.states[since[0].number - 1 :])
        told = (self.brief(since[turn.first : turn.end]) for turn in turns)
        return tuple(filter(None, told))

    def since(self) -> tuple[Played[S, A], ...]:
        """Return what the others have played since your last action."""
        steps: list[Played[S, A]] = []
        for number in range(self.length, 0, -1):
            step = self.step(number)
            if step.player == self.you:
                break
            steps.append(step)
        return tuple(reversed(steps))

    @property
    def left(self) -> S:
        """The position after your last action, or the start."""
        return self.record.states[self.length - len(self.since())]
