"""What flies on the table: from which piece or place to which one."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.chocolatiers.actions import Action, Box, Swap
from tutor.chocolatiers.state import State
from tutor.chocolatiers_family.actions import Discard, PlaceWild, Take
from tutor.chocolatiers_family.kinds import EMPTY
from widgets.chocolatiers_family.flights import taken
from widgets.chocolatiers_family.selection import NOTHING, Selection
from widgets.chocolatiers_family.target_ids import FIRST_CARD, OWN, slots
from widgets.tabletop.zone import Way


def flights(
    before: State, after: State, action: Action, player: int, chosen: Selection = NOTHING
) -> Iterator[Way]:
    """Yield the ways of an action's pieces, as `player` sees them.

    A piece that was tried out (`chosen`) lies there already.
    """
    there = {"stack"} if chosen.place else {"wild"} if chosen.space else set()
    own = before.player == player
    for start, end in (
        *_action(before, after, action, chosen, own=own),
        *_refill(before, after, action),
    ):
        if start.partition(":")[0] not in there:
            yield start, end


def _action(
    before: State, after: State, action: Action, chosen: Selection, *, own: bool
) -> Iterator[Way]:
    """From which spot to which one."""
    who = before.player
    hand = before.hands[who]
    match action:
        case Take(card):
            yield from taken(before, after, card, chosen, own=own)
        case Swap(give, take):
            tray = before.tray
            lifted = take.replace(give, "", 1) if give in take else take
            yield from taken(before, after, lifted, chosen, own=own)
            for card in lifted:
                tray = tray.replace(card, "-", 1)
            down = next((i for i, card in enumerate(after.tray) if tray[i] == "-"), None)
            if own and down is not None and give not in take:
                yield f"tray:{len(tray)}", f"tray:{down}"
        case Box(stack, cards, row, column):
            up, left = max(0, -row), max(0, -column)
            place = f"{row + up},{column + left}"
            yield f"stack:{stack}", f"box:{place}" if own else f"display:{who}/place:{place}"
            if own:
                yield from ((f"hand:{i}", "discards") for i in slots(hand, cards))
            if after.first_card != before.first_card:
                yield FIRST_CARD, OWN if own else f"display:{who}"
        case PlaceWild(row, column):
            space = f"space:{row},{column}"
            yield "wild", space if own else f"display:{who}/{space}"
        case Discard(cards):
            if own:
                yield from ((f"hand:{i}", "discards") for i in slots(hand, cards))


def _refill(before: State, after: State, action: Action) -> Iterator[Way]:
    """Cards that come from the deck at the end of a turn (clause 7.2)."""
    if isinstance(action, Take | Swap):
        return
    for slot, card in enumerate(before.tray):
        if card == EMPTY and after.tray[slot] != EMPTY:
            yield "deck", f"tray:{slot}"
