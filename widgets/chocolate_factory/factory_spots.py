"""Where single pieces of a Factory lie, and each by itself: what flies, and what can be dragged."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tutor.chocolate_factory.components import Components
from tutor.chocolate_factory.state import PLACES, TILES, Seat
from widgets.chocolate_factory.part_picture import draw_part
from widgets.chocolate_factory.pieces import draw_goods, draw_icon, draw_lump, goods_places
from widgets.draw.geometry import Rect
from widgets.draw.scene import Pen, Scene
from widgets.draw.theme import Theme

EXIT = "exit"
"""Where a tile leaves the belt: the store room, in which its chocolates are seen at the end."""
COAL_SIZE = 16
"""Size of a lump that flies to a Part (px)."""


def tile_inside(at: Rect) -> tuple[Rect, int]:
    """Return where chocolates lie on a tile, and their largest size."""
    return at.grown(-7), int(max(64, at.height * 0.62))


def room_inside(at: Rect, seat: Seat) -> tuple[Rect, int]:
    """Return where chocolates lie in the store room, and their largest size."""
    titled = at.height >= 70 or not seat.store
    inside = at.grown(-6)
    if titled:
        inside = Rect(at.x + 6, at.y + 30, at.width - 12, at.height - 36)
    return inside, int(max(48, min(at.width, at.height) * 0.3))


def slide(tile: int) -> str:
    """Return the spot of a whole tile, which slides."""
    return f"slide:{tile}"


def cost(place: str) -> str:
    """Return the spot of a Part's coal."""
    return f"cost:{place}"


def one(place: str, kind: str) -> str:
    """Return the spot of the first chocolate of a kind on a tile or in the store room.

    >>> one("tile:2", "K")
    'tile:2/K'
    """
    return f"{place}/{kind}"


def spots(seat: Seat, rects: Mapping[str, Rect]) -> dict[str, Rect]:
    """Return the place of each single piece."""
    found: dict[str, Rect] = {}
    for n, goods in enumerate(seat.belt, 1):
        if tile := rects.get(f"tile:{n}"):
            found[slide(n)] = tile
            found |= _pieces(f"tile:{n}", goods, *tile_inside(tile))
    if room := rects.get("room"):
        found |= _pieces("room", seat.store, *room_inside(room, seat))
        found[EXIT] = room
    for place in PLACES:
        if part := rects.get(f"part:{place}"):
            found[cost(place)] = Rect(part.x + 4, part.y + 4, COAL_SIZE, COAL_SIZE)
    return found


def _pieces(place: str, goods: str, inside: Rect, most: int) -> dict[str, Rect]:
    places = zip(goods, goods_places(len(goods), inside, most), strict=True)
    return {one(place, kind): at for kind, at in reversed([*places])}


def picture(
    key: str, seat: Seat, rects: Mapping[str, Rect], cards: Components, theme: Theme
) -> Scene | None:
    """Draw a piece by itself; None if nothing lies there."""
    kind, _colon, rest = key.partition(":")
    pen, at = Pen(), rects[key]
    size = max(1, round(at.width)), max(1, round(at.height))
    own = Rect(0, 0, at.width, at.height)
    if "/" in key:
        draw_icon(pen, key[-1], 0, 0, int(at.width), theme)
    elif key == "coal":
        pen, size = Pen(), (COAL_SIZE, COAL_SIZE)
        draw_lump(pen, COAL_SIZE / 2, COAL_SIZE / 2, COAL_SIZE, theme)
    elif kind in ("tile", "slide"):
        goods = seat.belt[int(rest) - 1]
        if kind == "slide":
            pen.rect(*own, 8, fill=theme.cell, stroke=theme.line_strong, line=1.5)
        elif not goods:
            return None
        inside, most = tile_inside(own)
        draw_goods(pen, goods, inside, most, theme)
    elif key == "room" and seat.store:
        inside, most = room_inside(own, seat)
        draw_goods(pen, seat.store, inside, most, theme)
    elif key == "entrance" and seat.outside:
        draw_goods(pen, "B", own.grown(-6), 48, theme)
    elif kind == "part" and (card := seat.part(rest)) is not None:
        draw_part(pen, theme, cards, card, own.grown(-1))
    else:
        return None
    return pen.scene(*size)


def belt_keys() -> Iterator[str]:
    """Name the spots along the belt, from the entrance to the exit."""
    yield "entrance"
    yield from (slide(n) for n in range(1, TILES + 1))
    yield EXIT
