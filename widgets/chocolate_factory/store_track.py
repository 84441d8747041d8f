"""A store's track in the final score: everybody's markers, and what second and third place need."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import ceil

import htpy as h
from markupsafe import Markup

from tutor.chocolate_factory.names import say_rule
from tutor.chocolate_factory.state import Store
from tutor.chocolate_factory.stores import NAMES, TRACK, rank_store, ranked
from tutor.i18n import _
from widgets.chocolate_factory.store_signs import draw_sign
from widgets.draw.geometry import Rect
from widgets.draw.players import draw_player
from widgets.draw.scene import Pen
from widgets.draw.svg import scene_svg
from widgets.draw.theme import Theme

WIDTH, HEIGHT = 640, 150
"""It is drawn at this size, whatever room it is given (px)."""
SIGN = Rect(0, 44, 84, 84)
SPACES = Rect(96, 58, 544, 64)
POST = Rect(0, 1, 122, 25)
"""What stands on the upper of two posts; it is moved to its post."""
MARKER, LIFT = 46, 0.55
"""Size of a marker (px), and by how much of it the next one lies higher."""


@lru_cache(maxsize=32)
def store_track(store: Store, names: tuple[str, ...], theme: Theme) -> h.Element:
    """Return the picture of a store's track, with its words for screen readers."""
    pen = Pen()
    draw_sign(pen, store.id, SIGN, theme, open_=True)
    step = SPACES.width / TRACK
    for n in range(TRACK):
        x = SPACES.x + n * step
        pen.rect(x, SPACES.y, step - 4, SPACES.height, 8, fill=theme.cell, stroke=theme.line)
        pen.text(str(n + 1), x + step / 2 - 2, SPACES.bottom + 15, 16, theme.ink_2)
    for place, (needed, leader) in enumerate(_posts(store)):
        x = SPACES.x + (needed - 1) * step - 2
        left = min(max(0.0, x - POST.width / 2), WIDTH - POST.width)
        sign = Rect(left, POST.y + place * (POST.height + 2), POST.width, POST.height)
        pen.line(x, sign.bottom, x, SPACES.bottom + 4, theme.ink, 2.5, (6, 5))
        pen.rect(*sign, 12, fill=theme.surface_2, stroke=theme.line_strong)
        words = _("half of {n}: {half}").format(n=leader, half=needed)
        pen.text(words, *sign.centre, 17, theme.ink, 700)
    for player, spot in _markers(store, step):
        ground = spot.grown(4)
        pen.rect(*ground, ground.width / 2, fill=theme.surface, stroke=theme.line_strong)
        draw_player(pen, player, spot, theme)
    drawn = Markup(scene_svg(pen.scene(WIDTH, HEIGHT)))
    return h.div(".of-all", role="img", aria_label=_told(store, names))[drawn]


def _posts(store: Store) -> list[tuple[int, int]]:
    """Return the space that second place needs, and that third needs if second is paid, each with
    the space that it is half of; no post where any space is enough.
    """
    money = rank_store(store.stack)
    spaces = [space for player, space in ranked(store.stack) if money[player]][:2]
    return [(ceil(space / 2), space) for space in spaces if space > 2]


def _markers(store: Store, step: float) -> Iterator[tuple[int, Rect]]:
    """Return the place of each marker: later ones on top, smaller where several share a space."""
    spaces = [space for _player, space in store.stack]
    on: dict[int, int] = {}
    for player, space in store.stack:
        above = on[space] = on.get(space, -1) + 1
        size = min(MARKER, (SPACES.height + 8) / (1 + LIFT * (spaces.count(space) - 1)) - 16)
        x = SPACES.x + (space - 1) * step + (step - 4 - size) / 2
        yield player, Rect(x, SPACES.bottom - 8 - size - above * LIFT * (size + 8), size, size)


def _told(store: Store, names: tuple[str, ...]) -> str:
    markers = ", ".join(
        _("{who} at {n}").format(who=names[player], n=space)
        for player, space in ranked(store.stack)
    )
    return _("{store}, {rule}: {markers}").format(
        store=_(NAMES[store.id]),
        rule=say_rule(store),
        markers=markers or _("no markers"),
    )
