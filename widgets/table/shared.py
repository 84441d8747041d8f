"""A game at a table of several devices, as one of them sees it.

The truth lies with the service (`tutor.together`): what is here is told by it, and an action is
asked of it. So nothing is known here that this seat may not know.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from tutor.engine import A, Game, IllegalAction, S
from tutor.frozen_map import FrozenMap
from tutor.record import Record
from widgets.table.match import Match
from widgets.table.perspective import Played
from widgets.table.seats import Seat


class SeenRecord(Record[S, A]):
    """Positions as a seat sees them: they are told, and not worked out from the actions."""

    def __init__(self, game: Game[S, A], start: S, options: Mapping[str, Any]) -> None:
        """Begin with the first position."""
        super().__init__(game, start)
        self._chosen = FrozenMap(options)

    @property
    def options(self) -> Mapping[str, Any]:
        """The options of the game."""
        return self._chosen

    def follow(self, keep: int, steps: Iterable[tuple[A, S]]) -> None:
        """Keep this many actions, and add these with the positions after them."""
        del self._states[keep + 1 :], self._actions[keep:]
        for action, state in steps:
            self._actions.append(action)
            self._states.append(state)


class SharedMatch(Match[S, A]):
    """The table from one seat; `seat`: None for somebody who watches. `plays`: whether its person
    does, and no computer player in the meantime.
    """

    record: SeenRecord[S, A]

    def __init__(
        self, record: SeenRecord[S, A], seats: tuple[Seat, ...], seat: int | None, plays: bool
    ) -> None:
        super().__init__(record, seats)
        self.seat = seat
        self.plays = plays
        self.asking = False
        """Whether a wish to take a move back waits for an answer."""

    @property
    def people(self) -> tuple[int, ...]:
        """The one who sits here, as long as they play."""
        return () if self.seat is None or not self.plays else (self.seat,)

    @property
    def you(self) -> int:
        """The seat at this device."""
        return self.seat or 0

    @property
    def covered(self) -> bool:
        """Return False: nobody else looks at this screen."""
        return False

    @property
    def eyes(self) -> int | None:
        """The seat whose view it is; None for a watcher."""
        return self.seat

    @property
    def computer_to_move(self) -> bool:
        """Return False: computer players move where the record is."""
        return False

    def brief(self, steps: Sequence[Played[S, A]]) -> str:
        """Return a turn in a few words: action by action where the hand behind it is not seen."""
        try:
            return super().brief(steps)
        except IllegalAction:
            name = self.names[steps[0].player]
            told = (self.game.tell(step.before, step.action, name) for step in steps)
            return " ".join(filter(None, told))

    @property
    def can_undo(self) -> bool:
        """Whether one has moved and may ask the others."""
        states = self.record.states[:-1]
        return (
            bool(self.people)
            and not self.asking
            and any(self.game.to_move(state) == self.seat for state in states)
        )

    @property
    def can_redo(self) -> bool:
        """Return False: what was taken back at such a table is gone."""
        return False

    @property
    def can_play_on(self) -> bool:
        """Return False: the others are where the game is."""
        return False
