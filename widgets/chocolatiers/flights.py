"""What flies on the table: from which piece or place to which one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from tutor.chocolatiers.actions import Action, Box, Discard, PlaceWild, Swap, Take
from tutor.chocolatiers.display import Place
from tutor.chocolatiers.kinds import EMPTY
from tutor.chocolatiers.state import State
from widgets.chocolatiers.selection import NOTHING, Pair, Selection, pairs, preview
from widgets.chocolatiers.target_ids import slots, spot
from widgets.tabletop import Board as AnyBoard
from widgets.tabletop.zone import Way


def tried(board: AnyBoard[Any, Any, Selection], chosen: Selection, down: str = "") -> Iterator[Way]:
    """A piece that is only tried out flies to where it would lie.

    `board`: as it is now; `chosen`: what was chosen before; `down`: where a card is put down that
    is given for two, the place after the tray if nothing is said.
    """
    before, after = chosen, board.chosen
    if after.over is not None and after.over != before.over:
        yield "source", f"over:{after.over}"
    if before.over is not None and after.over is None:
        yield f"over:{before.over}", "source"
    if after.give is not None and after.give != before.give:
        yield f"hand:{after.give}", down or f"tray:{len(board.state.tray)}"
    was, now = _lies(board, before), _lies(board, after)
    if now is not None and now != was:
        same = was is not None and before.box == after.box
        yield spot("place", was) if same and was else after.box, spot("place", now)
    if was is not None and now is None:  # it was put down, or a card was taken back
        yield spot("place", was), before.box
    yield from joining(*(pairs(board.state, board.player, each) for each in (before, after)))
    if after.space is not None and after.space != before.space:
        start = "wild" if before.space is None else spot("space", before.space)
        yield start, spot("space", after.space)


def joining(before: Iterable[Pair], after: Iterable[Pair]) -> Iterator[Way]:
    """The cards of pairs that have formed glide together, those of pairs that are no more apart."""
    were, are = ({(pair.first, pair.second) for pair in each} for each in (before, after))
    for card in sorted({card for pair in were ^ are for card in pair}):
        yield f"hand:{card}", f"hand:{card}"


def _lies(board: AnyBoard[Any, Any, Selection], chosen: Selection) -> Place | None:
    """Where the chosen box lies in the display, if it is paid for."""
    shown = preview(board.state, board.player, chosen)
    return chosen.place if shown.box is not None else None


def flights(
    before: State, after: State, action: Action, player: int, chosen: Selection = NOTHING
) -> Iterator[Way]:
    """The ways of an action's pieces, as `player` sees them.

    A piece that was tried out (`chosen`) lies there already.
    """
    there = {"stack"} if chosen.place else {"wild"} if chosen.space else set()
    own = before.player == player
    for start, end in (*_action(before, after, action, own), *_refill(before, after, action)):
        if start.partition(":")[0] not in there:
            yield start, end


def _action(before: State, after: State, action: Action, own: bool) -> Iterator[Way]:
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


def _refill(before: State, after: State, action: Action) -> Iterator[Way]:
    """Cards that come from the deck at the end of a turn (clause 7.2)."""
    if isinstance(action, Take | Swap):
        return
    for slot, card in enumerate(before.tray):
        if card == EMPTY and after.tray[slot] != EMPTY:
            yield "deck", f"tray:{slot}"
