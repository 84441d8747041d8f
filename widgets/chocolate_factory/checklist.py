"""Draws a picture for each line of the setup's checklist."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tutor.chocolate_factory.goods import KINDS
from tutor.chocolate_factory.orders import SIZES
from tutor.chocolate_factory.parts import CHUTE, ROASTER, UPGRADER
from tutor.chocolate_factory.setup import ALL_DRAWN, DRAWN, EXTRA_STAFF, SIDE_OPTIONS
from tutor.chocolate_factory.state import TILES
from tutor.chocolate_factory.stores import SIDES, STORES
from tutor.i18n import N_, _
from widgets.chocolate_factory.pieces import draw_lump, sweet
from widgets.chocolate_factory.store_signs import draw_sign
from widgets.draw.geometry import Rect
from widgets.draw.players import draw_player
from widgets.draw.scene import Pen, Scene
from widgets.draw.theme import Theme
from widgets.draw.turns import turns_picture

EDGE, GAP = 4, 8
"""Room round the pieces and between them (px)."""
DAYS = N_("M"), N_("T"), N_("W"), N_("T"), N_("F"), N_("S")
"""The first letters of the days, Monday to Saturday."""
CARD, TILE, SIGN, SWEET = (34, 46), 30, 38, 24
"""Sides of a card, a Conveyor tile, a store's sign and a chocolate (px)."""
BESIDE = 3
"""Tiles beside the entrance."""


def pictures(players: int, options: Mapping[str, Any], theme: Theme) -> tuple[Scene, ...]:
    """Return a picture for each line of `tutor.chocolate_factory.checklist`, in their order."""
    return (
        _board(theme),
        decks(("B", "A"), theme, step=24),
        decks(SIZES, theme, step=CARD[0] + GAP),
        _stores([str(options[name]) for name in SIDE_OPTIONS], theme),
        _staff(theme),
        *([_further_staff(theme)] if options[EXTRA_STAFF] else []),
        _supply(theme),
        _factory(theme),
        _store_room(theme),
        _orders(theme),
        _markers(theme),
        turns_picture(players, theme),
    )


def _board(theme: Theme) -> Scene:
    """The six days, and a mark on Monday."""
    pen, side = Pen(), 26
    for n, day in enumerate(DAYS):
        cell = Rect(EDGE + n * (side + 3), EDGE, side, side)
        pen.rect(*cell, 5, fill=theme.cell, stroke=theme.line_strong)
        if not n:
            pen.circle(*cell.centre, 11, fill=theme.primary)
        pen.text(_(day), *cell.centre, 13, theme.ink if n else theme.on_primary, 700)
    return pen.scene(2 * EDGE + 6 * (side + 3) - 3, 2 * EDGE + side)


def _card(pen: Pen, at: Rect, theme: Theme, word: str = "", *, fill: str = "") -> None:
    pen.rect(*at, 5, fill=fill or theme.surface_2, stroke=theme.line_strong, line=1.5)
    if word:
        pen.text(word, *at.centre, 16, theme.ink, 700)


def decks(words: Sequence[str], theme: Theme, *, step: float) -> Scene:
    """Draw decks beside each other, or one on top of the other, the last one uppermost."""
    pen, (wide, high) = Pen(), CARD
    over = step < wide
    for n, word in enumerate(words):
        lift = n * 10 if over else 0
        _card(pen, Rect(EDGE + n * step, EDGE + 10 * over - lift + 2, wide, high), theme)
        _card(pen, Rect(EDGE + n * step, EDGE + 10 * over - lift, wide, high - 2), theme, word)
    width = 2 * EDGE + (len(words) - 1) * step + wide
    return pen.scene(round(width), 2 * EDGE + high + 10 * over + 2)


def _stores(sides: Sequence[str], theme: Theme) -> Scene:
    """The five signs, and the side of each."""
    pen, step = Pen(), SIGN + GAP
    for n, (store, side) in enumerate(zip(STORES, sides, strict=True)):
        draw_sign(pen, store, Rect(EDGE + n * step, EDGE, SIGN, SIGN), theme)
        word = "/".join(SIDES) if side == DRAWN else "?" if side == ALL_DRAWN else side
        pen.text(word, EDGE + n * step + SIGN / 2, EDGE + SIGN + 9, 13, theme.ink_2, 600)
    return pen.scene(2 * EDGE + 5 * step - GAP, 2 * EDGE + SIGN + 16)


def _staff(theme: Theme) -> Scene:
    """Five face-down decks with the sign of their store."""
    pen, step, (wide, high) = Pen(), SIGN + GAP, (SIGN, CARD[1])
    for n, store in enumerate(STORES):
        at = Rect(EDGE + n * step, EDGE, wide, high)
        _card(pen, Rect(at.x, at.y + 3, wide, high), theme)
        _card(pen, at, theme)
        draw_sign(pen, store, at.grown(-6), theme)
    return pen.scene(2 * EDGE + 5 * step - GAP, 2 * EDGE + high + 3)


def _further_staff(theme: Theme) -> Scene:
    """The face-down deck of those who open no store, apart from the others."""
    pen, at = Pen(), Rect(EDGE, EDGE, SIGN, CARD[1])
    _card(pen, Rect(at.x, at.y + 3, at.width, at.height), theme)
    _card(pen, at, theme, "+1")
    return pen.scene(2 * EDGE + SIGN, 2 * EDGE + CARD[1] + 3)


def _supply(theme: Theme) -> Scene:
    """The seven chocolates, coal, and the spare tile."""
    pen, x, middle = Pen(), float(EDGE), EDGE + TILE / 2
    for kind in KINDS:
        pen.splice(sweet(kind, SWEET, theme), x, middle - SWEET / 2)
        x += SWEET + 3
    draw_lump(pen, x + 12, middle, 20, theme)
    x += 20 + GAP
    _tile(pen, x, EDGE, theme)
    return pen.scene(round(x) + TILE + EDGE, TILE + 2 * EDGE)


def _tile(pen: Pen, x: float, y: float, theme: Theme) -> None:
    pen.rect(x, y, TILE, TILE, 6, fill=theme.cell, stroke=theme.line_strong, line=1.5)


def _factory(theme: Theme) -> Scene:
    """Three tiles beside the entrance, four in the channel, and the printed Parts above."""
    pen, step, top = Pen(), TILE + 3, EDGE + 20
    left = EDGE + BESIDE * 9 + TILE + GAP
    for n in range(BESIDE):
        _tile(pen, EDGE + n * 9, top, theme)
    for n, part in enumerate((ROASTER, UPGRADER, CHUTE)):
        cell = Rect(left + n * step, EDGE, TILE, 16)
        pen.rect(*cell, 3, fill=theme.surface_2, stroke=theme.line_strong)
        pen.text(_(part.name)[0], *cell.centre, 11, theme.ink, 700)
    for n in range(TILES):
        _tile(pen, left + n * step, top, theme)
    return pen.scene(left + TILES * step - 3 + EDGE, top + TILE + EDGE)


def _store_room(theme: Theme) -> Scene:
    """Coal in the upper half of the card, chocolates in the lower one."""
    pen, at = Pen(), Rect(EDGE, EDGE, 64, 56)
    _card(pen, at, theme, fill=theme.surface)
    pen.line(at.x, at.y + 28, at.right, at.y + 28, theme.line_strong, 1.5)
    draw_lump(pen, at.x + 32, at.y + 14, 18, theme)
    pen.splice(sweet("K", SWEET, theme), at.x + 8, at.y + 30)
    pen.splice(sweet("C", SWEET, theme), at.x + 34, at.y + 30)
    return pen.scene(round(at.width) + 2 * EDGE, round(at.height) + 2 * EDGE)


def _orders(theme: Theme) -> Scene:
    """A small, a medium and a large order: one stage, two, and three."""
    pen, (wide, high), step = Pen(), CARD, CARD[0] + GAP
    for n, size in enumerate(SIZES):
        at = Rect(EDGE + n * step, EDGE, wide, high)
        _card(pen, at, theme, fill=theme.surface)
        for stage in range(n + 1):
            y = at.bottom - 4 - (stage + 1) * 13
            pen.rect(at.x + 14, y, wide - 18, 10, 2, fill=theme.cell, stroke=theme.line)
        pen.text(size, at.x + 8, at.y + 10, 11, theme.ink_2, 700)
    return pen.scene(2 * EDGE + 3 * step - GAP, 2 * EDGE + high)


def _markers(theme: Theme) -> Scene:
    """Nine markers of a colour, three and five and one."""
    pen, side, x = Pen(), 18, float(EDGE)
    for many in (3, 5, 1):
        for _n in range(many):
            draw_player(pen, 0, Rect(x, EDGE, side, side), theme)
            x += side + 2
        x += GAP
    return pen.scene(round(x) - GAP - 2 + EDGE, side + 2 * EDGE)
