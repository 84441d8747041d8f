"""Which pieces fly where when an action is played."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tutor.chocolatiers.actions import Action, Box, Discard, PlaceWild, Swap, Take
from tutor.chocolatiers.kinds import EMPTY
from tutor.chocolatiers.state import State
from widgets.chocolatiers.target_ids import slots
from widgets.chocolatiers.zones.board import Spot
from widgets.protocol import Move

Spots = Mapping[str, Spot]


def moves_between(
    before: State,
    after: State,
    action: Action,
    player: int,
    old: Spots,
    new: Spots,
) -> tuple[Move, ...]:
    """The flights that show `action`, as `player` sees them.

    `old`, `new`: the spots of all zones before and after. A piece without a spot at either end
    does not fly, so zones that are not on the page need no care.
    """
    own = before.player == player
    ways = [*_action(before, after, action, own), *_refill(before, after, action)]
    return tuple(
        Move(old[start].canvas, old[start].rect, new[end].canvas, new[end].rect)
        for start, end in ways
        if start in old and end in new
    )


def _action(before: State, after: State, action: Action, own: bool) -> Iterator[tuple[str, str]]:
    """From which spot to which one."""
    who = before.player
    hand, later = before.hands[who], after.hands[who]
    match action:
        case Take(card):
            slot = before.tray.index(card)
            yield f"tray:{slot}", f"hand:{later.rindex(card)}" if own else f"display:{who}"
        case Swap(give, take):
            tray = before.tray
            for card in take.replace(give, "", 1) if give in take else take:
                slot = tray.index(card)
                tray = tray[:slot] + "-" + tray[slot + 1 :]
                yield f"tray:{slot}", f"hand:{later.rindex(card)}" if own else f"display:{who}"
            down = next((i for i, card in enumerate(after.tray) if tray[i] == "-"), None)
            if own and down is not None and give not in take:
                yield f"tray:{len(tray)}", f"tray:{down}"
        case Box(stack, cards, row, column):
            up, left = max(0, -row), max(0, -column)
            place = f"{row + up},{column + left}"
            yield f"stack:{stack}", f"box:{place}" if own else f"display:{who}/place:{place}"
            if own:
                yield from ((f"hand:{i}", "discards") for i in slots(hand, cards))
        case PlaceWild(row, column):
            space = f"space:{row},{column}"
            yield "wild", space if own else f"display:{who}/{space}"
        case Discard(cards):
            if own:
                yield from ((f"hand:{i}", "discards") for i in slots(hand, cards))


def _refill(before: State, after: State, action: Action) -> Iterator[tuple[str, str]]:
    """Cards that come from the deck at the end of a turn (clause 7.2)."""
    if isinstance(action, Take | Swap):
        return
    for slot, card in enumerate(before.tray):
        if card == EMPTY and after.tray[slot] != EMPTY:
            yield "deck", f"tray:{slot}"
