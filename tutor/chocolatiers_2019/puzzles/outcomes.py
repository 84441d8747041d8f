"""What can be made of the last turn of a game, whole: every display it can end with.

Nobody plays after it, so only displays, free Wilds and the reserved box count. A card that turns up
after the first action is never needed: cards of the second action would come too late.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations_with_replacement

import attrs

from tutor.chocolatiers_2019.actions import RESERVED, Action, Box, Reserve, Trade
from tutor.chocolatiers_2019.puzzles.edition import COMPONENTS
from tutor.chocolatiers_2019.scoring import totals
from tutor.chocolatiers_2019.state import FIRST, State
from tutor.chocolatiers_family.actions import PlaceWild, Take
from tutor.chocolatiers_family.card_sets import card_sets
from tutor.chocolatiers_family.display import Display
from tutor.chocolatiers_family.hands import without
from tutor.chocolatiers_family.kinds import HIDDEN, KINDS, WILD, in_order
from tutor.chocolatiers_family.tiles import Tile

Place = int | str
Turn = tuple[Action, ...]


@attrs.frozen
class End:
    """How one's own side of the table may be when all is over."""

    display: Display
    wilds: int


@lru_cache(maxsize=16)
def ends(state: State) -> dict[End, Turn]:
    """Return every end that the actions left can lead to, each with a turn that does; but
    none that locks a Wild for nothing after a box or a Wild: it is a point worse than
    without."""
    found: dict[End, Turn] = {}
    for end, turn in _two(state) if state.phase == FIRST else _one(state):
        found.setdefault(end, turn)
    return found


def worth(state: State, end: End) -> int:
    """Return one's own total less the best rival's when it ends so (clause 9.1)."""
    me = state.player
    displays, wilds = list(state.displays), list(state.wilds)
    displays[me], wilds[me] = end.display, end.wilds
    points = totals(displays, wilds, state.first_tile, COMPONENTS)
    return points.pop(me) - max(points)


def end_of(state: State, player: int) -> End:
    """Return the own side of a table."""
    return End(state.displays[player], state.wilds[player])


def _one(state: State) -> Iterator[tuple[End, Turn]]:
    """With one action left."""
    now, hand = End(state.display, state.wilds[state.player]), state.hand
    for place, tile in tiles(state):
        for cards in card_sets(hand, in_order(tile.chocolates))[:1]:
            yield from _filled(now, place, tile, cards, ())
    yield from _placed(now, ())
    yield from _idle(state, now, 1)


def _two(state: State) -> Iterator[tuple[End, Turn]]:
    """With both."""
    now, hand = End(state.display, state.wilds[state.player]), state.hand
    drawing = list(_drawn(state))
    for place, tile in tiles(state):
        need = in_order(tile.chocolates)
        paid = card_sets(hand, need)
        for cards in paid[:1]:
            for end, turn in _filled(now, place, tile, cards, ()):
                yield end, (*turn, _any_take(state))
                yield from _placed(end, turn)
        for cards in paid:
            for other, second in tiles(state):
                if other == place:
                    continue
                then = _where(state, place, other)
                for rest in card_sets(without(hand, cards), in_order(second.chocolates))[:1]:
                    for end, turn in _filled(now, place, tile, cards, ()):
                        yield from _filled(end, then, second, rest, turn)
        if not paid:
            for action, held in drawing:
                later = card_sets(held, need)
                if later:
                    yield from _filled(now, place, tile, later[0], (action,))
                    break
    for end, turn in _placed(now, ()):
        yield end, (*turn, _any_take(state))
        yield from _placed(end, turn)
    yield from _idle(state, now, 2)


def tiles(state: State) -> list[tuple[Place, Tile]]:
    """Return the boxes in sight that may be filled, by where they lie."""
    if len(state.display.points) >= COMPONENTS.boxes_to_end:
        return []
    found: list[tuple[Place, Tile]] = [
        (place, tile) for place, tile in enumerate(state.row) if HIDDEN not in tile.spaces
    ]
    own = state.reserved[state.player]
    return found if own is None else [*found, (RESERVED, own)]


def takes(tray: str) -> list[str]:
    """Return each set of two cards that lies in the tray."""
    return [
        a + b
        for a, b in combinations_with_replacement(KINDS, 2)
        if (tray.count(a) > 1 if a == b else a in tray and b in tray)
    ]


def trades(state: State) -> list[tuple[Trade, str]]:
    """Return every trade, with the hand after it."""
    hand = state.hand
    return [
        (Trade(give, two), in_order(without(hand, give) + two))
        for give in dict.fromkeys(hand)
        for two in takes(state.tray)
    ]


def _drawn(state: State) -> Iterator[tuple[Action, str]]:
    """Every way to take cards, with the hand after it."""
    for card in KINDS:
        if card in state.tray:
            yield Take(card), in_order(state.hand + card)
    yield from trades(state)


def _where(state: State, gone: Place, other: Place) -> Place:
    """Return the place of a box in the row after another has left: without a pile the row closes
    up.
    """
    if state.pile or isinstance(gone, str) or isinstance(other, str):
        return other
    return other - (other > gone)


def _any_take(state: State) -> Take:
    return Take(next(card for card in KINDS if card in state.tray))


def _filled(
    end: End, place: Place, tile: Tile, cards: str, before: Turn
) -> Iterator[tuple[End, Turn]]:
    if len(end.display.points) >= COMPONENTS.boxes_to_end:
        return
    wilds = end.wilds + (place == RESERVED)
    for row, column in end.display.open_places or ((0, 0),):
        for face in tile.faces:
            display = end.display.with_box(row, column, face, tile.points)
            yield End(display, wilds), (*before, Box(place, cards, row, column, face))


def _placed(end: End, before: Turn) -> Iterator[tuple[End, Turn]]:
    if not end.wilds:
        return
    for row, column in end.display.spaces:
        if end.display.at(row, column) != WILD:
            display = end.display.with_wild(row, column)
            yield End(display, end.wilds - 1), (*before, PlaceWild(row, column))


def _idle(state: State, now: End, actions: int) -> Iterator[tuple[End, Turn]]:
    """Taking cards that nothing can be bought for any more; or a Wild locked for nothing."""
    take = _any_take(state)
    yield now, (take,) * actions if state.tray.count(take.card) >= actions else _takes(state)
    if now.wilds and state.reserved[state.player] is None and HIDDEN not in state.row[0].spaces:
        yield End(now.display, now.wilds - 1), (Reserve(0), take)[:actions]


def _takes(state: State) -> Turn:
    """Two different cards of the tray."""
    first, second, *_rest = (card for card in KINDS if card in state.tray)
    return Take(first), Take(second)
