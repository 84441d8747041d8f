"""What the players of a puzzle are called."""

from __future__ import annotations

from tutor.chocolatiers.puzzles.position import Position
from tutor.kit.words import usual_names


def mark_of(position: Position, player: int) -> int:
    """Which of the usual players this one is: the one who solves is the first, always."""
    if player == position.player:
        return 0
    return player + 1 if player < position.player else player


def solver_names(position: Position) -> tuple[str, ...]:
    """Names by player: the solving player is "You", rivals are called as everywhere, in order."""
    players = range(len(position.displays))
    names = usual_names(len(players))
    return tuple(names[mark_of(position, player)] for player in players)
