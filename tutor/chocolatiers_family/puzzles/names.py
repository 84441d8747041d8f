"""What the players of a puzzle are called."""

from __future__ import annotations

from tutor.chocolatiers_family.puzzles.position import Position
from tutor.kit.words import usual_names


def mark_of(position: Position, player: int) -> int:
    """Return which of the usual players this one is: the one who solves is the first, always,
    and the others follow in the order of play, as at the table."""
    return (player - position.player) % len(position.displays)


def solver_names(position: Position) -> tuple[str, ...]:
    """Return names by player: the solving player is "You", rivals are called as everywhere."""
    players = range(len(position.displays))
    names = usual_names(len(players))
    return tuple(names[mark_of(position, player)] for player in players)


def seats(position: Position) -> tuple[int, ...]:
    """Return the players, who solves first, in the order of play."""
    players = range(len(position.displays))
    return tuple(sorted(players, key=lambda player: mark_of(position, player)))
