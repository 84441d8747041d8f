"""Paper cups and doilies, drawn with a scalloped edge."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin

from markupsafe import Markup


def scallops(number: int, radius: float) -> str:
    """Return a scalloped outline as an SVG path round (0, 0): `radius` to the feet of its bows.

    >>> scallops(4, 10).count("A")
    4
    """
    feet = [
        (radius * cos(2 * pi * n / number), radius * sin(2 * pi * n / number))
        for n in range(number)
    ]
    bow = radius * sin(pi / number)
    first, *others = [f"{x:.2f} {y:.2f}" for x, y in [*feet, feet[0]]]
    return f"M{first}" + "".join(f"A{bow:.2f} {bow:.2f} 0 0 1 {to}" for to in others) + "Z"


@cache
def pleats(number: int = 16) -> Markup:
    """Return a paper cup from above, as large as its container; CSS gives its two colours."""
    return Markup(
        f'<svg class="pleats" viewBox="-50 -50 100 100" aria-hidden="true" focusable="false">'
        f'<path d="{scallops(number, 41)}"/><circle r="33"/></svg>'
    )
