"""The groups of a display as a graph on the display's own grid.

A node stands where its chocolate stands, a link joins two neighbours of one group, a bubble tells
the size of a group. The groups come from the rules; nothing is decided here.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from attrs import frozen

from widgets.chocolatiers_family.draw.display import WILD, boxes_of, spaces_of
from widgets.chocolatiers_family.draw.graph_layout import GraphLayout
from widgets.chocolatiers_family.draw.kinds import KINDS, kind
from widgets.draw.geometry import Place
from widgets.draw.paths import parse, placed
from widgets.draw.scene import Pen
from widgets.draw.sweet import Sweet, letter_path
from widgets.draw.theme import Theme, mixed

Group = Collection[Place]
Groups = Mapping[str, Sequence[Group]]
"""For each kind its groups, each a set of (row, column) in spaces."""
Link = tuple[Place, Place]

DIMMED = 0.28
LINK, BUBBLE = 0.26, 0.23
"""Width of a link and radius of a bubble, as parts of the pitch."""
_DISC = parse("O 0 0 .33")
_DIAMOND = parse("M 0 -.43 L .43 0 L 0 .43 L -.43 0 Z")


def draw_graph(
    pen: Pen,
    display: str,
    groups: Groups,
    layout: GraphLayout,
    theme: Theme,
    *,
    focus: str = "",
) -> None:
    """Draw the graph of a display ("TTNN/VV.R") and its groups.

    The largest group of each kind has a bubble with its size (from 2). `focus`, a kind's letter,
    pales all others; then every group of that kind has a bubble, and its largest is ringed.
    """
    letters = dict(spaces_of(display.split("/") if display else []))
    of_focus = {place for group in groups.get(focus, ()) for place in group}
    _ground(pen, display, layout, theme)
    stripes = [
        (link, letter, index - (len(kinds) - 1) / 2, len(kinds))
        for link, kinds in links_of(groups).items()
        for index, letter in enumerate(kinds)
    ]
    for link, letter, off, of in sorted(stripes, key=lambda stripe: stripe[1] == focus):
        paint = _Paint(theme, dim=focus not in ("", letter))
        _stripe(pen, link, kind(letter), off, of, layout, paint)
    for place, letter in letters.items():
        _node(pen, letter, place, layout, _Paint(theme, dim=bool(focus) and place not in of_focus))
    if focus:
        for place in sorted(largest(groups.get(focus, ()))):
            _ring(pen, letters.get(place, ""), place, layout, theme)
    for letter in KINDS:
        if focus in ("", letter):
            _bubbles(pen, letter, groups.get(letter, ()), letters, layout, theme, bool(focus))


def links_of(groups: Groups) -> dict[Link, list[str]]:
    """Return each pair of neighbours in a common group, with the kinds that join them there.

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
    """Return the largest group; of equal ones the first in reading order. Empty when there is
    none."""
    return min(groups, key=lambda group: (-len(group), min(group)), default=())


@frozen
class _Paint:
    """The colours of the nodes and links; pale ones are mixed, so that nothing shows through."""

    theme: Theme
    dim: bool = False

    def __call__(self, colour: str) -> str:
        return mixed(colour, self.theme.surface_2, DIMMED) if self.dim else colour

    def edge(self, look: Sweet) -> str:
        return self(self.theme.rim or look.edge)


def _ground(pen: Pen, display: str, layout: GraphLayout, theme: Theme) -> None:
    boxes = set(boxes_of(display.split("/"))) if display else set()
    empty = mixed(theme.surface_2, theme.surface, 0.4)
    for row in range(layout.rows):
        for column in range(layout.columns):
            colour = theme.surface_2 if (row, column) in boxes else empty
            pen.rect(*layout.tile_rect(row, column), 0.25 * layout.pitch, fill=colour)


def _stripe(
    pen: Pen, link: Link, look: Sweet, off: float, of: int, layout: GraphLayout, paint: _Paint
) -> None:
    (x1, y1), (x2, y2) = (layout.node(place) for place in link)
    width = LINK * layout.pitch / of
    off *= width + 1.5
    dx, dy = (0.0, off) if y1 == y2 else (off, 0.0)
    line = width + 3 * paint.theme.line_scale
    pen.line(x1 + dx, y1 + dy, x2 + dx, y2 + dy, paint.edge(look), line)
    pen.line(x1 + dx, y1 + dy, x2 + dx, y2 + dy, paint(look.body), width)


def _node(pen: Pen, letter: str, place: Place, layout: GraphLayout, paint: _Paint) -> None:
    (cx, cy), pitch = layout.node(place), layout.pitch
    if letter not in KINDS + WILD:
        line = paint.theme.line_strong
        pen.circle(cx, cy, 0.13 * pitch, stroke=line, line=1.5, dash=(2, 2))
        return
    look = kind(letter)
    at = placed(_DIAMOND if letter == WILD else _DISC, cx, cy, pitch)
    pen.stroke(at, paint.edge(look), max(2.0, 0.08 * pitch) * paint.theme.line_scale)
    pen.fill(at, paint(look.body))
    # A Wild's W is wide and its diamond narrow, so it is a little smaller.
    height = (0.26 if letter == WILD else 0.3) * pitch
    pen.stroke(letter_path(look, cx, cy, height), paint(look.ink), 0.065 * pitch)


def _ring(pen: Pen, letter: str, place: Place, layout: GraphLayout, theme: Theme) -> None:
    cx, cy = layout.node(place)
    shape = _DIAMOND if letter == WILD else _DISC
    bigger = placed(shape, cx, cy, 1.3 * layout.pitch)
    pen.stroke(bigger, theme.chosen, 2 * theme.line_scale)


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
            # On a chocolate, never on a Wild, so that two kinds cannot meet there.
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
