"""A game told move by move, for lessons that continue from the ones before."""

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
    """Raised for an impossible position; the message says which pieces or move."""


def must_be(reasons: Iterable[Violation]) -> None:
    """Raise PositionError with all the reasons why a position is impossible, if there are any."""
    said = [f"{reason.message} [{reason.clause}]" for reason in reasons]
    if said:
        raise PositionError(" ".join(said))


def _turns(turns: Iterable[str]) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(" ".join(move.split()) for move in turn.split(";")) for turn in turns)


@attrs.frozen
class Story(Generic[S]):
    """One game: the first position, and a line of moves for each turn, all players in order.

    "Your" turns are the learner's, player 0, counted from 1. `game`: its id; by default the first
    game of the house.
    """

    begin: S
    turns: tuple[tuple[str, ...], ...] = attrs.field(converter=_turns)
    game: str = GAMES[0]

    def at(self, turn: int, moves: int = 0) -> S:
        """Return the position at the beginning of your turn, or after some moves of it."""
        found: S = _positions(self)[self._yours(turn)][moves]
        return found

    def end(self) -> S:
        """Return the position after the last turn."""
        found: S = _positions(self)[-1][-1]
        return found

    def moves(self, turn: int) -> tuple[str, ...]:
        """Return your moves in your turn."""
        return self.turns[self._yours(turn)]

    def replies(self, turn: int) -> tuple[str, ...]:
        """Return the others' moves between your turn and your next one."""
        here = self._yours(turn)
        after = self.turns[here + 1 : here + self._seats]
        return tuple(move for line in after for move in line)

    def between(self, turn: int, later: int) -> tuple[str, ...]:
        """Return everybody's moves from the end of your turn to the beginning of a later one."""
        lines = self.turns[self._yours(turn) + 1 : self._yours(later)]
        return tuple(move for line in lines for move in line)

    def positions(self) -> tuple[S, ...]:
        """Return every position of the game, in order."""
        found = [self.begin]
        for turn in _positions(self):
            found += turn[1:]
        return tuple(found)

    @property
    def _seats(self) -> int:
        return load_game(self.game).seats(self.begin)

    def _yours(self, turn: int) -> int:
        """Return the index among all turns of this turn of yours."""
        first = load_game(self.game).to_move(self.begin)
        return (turn - 1) * self._seats + (LEARNER - first) % self._seats


@cache
def _positions(story: Story[Any]) -> tuple[tuple[Any, ...], ...]:
    """Return, for each turn, its first position and those after each of its moves.

    Raises PositionError for an illegal move, which it names.
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
