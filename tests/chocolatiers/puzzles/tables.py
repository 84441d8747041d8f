"""Tasks around positions that were drawn, as an old link or a teacher gives them."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.chocolatiers.puzzles.kinds import PUZZLE_KINDS
from tutor.chocolatiers.puzzles.model import Task
from tutor.chocolatiers.puzzles.position import Position
from tutor.chocolatiers.puzzles.tasks import around
from tutor.chocolatiers.state import Tile


def asked(
    kind: str,
    position: Position,
    cards: str = "",
    wilds: int = 0,
    tiles: Sequence[Tile] = (),
    hand: str = "",
) -> Task:
    """A question of this kind about a drawn position."""
    p = position
    state = around(PUZZLE_KINDS[kind], p.displays, p.wilds, p.player, p.first, tiles, hand)
    return Task(kind, state, p.player, cards, tuple(range(len(tiles))), wilds)
