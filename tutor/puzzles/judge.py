"""The value of a display against rivals who stand still (clauses 9.1 to 10.2).

Only the sizes of one's own largest groups vary in a search, so what each size is worth is looked
up: per kind and size one number that packs the points of all players, a field each.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tutor.chocolatiers.components import Components
from tutor.chocolatiers.kinds import KINDS
from tutor.puzzles.position import MARGIN, WIN, Aim, Position

FIELD = 12
"""Bits for one player's points: no game comes near 4096."""
MAX_SIZE = 24
"""A display has at most 24 spaces."""

Judge = Callable[[Sequence[int], int, int], int]
"""(sizes of own largest groups, points of own boxes, own unplaced Wilds) -> value."""


def make_judge(position: Position, aim: Aim, components: Components) -> Judge:
    """The value function of a position for an aim."""
    tables = [_outcomes(position, i) for i in range(len(KINDS))]
    if aim.kind == MARGIN:
        return _margin(position, tables, components)
    wanted = position.player if aim.kind == WIN else None
    named = [(i, tables[i]) for i, kind in enumerate(KINDS) if kind in aim.cards]

    def count(sizes: Sequence[int], points: int, left: int) -> int:
        return sum(table[sizes[i]] == wanted for i, table in named)

    return count


def _outcomes(position: Position, kind: int) -> list[int | None]:
    """Who gets a kind's card for each size of the own largest group; None: nobody."""
    rivals = {
        p: display.largest_groups[kind]
        for p, display in enumerate(position.displays)
        if p != position.player
    }
    best = max(rivals.values())
    leaders = [p for p, size in rivals.items() if size == best]
    below = leaders[0] if best and len(leaders) == 1 else None
    return [
        below if size < best else None if size == best else position.player
        for size in range(MAX_SIZE + 1)
    ]


def _margin(position: Position, tables: list[list[int | None]], components: Components) -> Judge:
    me, n = position.player, len(position.displays)
    points = components.scoring
    packed = [
        [0 if who is None else points[kind] << FIELD * who for who in table]
        for kind, table in zip(KINDS, tables, strict=True)
    ]
    base = 0
    for p, display in enumerate(position.displays):
        own = 0 if p == me else sum(display.points) + position.wilds[p]
        base += own + points["first"] * (position.first == p) << FIELD * p
    mask = (1 << FIELD) - 1
    mine = FIELD * me
    others = [FIELD * p for p in range(n) if p != me]
    t, c, r, m, b, v = packed

    def margin(sizes: Sequence[int], box_points: int, left: int) -> int:
        total = (
            base + t[sizes[0]] + c[sizes[1]] + r[sizes[2]] + m[sizes[3]] + b[sizes[4]] + v[sizes[5]]
        )
        rival = max([total >> shift & mask for shift in others])
        return (total >> mine & mask) + box_points + left - rival

    return margin
