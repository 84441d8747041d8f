"""The graph of the areas as a zone, in a pane of its own."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from attrs import evolve, frozen
from htpy import Node

from tutor.chocoly.board import Board as Pieces
from tutor.chocoly.faces import name
from tutor.i18n import _
from widgets.browser.pane import Inside, pane
from widgets.browser.parts import Part
from widgets.browser.slots import slot
from widgets.chocoly.draw.graph import draw_graph
from widgets.chocoly.draw.layout import BoardLayout, steps_from
from widgets.draw.scene import Pen, Scene
from widgets.draw.theme import Theme
from widgets.tabletop.zone import Zone

GRAPH = "area-graph"


@frozen
class GraphZone:
    """The graph in its pane: `zones` for the page, `element` for its place."""

    zones: tuple[Zone, ...]
    element: Callable[[], Node]


def graph_zone(
    board: Pieces,
    theme: Theme,
    *,
    width: int,
    height: int,
    flavour: str = "",
    label: str = "",
) -> GraphZone:
    """Return the graph in a pane of `width` x `height` px; `flavour`: the one that is looked
    at."""
    layout = BoardLayout.of(board, width=width - 3, height=height - 3, reach=0)
    words = label or (
        _("The areas of {flavour} as a graph").format(flavour=name(flavour))
        if flavour
        else _("The areas as a graph")
    )
    zone = Zone(GRAPH, _scene(board, theme, layout, flavour), words, {})
    return GraphZone((zone,), partial(_element, zone, layout, width, height))


def _scene(board: Pieces, theme: Theme, layout: BoardLayout, flavour: str) -> Scene:
    def enlarged(scale: float) -> Scene:
        closer, pen = layout.enlarged(round(layout.c * scale)), Pen()
        with pen.moved(0, 0, layout.c / closer.c):
            draw_graph(pen, board, closer, theme, flavour=flavour)
        return pen.scene(layout.width, layout.height)

    pen = Pen()
    draw_graph(pen, board, layout, theme, flavour=flavour)
    return evolve(pen.scene(layout.width, layout.height), closer=enlarged)


def _element(zone: Zone, layout: BoardLayout, width: int, height: int) -> Part:
    origin = layout.square((0, 0))
    inside = Inside(
        layout.width,
        layout.height,
        steps_from(layout.c),
        (origin.x, origin.y),
        layout.covered,
    )
    picture = slot(GRAPH, zone.scene, role="img", aria_label=zone.label)
    return Part(GRAPH, pane(GRAPH, inside, width, height, picture))
