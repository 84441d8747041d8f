"""The signs of the five stores: a roof of its own and the letter, without a colour."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from widgets.draw.geometry import Rect
from widgets.draw.paths import parse, placed
from widgets.draw.scene import Path, Pen
from widgets.draw.theme import Theme

ROOFS: Mapping[str, Path] = MappingProxyType(
    {
        store: parse(path)
        for store, path in (
            (
                "P",
                "M .08 .46 L .08 .38 L .22 .38 C .22 .2 .36 .12 .46 .1 L .5 .02 L .54 .1 "
                "C .64 .12 .78 .2 .78 .38 L .92 .38 L .92 .46 Z",
            ),
            (
                "F",
                "M .1 .14 L .9 .14 L .98 .38 C .98 .5 .82 .5 .82 .4 C .82 .5 .66 .5 .66 .4 "
                "C .66 .5 .5 .5 .5 .4 C .5 .5 .34 .5 .34 .4 C .34 .5 .18 .5 .18 .4 "
                "C .18 .5 .02 .5 .02 .38 Z",
            ),
            (
                "S",
                "M .08 .46 L .08 .32 L .24 .32 L .24 .2 L .38 .2 L .38 .08 L .62 .08 L .62 .2 "
                "L .76 .2 L .76 .32 L .92 .32 L .92 .46 Z",
            ),
            ("H", "M .04 .46 L .04 .36 L .5 .06 L .96 .36 L .96 .46 Z"),
            ("D", "M .06 .46 L .06 .3 L .28 .06 L .5 .3 L .72 .06 L .94 .3 L .94 .46 Z"),
        )
    }
)
"""Positions in the unit square, above the letter."""


def draw_sign(pen: Pen, store: str, at: Rect, theme: Theme, *, open_: bool = False) -> None:
    """Draw a store's sign; `open_`: it may be supplied today."""
    size = min(at.width, at.height)
    x, y = at.x + (at.width - size) / 2, at.y + (at.height - size) / 2
    house = Rect(x + size * 0.16, y + size * 0.44, size * 0.68, size * 0.52)
    pen.rect(*house, 2, fill=theme.surface, stroke=theme.ink_2, line=1.5)
    roof = placed(ROOFS[store], x, y, size)
    pen.fill(roof, theme.primary if open_ else theme.surface_2)
    pen.stroke(roof, theme.ink_2, 1.5)
    letter = max(10.0, size * 0.36)
    pen.text(store, x + size / 2, y + size * 0.71, letter, theme.ink, 700)
