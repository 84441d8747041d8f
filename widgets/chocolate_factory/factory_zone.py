"""The Factory: the belt of four tiles, Parts above and below, coal, store room, entrance."""

from __future__ import annotations

from htpy import Node

from tutor.chocolate_factory.goods import say_goods
from tutor.chocolate_factory.names import n_coal, part_name, place_name
from tutor.chocolate_factory.parts import Chute, Convert, Copy, Upgrade
from tutor.chocolate_factory.state import OPERATE, PLACES, RUN, TILES
from tutor.chocolate_factory.words import say_part
from tutor.i18n import _
from widgets.chocolate_factory.choosing import Board, components, states
from widgets.chocolate_factory.pieces import COAL, draw_coal, draw_goods, draw_icon
from widgets.draw.geometry import Rect
from widgets.draw.marks import draw_ring, draw_state_badge
from widgets.draw.scene import Pen
from widgets.draw.theme import Theme
from widgets.tabletop import piece_button
from widgets.tabletop.zone import Zone

GAP = 6
NARROW = 560
"""Below this width the store room lies under the belt instead of beside it."""


def places(width: int, height: int) -> dict[str, Rect]:
    """Return where everything of a Factory lies in a picture of that size."""
    if width < NARROW:
        side, foot = 0.0, 60.0
    else:
        side, foot = min(120.0, width * 0.15), 0.0
    left = side and side + GAP
    tile = (width - left * 2 - GAP * (TILES - 1)) / TILES
    room = height - (foot and foot + GAP) - 2 * GAP
    part, belt = room * 0.33, room * 0.34
    found: dict[str, Rect] = {}
    for n in range(TILES):
        x = left + n * (tile + GAP)
        found[f"part:t{n + 1}"] = Rect(x, 0, tile, part)
        found[f"tile:{n + 1}"] = Rect(x, part + GAP, tile, belt)
        found[f"part:b{n + 1}"] = Rect(x, part + belt + 2 * GAP, tile, part)
    if side:
        found["entrance"] = Rect(1, part + GAP, side - 1, belt)
        found["room"] = Rect(width - side, 0, side - 1, height - 1)
    else:
        found["entrance"] = Rect(1, height - foot, foot * 1.3, foot - 1)
        found["room"] = Rect(
            foot * 1.3 + GAP, height - foot, width - foot * 1.3 - GAP - 1, foot - 1
        )
    return found


def factory(board: Board, width: int, height: int) -> Zone:
    """Draw the Factory of the player to act; while another one runs, one watches theirs."""
    state, theme, cards, pen = board.state, board.theme, components(board.game), Pen()
    shown, rects, seat = states(board), places(width, height), state.seat
    labels: dict[str, str] = {}
    for n, goods in enumerate(seat.belt):
        at = rects[f"tile:{n + 1}"]
        pen.rect(*at, 8, fill=theme.tray, stroke=theme.line_strong)
        draw_goods(pen, goods, at.grown(-6), 64, theme)
        if f"tile:{n + 1}" in board.touch:
            labels[f"tile:{n + 1}"] = _("Tile {n}: {goods}").format(n=n + 1, goods=say_goods(goods))
    for place, card in zip(PLACES, seat.places, strict=True):
        at, key = rects[f"part:{place}"], f"part:{place}"
        used = place in seat.used
        name = _("free")
        if card is None:
            pen.rect(*at.grown(-1), 8, stroke=theme.line_strong, dash=(3, 4))
        else:
            name = f"{part_name(card, cards)}, {say_part(card, cards)}"
            draw_part(pen, board, card, at.grown(-1), used=used)
        label = _("{place}: {part}").format(place=place_name(place), part=name)
        labels[key] = _("{part}, used").format(part=label) if used else label
    _draw_entrance(pen, board, rects["entrance"])
    waits = _("Entrance: {n} tiles to push").format(n=seat.outside)
    labels["entrance"] = waits
    _draw_room(pen, board, rects["room"])
    labels["room"] = _("Store room: {goods}; {coal}").format(
        goods=say_goods(seat.store), coal=n_coal(seat.coal)
    )
    for key in labels:
        draw_ring(pen, shown.get(key, "rest"), rects[key].grown(-1), theme, 8)
        draw_state_badge(pen, shown.get(key, "rest"), rects[key], theme)

    def buttons() -> Node:
        return [
            piece_button(board, key, rects[key], label, shown.get(key, "rest"))
            for key, label in labels.items()
        ]

    said = ". ".join(
        _("Tile {n}: {goods}").format(n=n + 1, goods=say_goods(tile))
        for n, tile in enumerate(seat.belt)
    )
    label = _("Factory. {tiles}.").format(tiles=said)
    return Zone("factory", pen.scene(width, height), label, rects, buttons)


def draw_part(pen: Pen, board: Board, card: str, at: Rect, *, used: bool = False) -> None:
    """Draw a Part: its coal, what becomes what, and its name where there is room for it."""
    theme, part = board.theme, components(board.game).parts[card]
    pen.rect(*at, 8, fill=theme.surface, stroke=theme.line_strong, line=1.5)
    named = at.height >= 76 and at.width >= 84
    if part.coal > 3 and at.width < 100:
        pen.circle(at.x + 12, at.y + 11, 6, fill=COAL if used else theme.surface_2)
        pen.text(str(part.coal), at.x + 22, at.y + 11, 12, theme.ink, 700, "left")
    else:
        draw_coal(pen, part.coal, at.x + 11, at.y + 11, theme, paid=used)
    if named:
        size = 13 if at.width >= 120 else 11
        pen.text(part_name(card, components(board.game)), *_foot(at), size, theme.ink_2, 600)
    top, foot = 18, 20 if named else 3
    body = Rect(at.x + 4, at.y + top, at.width - 8, at.height - top - foot)
    rows = len(part.ways)
    for n, way in enumerate(part.ways):
        line = Rect(body.x, body.y + n * body.height / rows, body.width, body.height / rows)
        _draw_way(pen, way, line, theme)


def _foot(at: Rect) -> tuple[float, float]:
    return at.x + at.width / 2, at.bottom - 11


def _draw_way(pen: Pen, way: Convert | Upgrade | Copy | Chute, at: Rect, theme: Theme) -> None:
    x, y = at.centre
    if isinstance(way, Convert):
        n = len(way.inputs) + len(way.outputs)
        wide = at.width - 16
        one = wide * len(way.inputs) / n
        draw_goods(pen, way.inputs, Rect(at.x, at.y, one, at.height), 36, theme)
        _arrow(pen, at.x + one + 2, y, theme)
        rest = Rect(at.x + one + 16, at.y, wide - one, at.height)
        draw_goods(pen, way.outputs, rest, 36, theme)
    elif isinstance(way, Upgrade):
        step = min(12.0, at.height / (way.times + 2), at.width / (way.times + 2) / 2)
        for i in range(way.times + 1):  # a stair for each upgrade
            left, top = x + (i - (way.times + 1) / 2) * 2 * step, y + (way.times / 2 - i) * step
            pen.line(left, top, left + 2 * step, top, theme.ink, 2.5)
            if i:
                pen.line(left, top + step, left, top, theme.ink, 2.5)
    elif isinstance(way, Copy):
        size = int(min(28, at.height - 2, at.width / (way.copies + 2)))
        for i in range(way.copies + 1):
            draw_icon(
                pen, "any", x + (i - (way.copies + 1) / 2) * (size + 2), y - size / 2, size, theme
            )
    else:
        pen.line(x - 14, y - 8, x, y - 8, theme.ink, 2.5)
        pen.line(x, y - 8, x + 12, y + 6, theme.ink, 2.5)
        pen.line(x + 12, y + 6, x + 4, y + 5, theme.ink, 2.5)
        pen.line(x + 12, y + 6, x + 11, y - 2, theme.ink, 2.5)


def _arrow(pen: Pen, x: float, y: float, theme: Theme) -> None:
    pen.line(x, y, x + 10, y, theme.ink, 2)
    pen.line(x + 6, y - 4, x + 10, y, theme.ink, 2)
    pen.line(x + 6, y + 4, x + 10, y, theme.ink, 2)


def _draw_entrance(pen: Pen, board: Board, at: Rect) -> None:
    theme, seat = board.theme, board.state.seat
    pen.rect(*at, 8, fill=theme.surface_2, stroke=theme.line)
    waits = Rect(at.x, at.y, at.width, at.height - 20)
    draw_goods(pen, "B" * seat.outside, waits.grown(-3), 34, theme)
    pen.text(_("to push"), *_foot(at), 12, theme.ink_2)


def _draw_room(pen: Pen, board: Board, at: Rect) -> None:
    theme, seat = board.theme, board.state.seat
    running = board.state.phase == RUN and board.state.step == OPERATE
    pen.rect(*at, 8, fill=theme.surface, stroke=theme.line_strong if running else theme.line)
    pen.circle(at.x + 15, at.y + 16, 7, fill=COAL, stroke=theme.line_strong)
    pen.text(str(seat.coal), at.x + 27, at.y + 16, 17, theme.ink, 700, "left")
    if at.height > at.width:
        pen.text(_("Store room"), at.x + at.width / 2, at.y + 40, 13, theme.ink_2)
        inside = Rect(at.x + 4, at.y + 52, at.width - 8, at.height - 58)
    else:
        inside = Rect(at.x + 56, at.y + 3, at.width - 62, at.height - 6)
    draw_goods(pen, seat.store, inside, 44, theme)
