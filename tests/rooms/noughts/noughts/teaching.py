"""What the game tells the lessons: `tutor.lessons.teaching.Teaching` says what each part is."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from noughts.board import CROSS, NOUGHT, Mark, State
from noughts.game import GAME
from noughts.players import PLAYERS
from tutor.lessons import goal, model
from tutor.lessons.teaching import Teaching
from tutor.players.player import Player

Goal = goal.Goal[State]
Do = model.Do[State, Mark]
Predict = model.Predict[State]
Touch = model.Touch[State]
Lesson = model.Lesson[State, Mark]


def field(row: int, column: int) -> str:
    """The id of a field, by which marks and buttons find it."""
    return f"field:{row},{column}"


@attrs.frozen
class NoughtsTeaching(Teaching[State, Mark]):
    """One area, the board; its pieces are the fields."""

    areas: tuple[str, ...] = ("board",)
    symbols: tuple[str, ...] = (CROSS, NOUGHT)
    adviser: Player[State, Mark] = PLAYERS["watchful"]

    def area_of(self, target: str) -> str:
        return "board" if target.startswith("field:") else ""

    def describe(self, state: State, seat: int, names: Sequence[str]) -> str:
        return GAME.describe(state, seat, names)

    def targets(self, state: State) -> Sequence[str]:
        return [field(*divmod(n, state.size)) for n in range(len(state.board))]

    def pieces(self, state: State, action: Mark) -> Sequence[str]:
        return (field(action.row, action.column),)


TEACHING = NoughtsTeaching()
