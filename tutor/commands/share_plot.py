"""Shows the totals of a simulation in a notebook: its table, and the shares of wins as a plot."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from tutor.i18n import _
from tutor.rich_display import Shown

if TYPE_CHECKING:
    from tutor.commands.simulate import SimulationTotals

NAMES, SCALE, ROW, FOOT = 130, 320, 26, 24
"""Widths of the names and of the scale from 0 to 100 %, heights of a row and of the scale's foot,
in px."""
INK = 'fill="currentColor"'


def shares(it: SimulationTotals) -> Shown:
    """Return the table, and for each player its share of wins with the 95 % interval."""
    if not it.games:
        return Shown(_("No game was played yet."))
    text = it.table()
    svg = _plot(it)
    return Shown(text, f"<pre>{escape(text)}</pre>{svg}", svg)


def _plot(it: SimulationTotals) -> str:
    """Return the plot as SVG: a dot at the share won, a line over its interval; best at the top."""
    found = sorted(it.results(), key=lambda one: -one["won"])
    foot = ROW * len(found)
    parts = [
        f'<g stroke="currentColor" stroke-opacity="0.25">'
        f'<path d="M{_x(share)} 0V{foot}"/></g>'
        f'<text x="{_x(share)}" y="{foot + 16}" text-anchor="middle" {INK}>{share:.0%}</text>'
        for share in (0, 0.5, 1)
    ]
    for number, one in enumerate(found):
        y = ROW * number + ROW / 2
        said = f"{one['strength']}: {one['won']:.0%} ({one['low']:.0%}–{one['high']:.0%})"
        parts.append(
            f"<g><title>{escape(said)}</title>"
            f'<text x="{NAMES - 12}" y="{y + 4}" text-anchor="end" {INK}>'
            f"{escape(one['strength'][:16])}</text>"
            f'<path d="M{_x(one["low"])} {y}H{_x(one["high"])}" stroke="currentColor" '
            f'stroke-width="2"/><circle cx="{_x(one["won"])}" cy="{y}" r="5" {INK}/></g>'
        )
    label = escape(_("Games won, with the 95 % interval"))
    width, height = NAMES + SCALE + 30, foot + FOOT
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="13" role="img" '
        f'aria-label="{label}">{"".join(parts)}</svg>'
    )


def _x(share: float) -> float:
    return round(NAMES + share * SCALE, 1)
