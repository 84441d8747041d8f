"""What a position is worth to a player, in points: the pieces the players judge by.

Every function reads a view: what is hidden ("?") counts for nothing.
"""

from __future__ import annotations

from functools import lru_cache

from tutor.chocolatiers.components import Components
from tutor.chocolatiers.game import Chocolatiers
from tutor.chocolatiers.kinds import HIDDEN, KINDS
from tutor.chocolatiers.state import State, Tile
from tutor.engine import Game, UnknownGame
from tutor.i18n import _

READY = 0.8
"""Share of a box's points that a hand which can pay for it is worth."""
PATIENCE = 0.75
"""What is left of that share for each card still missing."""
CARD = 0.1
"""Worth of a card that helps with nothing yet."""


def components_of(game: Game) -> Components:
    """The pieces of a game of Chocolatiers. Raises UnknownGame for any other game."""
    if not isinstance(game, Chocolatiers):
        raise UnknownGame(_("This computer player knows Chocolatiers only."))
    return game.components


def totals(state: State, components: Components) -> list[int]:
    """Each player's points if the game ended now (clauses 9.1 to 10.2)."""
    points = components.scoring
    found = [
        sum(display.points) + wilds
        for display, wilds in zip(state.displays, state.wilds, strict=True)
    ]
    if state.first_card is not None:
        found[state.first_card] += points["first"]
    sizes = zip(*(display.largest_groups for display in state.displays), strict=True)
    for kind, each in zip(KINDS, sizes, strict=True):
        best = max(each)
        if best and each.count(best) == 1:
            found[each.index(best)] += points[kind]
    return found


def lead(points: list[int], player: int) -> float:
    """By how much a player is ahead of the others, on average."""
    return points[player] - (sum(points) - points[player]) / max(1, len(points) - 1)


@lru_cache(maxsize=1 << 16)
def short(hand: str, chocolates: str) -> int:
    """How many cards the hand lacks to pay for the chocolates, pairs used (clauses 4.2, 4.3).

    >>> short("TTR", "RBN"), short("TTRN", "RBN")
    (1, 0)
    """
    missing, pairs = len(chocolates), 0
    for kind in KINDS:
        direct = min(hand.count(kind), chocolates.count(kind))
        missing -= direct
        pairs += (hand.count(kind) - direct) // 2
    return max(0, missing - pairs)


def promise(hand: str, tops: tuple[Tile, ...]) -> float:
    """What a hand may become: its best box among the open ones, and a little for each card."""
    best = max((t.points * PATIENCE ** short(hand, t.chocolates) for t in tops), default=0.0)
    return READY * best + CARD * len(hand)


def open_boxes(state: State) -> tuple[Tile, ...]:
    """The top tiles of the stacks, as far as they are known."""
    return tuple(s[0] for s in state.stacks if s and HIDDEN not in s[0].spaces)
