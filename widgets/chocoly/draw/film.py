"""A cut that is seen, and a joining: the count splits, its halves travel to their areas, outlines
are drawn; or the other way round. One SVG over the board, so that nothing is drawn twice; without
motion it is the picture at the end.
"""

from __future__ import annotations

from collections.abc import Iterator

from htpy import Node
from markupsafe import Markup

from tutor.chocoly.areas import Area
from widgets.chocoly.draw.bubbles import corner_of, radius
from widgets.chocoly.draw.changes import Change, Pieces
from widgets.chocoly.draw.layout import BoardLayout
from widgets.chocoly.draw.marks import LARGER, SMALLER, area_path
from widgets.draw.paths import svg_data

Point = tuple[float, float]


def film(
    change: Change, board: Pieces, layout: BoardLayout, move: int, own: str, away: bool = False
) -> Node:
    """Return the film of a change on the board as it is after it. `move`: the number of the
    move, so that each is shown once; `away`: hidden for now. Decoration: what happened is
    said in words."""
    taken: set[tuple[int, int]] = set()
    ends = [(area, _corner(area, layout, taken)) for area in change.after]
    starts = [(area, _corner(area, layout, set())) for area in change.before]
    lines = "".join(_line(n, area, board, layout) for n, (area, _at) in enumerate(ends))
    side = ("mine" if change.flavour == own else "theirs") + (" away" if away else "")
    kind = "cut" if change.is_cut else "joined"
    counts = "".join(_cut(starts, ends, layout) if change.is_cut else _join(starts, ends, layout))
    return Markup(
        f'<svg class="cut-film {kind} {side}" id="film-{move}" width="{layout.width}" '
        f'height="{layout.height}" viewBox="0 0 {layout.width} {layout.height}" '
        f'aria-hidden="true" focusable="false">{lines}{counts}</svg>'
    )


def _corner(area: Area, layout: BoardLayout, taken: set[tuple[int, int]]) -> Point:
    corner = corner_of(area, frozenset(taken))
    taken.add(corner)
    rect = layout.square(corner)
    return rect.x, rect.y


def _line(number: int, area: Area, board: Pieces, layout: BoardLayout) -> str:
    width = (SMALLER if number else LARGER) * min(1.0, layout.c / 30)
    data = svg_data(area_path(board, area, layout))
    return "".join(
        f'<path class="{name}" d="{data}" pathLength="1" stroke-width="{line:.1f}"/>'
        for name, line in (("under", max(1.8, width) + 2), ("line", max(1.8, width)))
    )


def _cut(
    starts: list[tuple[Area, Point]], ends: list[tuple[Area, Point]], layout: BoardLayout
) -> Iterator[str]:
    (whole, (x, y)) = starts[0]
    yield _count("was", len(whole), (x, y), layout)
    for area, (to_x, to_y) in ends:
        yield _count("comes", len(area), (to_x, to_y), layout, (x - to_x, y - to_y))


def _join(
    starts: list[tuple[Area, Point]], ends: list[tuple[Area, Point]], layout: BoardLayout
) -> Iterator[str]:
    whole, (x, y) = ends[0]
    for area, (from_x, from_y) in starts:
        yield _count("goes", len(area), (from_x, from_y), layout, (x - from_x, y - from_y))
    yield _count("is", len(whole), (x, y), layout)


def _count(name: str, size: int, at: Point, layout: BoardLayout, by: Point = (0, 0)) -> str:
    """Return a bubble; `by`: where it comes from or goes to, from where it is."""
    round_ = radius(layout.c)
    x, y = at
    return (
        f'<g class="bubble {name}" style="--dx:{by[0]:g}px;--dy:{by[1]:g}px">'
        f'<circle cx="{x:g}" cy="{y:g}" r="{round_:g}"/>'
        f'<text x="{x:g}" y="{y + 0.43 * round_:g}" font-size="{1.2 * round_:g}">{size}</text></g>'
    )
