"""Pieces of Chocolatiers as still pictures, for the objects of the rules that show themselves in a
notebook (`tutor.chocolatiers.notebook_views` asks for them by name). Drawn as on the board.
"""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from tutor.chocolatiers_family.display import Display
from tutor.chocolatiers_family.kinds import HIDDEN
from widgets.chocolatiers_family.draw import (
    DisplayLayout,
    Marks,
    box_side,
    draw_display,
    draw_stack,
)
from widgets.chocolatiers_family.draw.box import draw_box, draw_medallion
from widgets.chocolatiers_family.draw.cards import draw_card, draw_pair
from widgets.chocolatiers_family.draw.graph_layout import GraphLayout
from widgets.chocolatiers_family.draw.rows import LIFT, STACK_DEPTH
from widgets.chocolatiers_family.draw.stack import LEAST_MEDALLION
from widgets.chocolatiers_family.groups import graph_scene, grid_of
from widgets.draw.coordinates import Ruler, with_coordinates
from widgets.draw.geometry import Rect
from widgets.draw.scene import Pen, Scene
from widgets.draw.still import FOLLOW, Draw, still_html, still_svg
from widgets.draw.theme import Theme

C, SMALL_C, PITCH, STACK_C, TILE_C = 44, 24, 40, 26, 48
"""Sizes in px: of a space, of one in a row of a table, from node to node, in a stack, and alone."""
CARD = Rect(0, LIFT, 44, 58)
GAP, BETWEEN, EDGE = 4, 14, 4
BELOW = 9
"""Room for the sign below a pair."""
LARGEST, OTHERS = "chosen", "hint"
"""How the largest group of a kind is ringed, and how its others are."""


def display(
    it: Display,
    groups: str,
    graph: bool,
    words: str,
    *,
    small: bool = False,
    coordinates: bool = False,
) -> tuple[Markup, str]:
    """Return a display as an image for a page and as a file of SVG; see Display.show."""
    draw = _graph(it, groups) if graph else _display(it, groups, SMALL_C if small else C)
    if coordinates:
        draw = with_coordinates(draw, *_rulers(it, graph))
    return Markup(FOLLOW) + still_html(draw, words), still_svg(draw)


def _rulers(it: Display, graph: bool) -> tuple[Ruler, Ruler]:
    """Return where the rows and the columns of spaces lie in the picture."""
    if graph:
        width, height = _graph_size(it)
        nodes = GraphLayout.of(str(it), grid=grid_of(it), width=width, height=height)
        middles = {space: nodes.node(space) for space in it.spaces}
    else:
        layout = DisplayLayout.of(str(it), c=C)
        middles = {space: layout.space_rect(*space).centre for space in it.spaces}
    rows = {row: y for (row, _column), (_x, y) in middles.items()}
    columns = {column: x for (_row, column), (x, _y) in middles.items()}
    return sorted(rows.items()), sorted(columns.items())


def _display(it: Display, groups: str, c: int) -> Draw:
    layout = DisplayLayout.of(str(it), c=c)
    found = it.groups(groups) if groups else []
    rings = {
        space: LARGEST if n == 0 else OTHERS for n, group in enumerate(found) for space in group
    }
    points = it.points if any(it.points) else ()

    def draw(theme: Theme) -> Scene:
        pen = Pen()
        marks = Marks(spaces=rings, badges=False)
        draw_display(pen, str(it), points, layout, theme, marks, least=LEAST_MEDALLION)
        return pen.scene(layout.width, layout.height)

    return draw


def _graph(it: Display, kind: str) -> Draw:
    width, height = _graph_size(it)
    return lambda theme: graph_scene(it, theme, width=width, height=height, focus=kind)


def _graph_size(it: Display) -> tuple[int, int]:
    rows, columns = grid_of(it)
    return 2 * columns * PITCH + 16, 2 * rows * PITCH + 16


def cards(singles: str, pairs: Sequence[tuple[str, str]], words: str) -> Markup:
    """Return the cards side by side ("." an empty place), then each pair in its bracket."""
    step = CARD.width + GAP
    starts = [EDGE + n * step for n in range(len(singles))]
    after = len(singles) * step + (BETWEEN if singles and pairs else 0)
    firsts = [EDGE + after + n * (2 * step + BETWEEN) for n in range(len(pairs))]
    right = (firsts[-1] + 2 * step if firsts else starts[-1] + step) - GAP + EDGE

    def draw(theme: Theme) -> Scene:
        pen = Pen()
        for letter, x in zip(singles, starts, strict=True):
            draw_card(pen, letter, CARD.shifted(x, -LIFT), theme)
        for (kind, other), x in zip(pairs, firsts, strict=True):
            two = CARD.shifted(x, 0), CARD.shifted(x + step, 0)
            for rect in two:
                draw_card(pen, kind, rect.shifted(0, -LIFT), theme)
            draw_pair(pen, *two, theme, other)
        bottom = CARD.bottom + BELOW if pairs else CARD.height + EDGE
        return pen.scene(round(right), round(bottom))

    return Markup(FOLLOW) + still_html(draw, words)


def tile(spaces: str, points: int, words: str) -> Markup:
    """Return a box on its own."""
    side = box_side(TILE_C) + 2 * EDGE

    def draw(theme: Theme) -> Scene:
        pen = Pen()
        draw_box(pen, spaces, points, EDGE, EDGE, TILE_C, theme)
        return pen.scene(side, side)

    return Markup(FOLLOW) + still_html(draw, words)


def boxes(row: Sequence[tuple[str, int]], words: str) -> Markup:
    """Return the boxes side by side: the spaces and points of each."""
    side = box_side(STACK_C)
    step = side + BETWEEN

    def draw(theme: Theme) -> Scene:
        pen = Pen()
        for n, (spaces, points) in enumerate(row):
            draw_box(pen, spaces, None, EDGE + n * step, EDGE, STACK_C, theme)
            box = Rect(EDGE + n * step, EDGE, side, side)
            draw_medallion(pen, points, box, STACK_C, theme, least=LEAST_MEDALLION)
        return pen.scene(2 * EDGE + len(row) * step - BETWEEN, side + 2 * EDGE)

    return Markup(FOLLOW) + still_html(draw, words)


def stacks(tops: Sequence[tuple[str, int, int]], words: str) -> Markup:
    """Show stacks of boxes: the spaces and points of the top one, and how many lie there."""
    side = box_side(STACK_C) + STACK_DEPTH
    step = side + BETWEEN

    def draw(theme: Theme) -> Scene:
        pen = Pen()
        for n, (spaces, points, count) in enumerate(tops):
            shown = "" if HIDDEN in spaces else spaces
            draw_stack(pen, shown, points, count, EDGE + n * step, EDGE, STACK_C, theme)
        return pen.scene(2 * EDGE + len(tops) * step - BETWEEN, side + 3 * EDGE)

    return Markup(FOLLOW) + still_html(draw, words)
