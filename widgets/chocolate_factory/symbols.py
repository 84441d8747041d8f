"""Chocolates as small pictures in text."""

from __future__ import annotations

from markupsafe import Markup

from widgets.chocolate_factory.pieces import sweets
from widgets.draw.paths import placed, svg_data


def symbol(name: str, size: int) -> Markup:
    """Return the picture of a chocolate; an empty place for another name."""
    look = sweets().get(name)
    if look:
        path = svg_data(placed(look.silhouette, 0, 0, size))
        x, y = look.letter_centre
        inside = (
            f'<path d="{path}" fill="{look.body}" stroke="{look.edge}"/>'
            f'<text x="{x * size:g}" y="{y * size:g}" fill="{look.ink}" text-anchor="middle" '
            f'dominant-baseline="central" font-size="{size * 0.44:g}" font-weight="700" '
            f'font-family="Arial, sans-serif">{name}</text>'
        )
    else:
        radius = size * 0.4
        inside = f'<circle cx="50%" cy="50%" r="{radius}" fill="none" stroke="currentColor"/>'
    head = f'<svg width="{size}" height="{size}" viewBox="0 0 {size} {size}"'
    return Markup(f'{head} aria-hidden="true">{inside}</svg>')
