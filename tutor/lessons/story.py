"""A game told move by move, for lessons that go on where the ones before left off."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, Generic

import attrs

from tutor.engine import S, Violation
from tutor.errors import PlainError
from tutor.i18n import _
from tutor.kit.words import in_words
from tutor.lessons.model import LEARNER
from tutor.rooms import GAMES, load_game


class PositionError(PlainError):
    """Pieces that cannot lie on one table; the message says which."""


def must_be(reasons: Iterable[Violation]) -> None:
    """Raises PositionError with all the reasons why a position cannot be, if there are any."""
    said = [f"{reason.message} [{reason.clause}]" for reason in reasons]
    if said:
        raise PositionError(" ".join(said))


def _turns(turns: Iterable[str]) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(" ".join(move.split()) for move in turn.split(";")) for turn in turns)


@attrs.frozen
class Story(Generic[S]):
    """One game: how the table was set, and a line of moves for each turn, all players in order.

    "Your" turns are the learner's, player 0, counted from 1. `game`: its id; left out, the first
    game of the house.
    """

    begin: S
    turns: tuple[tuple[str, ...], ...] = attrs.field(converter=_turns)
    game: str = GAMES[0]

    def at(self, turn: int, moves: int = 0) -> S:
        """The position when your turn begins, or after so many moves of it."""
        found: S = _positions(self)[self._yours(turn)][moves]
        return found

    def end(self) -> S:
        """The position when the last turn is played."""
        found: S = _positions(self)[-1][-1]
        return found

    def moves(self, turn: int) -> tuple[str, ...]:
        """What you do in your turn."""
        return self.turns[self._yours(turn)]

    def replies(self, turn: int) -> tuple[str, ...]:
        """What the others do between your turn and the next one."""
        here = self._yours(turn)
        after = self.turns[here + 1 : here + self._seats]
        return tuple(move for line in after for move in line)

    def between(self, turn: int, later: int) -> tuple[str, ...]:
        """What everybody does from the end of your turn to the beginning of a later one."""
        lines = self.turns[self._yours(turn) + 1 : self._yours(later)]
        return tuple(move for line in lines for move in line)

    def positions(self) -> tuple[S, ...]:
        """Every position of the game, in order."""
        found = [self.begin]
        for turn in _positions(self):
            found += turn[1:]
        return tuple(found)

    @property
    def _seats(self) -> int:
        return load_game(self.game).seats(self.begin)

    def _yours(self, turn: int) -> int:
        """Which of all turns this one of yours is, from 0."""
        first = load_game(self.game).to_move(self.begin)
        return (turn - 1) * self._seats + (LEARNER - first) % self._seats


@cache
def _positions(story: Story[Any]) -> tuple[tuple[Any, ...], ...]:
    """For each turn, the position it begins with and those after each of its moves.

    Raises PositionError for a move that cannot be; it says which.
    """
    game, state, found = load_game(story.game), story.begin, []
    for number, turn in enumerate(story.turns, 1):
        line = [state]
        for move in turn:
            try:
                state = game.apply(state, game.parse_action(move))
            except ValueError as error:
                raise PositionError(
                    _("Turn {n}, “{move}”: {why}").format(n=number, move=move, why=in_words(error))
                ) from None
            line.append(state)
        found.append(tuple(line))
    return tuple(found)
