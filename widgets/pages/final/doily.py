"""What the winner's display lies on: a paper doily, and a lid with a ribbon leaning behind it.

Decoration, drawn as SVG in the page's colours.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import cos, degrees, pi, sin

from markupsafe import Markup

from widgets.draw.players import ribbon

SCALLOPS = 28
SIDE = 620
RIM, SCALLOP, HOLE, LEAF = 272.0, 33.0, 8.0, 236.0
"""How far from the middle the scallops lie, their radius, that of their holes, where leaves lie."""


@cache
def doily_svg() -> Markup:
    """Return the doily."""
    turns = [2 * pi * n / SCALLOPS - pi / 2 for n in range(SCALLOPS)]
    scallops = "".join(_circle(turn, RIM, SCALLOP) for turn in turns)
    holes = "".join(_circle(turn, RIM, HOLE) for turn in turns)
    leaves = "".join(_leaf(turn + pi / SCALLOPS) for turn in turns)
    half = SIDE / 2
    return Markup(
        f'<svg class="doily" viewBox="{-half:g} {-half:g} {SIDE} {SIDE}" aria-hidden="true" '
        f'focusable="false"><g style="fill:var(--surface);stroke:var(--line);stroke-width:1.5">'
        f'{scallops}<circle r="{RIM:g}" style="stroke:none"/></g>'
        f'<g style="fill:var(--table);stroke:var(--line)">{holes}{leaves}</g></svg>'
    )


def _circle(turn: float, far: float, radius: float) -> str:
    return f'<circle cx="{far * cos(turn):.1f}" cy="{far * sin(turn):.1f}" r="{radius:g}"/>'


def _leaf(turn: float) -> str:
    x, y = LEAF * cos(turn), LEAF * sin(turn)
    return (
        f'<ellipse rx="9.5" ry="5" transform="translate({x:.1f} {y:.1f}) '
        f'rotate({degrees(turn):.1f})"/>'
    )


@cache
def lid_svg(winners: Sequence[int]) -> Markup:
    """Return the lid, with a ribbon in the winner's colour; two who share the victory have a
    band each."""
    across, down = (ribbon(winners[n % len(winners)]) for n in (0, -1))
    line = "stroke:var(--player-line);stroke-width:1.5"
    thin = "stroke:var(--player-line);stroke-width:.75"
    return Markup(
        '<svg class="lid" viewBox="0 0 400 200" aria-hidden="true" focusable="false" '
        'overflow="visible" stroke-linejoin="round"><g transform="rotate(-5.5 200 100)">'
        '<rect x="8" y="14" width="384" height="190" rx="24" '
        'style="fill:var(--surface-2);stroke:var(--line-strong);stroke-width:1.5"/>'
        f'<rect x="192" y="14" width="17" height="190" style="fill:{down};{thin}"/>'
        f'<rect x="8.8" y="68" width="382.4" height="17" style="fill:{across};{thin}"/>'
        f'<g style="fill:{across};{line}">'
        '<path d="M200 76C180 46 142 42 142 66C142 92 176 92 200 76Z"/>'
        '<path d="M200 76C220 46 258 42 258 66C258 92 224 92 200 76Z"/></g></g></svg>'
    )
