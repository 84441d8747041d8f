"""A display as one SVG, light enough for a first page: each kind is drawn once and used often."""

from __future__ import annotations

from functools import lru_cache
from zlib import crc32

from markupsafe import Markup

from widgets.chocolatiers_family.draw.box import PIECE_PART
from widgets.chocolatiers_family.draw.display import boxes_of, spaces_of
from widgets.chocolatiers_family.draw.display_layout import DisplayLayout
from widgets.chocolatiers_family.draw.measures import box_side
from widgets.chocolatiers_family.draw.svg import piece_svg
from widgets.draw.geometry import Place
from widgets.draw.svg import inside

SYMBOL = 34
"""Detail of a chocolate: as drawn at this size."""


@lru_cache(maxsize=64)
def display_svg(
    display: str, width: int, height: int, open_places: tuple[Place, ...] = ()
) -> Markup:
    """Return a display in notation ("TTNN/VV.R") in the middle of its tray, `width` x `height`
    px.

    `open_places`, in boxes, are dashed. Decoration: hidden from screen readers. Its colours follow
    the page's theme.
    """
    layout = DisplayLayout.of(display, places=open_places, c=56, width=width, height=height)
    rows = tuple(display.split("/"))
    c, parts = layout.c, []
    parts.append(_rect(0.75, 0.75, width - 1.5, height - 1.5, 0.3 * c, "tray", "line"))
    for place in open_places:
        rect = layout.tile_rect(*place).grown(-1)
        parts.append(_rect(*rect, 0.2 * c, "surface", "click", dash=True))
    for box in boxes_of(rows):
        rect = layout.tile_rect(*box)
        parts.append(_rect(rect.x, rect.y, box_side(c), box_side(c), 0.2 * c, "box", "box-edge"))
    used = []
    mine = f"{crc32(repr((display, width, height, open_places)).encode()):08x}"
    for space, letter in spaces_of(rows):
        rect = layout.space_rect(*space)
        parts.append(_rect(*rect, 0.15 * c, "cell", ""))
        if letter != ".":
            size = round(PIECE_PART * c)
            x, y = rect.x + (c - size) / 2, rect.y + (c - size) / 2
            name = _symbol(letter, mine)
            used.append(letter)
            parts.append(
                f'<use href="#{name}" x="{x:g}" y="{y:g}" width="{size}" height="{size}"/>'
            )
    symbols = "".join(_drawn(letter, mine) for letter in sorted(set(used)))
    return Markup(
        f'<svg class="display-svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}" stroke-linecap="round" stroke-linejoin="round" '
        f'aria-hidden="true" focusable="false"><defs>{symbols}</defs>{"".join(parts)}</svg>'
    )


def _symbol(letter: str, picture: str) -> str:
    """Return the id of a kind in a picture: a page has several pictures, and ids of its own."""
    return f"piece-{picture}-{'W' if letter == '*' else letter}"


def _drawn(letter: str, picture: str) -> str:
    return (
        f'<symbol id="{_symbol(letter, picture)}" viewBox="0 0 {SYMBOL} {SYMBOL}" '
        f'overflow="visible">'
        f"{inside(piece_svg(letter, SYMBOL))}</symbol>"
    )


def _rect(
    x: float,
    y: float,
    width: float,
    height: float,
    radius: float,
    fill: str,
    stroke: str,
    *,
    dash: bool = False,
) -> str:
    line = f"stroke:var(--{stroke});stroke-width:1.5" if stroke else ""
    dashes = ' stroke-dasharray="6 5"' if dash else ""
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{radius:g}" '
        f'style="fill:var(--{fill});{line}"{dashes}/>'
    )
