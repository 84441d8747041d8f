"""The final score: what each item asks, and what a player has for it as a picture."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from math import ceil
from types import MappingProxyType
from typing import Any

from attrs import evolve
from markupsafe import Markup

from tutor.chocolate_factory.actions import Action
from tutor.chocolate_factory.scoring import LEFT, ORDERS, SHOPS, VISITED
from tutor.chocolate_factory.state import Seat, State, Store
from tutor.chocolate_factory.stores import NAMES, TRACK
from tutor.engine import Game
from tutor.i18n import N_, _
from widgets.chocolate_factory.pieces import OWN_EDGE, draw_goods, draw_lump
from widgets.chocolate_factory.store_signs import draw_sign
from widgets.draw.geometry import Rect
from widgets.draw.icons import draw_icon
from widgets.draw.players import draw_player
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
WIDTH, HEIGHT = 260, 132
"""The picture of an item is drawn at this size, whatever room it is given (px)."""
SIGN = 44
"""Width of a store's sign (px)."""
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
    return tuple(
        evolve(column, about=item, asks=_asked(item))
        for item, column in zip(items, plain_columns(game, state), strict=True)
    )


def _asked(item: str) -> str:
    return _(ASKS[item]) if item in ASKS else _("{store}: who is paid?").format(store=_(item))


@lru_cache(maxsize=128)
def portrait(state: State, player: int, about: str = "") -> Markup:
    """Draw what counts for an item of the score; `about`: its name, "" for the store room."""
    pen, seat = Pen(), state.players[player]
    pen.rect(0, 0, WIDTH, HEIGHT, 12, fill=PAGE.surface_2, stroke=PAGE.line)
    at = Rect(10, 10, WIDTH - 20, HEIGHT - 20)
    store = next((it for it in state.stores if NAMES[it.id] == about), None)
    if store is not None:
        _draw_store(pen, store, player, at)
    else:
        DRAWN.get(about, _draw_left)(pen, state, seat, player, at)
    return Markup(scene_svg(pen.scene(WIDTH, HEIGHT)))


def _draw_store(pen: Pen, store: Store, player: int, at: Rect) -> None:
    """Draw its sign and track; the others' markers are pale, and posts stand at the halves."""
    draw_sign(pen, store.id, Rect(at.x, at.y + 24, SIGN, 56), PAGE, open_=True)
    left, step = at.x + SIGN + 8, (at.width - SIGN - 8) / TRACK
    row = Rect(left, at.y + 40, at.width - SIGN - 8, 40)
    for n in range(TRACK):
        pen.rect(left + n * step, row.y, step - 2, row.height, 3, fill=PAGE.cell, stroke=PAGE.line)
    first = max((space for _player, space in store.stack), default=0)
    if first > 1:
        x = left + (ceil(first / 2) - 1) * step - 1
        pen.line(x, row.y - 6, x, row.bottom + 6, PAGE.ink, 2, (4, 3))
    on: dict[int, int] = {}
    for who, space in store.stack:
        above = on[space] = on.get(space, 0) + 1
        spot = Rect(left + (space - 1) * step, row.bottom - 20 - 15 * (above - 1), step - 2, 18)
        if who == player:
            pen.rect(*spot.grown(2), 5, fill=PAGE.surface, stroke=PAGE.chosen, line=2)
        draw_player(pen, who, spot, PAGE)


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


Drawing = Callable[[Pen, State, Seat, int, Rect], None]
DRAWN: Mapping[str, Drawing] = MappingProxyType(
    {SHOPS: _draw_money, ORDERS: _draw_orders, VISITED: _draw_visited, LEFT: _draw_left}
)
"""How each item that is no store's is drawn."""
