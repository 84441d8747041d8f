"""Rules about placing pieces that every edition shares.

Each function gives (clause, sentence) for every rule broken, with the clauses of this edition; one
with other numbers for the same rules says them anew.
"""

from __future__ import annotations

from collections.abc import Iterator

from tutor.chocolatiers_family.display import LONG, SHORT, Display, Place
from tutor.chocolatiers_family.kinds import KINDS, NO_TILE, WILD, counted, is_cards
from tutor.chocolatiers_family.tiles import Tile
from tutor.i18n import _, ngettext

Broken = Iterator[tuple[str, str]]


def full_problems(display: Display, most: int) -> Broken:
    """Yield why no box can be added at all (clause 8.3)."""
    if len(display.points) >= most:
        yield "8.3", _("Your display has {n} boxes: it is full.").format(n=most)


def face_problems(tile: Tile, face: str) -> Broken:
    """Yield what is wrong with laying the box so (clause 5.3)."""
    if not isinstance(face, str) or face not in tile.faces:
        yield (
            "5.3",
            _("A box may be turned, but its four spaces keep their order; this is another."),
        )


def place_problems(display: Display, place: Place) -> Broken:
    """Yield what is wrong with putting a box at this place of the display (clauses 5.1 to
    5.6)."""
    if any(type(n) is not int for n in place):
        yield "5.2", _("That is no place for a box.")
        return
    if not display:
        if place != (0, 0):
            yield "5.1", _("Your first box simply goes in front of you: row 0, column 0.")
        return
    boxes = display.boxes
    if place in boxes:
        yield "5.5", _("A box lies there already, and boxes are never moved or covered.")
        return
    r, c = place
    if not {(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)} & set(boxes):
        corner = {(r - 1, c - 1), (r - 1, c + 1), (r + 1, c - 1), (r + 1, c + 1)} & set(boxes)
        yield (
            "5.2",
            _("Only a corner would touch. A full edge must meet a full edge of your display.")
            if corner
            else _("That place does not touch your display. A full edge must meet a full edge."),
        )
    rows, columns = zip(*boxes, place, strict=True)
    high, wide = max(rows) - min(rows) + 1, max(columns) - min(columns) + 1
    if max(high, wide) > LONG or min(high, wide) > SHORT:
        yield "5.6", _too_large(high, wide)


def _too_large(high: int, wide: int) -> str:
    if max(high, wide) > 2 * LONG:
        return _("Your display would be far too large; 3 boxes by 2 is the most.")
    text = ngettext(
        "Your display would be {w} box wide and {h} high; 3 by 2 is the most.",
        "Your display would be {w} boxes wide and {h} high; 3 by 2 is the most.",
        wide,
    )
    return text.format(w=wide, h=high)


def wild_problems(display: Display, free: int, row: int, column: int) -> Broken:
    """Yield what is wrong with putting one of the free Wilds on this space.

    Clauses 6.1 to 6.3 and, as no other action moves one, 6.6.
    """
    if not free:
        yield "6.2", _("You have no Wild left to place.")
    if not display:
        yield "6.2", _("You have no box yet to place a Wild on.")
        return
    shown = display.at(row, column) if type(row) is int and type(column) is int else NO_TILE
    if shown == NO_TILE:
        yield "6.1", _("There is no space of your display there.")
    elif shown == WILD:
        yield "6.3", _("A Wild lies there already.")


def discard_problems(hand: str, cards: str, excess: int | None, limit: int) -> Broken:
    """Yield what is wrong with discarding these cards (clause 7.1).

    `excess`: how many are too many, None when it is not the time to discard.
    """
    if not is_cards(cards):
        yield "7.1", _("Discard Chocolate cards from your hand.")
        return
    for kind in KINDS:
        if cards.count(kind) > hand.count(kind):
            yield (
                "7.1",
                _("You hold {these}; you cannot discard {n}.").format(
                    these=counted(kind, hand.count(kind)), n=cards.count(kind)
                ),
            )
    if excess is not None and len(cards) != excess:
        yield (
            "7.1",
            ngettext(
                "Discard exactly {n} card: you keep {limit}.",
                "Discard exactly {n} cards: you keep {limit}.",
                excess,
            ).format(n=excess, limit=limit),
        )
