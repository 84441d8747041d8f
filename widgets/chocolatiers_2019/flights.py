"""What flies on the table: from which piece or place to which one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tutor.chocolatiers_2019.actions import RESERVED, Action, Box, Reserve, Trade
from tutor.chocolatiers_2019.state import State
from tutor.chocolatiers_family.actions import Discard, PlaceWild, Take
from widgets.chocolatiers_2019.desk import Board
from widgets.chocolatiers_family.flights import taken
from widgets.chocolatiers_family.flights import tried as first_tried
from widgets.chocolatiers_family.selection import NOTHING, Selection
from widgets.chocolatiers_family.target_ids import FIRST_CARD, OWN, slots
from widgets.tabletop.zone import Way


def tried(board: Board, chosen: Selection) -> Iterable[Way]:
    """Return the ways: a piece that is only tried out flies to where it would lie; a card given for
    two lies on the discards.
    """
    return first_tried(board, chosen, "discards")


def flights(
    before: State, after: State, action: Action, player: int, chosen: Selection = NOTHING
) -> Iterator[Way]:
    """Yield the ways of an action's pieces, as `player` sees them.

    A piece that was tried out (`chosen`) lies there already.
    """
    there = set()
    if chosen.place is not None:
        there = {"row", "reserved"}
    elif chosen.space is not None:
        there = {"wild"}
    elif chosen.give is not None:
        there = {"hand"}
    own = before.player == player
    for start, end in (
        *_action(before, after, action, chosen, own=own),
        *_new_box(before, action),
    ):
        if start.partition(":")[0] not in there:
            yield start, end
    if own and isinstance(action, Box) and action.place == RESERVED:
        yield "reserved", "wild"  # its Wild is free again


def _action(
    before: State, after: State, action: Action, chosen: Selection, *, own: bool
) -> Iterator[Way]:
    """From which spot to which one."""
    who = before.player
    hand = before.hands[who]
    match action:
        case Take(card):
            yield from _taken(before, after, card, chosen, own=own)
        case Trade(give, take):
            if own:
                yield f"hand:{hand.index(give)}", "discards"
            yield from _taken(before, after, take, chosen, own=own)
        case Box(place, cards, row, column):
            up, left = max(0, -row), max(0, -column)
            at = f"{row + up},{column + left}"
            start = f"row:{place}"
            if place == RESERVED:
                start = "reserved" if own else f"display:{who}/reserved"
            yield start, f"box:{at}" if own else f"display:{who}/place:{at}"
            if own:
                yield from ((f"hand:{i}", "discards") for i in slots(hand, cards))
            if after.first_tile != before.first_tile:
                yield FIRST_CARD, OWN if own else f"display:{who}"
        case PlaceWild(row, column):
            space = f"space:{row},{column}"
            yield "wild", space if own else f"display:{who}/{space}"
        case Reserve(place):
            yield f"row:{place}", "reserved" if own else f"display:{who}/reserved"
        case Discard(cards):
            if own:
                yield from ((f"hand:{i}", "discards") for i in slots(hand, cards))


def _taken(
    before: State, after: State, cards: str, chosen: Selection, *, own: bool
) -> Iterator[Way]:
    """Cards leave the tray, and others come from the deck at once (clause 3.4)."""
    yield from taken(before, after, cards, chosen, own=own)
    yield from (("deck", f"tray:{slot}") for slot in slots(before.tray, cards))


def _new_box(before: State, action: Action) -> Iterator[Way]:
    """The next box of the pile comes into the row (clauses 4.9 and 6.6)."""
    if isinstance(action, Box | Reserve) and action.place != RESERVED and before.pile:
        yield "supply", f"row:{action.place}"
