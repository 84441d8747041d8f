"""A player's display: boxes of 2 x 2 spaces, with Wilds on them.

Notation, one character a space, rows from the top, "/" between rows: a kind's letter, "*" a Wild,
"." an empty space of a box, "-" no box there. Two boxes side by side: "TTNN/VV.R".
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import islice
from typing import TYPE_CHECKING

import attrs

from tutor.chocolatiers_family.connectivity import group_masks, largest_in_rows
from tutor.chocolatiers_family.kinds import EMPTY, KINDS, NO_TILE, WILD
from tutor.engine import brief
from tutor.errors import PlainError
from tutor.i18n import _, ngettext
from tutor.kit.remembered import remembered
from tutor.rich_display import Shown, named, shows

if TYPE_CHECKING:
    import networkx as nx

MAX_BOXES = 6
LONG, SHORT = 3, 2
"""A display is at most LONG x SHORT boxes, lying or standing (clause 5.6)."""
MOST_TEXT = 400
"""Characters of a display in notation; the largest one has 27, empty margins not counted."""
MAX_POINTS = 99
"""Points a box can have: no edition prints three figures."""

Place = tuple[int, int]
"""(row, column), of a space or of a box; boxes are counted in boxes."""


class DisplayError(PlainError):
    """Raised for an impossible display; the message says what is wrong and where.

    `clause`: of the rule that forbids it, "" where the text is no display at all.
    """

    def __init__(self, message: str, clause: str = "") -> None:
        self.clause = clause
        super().__init__(message)


@shows("tutor.chocolatiers_family.notebook_views:display")
@attrs.frozen(slots=False, repr=False)
class Display:
    """Boxes and Wilds of one player. Frozen: `with_box` and `with_wild` give new displays, and
    nothing that lies there is moved, turned or covered by a box (clauses 5.5 and 6.6).

    `rows`: the notation's rows, all of one even length. `points`: of the boxes, in reading order.
    `wild_chain`: whether Wilds side by side pass a kind on (clause 6.5). Only `parse` checks what
    it is given.
    """

    rows: tuple[str, ...] = ()
    points: tuple[int, ...] = ()
    wild_chain: bool = attrs.field(default=True, kw_only=True)

    @classmethod
    def parse(
        cls, text: str, points: Iterable[int] | None = None, *, wild_chain: bool = True
    ) -> Display:
        """Return the display in this notation; without `points` every box counts 0.

        Rows and columns of "-" around the boxes say nothing and are left out. Raises DisplayError,
        which names the row and column of what is wrong.

        >>> d = Display.parse("TTNN/VV.R", points=(5, 4))
        >>> d.largest("T"), str(d)
        (2, 'TTNN/VV.R')
        """
        if not isinstance(text, str):
            raise DisplayError(_("A display is written as text, for example “TTNN/VV.R”."))
        if len(text) > MOST_TEXT:
            raise DisplayError(
                _("This text is far too long for a display: it has {n} characters.").format(
                    n=len(text)
                )
            )
        rows = tuple(text.split("/")) if text else ()
        _check_spaces(rows)
        shape = cls(_without_margins(rows))
        _check_places(shape)
        return cls(
            shape.rows, _checked_points(points, len(shape.boxes)), wild_chain=bool(wild_chain)
        )

    def __str__(self) -> str:
        return "/".join(self.rows)

    def __repr__(self) -> str:
        points = f", points={self.points}" if any(self.points) else ""
        chain = "" if self.wild_chain else ", wild_chain=False"
        return f"Display.parse({str(self)!r}{points}{chain})"

    def __bool__(self) -> bool:
        return bool(self.boxes)

    @property
    def height(self) -> int:
        """Rows of spaces."""
        return len(self.rows)

    @property
    def width(self) -> int:
        """Columns of spaces."""
        return len(self.rows[0]) if self.rows else 0

    @remembered
    def boxes(self) -> tuple[Place, ...]:
        """Return the places of the boxes, counted in boxes, in reading order."""
        rows = self.rows
        return tuple(
            (r // 2, c // 2)
            for r in range(0, len(rows), 2)
            for c in range(0, len(rows[0]), 2)
            if rows[r][c] != NO_TILE
        )

    @remembered
    def spaces(self) -> tuple[Place, ...]:
        """Return every space of every box, in reading order."""
        return tuple(
            (r, c) for r, row in enumerate(self.rows) for c, s in enumerate(row) if s != NO_TILE
        )

    def at(self, row: int, column: int) -> str:
        """Return what a space shows; "-" outside the boxes."""
        if 0 <= row < self.height and 0 <= column < self.width:
            return self.rows[row][column]
        return NO_TILE

    def face(self, row: int, column: int) -> str:
        """Return the four spaces of the box at this place (in boxes), reading order."""
        r, c = 2 * row, 2 * column
        return self.rows[r][c : c + 2] + self.rows[r + 1][c : c + 2]

    @property
    def wilds(self) -> int:
        """Wilds on this display."""
        return str(self).count(WILD)

    @remembered
    def open_places(self) -> tuple[Place, ...]:
        """Return the places where the next box may go (clauses 5.1, 5.2, 5.6, 8.3), counted in
        boxes.

        Relative to the top left box row and column, so -1 is above or to the left.
        """
        return _open_places(self.boxes) if self.boxes else ((0, 0),)

    def with_box(self, row: int, column: int, face: str, points: int) -> Display:
        """Return this display and one more box; `face` is its four spaces in reading order.

        `row`, `column` count boxes, as in `open_places`. Neighbours need not match (clause 5.4).
        Raises DisplayError where no box can go; why is the game's to explain.
        """
        if (row, column) not in self.open_places or len(face) != 4:
            raise DisplayError(
                _("No box can go to row {r}, column {c}.").format(r=brief(row), c=brief(column))
            )
        worth = dict(zip(self.boxes, self.points, strict=True))
        worth[row, column] = points
        places = sorted(worth)
        top, left = places[0][0], min(c for _r, c in places)
        bottom, right = places[-1][0], max(c for _r, c in places)
        lines = []
        for r in range(top, bottom + 1):
            upper = lower = ""
            for c in range(left, right + 1):
                shown = NO_TILE * 4
                if (r, c) == (row, column):
                    shown = face
                elif (r, c) in worth:
                    shown = self.face(r, c)
                upper, lower = upper + shown[:2], lower + shown[2:]
            lines += [upper, lower]
        return Display(
            tuple(lines), tuple(worth[place] for place in places), wild_chain=self.wild_chain
        )

    def with_wild(self, row: int, column: int) -> Display:
        """Return this display with a Wild on that space. Raises DisplayError where none can
        lie."""
        if self.at(row, column) in (NO_TILE, WILD):
            raise DisplayError(
                _("No Wild can go to row {r}, column {c}.").format(
                    r=brief(row + 1), c=brief(column + 1)
                )
            )
        rows = list(self.rows)
        rows[row] = rows[row][:column] + WILD + rows[row][column + 1 :]
        return Display(tuple(rows), self.points, wild_chain=self.wild_chain)

    @property
    def stride(self) -> int:
        """Bits from a row to the next in `masks`."""
        return self.width + 1

    @remembered
    def masks(self) -> dict[str, int]:
        """Return the bit mask of each kind's spaces and of the Wilds (see `connectivity`)."""
        masks = dict.fromkeys(KINDS + WILD + EMPTY + NO_TILE, 0)
        bit = 1
        for row in self.rows:
            for shown in row:
                masks[shown] |= bit
                bit <<= 1
            bit <<= 1
        return masks

    @remembered
    def largest_groups(self) -> tuple[int, ...]:
        """Return the size of the largest group of each kind, in printed order (clause 9.1)."""
        return largest_in_rows(self.rows, self.wild_chain)

    def largest(self, kind: str) -> int:
        """Return the size of the largest group of the kind, Wilds counted, 0 if there is none
        (clause 9.1).

        >>> Display.parse("MT/*M").largest("M")
        3
        """
        return self.largest_groups[_kind_index(kind)]

    def groups(self, kind: str) -> list[frozenset[Place]]:
        """Return the kind's groups as sets of (row, column), largest first, then in reading
        order.

        A Wild is in the groups of all kinds it joins (clause 6.4). Raises DisplayError for what is
        no kind, as `largest` and `graph` do.
        """
        _kind_index(kind)
        masks, stride = self.masks, self.stride
        found = [
            frozenset((r, c) for r, c in self.spaces if group >> (r * stride + c) & 1)
            for group in group_masks(masks[kind], masks[WILD], stride, self.wild_chain)
        ]
        return sorted(found, key=lambda group: (-len(group), min(group)))

    def show(self, *, groups: str = "", graph: bool = False, coordinates: bool = False) -> Shown:
        """Return the picture of this display, for a notebook: as the last line of a cell, or
        `display` it.

        `groups`, a kind's letter, rings the groups of that kind. `graph` draws the graph of the
        groups instead. `coordinates` numbers the rows and columns of spaces, as `at` counts
        them. Raises DisplayError for what is no kind.
        """
        if groups:
            _kind_index(groups)
        show = named("tutor.chocolatiers_family.notebook_views:display")
        shown: Shown = show(self, groups, graph, coordinates) if show else Shown(str(self))
        return shown

    def graph(self, kind: str) -> nx.Graph[Place]:
        """Return the kind's spaces and Wilds as a networkx graph; its components are the groups.

        Nodes are (row, column) with an attribute `shows` (the letter or "*"); an edge joins spaces
        side by side. Wilds that touch no chocolate of the kind, not even through other Wilds, are
        left out: they make no group (clause 6.5).
        """
        import networkx as nx

        _kind_index(kind)
        graph: nx.Graph[Place] = nx.Graph()
        for r, c in self.spaces:
            if self.rows[r][c] in (kind, WILD):
                graph.add_node((r, c), shows=self.rows[r][c])
        for r, c in list(graph):
            graph.add_edges_from(((r, c), n) for n in ((r + 1, c), (r, c + 1)) if n in graph)
        if not self.wild_chain:
            real = {n for n, shows in graph.nodes(data="shows") if shows == kind}
            graph.remove_nodes_from(
                [n for n in graph if n not in real and real.isdisjoint(graph[n])]
            )
        for component in list(nx.connected_components(graph)):
            if all(graph.nodes[n]["shows"] == WILD for n in component):
                graph.remove_nodes_from(component)
        return graph


def _kind_index(kind: str) -> int:
    index = KINDS.find(kind) if isinstance(kind, str) and len(kind) == 1 else -1
    if index < 0:
        raise DisplayError(
            _("“{kind}” is no kind of chocolate; the kinds are {all}.").format(
                kind=brief(kind), all=", ".join(KINDS)
            )
        )
    return index


def _checked_points(points: object, boxes: int) -> tuple[int, ...]:
    """Return the points of each box; 0 for every box if none are given."""
    if points is None:
        return (0,) * boxes
    # One more than a display holds is enough to see that there are too many.
    given = tuple(islice(points, MAX_BOXES + 1)) if isinstance(points, Iterable) else ()
    if len(given) != boxes or not all(type(p) is int and 0 <= p <= MAX_POINTS for p in given):
        raise DisplayError(
            _(
                "Give the points of each box, whole numbers from 0 to {most}: the display has "
                "{boxes} boxes, the points are {given}."
            ).format(most=MAX_POINTS, boxes=boxes, given=brief(given))
        )
    return given


def _check_spaces(rows: tuple[str, ...]) -> None:
    """Letters known, rows of one length, boxes whole (2 x 2)."""
    for r, row in enumerate(rows):
        for c, shown in enumerate(row):
            if shown not in KINDS + WILD + EMPTY + NO_TILE:
                raise DisplayError(
                    _(
                        "Row {r}, column {c}: “{what}” means nothing here. Use a kind ({kinds}), "
                        "* for a Wild, . for an empty space or - for no box."
                    ).format(r=r + 1, c=c + 1, what=shown, kinds=KINDS)
                )
    for r, row in enumerate(rows):
        if len(row) != len(rows[0]):
            raise DisplayError(
                _("Row {r} has {n} spaces, row 1 has {m}: all rows must be equally long.").format(
                    r=r + 1, n=len(row), m=len(rows[0])
                )
            )
        if len(row) % 2 or not row:
            raise DisplayError(
                _("Row {r}, column {c}: half a box. A box is 2 x 2 spaces.").format(
                    r=r + 1, c=len(row)
                )
            )
    if len(rows) % 2:
        raise DisplayError(
            _("Row {r}: half a box. A box is 2 x 2 spaces, so rows come in pairs.").format(
                r=len(rows)
            )
        )
    for r in range(0, len(rows), 2):
        for c in range(0, len(rows[0]), 2):
            box = rows[r][c : c + 2] + rows[r + 1][c : c + 2]
            if NO_TILE in box and box != NO_TILE * 4:
                raise DisplayError(
                    _(
                        "Row {r}, column {c}: a box is 2 x 2 spaces, so “-” fills all four or none."
                    ).format(r=r + 1 + box.index(NO_TILE) // 2, c=c + 1 + box.index(NO_TILE) % 2)
                )


def _without_margins(rows: tuple[str, ...]) -> tuple[str, ...]:
    """Return the rows from the first box to the last, the columns likewise."""
    used = [r for r, row in enumerate(rows) if row.strip(NO_TILE)]
    if not used:
        return ()
    kept = rows[used[0] : used[-1] + 1]
    left = min(len(row) - len(row.lstrip(NO_TILE)) for row in kept)
    right = max(len(row.rstrip(NO_TILE)) for row in kept)
    return tuple(row[left:right] for row in kept)


def _check_places(display: Display) -> None:
    """Boxes joined edge to edge, within 3 x 2 or 2 x 3."""
    boxes = display.boxes
    if not boxes:
        return
    height, width = _extent(boxes)
    if not _fits(height, width):
        text = ngettext(
            "This display is {w} box wide and {h} high; at most {long} by {short} fit.",
            "This display is {w} boxes wide and {h} high; at most {long} by {short} fit.",
            width,
        )
        raise DisplayError(
            text.format(w=width, h=height, long=LONG, short=SHORT),
            clause="5.6",
        )
    joined, edge = {boxes[0]}, [boxes[0]]
    while edge:
        r, c = edge.pop()
        for near in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
            if near in boxes and near not in joined:
                joined.add(near)
                edge.append(near)
    for r, c in boxes:
        if (r, c) not in joined:
            raise DisplayError(
                _("Row {r}, column {c}: this box touches no other along a full edge.").format(
                    r=2 * r + 1, c=2 * c + 1
                ),
                clause="5.2",
            )


def _extent(boxes: Iterable[Place]) -> tuple[int, int]:
    rows, columns = zip(*boxes, strict=True)
    return max(rows) - min(rows) + 1, max(columns) - min(columns) + 1


def _fits(height: int, width: int) -> bool:
    return height <= LONG and width <= LONG and (height <= SHORT or width <= SHORT)


@cache
def _open_places(boxes: tuple[Place, ...]) -> tuple[Place, ...]:
    if len(boxes) >= MAX_BOXES:
        return ()
    near = {
        place
        for r, c in boxes
        for place in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1))
        if place not in boxes
    }
    return tuple(sorted(p for p in near if _fits(*_extent((*boxes, p)))))
