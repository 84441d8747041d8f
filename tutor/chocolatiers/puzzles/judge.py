"""The value of a display against rivals who stand still (clauses 9.1 to 10.2)."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from tutor.chocolatiers.components import Components
from tutor.chocolatiers.puzzles.position import MARGIN, WIN, Aim
from tutor.chocolatiers.scoring import totals
from tutor.chocolatiers_family.display import Display
from tutor.chocolatiers_family.kinds import KINDS
from tutor.chocolatiers_family.puzzles.position import Position, first_after

Winner = int | None
"""The player who gets a Scoring card; None: nobody."""


@attrs.frozen
class Race:
    """The race for one card: `best` is the rivals' largest group, `below` wins if one stays under
    it.
    """

    best: int
    below: Winner

    def winner(self, size: int, me: int) -> Winner:
        """Return who gets the card if one's own largest group has this size."""
        return me if size > self.best else self.below if size < self.best else None


def races(position: Position) -> tuple[Race, ...]:
    """Return the race for each card, in printed order."""
    found = []
    for kind in range(len(KINDS)):
        rivals = {
            p: display.largest_groups[kind]
            for p, display in enumerate(position.displays)
            if p != position.player
        }
        best = max(rivals.values())
        leaders = [p for p, size in rivals.items() if size == best]
        found.append(Race(best, leaders[0] if best and len(leaders) == 1 else None))
    return tuple(found)


def worth(
    position: Position,
    aim: Aim,
    winners: Sequence[Winner],
    points: Sequence[int],
    left: int,
    components: Components,
) -> int:
    """Value when these players get the six cards; `points` of one's boxes, `left` Wilds kept.

    Whoever is first to place a sixth box takes First with its points (clause 8.1).
    """
    me = position.player
    if aim.kind != MARGIN:
        wanted = me if aim.kind == WIN else None
        return sum(
            who == wanted for kind, who in zip(KINDS, winners, strict=True) if kind in aim.cards
        )
    boxes = [sum(points if p == me else d.points) for p, d in enumerate(position.displays)]
    kept = [left if p == me else wilds for p, wilds in enumerate(position.wilds)]
    found = totals(boxes, kept, first_after(position, len(points)), winners, components)
    return found.pop(me) - max(found)


def worth_of(
    position: Position, aim: Aim, display: Display, left: int, components: Components
) -> int:
    """Value when one's own display looks like this at the end."""
    winners = [
        race.winner(size, position.player)
        for race, size in zip(races(position), display.largest_groups, strict=True)
    ]
    return worth(position, aim, winners, display.points, left, components)
