"""Drawings of chocolates, classes of chocolates and coal."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Sequence
from functools import cache

from tutor.chocolate_factory.goods import CLASSES
from tutor.resources import resource
from widgets.draw.geometry import Rect
from widgets.draw.paths import parse, placed
from widgets.draw.scene import Pen, Sprite, Stroke
from widgets.draw.sweet import Sweet, body_layers, read_sweet
from widgets.draw.theme import Theme

COAL, COAL_EDGE, COAL_LIGHT = "#566073", "#2B313D", "#8792A6"
LUMP = parse("M .28 .08 L .7 .04 L .96 .36 L .9 .74 L .58 .97 L .18 .88 L .03 .48 Z")
FACET = parse("M .28 .08 L .44 .4 L .96 .36 M .44 .4 L .58 .97 M .44 .4 L .03 .48")
WHOLE = {"refined": "R", "any": "*"}
"""What stands on the sign of a wide class."""


LARGE_SIGN = 26
"""On smaller signs of two kinds letters take more of the room (px)."""
READABLE, MANY = 12, 8
"""So many pieces and more, if each had less than so many px, are shown as one of each kind with a
number."""
OWN_EDGE = "edge"
"""In the rim of a theme: the edge that a chocolate has where there is no rim."""


@cache
def sweets() -> dict[str, Sweet]:
    """Return the look of each kind of chocolate, by its letter."""
    file = resource("widgets.chocolate_factory", "data", "sweets.toml")
    looks = tomllib.loads(file.read_text(encoding="utf-8"))
    no_glyph = {"path": "M 0 0 Z", "width": 1.0}  # letters are set as text
    return {kind: read_sweet(kind, look, no_glyph) for kind, look in looks.items()}


@cache
def sweet(kind: str, size: int, theme: Theme) -> Sprite:
    """Return a chocolate of `size` px with its letter."""
    look, pen = sweets()[kind], Pen()
    edge = theme.rim.replace(OWN_EDGE, look.edge) or look.edge
    for layer in body_layers(look, size, edge, theme.line_scale):
        if isinstance(layer, Stroke):
            pen.stroke(layer.path, layer.colour, layer.width)
        else:
            pen.fill(layer.path, layer.colour)
    x, y = look.letter_centre
    pen.text(kind, x * size, y * size, max(size * 0.46, min(11, size * 0.66)), look.ink, 700)
    return pen.recorded()


def draw_icon(pen: Pen, icon: str, x: float, y: float, size: int, theme: Theme) -> None:
    """Draw a chocolate, or the sign of a class: both kinds on a square, R, or an asterisk."""
    if icon not in CLASSES:
        pen.splice(sweet(icon, size, theme), x, y)
        return
    fill, text = theme.cell, WHOLE.get(icon, "")
    pen.rect(x, y, size, size, size / 5, fill=fill, stroke=theme.line_strong, line=1.5)
    if text:
        pen.text(text, x + size / 2, y + size / 2, size * 0.6, theme.ink, 700)
        return
    first, second = (sweets()[kind] for kind in CLASSES[icon])
    corner = "M .06 .06 L .94 .06 L .06 .94 Z", "M .94 .06 L .94 .94 L .06 .94 Z"
    for shape, look, at in zip(corner, (first, second), (0.3, 0.7), strict=True):
        pen.fill(placed(parse(shape), x, y, size), look.body)
        letter = size * (0.4 if size >= LARGE_SIGN else 0.56)
        pen.text(look.letter, x + at * size, y + at * size, letter, look.ink, 700)


def goods_places(n: int, rect: Rect, most: int, *, left: bool = False) -> list[Rect]:
    """Return places for n icons in rows, as large as fits and at most `most` px: in the middle of a
    rectangle, or at its `left`.
    """
    if not n:
        return []
    size, columns = max(
        (min(most, int(rect.width / c) - 2, int(rect.height / -(-n // c)) - 2), -c)
        for c in range(1, n + 1)
    )
    size, columns = max(7, size), -columns
    if size == most:  # as few rows as there can be
        columns = max(1, min(n, int(rect.width / (size + 2))))
    rows = -(-n // columns)
    top = rect.y + (rect.height - rows * (size + 2)) / 2 + 1
    found: list[Rect] = []
    for row in range(rows):
        many = min(columns, n - row * columns)
        indent = 0.0 if left else (rect.width - many * (size + 2)) / 2
        x, y = rect.x + indent + 1, top + row * (size + 2)
        found += (Rect(x + i * (size + 2), y, size, size) for i in range(many))
    return found


def draw_goods(pen: Pen, goods: Sequence[str], rect: Rect, most: int, theme: Theme) -> None:
    """Draw icons in rows, centred in a rectangle, as large as fits and at most `most` px; many that
    would be too small are counted.
    """
    places = goods_places(len(goods), rect, most)
    if len(goods) >= MANY and places[0].width < READABLE:
        _draw_counted(pen, Counter(goods), rect, most, theme)
        return
    for icon, at in zip(goods, places, strict=True):
        draw_icon(pen, icon, at.x, at.y, int(at.width), theme)


def _draw_counted(pen: Pen, goods: Counter[str], rect: Rect, most: int, theme: Theme) -> None:
    """Draw one icon of each kind, and how many there are at its right."""
    halved = Rect(rect.x, rect.y, rect.width / 2, rect.height)  # the other half is the numbers'
    for (icon, n), at in zip(goods.items(), goods_places(len(goods), halved, most), strict=True):
        x = rect.x + 2 * (at.x - rect.x)
        draw_icon(pen, icon, x, at.y, int(at.width), theme)
        size = min(13.0, max(10.0, at.width * 0.8))
        pen.text(str(n), x + at.width + 2, at.y + at.height / 2, size, theme.ink, 700, "left")


def draw_lump(
    pen: Pen, x: float, y: float, size: float, theme: Theme, *, paid: bool = True
) -> None:
    """Draw a lump of coal of `size` px, or the hole for one that is still to be paid."""
    at = placed(LUMP, x - size / 2, y - size / 2, size)
    pen.fill(at, COAL if paid else theme.surface_2)
    pen.stroke(at, COAL_EDGE if paid and not theme.dark else theme.line_strong, 1.2)
    if paid:
        pen.stroke(placed(FACET, x - size / 2, y - size / 2, size), COAL_LIGHT, 1)


def draw_coal(pen: Pen, n: int, x: float, y: float, theme: Theme, *, paid: bool = False) -> None:
    """Draw the cost of a Part as holes, with lumps in them when it is paid."""
    for i in range(n):
        draw_lump(pen, x + i * 13, y, 12, theme, paid=paid)
