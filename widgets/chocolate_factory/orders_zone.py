"""The Corner Shop orders: three that lie open, and those drawn to choose from."""

from __future__ import annotations

from tutor.chocolate_factory.goods import KINDS, stands_for, without
from tutor.chocolate_factory.state import NEW, ORDERS, OpenOrder
from tutor.chocolate_factory.words import say_order
from tutor.i18n import N_, _
from widgets.chocolate_factory.offering import Board, components
from widgets.chocolate_factory.pieces import draw_icon, goods_places
from widgets.chocolate_factory.zone_parts import badge_room, grid, whole, zone
from widgets.draw.geometry import Rect
from widgets.draw.icons import draw_icon as draw_sign
from widgets.draw.scene import Pen
from widgets.draw.theme import Theme
from widgets.tabletop.zone import Zone

TITLES = {"S": N_("Small"), "M": N_("Medium"), "L": N_("Large")}
NARROW = 140
"""Less wide orders (px) stand in two rows if there are Special Orders."""
TITLED = 96
"""The size of an order stands on cards so high (px)."""


def orders(board: Board, width: int, height: int) -> Zone:
    """Show each order with its stages; the first is at the bottom, the next one is tinted."""
    state, cards, pen = board.state, components(board.game), Pen()
    seat = state.players[board.player]
    rects: dict[str, Rect] = {}
    labels: dict[str, str] = {}
    at = whole(width, height)
    drawn = state.waiting if state.step == NEW and state.player == board.player else ()
    if drawn:
        high = at.height * 0.55
        above = Rect(at.x, at.y, at.width, high)
        at = Rect(at.x, at.y + high + 6, at.width, at.height - high - 6)
        for card, cell in zip(drawn, _row(above, ORDERS), strict=False):
            key = f"drawn:{card[0]}"
            rects[key] = cell
            corner = badge_room(board, key, cell)
            _draw_order(pen, board, OpenOrder(card), cell, "", corner)
            labels[key] = _("New: {order}").format(order=say_order(OpenOrder(card), cards))
    cells = _cells(len(seat.orders), at)
    for n, mine in enumerate(seat.orders):
        key = f"order:{n}"
        rects[key] = cells[n]
        if mine is None:
            pen.rect(*cells[n], 8, stroke=board.theme.line_strong, dash=(3, 4))
            draw_sign(pen, "check", *cells[n].centre, 26, board.theme.solved)
            labels[key] = _("An order that is done")
            continue
        corner = badge_room(board, key, cells[n])
        special = n >= ORDERS
        _draw_order(pen, board, mine, cells[n], seat.store, corner, special=special)
        said = say_order(mine, cards)
        labels[key] = _("Special: {order}").format(order=said) if special else said
    return zone(board, "orders", _("Orders"), pen, (width, height), rects, labels)


def _cells(n: int, at: Rect) -> list[Rect]:
    """Return the places of n orders: side by side, Special Orders below the three where a row of
    all would be too narrow.
    """
    if n > ORDERS and at.width < NARROW * n:
        high = (at.height - 6) / 2
        above, below = (Rect(at.x, at.y + k * (high + 6), at.width, high) for k in range(2))
        return [*_row(above, ORDERS), *_row(below, max(2, n - ORDERS))]
    if at.width >= 300 or at.width > 1.6 * at.height:
        return _row(at, n)
    return grid(n, at, at.width / (at.height / n))


def _row(at: Rect, n: int) -> list[Rect]:
    gap = 8
    wide = (at.width - (n - 1) * gap) / n
    return [Rect(at.x + k * (wide + gap), at.y, wide, at.height) for k in range(n)]


def _draw_order(
    pen: Pen,
    board: Board,
    mine: OpenOrder,
    at: Rect,
    store: str,
    corner: float,
    *,
    special: bool = False,
) -> None:
    """Draw an order's stages from the bottom up; `store`: what its owner has for the next one;
    `corner`: so much of the corner is left free for a badge (px); `special`: its line is dashed.
    """
    theme, order = board.theme, components(board.game).orders[mine.id]
    dash = (6, 3) if special else ()
    pen.rect(*at, 8, fill=theme.surface, stroke=theme.line_strong, dash=dash)
    titled = at.height >= TITLED
    top = 20.0 if titled else 3.0
    if titled:
        title = _(TITLES[order.size])
        title = _("{size}, special").format(size=title) if special else title
        pen.text(title, at.x + 9, at.y + 12, 12, theme.ink_2, 600, "left")
    stages = order.stages
    high = min(44.0, (at.height - top - 3) / max(2, len(stages)))
    for n, stage in enumerate(stages):
        wide = at.width - 8 - (corner if n == len(stages) - 1 and not titled else 0)
        row = Rect(at.x + 4, at.y + top + (len(stages) - 1 - n) * high, wide, high - 3)
        if n == mine.done:
            pen.rect(*row, 6, fill=theme.surface_2)
        if n < mine.done:
            draw_sign(pen, "check", row.x + 14, row.y + row.height / 2, 16, theme.solved)
        else:
            _draw_stage(pen, theme, stage.icons, row, store if n == mine.done else "")
        colour = theme.ink_2 if n < mine.done else theme.ink
        size = max(10.0, min(15.0, row.height * 0.6))
        pen.text(
            f"£{stage.worth}", row.right - 5, row.y + row.height / 2, size, colour, 700, "right"
        )


def _draw_stage(pen: Pen, theme: Theme, icons: tuple[str, ...], row: Rect, store: str) -> None:
    """Draw what a stage needs; what its owner has is underlined."""
    inside = Rect(row.x + 3, row.y, row.width - 37, row.height)
    places = goods_places(len(icons), inside, 32, left=True)
    left = store
    for icon, at in zip(icons, places, strict=True):
        draw_icon(pen, icon, at.x, at.y, int(at.width), theme)
        has = next((kind for kind in left if kind in stands_for(icon)), "")
        if has in tuple(KINDS):
            left = without(left, has)
            pen.rect(*at.grown(1), 5, stroke=theme.chosen, line=2)
