"""Setting the table (clauses 1.1 to 1.6) and shuffling."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from tutor.chocolatiers.components import Components
from tutor.chocolatiers.display import Display
from tutor.chocolatiers.kinds import KINDS, in_order
from tutor.chocolatiers.state import ACTION, State
from tutor.engine import PlayerCountError, SeedError, brief
from tutor.i18n import _

T = TypeVar("T")
MAX_SEED = 10**18
"""Largest seed, either sign; a longer number is a mistake."""


def shuffled(items: Sequence[T], seed: int, times: int) -> list[T]:
    """The items in an order that depends on seed and on how often was shuffled before.

    Only Random.random is used: Python promises that its sequence stays the same for a seed.
    """
    random = Random(f"{seed}/{times}").random
    result = list(items)
    for last in range(len(result) - 1, 0, -1):
        other = int(random() * (last + 1))
        result[last], result[other] = result[other], result[last]
    return result


def start(components: Components, players: int, seed: int, first: int) -> State:
    """The position before the first turn (clauses 1.1 to 1.6).

    Raises PlayerCountError for numbers of players out of range, SeedError for no seed.
    """
    allowed = components.players
    if type(players) is not int or players not in allowed:
        raise PlayerCountError(
            _("Chocolatiers is for {low} to {high} players, not for {n}.").format(
                low=allowed[0], high=allowed[-1], n=brief(players)
            )
        )
    if type(first) is not int or first not in range(players):
        raise PlayerCountError(
            _("Players are numbered 0 to {last}; {first} cannot go first.").format(
                last=players - 1, first=brief(first)
            )
        )
    if type(seed) is not int or abs(seed) > MAX_SEED:
        raise SeedError(
            _("The seed must be a whole number of at most 18 digits, not {it}.").format(
                it=brief(seed)
            )
        )
    deck = shuffled("".join(k * components.cards[k] for k in KINDS), seed, 0)
    tiles = shuffled(components.tiles, seed, 1)
    deal = components.hand
    hands = tuple(in_order("".join(deck[p * deal : (p + 1) * deal])) for p in range(players))
    rest = "".join(deck[players * deal :])
    height = components.stack_height[players]
    return State(
        player=first,
        phase=ACTION,
        hands=hands,
        tray=rest[: components.tray],
        deck=rest[components.tray :],
        discards="",
        stacks=tuple(tuple(tiles[n * height : (n + 1) * height]) for n in range(components.stacks)),
        displays=(Display(wild_chain=components.wild_chain),) * players,
        wilds=(components.wilds,) * players,
        starter=first,
        seed=seed,
        shuffles=2,
    )
