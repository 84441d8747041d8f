"""The solver's slow and obvious twin: networkx for groups, itertools for choices, no shortcut."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from tutor.chocolatiers import KINDS, Display, Tile, final_scores
from tutor.chocolatiers.puzzles.position import Aim, Position


def slow_sizes(display: Display) -> dict[str, int]:
    import networkx as nx

    return {
        kind: max(map(len, nx.connected_components(display.graph(kind))), default=0)
        for kind in KINDS
    }


def slow_value(position: Position, aim: Aim) -> int:
    """Value of a finished position: by the public final_scores, or by counting groups anew."""
    me = position.player
    if aim.kind == "margin":
        first = position.first
        if first is None and len(position.own.points) == 6:
            first = me  # clause 8.1
        totals = {s.player: s.total for s in final_scores(position.displays, position.wilds, first)}
        return totals.pop(me) - max(totals.values())
    groups = [slow_sizes(display) for display in position.displays]
    count = 0
    for kind in aim.cards:
        best = max(g[kind] for g in groups)
        leaders = [p for p, g in enumerate(groups) if g[kind] == best and best]
        count += leaders == [me] if aim.kind == "win" else len(leaders) != 1
    return count


def slow_solve(
    position: Position, aim: Aim, tiles: list[Tile], wilds: int
) -> tuple[int, set[str], int | None, int]:
    """(best value, best displays, next best value, number of answers)."""
    values: dict[str, int] = {}
    left = position.wilds[position.player]
    orders = [tiles, tiles[::-1]]
    displays = {d for order in orders for d in _placed(position.own, order)}
    for display in displays:
        spaces = [s for s in display.spaces if display.at(*s) != "*"]
        for n in range(min(wilds, left) + 1):
            for chosen in combinations(spaces, n):
                finished = display
                for row, column in chosen:
                    finished = finished.with_wild(row, column)
                key = f"{display} {sorted(chosen)} {display.points}"
                values[key] = slow_value(position.with_own(finished, left - n), aim)
    best = max(values.values())
    others = [v for v in values.values() if v < best]
    return best, {k for k, v in values.items() if v == best}, max(others, default=None), len(values)


def slow_ways(position: Position, tiles: Sequence[Tile], wilds: int) -> Iterator[Display]:
    """Every display the pieces can make: the box somewhere, or one Wild somewhere or none."""
    for display in _placed(position.own, list(tiles)):
        if tiles or wilds:
            yield display
        for space in display.spaces if wilds else ():
            if display.at(*space) != "*":
                yield display.with_wild(*space)


def _placed(display: Display, tiles: list[Tile]) -> set[Display]:
    if not tiles:
        return {display}
    a, b, c, d = tiles[0].spaces
    turned = [a + b + c + d, c + a + d + b, d + c + b + a, b + d + a + c]
    return {
        result
        for row, column in display.open_places
        for face in turned
        for result in _placed(display.with_box(row, column, face, tiles[0].points), tiles[1:])
    }
