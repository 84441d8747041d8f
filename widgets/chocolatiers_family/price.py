"""The price of the box in hand: what is paid and what is open, as data, in words and as slots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import htpy as h
from attrs import frozen

from tutor.chocolatiers_family.kinds import counted, name
from tutor.chocolatiers_family.tiles import Tile
from tutor.i18n import _, ngettext
from widgets.chocolatiers_family.draw.svg import piece_svg
from widgets.chocolatiers_family.selection import (
    Position,
    Selection,
    fitting,
    letters,
    pairs_among,
    tile_in_hand,
    ways_with,
)

SLOT, HALF = 30, 20
"""Size of a chocolate in its slot, and of each of the two that stand for it (px)."""


@frozen
class Slot:
    """One chocolate of the price. `by`: the kinds of the cards that pay for it, "" while it is
    open: its own kind, or twice the kind of a pair."""

    kind: str
    by: str = ""


def price(state: Position, player: int, selection: Selection) -> tuple[Slot, ...]:
    """Return the slots of the chosen box, in the order of its chocolates; () if none is
    chosen."""
    tile, hand = tile_in_hand(state, selection), state.hands[player]
    if tile is None:
        return ()
    found = pairs_among(hand, tile, selection.cards)
    paired = {card for pair in found for card in (pair.first, pair.second)}
    single = Counter(hand[card] for card in selection.cards if card not in paired)
    standing = [(pair.kind, 2 * hand[pair.first]) for pair in found]
    slots = []
    for kind in tile.chocolates:
        pair = next((each for each in standing if each[0] == kind), None)
        if single[kind]:
            single[kind] -= 1
            slots.append(Slot(kind, kind))
        elif pair is not None:
            standing.remove(pair)
            slots.append(Slot(kind, pair[1]))
        else:
            slots.append(Slot(kind))
    return tuple(slots)


def missing(state: Position, player: int, selection: Selection) -> str:
    """Return what is still to be paid, in a few words ("One Mint to go"), "" when the box is paid
    for.
    """
    tile, hand = tile_in_hand(state, selection), state.hands[player]
    if tile is None:
        return _("Choose a box")
    if not ways_with(hand, tile, ()):
        return _("Your hand cannot pay")
    if not ways_with(hand, tile, selection.cards):
        over = too_many(hand, tile, selection.cards)
        if not over:
            return _("These cards do not pay")
        return ngettext("{n} card too many", "{n} cards too many", len(over)).format(n=len(over))
    open_kinds = [slot.kind for slot in price(state, player, selection) if not slot.by]
    if len(open_kinds) == 1:
        return _("One {kind} to go").format(kind=name(open_kinds[0]))
    count = len(open_kinds)
    words = ngettext("{n} chocolate to go", "{n} chocolates to go", count).format(n=count)
    return words if open_kinds else ""


def too_many(hand: str, tile: Tile, cards: Sequence[int]) -> str:
    """Return the cards chosen beyond what pays for the tile, in printed order; "" where the
    others do not pay for it."""
    kept = fitting(hand, tile, cards)
    pays = letters(hand, kept)
    if all(way.cards != pays for way in ways_with(hand, tile, kept)):
        return ""
    return letters(hand, [card for card in cards if card not in kept])


def price_element(state: Position, player: int, selection: Selection) -> h.Element | None:
    """Return the slots to look at: paid ones with the cards that pay, open ones dashed and
    pale."""
    slots = price(state, player, selection) if selection.box else ()
    if not slots:
        return None
    paid = sum(bool(slot.by) for slot in slots)
    head = _("{n} of {of} paid").format(n=paid, of=len(slots))
    return h.div(class_={"price": True, "paid": paid == len(slots)})[
        h.p(".label")[h.span[_("Price of the box")], h.span[head]],
        h.ul(".price-slots", aria_label=_("Price of the box"))[(_slot(slot) for slot in slots)],
    ]


def _slot(slot: Slot) -> h.Element:
    kind, pair = name(slot.kind), len(slot.by) == 2
    words = _("{kind}, open")
    if slot.by:
        words = _("{kind}, paid with {pair}") if pair else _("{kind}, paid")
    said = words.format(kind=kind, pair=counted(slot.by[0], 2) if pair else "")
    return h.li(class_={"price-slot": True, "paid": bool(slot.by), "pair": pair})[
        [piece_svg(card, HALF) for card in slot.by] if pair else piece_svg(slot.kind, SLOT),
        h.span(".visually-hidden")[said],
    ]
