"""Questions about cards that nobody sees: which card gives the best odds, what a rival can pay."""

from __future__ import annotations

from collections import Counter
from functools import cache

from tests.chocolatiers.puzzles.slow.last_round import prices
from tests.chocolatiers.puzzles.slow.rules import (
    Answers,
    hands_of,
    has,
    in_order,
    less,
    unseen_cards,
)
from tests.chocolatiers.puzzles.slow.turns import first_actions
from tutor.chocolatiers import Tile
from tutor.chocolatiers.puzzles.model import Task


def draft(task: Task) -> Answers:
    """You want this box next turn. Until then each rival takes the card you would miss most. Which
    card is best? The one after which most orders of the unseen cards let you pay.
    """
    state = task.state
    box = chocolates(task.tiles[0])
    pool = in_order(unseen_cards(state).elements())
    hits = {
        card: _deals(in_order(state.hand + card), less(state.tray, card), pool, box, rivals)
        for card in set(state.tray)
        for rivals in (state.players - 1,)
    }
    return {card: number == max(hits.values()) for card, number in hits.items()}


def chocolates(tile: Tile) -> str:
    """What a box costs."""
    return in_order(tile.spaces.replace(".", ""))


@cache
def _deals(hand: str, tray: str, pool: str, box: str, rivals: int) -> int:
    """In how many orders the cards that turn up, one after each turn, let the hand pay in the end.

    A card turns up, then a rival takes the one that leaves the fewest; after the last has played
    and the tray is full again it is one's own turn.
    """
    total = 0
    for kind, copies in Counter(pool).items():
        full = in_order(tray + kind)
        rest = less(pool, kind)
        if rivals:
            total += copies * min(
                _deals(hand, less(full, taken), rest, box, rivals - 1) for taken in set(full)
            )
        else:
            total += copies * _can_pay_next(hand, full, box)
    return total


@cache
def _can_pay_next(hand: str, tray: str, box: str) -> bool:
    return any(
        has(held, price) for held, _left in first_actions(hand, tray) for price in prices(box)
    )


def hold(task: Task) -> Answers:
    """The rival is to play. Which box can be paid for, or can never be? Whatever the hidden hand
    is, and whichever action comes first.
    """
    state = task.state
    rival = state.player
    hands = {
        held
        for hand in hands_of(len(state.hands[rival]), unseen_cards(state))
        for held, _left in first_actions(hand, state.tray.replace(".", ""))
    }
    able = [
        any(has(held, price) for held in hands for price in prices(chocolates(tile)))
        for tile in task.tiles
    ]
    wanted = task.options[0] == "can"
    return {str(number): can == wanted for number, can in enumerate(able)}
