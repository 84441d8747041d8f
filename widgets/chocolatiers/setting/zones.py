"""The canvases of a table that is being set, with the buttons over its places."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from attrs import evolve, frozen

from tutor.chocolatiers import setting as table
from tutor.chocolatiers.game import components_of
from tutor.chocolatiers.setting import FIRST, RANKS, Setting, as_setting
from tutor.chocolatiers_family.kinds import EMPTY
from tutor.i18n import _
from widgets.browser.slots import target
from widgets.chocolatiers.setting import draw, measures, words
from widgets.chocolatiers.setting.measures import ROOM, Measures
from widgets.chocolatiers_family.desk import Board
from widgets.chocolatiers_family.draw.box import BOX_RADIUS, draw_box_back, draw_space
from widgets.chocolatiers_family.draw.cards import card_radius, draw_card, draw_deck
from widgets.chocolatiers_family.draw.kinds import WILD
from widgets.chocolatiers_family.draw.measures import box_side
from widgets.chocolatiers_family.draw.scoring import draw_scoring_card
from widgets.draw.geometry import Rect
from widgets.draw.scene import Pen, Scene
from widgets.draw.theme import Theme
from widgets.tabletop.zone import Zone

PICKS = ("M", FIRST, "V", "T", "B", "R", "N")
"""The Scoring cards as they come out of the box."""


@frozen
class Tabled:
    """A board, the setting on it and the sizes: what every zone is made from."""

    board: Board
    m: Measures

    @property
    def now(self) -> Setting:
        """The table as far as it is set, as the learner sees it."""
        return as_setting(self.board.state)

    def state(self, place: str) -> str:
        """Return the state of a place."""
        state = self.board.marks.get(place, "rest")
        return "rest" if self.board.air and state == "clickable" else state

    def zone(
        self,
        name: str,
        pen: Pen,
        size: tuple[int, int],
        label: str,
        rects: Mapping[str, Rect],
        labels: Mapping[str, str],
    ) -> Zone:
        """Return a zone whose places are buttons."""
        return Zone(
            name,
            pen.scene(*size),
            label,
            rects,
            lambda: [
                target(key, rects[key], labels[key], data_shows=self.state(key)) for key in labels
            ],
        )


def seat(on: Tabled, player: int, height: int, wide: int, cover: Rect | None = None) -> Zone:
    """Return a player's cards and Wilds; the whole place takes what is dealt.

    `cover`: the button's rectangle, if it is to reach past the canvas.
    """
    now, theme = on.now, on.board.theme
    cards, wilds, size = measures.held(height, wide)
    pen = Pen()
    dealing = (now.part == "hands", now.part == "wilds")
    hand = now.hands[player]
    draw.draw_held(pen, hand, now.wilds[player], (cards, wilds), theme, now=dealing)
    key = f"seat:{player}"
    own = player == on.board.player
    label = words.seat(now, player, on.board.all_names[player], own)
    rects = {key: cover or Rect(0, 0, *size)}
    return on.zone(f"seat-{player}", pen, size, label, rects, {key: label})


def ranks(on: Tabled) -> Zone:
    """Return the row of Scoring cards."""
    now, theme = on.now, on.board.theme
    pen = Pen()
    rects: dict[str, Rect] = {}
    for n, (at, card) in enumerate(zip(measures.ranks(on.m), now.ranks, strict=True)):
        key = f"rank:{n}"
        rects[key] = at
        if card:
            _scoring_card(pen, on, card, at)
        else:
            draw.draw_place(pen, at, theme, now=now.part == "cards")
        draw.draw_marked(pen, at, theme, on.state(key), card_radius(at))
    labels = {f"rank:{n}": words.rank(now, n) for n in range(len(RANKS))}
    size = (on.m.width, on.m.rank + 2 * ROOM)
    if not any(now.ranks) and not on.m.full:
        draw.draw_name(pen, _("Scoring cards"), at, size[0], theme)
    return on.zone("ranks", pen, size, _("Scoring cards"), rects, labels)


def _scoring_card(pen: Pen, on: Tabled, card: str, at: Rect, state: str = "rest") -> None:
    icon = "flag" if card == FIRST else card
    points = components_of(on.board.game).scoring[card]
    draw_scoring_card(pen, icon, points, at, on.board.theme, state=state)


def piles(on: Tabled) -> Zone:
    """Return the five stacks, each with its bars."""
    now, theme, m = on.now, on.board.theme, on.m
    high = table.height(now)
    active = now.part == "stacks"
    pen = Pen()
    rects: dict[str, Rect] = {}
    depth = m.step * (high - 1)
    for n, at in enumerate(measures.piles(m, len(now.stacks), high)):
        key = f"pile:{n}"
        tiles = now.stacks[n]
        draw.draw_pile(pen, tiles, at, m.c, m.step, theme, now=active)
        below = m.step * max(0, len(tiles) - 1)
        whole = Rect(at.x, at.y, at.width + below, at.height + below)
        if n == on.board.chosen.over:
            top = rects[f"over:{n}"] = at.shifted(-m.step, -m.step)
            draw_box_back(pen, top.x, top.y, m.c, theme)
            whole = Rect(top.x, top.y, whole.right - top.x, whole.bottom - top.y)
        draw.draw_marked(pen, whole, theme, on.state(key), BOX_RADIUS * m.c)
        rects[key] = Rect(at.x, at.y, at.width + depth, at.height + depth)
        y = at.bottom + depth + 8
        wide = at.width + depth
        draw.draw_bars(pen, len(tiles), high, at.x, y, wide, theme, now=active)
        rects[f"bars:{n}"] = Rect(at.x - 3, y - 3, wide + 6, draw.BAR_HEIGHT + 6)
    labels = {f"pile:{n}": words.pile(now, n) for n in range(len(now.stacks))}
    size = (m.width, box_side(m.c) + depth + 8 + draw.BAR_HEIGHT + 4 + 2 * ROOM)
    zone = on.zone("piles", pen, size, _("Boxes"), rects, labels)
    return evolve(zone, picture=lambda key: _one_too_many(key, m.c, theme))


@lru_cache(maxsize=8)
def _box_back(c: int, theme: Theme) -> Scene:
    pen = Pen()
    draw_box_back(pen, 0, 0, c, theme)
    return pen.scene(box_side(c), box_side(c))


def _one_too_many(key: str, c: int, theme: Theme) -> Scene | None:
    """Return the box that lies on a stack that is full."""
    return _box_back(c, theme) if key.startswith("over:") else None


def slots(on: Tabled) -> Zone:
    """Return the deck and the six places of the Share Tray."""
    now, theme = on.now, on.board.theme
    deck, *places = measures.tray(on.m)
    pen = Pen()
    draw_deck(pen, deck, theme)
    rects = {"deck": deck}
    for n, at in enumerate(places):
        key = f"slot:{n}"
        rects[key] = at
        if now.tray[n] == EMPTY:
            draw.draw_place(pen, at, theme, now=now.part == "tray")
        else:
            draw_card(pen, now.tray[n], at, theme)
        draw.draw_marked(pen, at, theme, on.state(key), card_radius(at))
    labels = {f"slot:{n}": words.slot(now, n) for n in range(len(places))}
    size = (on.m.left, on.m.slot + 2 * ROOM)
    if not now.tray.strip(EMPTY) and not on.m.full:
        draw.draw_name(pen, _("Share Tray"), at, size[0], theme)
    return on.zone("slots", pen, size, _("Share Tray"), rects, labels)


def source(on: Tabled) -> Zone | None:
    """Return what is to be laid now: cards, Wilds, tiles, Scoring cards; None if nothing is."""
    now, m = on.now, on.m
    if not now.part or table.complete(now, now.part):
        return None
    if now.part == "cards":
        return _picks(on)
    if now.part == "starter":
        return None
    theme, high = on.board.theme, m.source
    piece = _source_picture(now.part, high, theme)
    rect = Rect(ROOM, ROOM, piece.width, piece.height)
    pen = Pen()
    boxes = now.part == "stacks"
    radius = BOX_RADIUS * (piece.width - 1) / 2.2 if boxes else card_radius(rect)
    for depth in (2, 1):
        if now.part == "wilds":
            draw_space(pen, WILD, rect.shifted(depth * 0.3 * high, 0), theme)
        else:
            at = rect.shifted(3 * depth, 3 * depth)
            pen.rect(*at, radius, fill=theme.surface, stroke=theme.line_strong, line=1)
    _draw_source(pen, now.part, rect, theme)
    if now.part != "wilds":
        draw.draw_marked(pen, rect, theme, "chosen", radius)
    size = (round(rect.right + (0.6 * high if now.part == "wilds" else 6)) + ROOM, high + 2 * ROOM)
    key, label = "source", words.source(now)
    return Zone(
        "source",
        pen.scene(*size),
        label,
        {key: rect},
        lambda: target(key, rect, label, data_shows="rest"),
        picture=lambda key: piece,
    )


@lru_cache(maxsize=32)
def _source_picture(part: str, high: int, theme: Theme) -> Scene:
    """Return a card face down, a Wild or a tile, as it is taken up."""
    wide = {"wilds": high, "stacks": high - 10}.get(part, round(0.74 * (high - 10)))
    rect = Rect(0, 0, wide, high if part == "wilds" else high - 10)
    if part == "stacks":
        side = next(box_side(c) for c in range(60, 4, -1) if box_side(c) <= rect.height)
        rect = Rect(0, 0, side, side)
    pen = Pen()
    _draw_source(pen, part, rect, theme)
    return pen.scene(round(rect.width), round(rect.height))


def _draw_source(pen: Pen, part: str, rect: Rect, theme: Theme) -> None:
    if part == "wilds":
        draw_space(pen, WILD, rect, theme)
    elif part == "stacks":
        c = next(c for c in range(60, 4, -1) if box_side(c) <= rect.width)
        draw_box_back(pen, rect.x, rect.y, c, theme)
    else:
        draw_card(pen, "?", rect, theme)


def _picks(on: Tabled) -> Zone:
    """Return the Scoring cards that are not in their row yet, to choose from."""
    now, m = on.now, on.m
    across = 4 if m.full else len(PICKS)
    room = (m.side - 44 if m.full else m.width) - 2 * ROOM
    gap = 6
    wide = min(64, (room - gap * (across - 1)) // across)
    high = 56 if m.full else m.source
    pen = Pen()
    rects: dict[str, Rect] = {}
    for n, card in enumerate(PICKS):
        line, column = divmod(n, across)
        at = Rect(ROOM + column * (wide + gap), ROOM + line * (high + gap), wide, high)
        if card in now.ranks:
            continue
        key = f"pick:{card}"
        rects[key] = at
        chosen = on.board.chosen.pick == card
        state = "chosen" if chosen else on.state(key)
        _scoring_card(pen, on, card, at, state)
    lines = -(-len(PICKS) // across)
    size = (room + 2 * ROOM, lines * (high + gap) - gap + 2 * ROOM)
    label = _("Scoring cards to lay")
    return Zone(
        "source",
        pen.scene(*size),
        label,
        rects,
        lambda: [
            target(
                key,
                at,
                words.card_name(key.partition(":")[2]),
                data_shows=on.state(key),
                aria_pressed=str(on.board.chosen.pick == key.partition(":")[2]).lower(),
            )
            for key, at in rects.items()
        ],
        picture=lambda key: _card_picture(on, key.partition(":")[2], rects[key]),
    )


def _card_picture(on: Tabled, card: str, rect: Rect) -> Scene:
    """Return a Scoring card by itself."""
    pen = Pen()
    _scoring_card(pen, on, card, Rect(0, 0, rect.width, rect.height))
    return pen.scene(round(rect.width), round(rect.height))
