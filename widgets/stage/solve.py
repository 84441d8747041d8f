"""Find the arrangement of areas in which the worst-off area is best off."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product

from attrs import evolve, field, frozen

from widgets.draw.geometry import Rect
from widgets.stage.boxes import BAR, Box, Column, Leaf, Row, Tabs, height_of, leaves
from widgets.stage.declare import Place, Shape, Viewport

LABEL = 22
"""Height of an area's name (px)."""

NOWHERE = Rect(0, 0, 0, 0)

Places = Mapping[str, Place]
"""The areas of a table by id, in reading order."""


@frozen
class Staged:
    """Where the areas stand.

    `tree`: rows and columns of them. `rects`: of each area in the room. `shapes`: the name of the
    shape of each, `aside` included. `aside`: the areas in the page's own column, with the height
    that is best for them. `tabs`: areas that are seen together, one such group at a time; `bar`:
    their row of tabs. `height`: of everything; more than the room's only where the least sizes do
    not fit. `fit`: how near the worst-off area comes to its best size, 1 if it has it, negative if
    it has not even its least; `fill`: how much of their best sizes all have on average.
    """

    tree: Box
    rects: Mapping[str, Rect]
    shapes: Mapping[str, str]
    aside: Mapping[str, int] = field(factory=dict)
    tabs: tuple[tuple[str, ...], ...] = ()
    bar: Rect = NOWHERE
    height: int = 0
    fit: float = 1.0
    fill: float = 1.0


def solve(places: Places, room: Viewport) -> Staged:
    """Lay the areas out in the room.

    First everything stands below each other in its best shape, then areas stand beside others, then
    all take their next shape; only if nothing of that fits, there are tabs, two at least, and then
    areas that stay become tabs, too. Of what fits, the arrangement wins in which the area that is
    farthest from its best size is nearest to it; of equals the one that fills more of the best
    sizes, then the first. If nothing fits, the least sizes are kept and the page scrolls.

    Args:
        places: the areas by id, in reading order.
        room: what the page has for them.

    Returns:
        Rectangles in whole px, none over another, none wider than the room.
    """
    aside = {
        area: shapes[0]
        for area, place in places.items()
        if room.kind in place.aside and (shapes := place.shapes_in(room.kind))
    }
    shown = {
        area: place
        for area, place in places.items()
        if area not in aside and place.shapes_in(room.kind)
    }
    found = _best(_once(shown), room)
    return evolve(
        found,
        shapes={area: shape.name for area, shape in aside.items()} | dict(found.shapes),
        aside={area: _leaf(area, shape, room).height.best for area, shape in aside.items()},
    )


def _once(shown: Places) -> Places:
    """Leave out what others show in parts."""
    return {area: place for area, place in shown.items() if shown.keys().isdisjoint(place.unless)}


def _best(shown: Places, room: Viewport) -> Staged:
    """The best arrangement of what stands in the room."""
    ways = _ways(shown)
    for tabbed in ways:
        best: Staged | None = None
        for tree in _arrangements(shown, room, tabbed):
            found = _laid(tree, room)
            if found.fit >= 1:
                return found
            if found.fit >= 0 and (best is None or _worth(found) > _worth(best)):
                best = found
        if best is not None:
            return best
    *_others, smallest = _levels(shown, room)
    tree = _column(shown, smallest, room, (), ways[-1])
    high = max(room.height, height_of(tree).least)
    return evolve(_laid(tree, evolve(room, height=high)), fit=-1.0)


def _ways(shown: Places) -> list[frozenset[str]]:
    """The areas that are tabs: none, those that do not stay, all that can be."""
    found = {
        frozenset(area for area, place in shown.items() if place.tab and not place.stays),
        frozenset(area for area, place in shown.items() if place.tab),
    }
    several = (areas for areas in found if len({shown[area].tab for area in areas}) > 1)
    return [frozenset(), *sorted(several, key=len)]


def _worth(found: Staged) -> tuple[float, float]:
    return found.fit, found.fill


def _laid(tree: Box, room: Viewport) -> Staged:
    """The areas of an arrangement in the room."""
    rects = dict(tree.lay(Rect(0, 0, room.width, room.height)))
    used = max((int(rect.bottom) for rect in rects.values()), default=0)
    tabs, areas = _tabs(tree), [*leaves(tree)]
    fills = [_fill(leaf, rects[leaf.area]) for leaf in areas]
    return Staged(
        tree,
        rects,
        {leaf.area: leaf.shape for leaf in areas},
        tabs=tuple(tuple(leaf.area for leaf in leaves(group)) for group in tabs.groups)
        if tabs
        else (),
        bar=_bar(tabs, rects, room) if tabs else NOWHERE,
        height=max(used, room.height),
        fit=min((_fit(leaf, rects[leaf.area], room) for leaf in areas), default=1.0),
        fill=sum(fills) / max(1, len(fills)),
    )


def _fit(leaf: Leaf, rect: Rect, room: Viewport) -> float:
    """How near an area is to its best size; negative if it has not its least, or no room."""
    inside = rect.right <= room.width and rect.bottom <= room.height
    if not inside or rect.width < leaf.width.least or rect.height < leaf.height.least:
        return -1.0
    parts = ((rect.width, leaf.width.best), (rect.height, leaf.height.best))
    return min(1.0, *(has / best for has, best in parts if best))


def _fill(leaf: Leaf, rect: Rect) -> float:
    """How much of its best size an area has."""
    wide, high = max(1, leaf.width.best), max(1, leaf.height.best)
    return min(1.0, rect.width / wide) * min(1.0, rect.height / high)


def _tabs(tree: Box) -> Tabs | None:
    """The tabs among the rows of an arrangement."""
    rows = tree.parts if isinstance(tree, Column) else ()
    return next((row for row in rows if isinstance(row, Tabs)), None)


def _bar(tabs: Tabs, rects: Mapping[str, Rect], room: Viewport) -> Rect:
    """The row of tabs, above the first area that they show."""
    first = next(leaves(tabs))
    top = rects[first.area].y - first.label - tabs.gap - BAR
    return Rect(0, top, room.width, BAR)


# ---- arrangements


def _arrangements(shown: Places, room: Viewport, tabbed: frozenset[str]) -> Iterator[Box]:
    """Every arrangement with these tabs, what is wanted most first."""
    slim = [
        area
        for area, place in shown.items()
        if place.beside
        and area not in tabbed
        and place.shapes_in(room.kind, slim=True)
        and not shown.keys().isdisjoint(place.beside)
    ]
    choices = sorted(product((False, True), repeat=len(slim)), key=sum)
    for level in _levels(shown, room):
        for choice in choices:
            beside = tuple(area for area, stands in zip(slim, choice, strict=True) if stands)
            yield _column(shown, level, room, beside, tabbed)


def _levels(shown: Places, room: Viewport) -> Sequence[int]:
    """How often all areas may take their next shape."""
    counts = (
        len(place.shapes_in(room.kind, slim=slim))
        for place in shown.values()
        for slim in (False, True)
    )
    return range(max(1, *counts, 1))


def _column(
    shown: Places,
    level: int,
    room: Viewport,
    beside: Sequence[str],
    tabbed: frozenset[str],
) -> Column:
    """Everything below each other, some `beside` others, all in their shape of this `level`."""

    def leaf(area: str, *, slim: bool = False) -> Leaf:
        shapes = shown[area].shapes_in(room.kind, slim=slim)
        found = _leaf(area, shapes[min(level, len(shapes) - 1)], room)
        label = round(LABEL * room.text) if shown[area].named else 0
        return evolve(found, label=label)

    rows: list[tuple[tuple[str, ...], Box]] = []
    groups: dict[str, list[Leaf]] = {}
    for area, place in shown.items():
        if area in beside:
            continue
        if area in tabbed:
            if not groups:
                rows.append(((), Tabs((), room.gap)))
            groups.setdefault(place.tab, []).append(leaf(area))
        else:
            rows.append(((area,), leaf(area)))
    if groups:
        tabs = Tabs(tuple(Column(tuple(each), room.gap) for each in groups.values()), room.gap)
        rows = [(names, tabs if isinstance(box, Tabs) else box) for names, box in rows]
    for neighbours in dict.fromkeys(shown[area].beside for area in beside):
        slim = [area for area in beside if shown[area].beside == neighbours]
        rows = _with_row(rows, neighbours, [leaf(area, slim=True) for area in slim], room.gap)
    return Column(tuple(box for _names, box in rows), room.gap)


def _with_row(
    rows: list[tuple[tuple[str, ...], Box]],
    neighbours: Sequence[str],
    slim: Sequence[Leaf],
    gap: int,
) -> list[tuple[tuple[str, ...], Box]]:
    """The rows with these areas at the right of their neighbours; below all if none is there."""
    at = [n for n, (names, _box) in enumerate(rows) if {*names} & {*neighbours}]
    if not at:
        return [*rows, *(((leaf.area,), leaf) for leaf in slim)]
    first, last = at[0], at[-1] + 1
    left = [box for _names, box in rows[first:last]]
    names = tuple(name for names, _box in rows[first:last] for name in names)
    both = Row((_joined(left, gap), _joined(slim, gap)), gap)
    added = tuple(leaf.area for leaf in slim)
    return [*rows[:first], ((*names, *added), both), *rows[last:]]


def _joined(boxes: Sequence[Box], gap: int) -> Box:
    return boxes[0] if len(boxes) == 1 else Column(tuple(boxes), gap)


def _leaf(area: str, shape: Shape, room: Viewport) -> Leaf:
    width, height = (span.on(room.scale, room.text) for span in (shape.width, shape.height))
    return Leaf(area, width, height, shape.name, aspect=shape.aspect)
