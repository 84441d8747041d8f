"""Every sensible way to play out a turn, each with what it is worth: the step of the search.

Of the many boxes and Wilds only the best place of each is kept, and of the discards the best hand:
what is left is a few dozen turns instead of thousands.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations

from tutor.chocolatiers.actions import Action, Box, Skip, Swap
from tutor.chocolatiers.components import Components
from tutor.chocolatiers.listing import legal_actions
from tutor.chocolatiers.players.evaluate import open_boxes, promise
from tutor.chocolatiers.players.outlook import best_spot, best_wild, outlook
from tutor.chocolatiers.state import ACTION, END, OVER, State
from tutor.chocolatiers_family.actions import Discard, Take
from tutor.chocolatiers_family.card_sets import card_sets
from tutor.chocolatiers_family.hands import without
from tutor.chocolatiers_family.kinds import in_order
from tutor.chocolatiers_family.players.evaluate import lead
from tutor.chocolatiers_family.players.judgement import USUAL, Judgement
from tutor.chocolatiers_family.players.outlook import cards_worth
from tutor.chocolatiers_family.tiles import Tile

Turn = tuple[float, tuple[Action, ...]]
"""The lead in points that a turn makes for, and its actions from here to its end."""

Hand = tuple[str, tuple[Action, ...]]
"""A hand after the Action Phase, and the action that led to it (none if that phase is over)."""

SKIP = Skip()


def best_turn(state: State, components: Components, by: Judgement = USUAL) -> tuple[Action, ...]:
    """Return the turn that looks best, the first of equals; the game must not be over."""
    return max(whole_turns(state, components, by), key=_worth)[1]


def ranked_turns(state: State, components: Components, by: Judgement = USUAL) -> list[Turn]:
    """Return all turns, the most promising first."""
    return sorted(whole_turns(state, components, by), key=_worth, reverse=True)


def _worth(turn: Turn) -> float:
    return turn[0]


def whole_turns(state: State, components: Components, by: Judgement = USUAL) -> Iterator[Turn]:
    """Yield the sensible turns of the player to act, in a stable order; none when the game is
    over.
    """
    if state.phase == OVER:
        return
    last = state.last_turns is not None
    if state.phase == END:
        yield keep(state.hand, open_boxes(state, by), components.hand_limit, last, by)
        return
    hands = list(hands_from(state, components, by))
    table = _on_the_table(state, components)
    yield from _quiet_turns(state, hands, table, components, by)
    if len(state.display.points) < components.boxes_to_end:
        yield from _boxing_turns(state, hands, table, components, by)


def hands_from(state: State, components: Components, by: Judgement = USUAL) -> Iterator[Hand]:
    """Yield each hand that the Action Phase can lead to, once."""
    if state.phase != ACTION:
        yield state.hand, ()
        return
    seen = set()
    for action in legal_actions(state, components):
        hand = state.hand
        if isinstance(action, Take):
            hand = in_order(hand + action.card)
        elif isinstance(action, Swap):
            if not by.swaps:
                continue
            hand = in_order(without(hand, action.give) + action.take)
        if hand not in seen:
            seen.add(hand)
            yield hand, (action,)


def _on_the_table(state: State, components: Components) -> float:
    """The lead in boxes, Wilds kept and First; the other Scoring cards are the outlook's."""
    points = [sum(d.points) + w for d, w in zip(state.displays, state.wilds, strict=True)]
    if state.first_card is not None:
        points[state.first_card] += components.scoring["first"]
    return lead(points, state.player)


def _quiet_turns(
    state: State, hands: list[Hand], table: float, components: Components, by: Judgement
) -> Iterator[Turn]:
    """No bonus, and the best place for a Wild."""
    me, display, boxes = state.player, state.display, open_boxes(state, by)
    seen = outlook(state, me, components, by=by)
    bonuses: list[tuple[float, Action]] = [(cards_worth(display.largest_groups, seen), SKIP)]
    last = state.last_turns is not None
    wild = best_wild(display, seen) if by.wilds and state.wilds[me] else None
    if wild is not None:
        bonuses.append((wild[0] - (1 if last else by.wild), wild[1]))
    for hand, first in hands:
        hope, discard = keep(hand, boxes, components.hand_limit, last, by)
        for cards, bonus in bonuses:
            yield table + cards + hope, (*first, bonus, *discard)


def _boxing_turns(
    state: State, hands: list[Hand], table: float, components: Components, by: Judgement
) -> Iterator[Turn]:
    """Yield every payment for every open box, the box at its best place."""
    me, display, boxes = state.player, state.display, open_boxes(state, by)
    seen = outlook(state, me, components, more_boxes=1, by=by)
    last = state.last_turns is not None
    sixth = len(display.points) + 1 == components.boxes_to_end
    first_card = components.scoring["first"] if sixth and state.first_card is None else 0
    for number, stack in enumerate(state.stacks):
        if not stack or stack[0] not in boxes:
            continue
        tile = stack[0]
        needed = in_order(tile.chocolates)
        paid = [
            (hand, first, c)
            for hand, first in hands
            for c in card_sets(hand, needed)
            if by.pairs or len(c) == len(needed)
        ]
        if not paid:
            continue
        cards, (row, column, face) = best_spot(display, tile, seen, by)
        worth = table + tile.points + first_card + cards
        left = () if sixth else tuple(box for box in boxes if box is not tile)
        for hand, first, payment in paid:
            rest = without(hand, payment)
            hope, discard = keep(rest, left, components.hand_limit, last, by)
            box = Box(number, payment, row, column, face)
            yield worth + hope, (*first, box, *discard)


@lru_cache(maxsize=1 << 16)
def keep(hand: str, boxes: tuple[Tile, ...], limit: int, last: bool, by: Judgement = USUAL) -> Turn:
    """Return the promise of a hand cut down to the limit, none on the last turn; the discard
    it takes."""
    discard: tuple[Action, ...] = ()
    if len(hand) > limit:
        discards = {"".join(cards) for cards in combinations(hand, len(hand) - limit)}
        best = max(sorted(discards), key=lambda cards: promise(without(hand, cards), boxes, by))
        hand, discard = without(hand, best), (Discard(best),)
    return (0.0 if last else promise(hand, boxes, by)), discard
