"""The final score: what each item asks, and what a player has for it as a picture."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import Any

from attrs import evolve
from markupsafe import Markup

from tutor.chocolate_factory.actions import Action
from tutor.chocolate_factory.expansion import load_box
from tutor.chocolate_factory.scoring import LEFT, ORDERS, SHOPS, VISITED
from tutor.chocolate_factory.state import TILES, Seat, State
from tutor.chocolate_factory.stores import NAMES
from tutor.engine import Game
from tutor.i18n import N_, _
from widgets.chocolate_factory.part_picture import draw_part
from widgets.chocolate_factory.pieces import OWN_EDGE, draw_goods, draw_lump
from widgets.chocolate_factory.store_signs import draw_sign
from widgets.chocolate_factory.store_track import store_track
from widgets.draw.geometry import Rect
from widgets.draw.icons import draw_icon
from widgets.draw.scene import Pen
from widgets.draw.svg import scene_svg
from widgets.draw.theme import LIGHT
from widgets.tabletop import Column
from widgets.tabletop.score import plain_columns

COLOURS = (
    *("surface", "surface_2", "cell", "line", "line_strong", "ink", "ink_2", "primary"),
    *("chosen", "solved", "player_1", "player_2", "player_3", "player_4", "player_5"),
    "player_line",
)
VARIABLES: Any = {it: f"var(--{it.replace('_', '-')})" for it in COLOURS}
PAGE = evolve(LIGHT, rim=f"var(--rim,{OWN_EDGE})", **VARIABLES)
"""The theme of whatever page the picture is on: it is drawn once, for light and dark."""
ITEM = 260, 132
"""The picture of an item is drawn at this size, whatever room it is given (px)."""
FACTORY, PART, BELT = (400, 300), 74, 48
"""Size of the whole Factory, and heights of a Part and of the belt in it (px)."""
ASKS: Mapping[str, str] = MappingProxyType(
    {
        SHOPS: N_("What have the Corner Shops paid?"),
        ORDERS: N_("Who has fulfilled the most orders?"),
        VISITED: N_("In how many stores has everybody a marker?"),
        LEFT: N_("What is left in the store room?"),
    }
)
"""What is to be seen for each item that is no store's."""


def columns(game: Game[State, Action], state: State, names: Sequence[str]) -> tuple[Column, ...]:
    """Return the items in the order of the rulebook (section 11)."""
    items = [*game.standings(state)[0].items]
    tracks = {NAMES[it.id]: store_track(it, tuple(names), PAGE) for it in state.stores}
    return tuple(
        evolve(column, about=item, asks=_asked(item), scene=tracks.get(item))
        for item, column in zip(items, plain_columns(game, state), strict=True)
    )


def _asked(item: str) -> str:
    return _(ASKS[item]) if item in ASKS else _("{store}: who is paid?").format(store=_(item))


@lru_cache(maxsize=128)
def portrait(state: State, player: int, about: str = "") -> Markup:
    """Draw what a player has for an item of the score that is no store's; `about`: its name, "" for
    the Factory and what is left in it.
    """
    pen, seat = Pen(), state.players[player]
    width, height = ITEM if about else FACTORY
    pen.rect(0, 0, width, height, 12, fill=PAGE.surface_2, stroke=PAGE.line)
    DRAWN[about](pen, state, seat, player, Rect(10, 10, width - 20, height - 20))
    return Markup(scene_svg(pen.scene(width, height)))


def _draw_orders(pen: Pen, _state: State, seat: Seat, _player: int, at: Rect) -> None:
    """Draw a card for each order that is done."""
    done = len(seat.completed)
    for n in range(min(done, 12)):
        card = Rect(at.x + n % 6 * 40, at.y + 6 + n // 6 * 54, 34, 46)
        pen.rect(*card, 5, fill=PAGE.surface, stroke=PAGE.line_strong)
        draw_icon(pen, "check", *card.centre, 22, PAGE.solved)
    if not done:
        pen.text("0", *at.centre, 34, PAGE.ink_2, 700)


def _draw_money(pen: Pen, _state: State, seat: Seat, _player: int, at: Rect) -> None:
    pen.text(f"£{seat.money}", *at.centre, 40, PAGE.ink, 700)


def _draw_visited(pen: Pen, state: State, _seat: Seat, player: int, at: Rect) -> None:
    """Draw the five signs; where the player has no marker, only an empty place."""
    wide = at.width / len(state.stores)
    for n, store in enumerate(state.stores):
        place = Rect(at.x + n * wide + 2, at.y + 28, wide - 4, 56)
        if store.space(player):
            draw_sign(pen, store.id, place, PAGE, open_=True)
        else:
            pen.rect(*place, 6, stroke=PAGE.line_strong, dash=(3, 4))


def _draw_left(pen: Pen, _state: State, seat: Seat, _player: int, at: Rect) -> None:
    """Draw chocolates and coal."""
    draw_goods(pen, seat.store, Rect(at.x, at.y, at.width - 64, at.height), 36, PAGE)
    draw_lump(pen, at.right - 44, at.y + at.height / 2, 26, PAGE)
    pen.text(str(seat.coal), at.right - 14, at.y + at.height / 2, 22, PAGE.ink, 700)


def _draw_factory(pen: Pen, state: State, seat: Seat, player: int, at: Rect) -> None:
    """Draw the Parts above and below the belt, and what is left under them."""
    cards, wide = load_box(), at.width / TILES
    for n, card in enumerate(seat.places):
        column, below = n % TILES, n >= TILES
        x, y = at.x + column * wide, at.y + (PART + BELT) * below
        place = Rect(x + 1, y, wide - 2, PART)
        if card is None:
            pen.rect(*place, 6, stroke=PAGE.line_strong, dash=(3, 4))
        else:
            draw_part(pen, PAGE, cards, card, place)
    for n, goods in enumerate(seat.belt):
        tile = Rect(at.x + n * wide + 1, at.y + PART + 3, wide - 2, BELT - 6)
        pen.rect(*tile, 5, fill=PAGE.cell, stroke=PAGE.line_strong)
        draw_goods(pen, goods, tile.grown(-2), BELT - 8, PAGE)
    foot = 2 * PART + BELT + 6
    _draw_left(pen, state, seat, player, Rect(at.x, at.y + foot, at.width, at.height - foot))


Drawing = Callable[[Pen, State, Seat, int, Rect], None]
DRAWN: Mapping[str, Drawing] = MappingProxyType(
    {
        "": _draw_factory,
        SHOPS: _draw_money,
        ORDERS: _draw_orders,
        VISITED: _draw_visited,
        LEFT: _draw_left,
    }
)
"""How each item that is no store's is drawn."""
