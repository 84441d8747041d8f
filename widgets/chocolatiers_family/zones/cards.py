"""The Share Tray with deck and discards, and the hand."""

from __future__ import annotations

from tutor.chocolatiers_family.kinds import EMPTY, HIDDEN
from tutor.i18n import _
from widgets.chocolatiers_family.desk import Desk
from widgets.chocolatiers_family.draw.cards import (
    BADGE_ROOM,
    card_radius,
    draw_card,
    draw_pair,
    lifted,
)
from widgets.chocolatiers_family.draw.pictures import card_picture
from widgets.chocolatiers_family.draw.rows import BLEED, LIFT, CardRow
from widgets.chocolatiers_family.draw.stack import draw_count
from widgets.chocolatiers_family.selection import pairs
from widgets.chocolatiers_family.target_ids import parse
from widgets.draw.geometry import Rect
from widgets.draw.icons import draw_icon
from widgets.draw.scene import Pen, Scene
from widgets.tabletop.desk import CHOSEN
from widgets.tabletop.zone import Zone

LOW_PILE = 36
"""The counts of lower piles (px) are small."""
HAND_SLOTS = 7
"""A hand at its largest: six cards kept and one taken. With fewer the cards keep their size."""


def tray(
    desk: Desk,
    *,
    width: int,
    height: int,
    widest: int = 85,
    per_row: int = 0,
    room: int = 14,
    piles: bool = True,
    swap: bool = True,
    label: str = "",
) -> Zone:
    """Return the tray in a column of `width` px, cards `height` px high; the Share Tray unless
    `label` calls it otherwise.

    `piles`: deck and discards lie before it. `swap`: after it is the place where a card is put
    down in a swap; it is the seventh card of the tray then. Without that place the card that is
    given for two lies on the discards.
    """
    slots = len(desk.state.tray)
    row = CardRow.of(
        slots + piles + swap,
        width,
        height=height,
        widest=widest,
        per_row=per_row,
        room=room,
        spread=True,
    )
    pen = Pen()
    rects: dict[str, Rect] = {}
    if piles:
        rects |= _piles(pen, desk, row.card_rect(0), "" if swap else card_given(desk))
    for slot, card in enumerate(desk.state.tray):
        key = f"tray:{slot}"
        rects[key] = _card(pen, desk, key, card, row.card_rect(slot + piles), room)
    if swap:
        key = f"tray:{slots}"
        rects[key] = _swap_place(pen, desk, key, row.card_rect(slots + piles), room)
    return Zone(
        "tray",
        pen.scene(*row.size),
        label or _("Share Tray"),
        rects,
        desk.buttons(rects),
        bleed=BLEED,
        picture=lambda key: _tray_card(desk, key, rects[key], swap),
    )


def card_given(desk: Desk) -> str:
    """Return the card of one's hand that is given for two, "" if none is."""
    down = desk.chosen.give
    return desk.state.hands[desk.player][down] if down is not None else ""


def _tray_card(desk: Desk, key: str, rect: Rect, swap: bool) -> Scene | None:
    """Return the card at this place of the tray; the piles are no cards by themselves, but
    for one that was just put down there."""
    kind, numbers = parse(key)
    if kind == "discards" and not swap:
        return _one_card(desk, card_given(desk), rect)
    if kind != "tray":
        return None
    row = desk.state.tray + card_given(desk)
    return _one_card(desk, row[numbers[0] : numbers[0] + 1], rect)


def _one_card(desk: Desk, card: str, rect: Rect) -> Scene | None:
    if card in ("", EMPTY):
        return None
    return card_picture(card, rect.width, rect.height, desk.theme)


def _card(pen: Pen, desk: Desk, key: str, card: str, rect: Rect, room: int) -> Rect:
    """Draw a card in its state, lifted no higher than there is room; where it is drawn."""
    state, lift = desk.state_of(key), min(LIFT, room - BADGE_ROOM)
    draw_card(pen, card, rect, desk.theme, state, lift)
    return lifted(rect, state, lift)


def _swap_place(pen: Pen, desk: Desk, key: str, rect: Rect, room: int) -> Rect:
    give = desk.chosen.give
    if give is not None:
        return _card(pen, desk, key, desk.state.hands[desk.player][give], rect, room)
    theme = desk.theme
    line = theme.line_scale
    radius = card_radius(rect)
    pen.rect(*rect.grown(-1), radius, stroke=theme.line_strong, line=line, dash=(2, 4.5))
    draw_icon(pen, "swap", *rect.centre, 0.36 * min(rect.width, rect.height), theme.line_strong)
    return rect


def _piles(pen: Pen, desk: Desk, rect: Rect, given: str) -> dict[str, Rect]:
    """Deck above, discards below, lying; each with its count. `given`: a card put down there."""
    gap = 8
    half = (rect.height - gap) / 2
    at = {
        "deck": Rect(rect.x, rect.y, rect.width, half),
        "discards": Rect(rect.x, rect.y + half + gap, rect.width, half),
    }
    state = desk.state
    lying = state.discards + given
    top = {"deck": HIDDEN, "discards": lying[-1:]}
    counts = {"deck": len(state.deck), "discards": len(lying)}
    for key, place in at.items():
        if counts[key]:
            draw_card(pen, top[key], place, desk.theme, desk.state_of(key))
            low = place.height < LOW_PILE
            down = place.bottom - (2 if low else 5)
            draw_count(pen, str(counts[key]), place.right - 8, down, desk.theme, small=low)
        else:
            draw_card(pen, EMPTY, place, desk.theme, desk.state_of(key))
    return at


def hand(
    desk: Desk,
    *,
    width: int,
    height: int,
    widest: int = 85,
    per_row: int = 0,
    room: int = 24,
    gap: int = 10,
    slots: int = 0,
    usual: int = HAND_SLOTS,
) -> Zone:
    """Return the player's hand in a column of `width` px, pairs closed up and bracketed.

    `usual`: cards are no wider than that so many find room. `slots`: it has places for so many, and
    every card keeps its place while others come and go. A
    card that was put down for a swap has left an empty place, as has the last card of all.
    """
    cards = desk.state.hands[desk.player]
    row = CardRow.of(
        max(1, len(cards)),
        width,
        height=height,
        widest=widest,
        per_row=per_row,
        room=room,
        gap=gap,
        slots=slots or max(usual, 8 * bool(per_row)),
        fixed=bool(slots),
    )
    pen = Pen()
    rects: dict[str, Rect] = {}
    found = pairs(desk.state, desk.player, desk.chosen)
    places = row.card_rects((pair.first, pair.second) for pair in found)
    if not cards:
        draw_card(pen, EMPTY, places[0], desk.theme)
    for index in reversed(range(len(cards))):  # the sign of a card lies over its right neighbour
        key = f"hand:{index}"
        if index == desk.chosen.give:
            rects[key] = places[index]
            draw_card(pen, EMPTY, rects[key], desk.theme)
        else:
            rects[key] = _card(pen, desk, key, cards[index], places[index], room)
    rects = dict(reversed(rects.items()))
    for pair in found:
        ends = places[pair.first], places[pair.second]
        if ends[0].y == ends[1].y and desk.state_of(f"hand:{pair.first}") == CHOSEN:
            draw_pair(pen, *ends, desk.theme, pair.kind)
    return Zone(
        "hand",
        pen.scene(*row.size),
        _("Your hand"),
        rects,
        desk.buttons(rects),
        bleed=BLEED,
        picture=lambda key: _hand_card(desk, key, rects[key]),
    )


def _hand_card(desk: Desk, key: str, rect: Rect) -> Scene | None:
    """Return the card in the hand, unless it was put down for a swap."""
    card = parse(key)[1][0]
    if card == desk.chosen.give:
        return None
    return _one_card(desk, desk.state.hands[desk.player][card], rect)
