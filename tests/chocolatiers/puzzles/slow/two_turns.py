"""You, the rival with open cards, you; then points are counted.

"Be sure of the most; what is hidden helps only the rival": one's second turn is played with what
is in sight now, as far as the rival leaves it, and never with what turns up.
"""

from __future__ import annotations

from functools import lru_cache

from tests.chocolatiers.puzzles.slow.turns import (
    End,
    Seat,
    TooLargeError,
    after_one_rival,
    all_turns,
    box_placed,
    can_pay,
    first_actions,
    lead,
    on_top,
    seat,
    trays,
    wilds_placed,
)
from tutor.chocolatiers import KINDS, Action, State, Tile
from tutor.chocolatiers.puzzles.model import Task


def two_turns(task: Task) -> dict[Action, int]:
    """You, the rival, you, then points are counted. A sixth box now leaves only the rival's turn;
    so does First in a rival's hands before.
    """
    if task.state.players != 2:
        raise TooLargeError
    found = {}
    for action, after in all_turns(task.state):
        if after.first_card == task.player:
            found[action] = after_one_rival(task.state, after, task.player)
        else:
            found[action] = _with_a_second_turn(task.state, after, task.player)
    return found


Left = tuple[str, int | None, bool]
"""What a rival leaves: known cards of the tray, the stack they took from, whether they hold First.
"""


def _with_a_second_turn(before: State, after: State, me: int) -> int:
    """The least, over all the rival can do, of the most that the second turn then brings."""
    worst = 10**6
    own = seat(after, me)
    for left, ends in _left_by_rival(before, after).items():
        tray, taken, first = left
        tiles = tuple(
            stack[0]
            for number, stack in enumerate(after.stacks)
            if stack and number != taken and "?" not in stack[0].spaces
        )
        mine = _second(own, after.hands[me], tray, tiles, not first)
        for end in ends:
            best = max(_two(each, end) for each in mine)
            worst = min(worst, best)
    return worst


@lru_cache(maxsize=1 << 20)
def _two(mine: End, theirs: End) -> int:
    return lead({0: mine, 1: theirs}, 0)


@lru_cache(maxsize=1 << 14)
def _second(own: Seat, hand: str, tray: str, tiles: tuple[Tile, ...], free: bool) -> frozenset[End]:
    hands = {hand, *(held for held, _left in first_actions(hand, tray))}
    found = {placed.end() for placed in wilds_placed(own)}
    for tile in set(tiles):
        if any(can_pay(held, tile) for held in hands):
            found |= {placed.end() for placed in box_placed(own, tile, free)}
    return frozenset(found)


def _left_by_rival(before: State, after: State) -> dict[Left, frozenset[End]]:
    """All that the rival can do: how they end up, by what they leave."""
    own = seat(after, after.player)
    tops = on_top(before, after)
    free = after.first_card is None
    key = tuple((number, tuple(tiles)) for number, tiles in tops.items())
    return _left(own, after.hands[after.player], frozenset(trays(before, after)), key, free)


@lru_cache(maxsize=1 << 8)
def _left(
    own: Seat,
    hand: str,
    trays: frozenset[str],
    tops: tuple[tuple[int, tuple[Tile, ...]], ...],
    free: bool,
) -> dict[Left, frozenset[End]]:
    found: dict[Left, set[End]] = {}
    for held, left_over in {each for tray in trays for each in first_actions(hand, tray)}:
        known = "".join(sorted(card for card in left_over if card in KINDS))
        for placed in wilds_placed(own):
            found.setdefault((known, None, own.first), set()).add(placed.end())
        for number, tiles in tops:
            for tile in tiles:
                if can_pay(held, tile):
                    for placed in box_placed(own, tile, free):
                        left = known, number, placed.first
                        found.setdefault(left, set()).add(placed.end())
    return {left: frozenset(ends) for left, ends in found.items()}
