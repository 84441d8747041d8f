"""What a position is worth to a player, in points: the pieces by which the computer players judge.

Every function reads a view: what is hidden ("?") counts for nothing. The numbers and the Score
tiles' chances are the first edition's (`Judgement`, `Outlook`); “3 and 4” is a seventh kind.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from tutor.chocolatiers_2019.components import FIRST, THREE_FOUR, Components
from tutor.chocolatiers_2019.scoring import cheap_boxes, totals
from tutor.chocolatiers_2019.state import FIRST as FIRST_ACTION
from tutor.chocolatiers_2019.state import OVER, State
from tutor.chocolatiers_family.display import Display
from tutor.chocolatiers_family.hands import without
from tutor.chocolatiers_family.kinds import HIDDEN, KINDS
from tutor.chocolatiers_family.players.evaluate import lead, short
from tutor.chocolatiers_family.players.judgement import Judgement
from tutor.chocolatiers_family.players.outlook import Outlook, cards_worth
from tutor.chocolatiers_family.tiles import Tile

SAFE = 1.3
"""A reserved box cannot be taken away: its promise counts so many times that of one in the row."""
LOCKED = 0.75
"""What a locked Wild counts beside a free one, while its box can still be filled."""


def sizes(display: Display) -> tuple[int, ...]:
    """Return what the Score tiles of the kinds, and “3 and 4”, are won by."""
    return (*display.largest_groups, cheap_boxes(display))


def outlook(state: State, player: int, components: Components, by: Judgement) -> Outlook:
    """Return what the display of a player is judged against."""
    rivals = [sizes(d) for p, d in enumerate(state.displays) if p != player]
    most = max(len(display.points) for display in state.displays)
    to_come = 0 if state.ending else components.boxes_to_end - most
    points = components.scoring
    return Outlook(
        tuple(map(max, zip(*rivals, strict=True))) if by.rivals else (0,) * (len(KINDS) + 1),
        len(rivals),
        (*(points[kind] for kind in KINDS), points[THREE_FOUR]),
        by.settled + by.a_box * to_come,
        by.nothing_yet,
    )


@lru_cache(maxsize=1 << 17)
def hope(hand: str, row: tuple[Tile, ...], own: Tile | None, by: Judgement) -> float:
    """Return the points a hand may bring: from the boxes it nearly pays for, and from each card."""
    worth = [
        tile.points * by.patience ** short(hand, tile.chocolates, by.pairs)
        for tile in row
        if HIDDEN not in tile.spaces
    ]
    if own is not None:
        worth.append(SAFE * own.points * by.patience ** short(hand, own.chocolates, by.pairs))
    worth.sort(reverse=True)
    best = worth[0] if worth else 0.0
    second = worth[1] if len(worth) > 1 else 0.0
    return by.ready * best + by.second * second + by.card * len(hand)


@lru_cache(maxsize=1 << 16)
def best_discard(
    hand: str, excess: int, row: tuple[Tile, ...], own: Tile | None, by: Judgement
) -> str:
    """Return the cards that are missed least at the end of a turn (clause 2.4)."""
    found = sorted({"".join(cards) for cards in combinations(hand, excess)})
    return max(found, key=lambda cards: hope(without(hand, cards), row, own, by))


def own_worth(
    state: State, player: int, seen: Outlook, components: Components, by: Judgement
) -> float:
    """Return what a player has, and may hope for; the others' points are left out."""
    display, own = state.displays[player], state.reserved[player]
    total = sum(display.points) + cards_worth(sizes(display), seen)
    if state.first_tile == player:
        total += components.scoring[FIRST]
    if not plays_on(state, player) or len(display.points) >= components.boxes_to_end:
        return total + state.wilds[player]
    hand = state.hands[player]
    excess = len(hand) - components.hand_limit
    if excess > 0:
        hand = without(hand, best_discard(hand, excess, state.row, own, by))
    locked = LOCKED * by.wild * state.locked(player)
    return total + by.wild * state.wilds[player] + locked + hope(hand, state.row, own, by)


def plays_on(state: State, player: int) -> bool:
    """Return whether the player has a turn after the one that is played now (clause 7.2).

    A turn that has not begun counts as one to come.
    """
    if state.phase == OVER:
        return False
    left = state.turns_left
    if left is None:
        return True
    away = (player - state.player) % state.players
    return away <= left and (away > 0 or state.phase == FIRST_ACTION)


def judged(state: State, player: int, components: Components, by: Judgement) -> float:
    """Return a position's worth to a player, in points of lead; exact when the game is over."""
    if state.phase == OVER:
        points = totals(state.displays, state.wilds, state.first_tile, components)
        return lead(points, player)
    worth = [
        own_worth(state, p, outlook(state, p, components, by), components, by)
        for p in range(state.players)
    ]
    return lead(worth, player)
