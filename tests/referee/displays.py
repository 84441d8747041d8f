"""A display as a dict, for the referee: slow and close to the words of section 5, 6 and 9.

A display is {"boxes": {(row, column): points}, "spaces": {(row, column): shown}}. Boxes are counted
in boxes, spaces in spaces, from the first box ever placed; so numbers go negative and never change.
A space shows a kind's letter, "." or "*".
"""

from __future__ import annotations

from typing import Any

import networkx as nx

Display = dict[str, dict[tuple[int, int], Any]]
Place = tuple[int, int]


def no_box() -> Display:
    """A display before its first box."""
    return {"boxes": {}, "spaces": {}}


def copied(display: Display) -> Display:
    """A display that can be changed without changing this one."""
    return {"boxes": dict(display["boxes"]), "spaces": dict(display["spaces"])}


def beside(place: Place) -> list[Place]:
    """Up, down, left, right."""
    row, column = place
    return [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]


def corner(display: Display) -> Place:
    """Row and column of boxes that the notation calls 0, 0."""
    if not display["boxes"]:
        return (0, 0)
    return min(r for r, _c in display["boxes"]), min(c for _r, c in display["boxes"])


def turned(face: str) -> str:
    """The box a quarter turn to the right; a face is written row by row."""
    upper_left, upper_right, lower_left, lower_right = list(face)
    return lower_left + upper_left + lower_right + upper_right


def faces(face: str) -> list[str]:
    """Every way the box can lie: turned, not mirrored (clause 5.3)."""
    found = []
    for _quarter in range(4):
        if face not in found:
            found.append(face)
        face = turned(face)
    return found


def small_enough(boxes: list[Place]) -> bool:
    """Whether these boxes fit 3 by 2, lying or standing (clause 5.6)."""
    rows, columns = [r for r, _c in boxes], [c for _r, c in boxes]
    high, wide = max(rows) - min(rows) + 1, max(columns) - min(columns) + 1
    return (high <= 2 and wide <= 3) or (high <= 3 and wide <= 2)


def places(display: Display) -> list[Place]:
    """Where the next box may lie (clauses 5.1, 5.2, 5.5, 5.6)."""
    boxes = list(display["boxes"])
    if not boxes:
        return [(0, 0)]
    near = {place for box in boxes for place in beside(box) if place not in boxes}
    return sorted(place for place in near if small_enough([*boxes, place]))


def put_box(display: Display, place: Place, face: str, points: int) -> None:
    """Lay the box down (clause 4.5)."""
    row, column = place
    display["boxes"][place] = points
    for n, shown in enumerate(face):
        display["spaces"][2 * row + n // 2, 2 * column + n % 2] = shown


def largest_group(display: Display, kind: str, wild_chain: bool) -> int:
    """The most connected chocolates of a kind, Wilds counted (6.3 to 6.5, 9.1, 9.2, 9.4)."""
    spaces = display["spaces"]

    def counts(place: Place) -> bool:
        if spaces[place] == kind:
            return True
        if spaces[place] != "*":
            return False
        return wild_chain or any(spaces.get(near) == kind for near in beside(place))

    graph = nx.Graph()
    graph.add_nodes_from(place for place in spaces if counts(place))
    for place in list(graph):
        graph.add_edges_from((place, near) for near in beside(place) if near in graph)
    groups = [
        group
        for group in nx.connected_components(graph)
        if any(spaces[place] == kind for place in group)
    ]
    return max((len(group) for group in groups), default=0)


def written(display: Display) -> list[Any]:
    """The display as a save has it: its rows as one text, and the points in reading order."""
    boxes, spaces = display["boxes"], display["spaces"]
    if not boxes:
        return ["", []]
    top, left = corner(display)
    bottom, right = max(r for r, _c in boxes), max(c for _r, c in boxes)
    rows = [
        "".join(spaces.get((r, c), "-") for c in range(2 * left, 2 * right + 2))
        for r in range(2 * top, 2 * bottom + 2)
    ]
    return ["/".join(rows), [boxes[place] for place in sorted(boxes)]]


def read(text: str, points: list[int]) -> Display:
    """The display that a save has written."""
    display = no_box()
    worth = iter(points)
    for r, row in enumerate(text.split("/") if text else []):
        for c, shown in enumerate(row):
            if shown != "-":
                display["spaces"][r, c] = shown
                if r % 2 == 0 and c % 2 == 0:
                    display["boxes"][r // 2, c // 2] = next(worth)
    return display
