"""Plans for a turn: the sensible actions of a position, and the best two of them in a row.

Of the many boxes and Wilds only the best place of each is kept, of payments and trades those that
leave the best hand: a few dozen actions instead of hundreds.
"""

from __future__ import annotations

from collections.abc import Iterator

from tutor.chocolatiers_2019.actions import RESERVED, Action, Box, Reserve, Trade
from tutor.chocolatiers_2019.components import Components
from tutor.chocolatiers_2019.listing import legal_actions
from tutor.chocolatiers_2019.players.judge import best_discard, hope, outlook, own_worth
from tutor.chocolatiers_2019.scoring import CHEAP, cheap_boxes
from tutor.chocolatiers_2019.state import DISCARD, OVER, State
from tutor.chocolatiers_2019.turns import successor
from tutor.chocolatiers_family.actions import Discard, Take
from tutor.chocolatiers_family.card_sets import card_sets
from tutor.chocolatiers_family.hands import without
from tutor.chocolatiers_family.kinds import HIDDEN, in_order
from tutor.chocolatiers_family.players.judgement import Judgement
from tutor.chocolatiers_family.players.outlook import Outlook, cards_worth, spots, wild_spots
from tutor.chocolatiers_family.tiles import Tile

TRADES, PAYMENTS = 4, 2
"""How many of them are looked at, for all tiles or for each."""
BEAM = 8
"""First actions after which a second one is looked for."""

Plan = tuple[float, tuple[Action, ...]]
"""What the position is worth after it, and its actions from here to the end of the turn."""


def sensible(
    state: State, components: Components, seen: Outlook, by: Judgement
) -> Iterator[Action]:
    """Yield the actions worth looking at, in a stable order."""
    if state.phase == DISCARD:
        own = state.reserved[state.player]
        excess = len(state.hand) - components.hand_limit
        yield Discard(best_discard(state.hand, excess, state.row, own, by))
        return
    trades = []
    for action in legal_actions(state, components):
        match action:
            case Take():
                yield action
            case Trade(give, take) if by.swaps:
                hand = in_order(without(state.hand, give) + take)
                trades.append((hope(hand, state.row, state.reserved[state.player], by), action))
            case Reserve():
                yield action
            case _:
                pass
    trades.sort(key=lambda found: found[0], reverse=True)
    yield from (action for _worth, action in trades[:TRADES])
    if len(state.display.points) < components.boxes_to_end:
        yield from _boxes(state, seen, by)
    if by.wilds and state.wilds[state.player] and state.display:
        cheap = (cheap_boxes(state.display),)
        yield max(
            wild_spots(state.display), key=lambda found: cards_worth((*found[0], *cheap), seen)
        )[1]


def _boxes(state: State, seen: Outlook, by: Judgement) -> Iterator[Action]:
    """Yield each box that can be paid for, at its best place."""
    own = state.reserved[state.player]
    tiles: list[tuple[int | str, Tile | None]] = [*enumerate(state.row), (RESERVED, own)]
    for place, tile in tiles:
        if tile is None or HIDDEN in tile.spaces:
            continue
        needed = in_order(tile.chocolates)
        paid = [c for c in card_sets(state.hand, needed) if by.pairs or len(c) == len(needed)]
        if not paid:
            continue
        row = tuple(other for other in state.row if other is not tile)
        paid.sort(key=lambda cards: hope(without(state.hand, cards), row, None, by), reverse=True)
        cheap = (cheap_boxes(state.display) + (tile.points in CHEAP),)
        places = spots(state.display, tile) if by.places else spots(state.display, tile)[:1]
        _sizes, (r, c, face) = max(places, key=lambda found: cards_worth((*found[0], *cheap), seen))
        for cards in paid[:PAYMENTS]:
            yield Box(place, cards, r, c, face)


def ranked_actions(
    state: State, components: Components, by: Judgement
) -> list[tuple[float, Action, State]]:
    """Return the sensible actions, the one that leads to the best position first."""
    me = state.player
    seen = outlook(state, me, components, by)
    found = []
    for action in sensible(state, components, seen, by):
        after = successor(state, action, components)
        found.append((own_worth(after, me, seen, components, by), action, after))
    found.sort(key=lambda one: one[0], reverse=True)
    return found


def best_action(state: State, components: Components, by: Judgement) -> Action:
    """Return the action that looks best by itself."""
    return ranked_actions(state, components, by)[0][1]


def ranked_plans(state: State, components: Components, by: Judgement) -> list[Plan]:
    """Return plans for the rest of the turn, the most promising first; one for each pair of
    actions.
    """
    me = state.player
    plans: list[Plan] = []
    for worth, action, after in ranked_actions(state, components, by)[:BEAM]:
        if after.player != me or after.phase in (DISCARD, OVER):
            plans.append((worth, (action,)))
            continue
        for then, second, _end in ranked_actions(after, components, by)[:BEAM]:
            plans.append((then, (action, second)))
    plans.sort(key=lambda plan: plan[0], reverse=True)
    return plans
