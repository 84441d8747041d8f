"""The groups of a display: its graph, the count of the largest of each kind, and both in words."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h
from markupsafe import Markup

from tutor.chocolatiers_family.display import Display, Place
from tutor.chocolatiers_family.kinds import KINDS, name
from widgets.browser.parts import written_once
from widgets.chocolatiers_family.draw import GraphLayout, draw_graph
from widgets.chocolatiers_family.draw.svg import piece_svg, tally_svg
from widgets.draw.scene import Pen, Scene
from widgets.draw.theme import Theme

Groups = dict[str, list[frozenset[Place]]]


def groups_of(display: Display) -> Groups:
    """Return the groups of each kind, largest first."""
    return {kind: display.groups(kind) for kind in KINDS}


def grid_of(display: Display) -> tuple[int, int]:
    """Return the rows and columns of boxes that this display may still grow to."""
    return (3, 2) if display.height > display.width else (2, 3)


def graph_scene(
    display: Display, theme: Theme, *, width: int, height: int, focus: str = ""
) -> Scene:
    """Return the graph as large as fits; `focus`, a kind's letter, pales all other kinds."""
    layout = GraphLayout.of(str(display), grid=grid_of(display), width=width, height=height)
    pen = Pen()
    draw_graph(pen, str(display), groups_of(display), layout, theme, focus=focus)
    return pen.scene(layout.width, layout.height)


def counts(
    display: Display, *, focus: str = "", before: Display | None = None, small: bool = False
) -> Markup:
    """Return the size of the largest group of each kind, a row for each.

    `focus`: the kind a lesson is about. `before`: rows that have grown since are marked.
    `small`: no tally bars, for narrow screens.
    """
    sizes = tuple(display.largest_groups)
    return _rows(sizes, sizes if before is None else tuple(before.largest_groups), focus, small)


@written_once
def _rows(sizes: Sequence[int], old: Sequence[int], focus: str, small: bool) -> h.Element:
    return h.dl(class_={"counts": True, "small": small})[
        (
            h.div(class_={"focus": kind == focus, "grown": size > was})[
                h.dt[
                    piece_svg(kind, 28 if small else 36),
                    h.span(".visually-hidden")[name(kind)],
                ],
                h.dd[
                    None if small else tally_svg(kind, size),
                    h.span(".count")[str(size)],
                ],
            ]
            for kind, size, was in zip(KINDS, sizes, old, strict=True)
        )
    ]
