"""Pieces by themselves, as they fly and are dragged: no mark on them, nothing beside them."""

from __future__ import annotations

from functools import lru_cache

from widgets.chocolatiers_family.draw.box import draw_box, draw_medallion, draw_space
from widgets.chocolatiers_family.draw.cards import draw_card
from widgets.chocolatiers_family.draw.measures import box_side
from widgets.chocolatiers_family.draw.stack import LEAST_MEDALLION
from widgets.draw.geometry import Rect
from widgets.draw.scene import Pen, Scene
from widgets.draw.theme import Theme

WILD = "*"


@lru_cache(maxsize=256)
def card_picture(letter: str, width: float, height: float, theme: Theme) -> Scene:
    """Return a card, "?" face down."""
    pen = Pen()
    draw_card(pen, letter, Rect(0, 0, width, height), theme)
    return pen.scene(round(width), round(height))


@lru_cache(maxsize=256)
def box_picture(face: str, points: int, c: int, theme: Theme, least: float = 7.0) -> Scene:
    """Return a box with its chocolates and points, spaces of `c` px; `least`: see
    draw_medallion."""
    pen, side = Pen(), box_side(c)
    draw_box(pen, face, None, 0, 0, c, theme)
    draw_medallion(pen, points, Rect(0, 0, side, side), c, theme, least=least)
    return pen.scene(side, side)


def top_picture(face: str, points: int, c: int, theme: Theme) -> Scene:
    """Return the box on top of a stack."""
    return box_picture(face, points, c, theme, LEAST_MEDALLION)


@lru_cache(maxsize=64)
def wild_picture(size: float, theme: Theme) -> Scene:
    """Return a Wild as it lies on a space of `size` px."""
    pen = Pen()
    draw_space(pen, WILD, Rect(0, 0, size, size), theme)
    return pen.scene(round(size), round(size))
