"""A Part as a picture: what it costs, what becomes what, its name, and what would fall out now."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from tutor.chocolate_factory.components import Components
from tutor.chocolate_factory.goods import CLASSES
from tutor.chocolate_factory.names import part_name
from tutor.chocolate_factory.parts import Convert, Copy, Move, Upgrade, Way
from tutor.i18n import _
from widgets.chocolate_factory.pieces import draw_coal, draw_goods, draw_icon, draw_lump
from widgets.draw.geometry import Rect
from widgets.draw.scene import Pen
from widgets.draw.theme import Theme

NAMED = 76, 84
"""The name stands on a Part at least so high and so wide (px)."""
LEAST_ICON = 20
"""Letters on smaller chocolates cannot be read (px)."""
SPOUT = 22
"""Height of what would fall out, between a Part and its tile (px)."""


def draw_part(
    pen: Pen, theme: Theme, cards: Components, card: str, at: Rect, *, used: bool = False
) -> None:
    """Draw a Part; `used`: its coal is paid."""
    part = cards.parts[card]
    pen.rect(*at, 8, fill=theme.surface, stroke=theme.line_strong, line=1.5)
    high, wide = NAMED
    named, tiny = at.height >= high and at.width >= wide, at.height < 56
    top = 4 if tiny else 19
    if tiny:
        draw_lump(pen, at.x + 9, at.y + at.height / 2 - 6, 10, theme, paid=used)
        pen.text(str(part.coal), at.x + 9, at.y + at.height / 2 + 8, 11, theme.ink, 700)
    elif not part.coal:
        pen.text(_("free"), at.x + 7, at.y + 12, 12, theme.ink_2, 600, "left")
    elif part.coal * 13 > at.width - 12:
        draw_lump(pen, at.x + 12, at.y + 12, 12, theme, paid=used)
        pen.text(str(part.coal), at.x + 22, at.y + 12, 13, theme.ink, 700, "left")
    else:
        draw_coal(pen, part.coal, at.x + 12, at.y + 12, theme, paid=used)
    if named:
        name = part_name(card, cards)
        size = max(10.0, min(14.0, (at.width - 8) / max(1, len(name)) / 0.56))
        pen.text(name, at.x + at.width / 2, at.bottom - 12, size, theme.ink_2, 600)
    left, foot = 16 if tiny else 4, 22 if named else 3
    body = Rect(at.x + left, at.y + top, at.width - left - 4, at.height - top - foot)
    rows = len(part.ways)
    for n, way in enumerate(part.ways):
        line = Rect(body.x, body.y + n * body.height / rows, body.width, body.height / rows)
        if n:
            pen.line(body.x + 6, line.y, body.right - 6, line.y, theme.line, 1)
        _draw_way(pen, way, line.grown(-1), theme)


def _draw_way(pen: Pen, way: Way, at: Rect, theme: Theme) -> None:
    """Draw what one use does; a move that follows it below, or at its right where it is low."""
    if not getattr(way, "then_move", False):
        _draw_making(pen, way, at, theme)
    elif at.height > at.width * 0.8:
        above = Rect(at.x, at.y, at.width, at.height * 0.62)
        _draw_making(pen, way, above, theme)
        _draw_move(pen, Rect(at.x, above.bottom, at.width, at.height - above.height), theme)
    else:
        left = Rect(at.x, at.y, at.width * 0.68, at.height)
        _draw_making(pen, way, left, theme)
        _draw_move(pen, Rect(left.right, at.y, at.width - left.width, at.height), theme)


def _draw_move(pen: Pen, at: Rect, theme: Theme) -> None:
    """Draw a dot that leaves its tile for one of the others."""
    side = min(at.height * 0.9, at.width * 0.44, 30.0)
    x, y = at.x + (at.width - 2 * side) / 2, at.y + (at.height - side) / 2
    for n in range(2):
        cell = Rect(x + n * side * 1.15, y + side * 0.3, side * 0.85, side * 0.7)
        pen.rect(*cell, 3, fill=theme.cell, stroke=theme.line_strong, dash=(3, 2) if n else ())
    r = side * 0.14
    pen.rect(x + side * 0.28, y + side * 0.5, 2 * r, 2 * r, r, fill=theme.ink)
    left, right, top = x + side * 0.42, x + side * 1.55, y + side * 0.08
    arc = (
        ("M", (left, y + side * 0.4)),
        ("C", (left, top - side * 0.1, right, top - side * 0.1, right, y + side * 0.5)),
    )
    pen.stroke(arc, theme.ink, 2)
    head = side * 0.16
    tip = (right, y + side * 0.58)
    pen.stroke(
        (("M", (right - head, tip[1] - head)), ("L", tip), ("L", (right + head, tip[1] - head))),
        theme.ink,
        2,
    )


def _draw_making(pen: Pen, way: Way, at: Rect, theme: Theme) -> None:
    if isinstance(way, Convert):
        _draw_convert(pen, way, at, theme)
    elif isinstance(way, Upgrade):
        _draw_stairs(pen, way.times, at, theme)
    elif isinstance(way, Copy):
        _draw_copies(pen, way.copies, at, theme)
    elif isinstance(way, Move):
        _draw_move(pen, at, theme)
    else:
        _draw_chute(pen, at, theme)


def _draw_convert(pen: Pen, way: Convert, at: Rect, theme: Theme) -> None:
    """Draw inputs, an arrow, and outputs: in one line, or below each other where that is larger;
    each in two rows where letters would be too small.
    """
    before, after = len(way.inputs), len(way.outputs)
    line = min((at.width - 14) / (before + after), at.height)
    rows = min((at.height - 8) / 2, at.width / max(before, after))
    stacked = ceil(before / 2), ceil(after / 2)
    both = min((at.width - 14) / sum(stacked), at.height / 2)
    small = max(line, rows) < min(LEAST_ICON, both)
    if small or line >= min(26, rows):
        wide, most = at.width - 14, int(min(max(40, at.height * 0.6), both if small else line))
        one = wide * (stacked[0] / sum(stacked) if small else before / (before + after))
        draw_goods(pen, way.inputs, Rect(at.x, at.y, one, at.height), most, theme)
        _arrow(pen, at.x + one + 2, at.y + at.height / 2, theme)
        draw_goods(
            pen, way.outputs, Rect(at.x + one + 14, at.y, wide - one, at.height), most, theme
        )
        return
    half = (at.height - 8) / 2
    draw_goods(pen, way.inputs, Rect(at.x, at.y, at.width, half), 40, theme)
    x, y = at.x + at.width / 2, at.y + half + 4
    pen.stroke((("M", (x - 5, y - 3)), ("L", (x, y + 2)), ("L", (x + 5, y - 3))), theme.ink, 2)
    draw_goods(pen, way.outputs, Rect(at.x, at.y + half + 8, at.width, half), 40, theme)


def _arrow(pen: Pen, x: float, y: float, theme: Theme) -> None:
    pen.line(x, y, x + 10, y, theme.ink, 2)
    pen.stroke((("M", (x + 6, y - 4)), ("L", (x + 10, y)), ("L", (x + 6, y + 4))), theme.ink, 2)


def _draw_stairs(pen: Pen, times: int, at: Rect, theme: Theme) -> None:
    """Draw a stair for each upgrade, and the way up."""
    side = min(at.height, at.width * 0.7, 64.0)
    left, bottom = at.x + (at.width - side) / 2, at.y + (at.height + side) / 2
    step = side / (times + 1.6)
    stairs: list[tuple[str, tuple[float, float]]] = [("M", (left, bottom - step * 0.6))]
    for n in range(1, times + 1):
        x = left + side - (times - n + 1) * step * 0.9
        stairs += [("L", (x, stairs[-1][1][1])), ("L", (x, bottom - step * (n + 0.6)))]
    stairs += [("L", (left + side, stairs[-1][1][1])), ("L", (left + side, bottom))]
    path = (*stairs, ("L", (left, bottom)), ("Z", ()))
    pen.fill(path, theme.cell)
    pen.stroke(path, theme.ink, 2)
    x, y = left + side * 0.1, bottom - step * 1.1
    tip = left + side * 0.72, bottom - side * 0.97
    way = (("M", (x, y)), ("C", (x, tip[1] + side * 0.2, x + side * 0.2, tip[1], *tip)))
    pen.stroke(way, theme.ink, 2.5)
    head = (
        ("M", (tip[0] - 6, tip[1] - 5)),
        ("L", (tip[0] + 1, tip[1])),
        ("L", (tip[0] - 6, tip[1] + 5)),
    )
    pen.stroke(head, theme.ink, 2.5)


def _draw_copies(pen: Pen, copies: int, at: Rect, theme: Theme) -> None:
    """Draw one of any kind, an arrow, and as many as there are then, underlined as equal."""
    x, y = at.centre
    size = int(max(8, min(30, at.height - 6, (at.width - 14) / (copies + 2) - 2)))
    left = x - ((copies + 2) * (size + 2) + 14) / 2
    draw_icon(pen, "any", left, y - size / 2 - 2, size, theme)
    _arrow(pen, left + size + 4, y - 2, theme)
    first = left + size + 18
    for i in range(copies + 1):
        draw_icon(pen, "any", first + i * (size + 2), y - size / 2 - 2, size, theme)
    under = y + size / 2 + 1
    pen.line(first, under, first + (copies + 1) * (size + 2) - 2, under, theme.ink, 2)


def _draw_chute(pen: Pen, at: Rect, theme: Theme) -> None:
    x, y = at.centre
    part = min(1.2, at.height / 26)
    with pen.moved(x, y, part):
        slide = (("M", (-20, -9)), ("L", (-6, -9)), ("L", (10, 7)))
        pen.stroke(slide, theme.ink, 2.5)
        pen.stroke((("M", (3, 7)), ("L", (10, 7)), ("L", (10, 0))), theme.ink, 2.5)
        pen.stroke((("M", (4, 4)), ("L", (4, 11)), ("L", (20, 11)), ("L", (20, 4))), theme.ink, 2)


# ---- what would fall out


def outcome_icons(results: Sequence[str]) -> tuple[str, ...]:
    """Return what stands for the results of an operation: the chocolates if there is one result,
    else the narrowest class for each piece.

    >>> outcome_icons(["O"])
    ('O',)
    >>> outcome_icons(["K", "F"])
    ('bar',)
    >>> outcome_icons(["CC", "CN", "NN"])
    ('wrapped', 'wrapped')
    """
    if len(set(results)) == 1:
        return tuple(results[0])
    kinds = {letter for result in results for letter in result}
    wide = next((name for name, members in CLASSES.items() if kinds <= set(members)), "any")
    if len(kinds) == 1:
        wide = next(iter(kinds))
    return (wide,) * min((len(result) for result in results), default=0)


def draw_spout(pen: Pen, theme: Theme, icons: Sequence[str], part: Rect, *, above: bool) -> None:
    """Draw the pill that shows what would fall on the tile; `above`: the Part is above it."""
    wide = min(part.width - 8, 10 + 18 * len(icons))
    x = part.x + (part.width - wide) / 2
    y = part.bottom - 3 if above else part.y + 3 - SPOUT
    pill = Rect(x, y, wide, SPOUT)
    pen.rect(*pill, SPOUT / 2, fill=theme.surface, stroke=theme.click, line=1.5, dash=(4, 3))
    draw_goods(pen, icons, pill.grown(-2), 17, theme)
