"""Exact odds of paying for a box in one's next turn, over every order of the cards nobody sees.

One's own hand and the tray are open. At the end of one's turn a card is turned up (clause 7.2);
then each rival takes a card, the one that hurts most, and another is turned up. What a hidden hand
holds and what the deck holds are equally likely to be any of the cards not seen.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from tutor.chocolatiers.actions import Action, Swap
from tutor.chocolatiers.components import load_components
from tutor.chocolatiers.listing import legal_actions
from tutor.chocolatiers.state import ACTION, State
from tutor.chocolatiers.turns import successor
from tutor.chocolatiers_family.actions import Take
from tutor.chocolatiers_family.card_sets import card_sets
from tutor.chocolatiers_family.hands import without
from tutor.chocolatiers_family.kinds import EMPTY, HIDDEN, KINDS, in_order

Counts = tuple[int, ...]
"""Cards by kind, in printed order."""


def unseen(state: State) -> Counts:
    """Return the cards of the game that lie nowhere in sight: of the deck and of hidden
    hands."""
    seen = Counter("".join((*state.hands, state.tray, state.deck, state.discards)))
    cards = load_components().cards
    return tuple(cards[kind] - seen[kind] for kind in KINDS)


def ways(state: State) -> int:
    """Return how many orders there are of the cards turned up until one's next turn."""
    left, found = sum(unseen(state)), 1
    for n in range(state.players):
        found *= left - n
    return found


def hits(state: State, action: Action, chocolates: str) -> int:
    """Count in how many of these orders one can then pay, after this action and no bonus."""
    after = successor(state, action, load_components())
    tray = in_order(after.tray.replace(EMPTY, ""))
    return _hits(after.hand, tray, unseen(state), state.players, in_order(chocolates))


@lru_cache(maxsize=1 << 16)
def _hits(hand: str, tray: str, left: Counts, cards: int, needed: str) -> int:
    """`cards` of those left are turned up, and after each but the last somebody takes one."""
    found = 0
    for n, count in enumerate(left):
        if not count:
            continue
        shown = in_order(tray + KINDS[n])
        if cards == 1:
            found += count * reaches(hand, shown, needed)
            continue
        rest = (*left[:n], count - 1, *left[n + 1 :])
        found += count * min(
            _hits(hand, without(shown, taken), rest, cards - 1, needed) for taken in set(shown)
        )
    return found


@lru_cache(maxsize=1 << 16)
def reaches(hand: str, tray: str, needed: str) -> bool:
    """Return whether an action at this tray makes a hand that pays."""
    if len(hand) + 1 < len(needed):
        return False
    kinds = set(tray)
    if any(card_sets(in_order(hand + kind), needed) for kind in kinds):
        return True
    pairs = {a + b for a in kinds for b in kinds if a <= b and (a != b or tray.count(a) > 1)}
    return any(
        card_sets(in_order(without(hand, down) + pair), needed)
        for down in set(hand)
        for pair in pairs
    )


def pays_now(state: State, chocolates: str) -> bool:
    """Return whether an action of this turn already makes a hand that pays."""
    tray = in_order(state.tray.replace(EMPTY, "").replace(HIDDEN, ""))
    return reaches(state.hand, tray, in_order(chocolates))


def firsts(state: State) -> tuple[Action, ...]:
    """Return the takes and swaps of this moment."""
    assert state.phase == ACTION
    found = legal_actions(state, load_components())
    return tuple(action for action in found if isinstance(action, Take | Swap))
