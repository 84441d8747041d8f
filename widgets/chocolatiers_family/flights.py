"""What flies when something is tried out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from tutor.chocolatiers_family.display import Place
from widgets.chocolatiers_family.selection import Pair, Position, Selection, pairs, preview
from widgets.chocolatiers_family.target_ids import slots, spot
from widgets.tabletop import Board as AnyBoard
from widgets.tabletop.zone import Way


def tried(board: AnyBoard[Any, Any, Selection], chosen: Selection, down: str = "") -> Iterator[Way]:
    """Yield the ways: a piece that is only tried out flies to where it would lie.

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


def lifted(
    tray: str, cards: str, tapped: Sequence[int]
) -> tuple[tuple[int, ...], tuple[tuple[int, int], ...]]:
    """Return the slots that the cards leave, and the ways of equal cards between two slots.

    The rules take the first card of a kind; if another was `tapped`, that one leaves, and the first
    glides into its place.

    >>> lifted("MVM", "M", (2,))
    ((2,), ((0, 2),))
    """
    first = slots(tray, cards)
    found = [next((i for i in tapped if tray[i : i + 1] == c), None) for c in cards]
    if len({*cards}) < len(cards) or None in found:  # both of a pair leave
        return tuple(first), ()
    left = tuple(i for i in found if i is not None)
    return left, tuple((a, b) for a, b in zip(first, left, strict=True) if a != b)


def taken(
    before: Position, after: Position, cards: str, chosen: Selection, *, own: bool
) -> Iterator[Way]:
    """Yield the ways of cards from the tray to who is to act, from the slots that were tapped."""
    who, later = before.player, after.hands[before.player]
    left, glide = lifted(before.tray, cards, chosen.taken)
    for slot in left:
        card = before.tray[slot]
        yield f"tray:{slot}", f"hand:{later.rindex(card)}" if own else f"display:{who}"
    yield from ((f"tray:{a}", f"tray:{b}") for a, b in glide)


def joining(before: Iterable[Pair], after: Iterable[Pair]) -> Iterator[Way]:
    """Yield the ways: the cards of pairs that have formed glide together, those of pairs that are
    no more apart.
    """
    were, are = ({(pair.first, pair.second) for pair in each} for each in (before, after))
    for card in sorted({card for pair in were ^ are for card in pair}):
        yield f"hand:{card}", f"hand:{card}"


def _lies(board: AnyBoard[Any, Any, Selection], chosen: Selection) -> Place | None:
    """Where the chosen box lies in the display, if it is paid for."""
    shown = preview(board.state, board.player, chosen)
    return chosen.place if shown.box is not None else None
