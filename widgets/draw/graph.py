"""The groups of a display as a graph on the display's own grid.

A node stands where its chocolate stands, a link joins two neighbours of one group, a bubble tells
the size of a group. The groups come from the rules; nothing is decided here.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext

from widgets.draw.display import WILD, boxes_of, spaces_of
from widgets.draw.geometry import Place
from widgets.draw.graph_layout import GraphLayout
from widgets.draw.kinds import KINDS, Kind, kind
from widgets.draw.paths import placed
from widgets.draw.piece import letter_path
from widgets.draw.scene import Path, Pen
from widgets.draw.theme import Theme

Group = Collection[Place]
Groups = Mapping[str, Sequence[Group]]
"""For each kind its groups, each a set of (row, column) in spaces."""
Link = tuple[Place, Place]

DIMMED = 0.28
NODE, DIAMOND, LINK, BUBBLE = 0.33, 0.43, 0.26, 0.23
"""Radius of a node, of a Wild, width of a link and radius of a bubble, as parts of the pitch."""


def draw_graph(
    pen: Pen,
    display: str,
    groups: Groups,
    layout: GraphLayout,
    theme: Theme,
    *,
    focus: str = "",
) -> None:
    """The graph of a display ("TTNN/VV.R") and its groups.

    The largest group of each kind has a bubble with its size (from 2). `focus`, a kind's letter,
    pales all others; then every group of that kind has a bubble, and its largest is ringed.
    """
    letters = dict(spaces_of(display.split("/") if display else []))
    _ground(pen, display, layout, theme)
    for link, kinds in links_of(groups).items():
        for index, letter in enumerate(kinds):
            with _strength(pen, focus in ("", letter)):
                _stripe(pen, link, letter, index, len(kinds), layout, theme)
    of_focus = {place for group in groups.get(focus, ()) for place in group}
    for place, letter in letters.items():
        with _strength(pen, not focus or place in of_focus):
            _node(pen, letter, place, layout, theme)
    if focus:
        _ring(pen, largest(groups.get(focus, ())), layout, theme)
    for letter in KINDS:
        if focus in ("", letter):
            _bubbles(pen, letter, groups.get(letter, ()), letters, layout, theme, bool(focus))


def links_of(groups: Groups) -> dict[Link, list[str]]:
    """Each pair of neighbours in a common group, with the kinds that join them there.

    Two Wilds side by side may be joined by several kinds.
    """
    links: dict[Link, list[str]] = {}
    for letter in KINDS:
        for group in groups.get(letter, ()):
            for row, column in sorted(group):
                for neighbour in ((row, column + 1), (row + 1, column)):
                    if neighbour in group:
                        links.setdefault(((row, column), neighbour), []).append(letter)
    return links


def largest(groups: Sequence[Group]) -> Group:
    """The largest group; of equal ones the first in reading order. Empty when there is none."""
    return min(groups, key=lambda group: (-len(group), min(group)), default=())


def _strength(pen: Pen, full: bool) -> AbstractContextManager[None]:
    return nullcontext() if full else pen.faded(DIMMED)


def _ground(pen: Pen, display: str, layout: GraphLayout, theme: Theme) -> None:
    boxes = set(boxes_of(display.split("/"))) if display else set()
    for row in range(layout.rows):
        for column in range(layout.columns):
            rect, radius = layout.tile_rect(row, column), 0.25 * layout.pitch
            with _strength(pen, (row, column) in boxes):
                pen.rect(*rect, radius, fill=theme.surface_2)


def _stripe(
    pen: Pen, link: Link, letter: str, index: int, of: int, layout: GraphLayout, theme: Theme
) -> None:
    (x1, y1), (x2, y2) = (layout.node(place) for place in link)
    width = LINK * layout.pitch / of
    off = (index - (of - 1) / 2) * (width + 1.5)
    dx, dy = (0.0, off) if y1 == y2 else (off, 0.0)
    look = kind(letter)
    for colour, line in (
        (theme.rim or look.edge, width + 3 * theme.line_scale),
        (look.body, width),
    ):
        pen.line(x1 + dx, y1 + dy, x2 + dx, y2 + dy, colour, line)


def _node(pen: Pen, letter: str, place: Place, layout: GraphLayout, theme: Theme) -> None:
    cx, cy = layout.node(place)
    pitch = layout.pitch
    if letter in KINDS or letter == WILD:
        look = kind(letter)
        shape: Path = (("O", (0, 0, NODE)),)
        if letter == WILD:
            d = DIAMOND
            shape = (("M", (0, -d)), ("L", (d, 0)), ("L", (0, d)), ("L", (-d, 0)), ("Z", ()))
        at = placed(shape, cx, cy, pitch)
        pen.stroke(at, theme.rim or look.edge, max(2.0, 0.08 * pitch) * theme.line_scale)
        pen.fill(at, look.body)
        _letter(pen, look, cx, cy, pitch)
    else:
        pen.circle(cx, cy, 0.13 * pitch, stroke=theme.line_strong, line=1.5, dash=(2, 2))


def _letter(pen: Pen, look: Kind, cx: float, cy: float, pitch: float) -> None:
    # A Wild's W is wide and its diamond narrow, so it is a little smaller.
    height = (0.26 if look.letter == "W" else 0.3) * pitch
    pen.stroke(letter_path(look, cx, cy, height), look.ink, 0.065 * pitch)


def _ring(pen: Pen, group: Group, layout: GraphLayout, theme: Theme) -> None:
    for place in sorted(group):
        radius = (NODE + 0.1) * layout.pitch
        pen.circle(*layout.node(place), radius, stroke=theme.chosen, line=2 * theme.line_scale)


def _bubbles(
    pen: Pen,
    letter: str,
    groups: Sequence[Group],
    letters: Mapping[Place, str],
    layout: GraphLayout,
    theme: Theme,
    every: bool,
) -> None:
    first = largest(groups)
    for group in groups:
        if every or (group is first and len(group) > 1):
            # On a chocolate, never on a Wild: two kinds cannot meet there.
            own = [place for place in group if letters.get(place) == letter]
            row, column = min(own or group, key=lambda place: (place[0], -place[1]))
            _bubble(pen, len(group), letter, layout.node((row, column)), layout.pitch, theme)


def _bubble(
    pen: Pen, count: int, letter: str, node: tuple[float, float], pitch: float, theme: Theme
) -> None:
    radius = max(8.0, BUBBLE * pitch)
    cx, cy = node[0] + 0.33 * pitch, node[1] - 0.33 * pitch
    edge = theme.rim or kind(letter).edge
    pen.circle(cx, cy, radius, fill=theme.surface, stroke=edge, line=2)
    pen.text(str(count), cx, cy + 0.5, round(max(10.0, 1.25 * radius), 1), theme.ink, 700)
