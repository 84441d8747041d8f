"""The rule of a new store as small shapes in one line: slots for chocolates and the spaces they
move, a bar that today's money fills, a loop with the store that is copied.
"""

from __future__ import annotations

from itertools import chain

from tutor.chocolate_factory.expansion import load_expansion
from tutor.chocolate_factory.goods import CLASSES, KINDS, REFINED
from tutor.chocolate_factory.new_sides import LADDER, SETS, SIZES, STEPS
from tutor.chocolate_factory.sides import COPY, MONEY
from tutor.chocolate_factory.state import Seat, Store
from tutor.chocolate_factory.stores import NEW_SIDES, STORES
from widgets.chocolate_factory.grouping import COPIED
from widgets.chocolate_factory.pieces import draw_icon
from widgets.chocolate_factory.store_signs import draw_sign
from widgets.draw.geometry import Rect
from widgets.draw.paths import parse, placed
from widgets.draw.scene import Pen
from widgets.draw.theme import Theme

_LOOP, _GAP = "loop", ""
_CIRCLE = parse("M .82 .3 C .66 .02 .12 .08 .12 .52 C .12 .98 .74 1 .86 .62")
_HEAD = parse("M .6 .34 L .96 .42 L .96 .06 Z")
LEAST = 9.0
"""Shapes smaller than this (px) say nothing: the side's letter stands alone."""


def segments(store: Store, copied: str = "") -> tuple[str, ...]:
    """Return what stands in the line: chocolates, classes, signs, numbers; () for a side of old.

    >>> segments(Store("H", "D"))
    ('K', 'F', '1', '', 'C', 'N', '2')
    """
    if store.side not in tuple(NEW_SIDES):
        return ()
    if store.side == MONEY:
        return (f"£{load_expansion().pounds[store.id]} = 1",)
    if store.id + store.side == COPY:
        return (_LOOP, *(COPIED + it for it in (copied or STORES.replace(store.id, ""))))
    rows = {
        "F": [("refined", str(n)) for n in SIZES],
        "S": [(kind, str(n)) for kind, n in zip(LADDER, STEPS, strict=True)],
        "H": [(*kinds, str(n)) for kinds, n in SETS.items()],
        "D": [*((kind, kind) for kind in REFINED), ("1",)],
    }[store.id]
    return tuple(chain.from_iterable((*row, _GAP) for row in rows))[:-1]


def draw_rule(pen: Pen, store: Store, seat: Seat, at: Rect, theme: Theme) -> bool:
    """Draw the line; return whether it has room. `seat`: whose money fills the bar of a side C, and
    what this player copies.
    """
    parts = (store.side, _GAP, *segments(store, seat.copied))
    bar = 6.5 if store.side == MONEY else 0.0
    size = min(at.height, at.width / (sum(map(_unit, parts)) + bar))
    if size < LEAST:
        return False
    x, y = at.x, at.y + (at.height - size) / 2
    for part in parts:
        unit = _unit(part)
        if part == _LOOP:
            pen.stroke(placed(_CIRCLE, x, y, size * 0.9), theme.ink_2, 1.6)
            pen.fill(placed(_HEAD, x, y, size * 0.9), theme.ink_2)
        elif part.startswith(COPIED):
            draw_sign(pen, part[-1], Rect(x, y, size, size), theme, open_=bool(seat.copied))
        elif part in CLASSES or (part in tuple(KINDS) and part != store.side):
            draw_icon(pen, part, x, y, int(size), theme)
        elif part:
            letters = min(13.0, size * 0.9)
            pen.text(part, x + unit * size / 2, y + size / 2, letters, theme.ink_2, 600)
        x += unit * size
    if bar:
        _draw_money(pen, store, seat, Rect(x + size * 0.4, y + 2, 3 * size, size - 4), theme)
    return True


def _draw_money(pen: Pen, store: Store, seat: Seat, at: Rect, theme: Theme) -> None:
    """Draw the bar that fills up to the next space, and the money of the day beside it."""
    pounds = load_expansion().pounds[store.id]
    part = seat.earned_today % pounds / pounds
    pen.rect(*at, 3, fill=theme.cell, stroke=theme.line_strong)
    if part:
        pen.rect(at.x, at.y, at.width * part, at.height, 3, fill=theme.primary)
    full = seat.earned_today // pounds
    text = f"£{seat.earned_today} · +{full}" if full else f"£{seat.earned_today}"
    letters = max(9.0, min(12.0, at.height * 0.85))
    left = at.right + 5 + 0.3 * letters * len(text)
    pen.text(text, left, at.y + at.height / 2, letters, theme.ink, 700)


def _unit(part: str) -> float:
    """Return how wide a part of the line is, in its height."""
    if part == _GAP:
        return 0.45
    if part == _LOOP or part.startswith(COPIED) or part in CLASSES or part in tuple(KINDS):
        return 1.05
    return max(0.6, 0.42 * len(part))
