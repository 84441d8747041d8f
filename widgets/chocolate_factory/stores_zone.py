"""The five Department Stores: tracks with markers on top of each other, and half of the first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from math import ceil

from attrs import evolve

from tutor.chocolate_factory.names import say_rule, say_today
from tutor.chocolate_factory.state import Store
from tutor.chocolate_factory.stores import NAMES, NEW_SIDES, REWARDS, TRACK
from tutor.i18n import _
from widgets.chocolate_factory.lettering import write
from widgets.chocolate_factory.offering import Board, components
from widgets.chocolate_factory.rule_shapes import draw_rule
from widgets.chocolate_factory.store_signs import draw_sign
from widgets.chocolate_factory.zone_parts import whole, zone
from widgets.draw.geometry import Rect
from widgets.draw.players import draw_player
from widgets.draw.scene import Pen, Scene
from widgets.tabletop.zone import Zone

TODAY, LOW = 1.8, 2.4
"""The store of the day is so much higher than the others; in two columns."""
TOUCH = 44
"""The least that a finger hits (px)."""
LEAST_ROW = 30
"""Lower rows (px) stand in two columns, where there is room for two."""
LEAST_WIDE = 460
"""The least width of two columns (px)."""
CALLED = 26
"""Left of a sign there is so much room for the number by which a class calls the store (px)."""
LIFT = 0.3
"""How much higher (of its size) a marker on another one stands."""
LEAST_RULE = 13
"""Least height (px) of a rule that stands beside a track."""
RULED, RULE = 40, 0.5
"""Least height (px) of a row in which the store's rule is written above its track; the part of a
lower row in which the rule of a new side stands beside it."""


def marker(store: str, player: int, space: int) -> str:
    """Return the spot of a player's marker on a track."""
    return f"marker:{store}{player}/{space}"


def today(board: Board) -> str:
    """Return the letter of the store that the onlooker's Employee opens; "" for none."""
    employee = board.state.players[board.player].employee
    return components(board.game).staff[employee].store if employee else ""


def stores(board: Board, width: int, height: int) -> Zone:
    """Show all five; the one of the day is tinted and larger."""
    state, pen, mine = board.state, Pen(), today(board)
    rects: dict[str, Rect] = {}
    labels: dict[str, str] = {}
    rows = _rows([store.id for store in state.stores], mine, whole(width, height))
    for store in state.stores:
        row = rects[f"store:{store.id}"] = rows[store.id]
        rects |= _draw_store(pen, board, store, row, open_=store.id == mine)
        labels[f"store:{store.id}"] = _label(board, store)
    made = zone(board, "stores", _("Stores"), pen, (width, height), rects, labels)
    return evolve(made, picture=partial(_picture, board, rects))


def _rows(ids: Sequence[str], mine: str, at: Rect) -> dict[str, Rect]:
    """Return the place of each store: below each other, or in two columns where they would be
    too low; that of the day is higher.
    """
    if at.height >= LEAST_ROW * len(ids) or at.width < LEAST_WIDE:
        return _column(ids, mine, at, TODAY)
    wide, first = (at.width - 10) / 2, 2 if mine in ids[:2] else 3
    left, right = Rect(at.x, at.y, wide, at.height), Rect(at.x + wide + 10, at.y, wide, at.height)
    most = at.height / TOUCH - 2  # the three in one column leave each other enough for a finger
    more = min(LOW, most) if most >= 1 else LOW
    return _column(ids[:first], mine, left, more) | _column(ids[first:], mine, right, more)


def _column(ids: Sequence[str], mine: str, at: Rect, more: float) -> dict[str, Rect]:
    """Return the places of stores below each other."""
    parts = [more if each == mine else 1.0 for each in ids]
    unit, y = at.height / sum(parts), at.y
    found: dict[str, Rect] = {}
    for each, part in zip(ids, parts, strict=True):
        found[each] = Rect(at.x + 2, y, at.width - 4, part * unit - 2)
        y += part * unit
    return found


def _label(board: Board, store: Store) -> str:
    markers = ", ".join(
        _("{who} at {n}").format(who=board.all_names[p], n=space) for p, space in store.stack
    )
    said = _("{store}, {rule}: {markers}").format(
        store=_(NAMES[store.id]),
        rule=say_rule(store),
        markers=markers or _("no markers"),
    )
    return " · ".join((said, *say_today(store, board.state.players[board.player])))


def _draw_store(pen: Pen, board: Board, store: Store, row: Rect, *, open_: bool) -> dict[str, Rect]:
    """Draw a store; returns where its markers stand."""
    theme = board.theme
    pen.rect(*row, 6, fill=theme.surface_2 if open_ else theme.surface)
    sign = min(34.0, row.height - 2)
    start = row.x + (CALLED if board.numbers else 3)
    draw_sign(pen, store.id, Rect(start, row.y + 1, sign, row.height - 2), theme, open_=open_)
    left = start + sign + 5
    track = Rect(left, row.y + 3, row.right - left - 4, row.height - 6)
    side = _("Side {side}: {rule}").format(side=store.side, rule=say_rule(store))
    words = Rect(left, row.y + 4, track.width, 14)  # clear of the ring
    if store.side in tuple(NEW_SIDES):
        high = min(22.0, max(14.0, row.height - 30))
        strip = Rect(left, row.y + 4, track.width, high)
        seat = board.state.players[board.player]
        if row.height >= RULED and draw_rule(pen, store, seat, strip, theme):
            below = Rect(left, strip.bottom, track.width, row.bottom - strip.bottom - 3)
            return _draw_track(pen, board, store, below)
        strip = Rect(left, track.y, round(RULE * track.width), track.height)
        if strip.height >= LEAST_RULE and draw_rule(pen, store, seat, strip, theme):
            rest = Rect(strip.right + 4, track.y, track.right - strip.right - 4, track.height)
            return _draw_track(pen, board, store, rest)
    elif row.height >= RULED and any(
        write(pen, side, words, size, theme.ink_2) for size in (12, 11, 10, 9)
    ):
        below = Rect(left, row.y + 18, track.width, row.height - 21)
        return _draw_track(pen, board, store, below)
    pen.text(store.side, left + 5, row.y + row.height / 2, 12, theme.ink_2, 600)
    beside = Rect(left + 14, track.y, track.width - 14, track.height)
    return _draw_track(pen, board, store, beside)


def _draw_track(pen: Pen, board: Board, store: Store, at: Rect) -> dict[str, Rect]:
    """Draw the spaces, the post at half of the first, and the markers; later ones on top."""
    theme, step = board.theme, at.width / TRACK
    high = min(at.height, 34.0)
    at = Rect(at.x, at.y + (at.height - high) / 2, at.width, high)
    for n in range(TRACK):
        cell = Rect(at.x + n * step, at.y, step - 3, at.height)
        pen.rect(*cell, 4, fill=theme.cell, stroke=theme.line)
    first = max((space for _player, space in store.stack), default=0)
    if first > 1:
        x = at.x + (ceil(first / 2) - 1) * step - 1.5
        pen.line(x, at.y - 3, x, at.bottom + 3, theme.ink, 2, (4, 3))
    found: dict[str, Rect] = {}
    for space in dict.fromkeys(space for _player, space in store.stack):
        players = [player for player, there in store.stack if there == space]
        cell = Rect(at.x + (space - 1) * step, at.y, step - 3, at.height)
        for player, spot in zip(players, stacked(len(players), cell), strict=True):
            draw_player(pen, player, spot, theme)
            found[marker(store.id, player, space)] = spot
    return found


def stacked(n: int, cell: Rect) -> list[Rect]:
    """Return where n markers on a space stand: each higher than the one before, and as far beside
    it as there is room, so that one knows them all; none is cut.
    """
    size = min(cell.width - 3, cell.height - 4, 26.0, (cell.height + 2) / (1 + LIFT * (n - 1)))
    aside = min(0.45 * size, (cell.width - size) / (n - 1)) if n > 1 else 0
    x = cell.x + (cell.width - size - aside * (n - 1)) / 2
    y = cell.y + (cell.height - size + LIFT * size * (n - 1)) / 2
    return [Rect(x + aside * each, y - LIFT * size * each, size, size) for each in range(n)]


def _picture(board: Board, rects: Mapping[str, Rect], key: str) -> Scene | None:
    """Draw a marker by itself."""
    if not key.startswith("marker:"):
        return None
    at, pen = rects[key], Pen()
    draw_player(pen, int(key[8]), Rect(0, 0, at.width, at.height), board.theme)
    return pen.scene(max(1, round(at.width)), max(1, round(at.height)))


def rewards() -> str:
    """Say what first, second and third place earn."""
    return " · ".join(f"£{worth}" for worth in REWARDS)
