"""Pieces as SVG for rows of text, goals and counts. All are decoration: hidden from screen readers,
and the words beside them say the same.
"""

from __future__ import annotations

from functools import cache, lru_cache

from markupsafe import Markup

from widgets.chocoly.draw.pieces import flavour
from widgets.draw.paths import parse, placed, svg_data
from widgets.draw.scene import Fill
from widgets.draw.sweet import body_layers, letter_layer

QUIET = 0.5
"""Opacity of a piece whose flavour nobody has."""
BEAN = parse("M 0.5 0.04 C 0.98 0.2 0.98 0.8 0.5 0.96 C 0.02 0.8 0.02 0.2 0.5 0.04 Z")
GROOVE = parse("M 0.5 0.16 C 0.7 0.36 0.3 0.62 0.5 0.84")


@lru_cache(maxsize=128)
def piece_svg(letter: str, size: int, *, neutral: bool = False) -> Markup:
    """Return a piece ("A", "B" or "C") of `size` px, its rim that of the page's theme; "" the
    empty place of one."""
    if not letter:
        return _empty(size)
    look = flavour(letter).sweet
    rim = f"var(--rim,{look.edge})"
    layers = [*body_layers(look, size, rim, 1.0), letter_layer(look, size)]
    drawn = "".join(
        f'<path d="{svg_data(layer.path)}" fill="{layer.colour}"/>'
        if isinstance(layer, Fill)
        else f'<path d="{svg_data(layer.path)}" fill="none" style="stroke:{layer.colour}" '
        f'stroke-width="{layer.width:.2f}"/>'
        for layer in layers
    )
    if neutral:
        drawn = f'<g opacity="{QUIET}">{drawn}</g>'
    return _svg(drawn, size)


def _empty(size: int) -> Markup:
    inset = 0.12 * size
    side = size - 2 * inset
    return _svg(
        f'<rect x="{inset:g}" y="{inset:g}" width="{side:g}" height="{side:g}" '
        f'rx="{0.2 * side:g}" fill="none" stroke="var(--line-strong)" stroke-width="1.5" '
        f'stroke-dasharray="4 3"/>',
        size,
    )


@cache
def bean_svg(size: int) -> Markup:
    """Return a cocoa bean, in the colour of the text around it."""
    line = max(1.3, 0.075 * size)
    at = (-0.02 * size, 0, 1.04 * size, size)
    bean, groove = svg_data(placed(BEAN, *at)), svg_data(placed(GROOVE, *at))
    return _svg(
        f'<g fill="none" stroke="currentColor" stroke-width="{line:g}">'
        f'<path d="{bean}"/><path d="{groove}"/></g>',
        size,
    )


def _svg(inside: str, size: int) -> Markup:
    return Markup(
        f'<svg xmlns="http://www.w3.org/2000/svg" class="piece" width="{size}" height="{size}" '
        f'viewBox="0 0 {size} {size}" stroke-linecap="round" stroke-linejoin="round" '
        f'overflow="visible" aria-hidden="true" focusable="false">{inside}</svg>'
    )
