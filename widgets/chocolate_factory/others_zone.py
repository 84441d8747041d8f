"""What everybody has, in short: money, coal, belt, store room, Employee's store, orders done."""

from __future__ import annotations

from tutor.chocolate_factory.goods import say_goods
from tutor.chocolate_factory.names import n_coal
from tutor.chocolate_factory.state import OVER
from tutor.i18n import _, ngettext
from widgets.chocolate_factory.offering import Board, components
from widgets.chocolate_factory.pieces import draw_goods, draw_lump
from widgets.chocolate_factory.store_signs import draw_sign
from widgets.chocolate_factory.zone_parts import badge_room, grid, whole, zone
from widgets.draw.geometry import Rect
from widgets.draw.players import draw_player
from widgets.draw.scene import Pen
from widgets.tabletop.zone import Zone

HEAD = 24
"""Height of the line with a player's mark and name (px)."""
LETTER, SMALLEST_NAME = 0.585, 10.5
"""Width of a letter as a part of its size, and the smallest letters of a name (px)."""


def others(board: Board, width: int, height: int) -> Zone:
    """Show a card for each player; a click shows that Factory large."""
    state, pen = board.state, Pen()
    n = len(state.players)
    rects: dict[str, Rect] = {}
    labels: dict[str, str] = {}
    for player, cell in enumerate(grid(n, whole(width, height), 2.9)):
        key = f"player:{player}"
        rects[key] = cell
        labels[key] = _label(board, player)
        _draw_player(pen, board, player, cell, badge_room(board, key, cell))
    return zone(board, "others", _("Players"), pen, (width, height), rects, labels)


def heads(board: Board, width: int, height: int) -> Zone:
    """Show a line for each player: name, coal and money."""
    pen, n = Pen(), len(board.state.players)
    gap = 6
    wide = (width - 2 + gap) / n - gap
    for player in range(n):
        cell = Rect(1 + player * (wide + gap), 1, wide, height - 2)
        _draw_player(pen, board, player, cell, 0)
    return zone(board, "others", _("Players"), pen, (width, height), {}, {})


def _label(board: Board, player: int) -> str:
    seat = board.state.players[player]
    done = len(seat.completed)
    orders = ngettext("{n} order done", "{n} orders done", done).format(n=done)
    belt = "; ".join(say_goods(tile) for tile in seat.belt)
    text = _("{who}: £{money}, {coal}, {orders}. Belt: {belt}. Store room: {goods}.")
    return text.format(
        who=board.all_names[player],
        money=seat.money,
        coal=n_coal(seat.coal),
        orders=orders,
        belt=belt,
        goods=say_goods(seat.store),
    )


def _draw_player(pen: Pen, board: Board, player: int, at: Rect, corner: float) -> None:
    """Draw a player's card; `corner`: so much at its right is left free for a badge (px)."""
    state, theme = board.state, board.theme
    seat = state.players[player]
    acts = player == state.player and state.phase != OVER
    line = 2.5 if acts else 1.0
    pen.rect(*at, 8, fill=theme.surface, stroke=theme.chosen if acts else theme.line, line=line)
    middle = at.y + HEAD / 2 + 1
    draw_player(pen, player, Rect(at.x + 5, at.y + 4, 18, 18), theme)
    money, coal = f"£{seat.money}", str(seat.coal)
    right = at.right - corner
    room = right - at.x - 28 - 8.4 * len(money) - 28 - 7.6 * len(coal)
    name = board.all_names[player]
    size = max(SMALLEST_NAME, min(13, room / (LETTER * len(name))))
    most = max(1, int(room / (LETTER * size)))
    short = name if len(name) <= most else name[: most - 1] + "…"
    pen.text(short, at.x + 28, middle, size, theme.ink, 600, "left")
    pen.text(money, right - 6, middle, 14, theme.ink, 700, "right")
    left = right - 12 - 8.4 * len(money)
    pen.text(coal, left, middle, 13, theme.ink_2, 600, "right")
    draw_lump(pen, left - 7.6 * len(coal) - 8, middle, 13, theme)
    _draw_factory(
        pen, board, player, Rect(at.x + 5, at.y + HEAD, at.width - 10, at.height - HEAD - 5)
    )


def _draw_factory(pen: Pen, board: Board, player: int, at: Rect) -> None:
    """Draw belt, store room and the store of the day, as small as they fit."""
    theme, seat = board.theme, board.state.players[player]
    if at.height < 12:
        return
    employee = seat.employee
    store = components(board.game).staff[employee].store if employee else ""
    sign = min(30.0, at.height)
    tile = min(at.height, (at.width - sign - 8) * 0.14)
    for n, goods in enumerate(seat.belt):
        cell = Rect(at.x + n * (tile + 2), at.y + (at.height - tile) / 2, tile, tile)
        pen.rect(*cell, 3, fill=theme.cell, stroke=theme.line)
        draw_goods(pen, goods, cell.grown(-1), 30, theme)
    x = at.x + 4 * (tile + 2) + 4
    room = Rect(x, at.y, at.right - sign - 4 - x, at.height)
    pen.rect(*room, 4, stroke=theme.line, dash=(2, 3))
    draw_goods(pen, seat.store, room.grown(-1), 26, theme)
    if store:
        draw_sign(pen, store, Rect(at.right - sign, at.y, sign, at.height), theme)
