"""Chocolates as SVG for rows of text, goals, counts and the home path. All are decoration:
they are hidden from screen readers, and the words beside them say the same.
"""

from __future__ import annotations

import math
from functools import cache, lru_cache

from markupsafe import Markup

from widgets.chocolatiers_family.draw.kinds import kind
from widgets.chocolatiers_family.draw.piece import NO_TIPS, Tips, piece_layers
from widgets.draw.paths import svg_data
from widgets.draw.scene import Fill, Stroke


@lru_cache(maxsize=512)
def piece_svg(letter: str, size: int, *, tips: Tips = NO_TIPS) -> Markup:
    """Return a chocolate ("TNRMBV", "W" or "*") of `size` px, with as much detail as fits that
    size.

    Its rim follows the page's theme through the CSS variable --rim.
    """
    return Markup(_svg(_layers(letter, size, f"var(--rim,{kind(letter).edge})", tips), size))


@cache
def cup_svg(size: int) -> Markup:
    """Return the empty paper cup: a chocolate that is still missing."""
    radius = 0.36 * size
    dashes = max(8, round(math.tau * radius / 6.5))
    step = math.tau * radius / dashes
    return Markup(
        _svg(
            f'<circle cx="{size / 2:g}" cy="{size / 2:g}" r="{radius:.2f}" fill="none" '
            f'stroke="var(--line-strong)" stroke-width="1.5" '
            f'stroke-dasharray="{0.58 * step:.2f} {0.42 * step:.2f}"/>',
            size,
        )
    )


@cache
def tally_svg(letter: str, count: int, *, width: int = 22, height: int = 13) -> Markup:
    """Draw so many small bars in a kind's colour, side by side: the size of a group at a glance."""
    look = kind(letter)
    step = width + 4
    bars = "".join(
        f'<rect x="{index * step + 1}" y="1" width="{width - 2}" height="{height - 2}" rx="4" '
        f'fill="{look.body}" style="stroke:var(--rim,{look.edge})" stroke-width="1.5"/>'
        for index in range(count)
    )
    return Markup(
        f'<svg class="tally" width="{max(1, count * step)}" height="{height}" '
        f'aria-hidden="true" focusable="false">{bars}</svg>'
    )


def _layers(letter: str, size: int, rim: str, tips: Tips) -> str:
    return "".join(
        _fill(layer) if isinstance(layer, Fill) else _stroke(layer)
        for layer in piece_layers(kind(letter), size, rim, 1.0, tips)
    )


def _fill(layer: Fill) -> str:
    return f'<path d="{svg_data(layer.path)}" fill="{layer.colour}"/>'


def _stroke(layer: Stroke) -> str:
    # A style, because an attribute cannot hold a CSS variable.
    return (
        f'<path d="{svg_data(layer.path)}" fill="none" style="stroke:{layer.colour}" '
        f'stroke-width="{layer.width:.2f}"/>'
    )


def _svg(inside: str, size: int) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="piece" width="{size}" height="{size}" '
        f'viewBox="0 0 {size} {size}" stroke-linecap="round" stroke-linejoin="round" '
        f'overflow="visible" aria-hidden="true" focusable="false">{inside}</svg>'
    )
