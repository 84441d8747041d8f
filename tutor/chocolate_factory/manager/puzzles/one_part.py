"""What a run can end with if only one Part operates, wherever it is placed.

Each tile passes the Part once. So a use on one does not change another, and all that counts of a
position is what has been made so far and how often the Part can still be paid for.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from tutor.chocolate_factory.goods import pile, without
from tutor.chocolate_factory.manager.puzzles.model import CARDS
from tutor.chocolate_factory.operating import results
from tutor.chocolate_factory.parts import Part
from tutor.chocolate_factory.shifts import cost
from tutor.chocolate_factory.state import TILES, Seat

LOAD = "B"
"""What lies on each tile that is pushed in."""


def rooms(seat: Seat, card: str) -> Mapping[str, int]:
    """Return every store room that Saturday's run can end with, where this Part is used once a
    Shift at most and the belt is emptied (clauses 7.1 to 7.5 and 7.11), and the number of a tile
    that it must work on for that.

    Nothing else of the seat's Employee counts than what a use costs.
    """
    part = CARDS.parts[card]
    price = cost(part, seat, CARDS)
    uses = min(seat.outside, seat.coal // price) if price else seat.outside
    return _rooms(part, seat.store, seat.belt, seat.outside, uses)


@lru_cache(maxsize=256)
def _rooms(
    part: Part, store: str, belt: tuple[str, ...], pushes: int, uses: int
) -> Mapping[str, int]:
    found: dict[str, int] = {}
    all_goods = pile(store + "".join(belt) + LOAD * pushes)
    for tile in range(TILES):
        passing = [belt[tile - n] if n <= tile else LOAD for n in range(1, pushes + 1)]
        ends = {(without(all_goods, "".join(passing)), uses)}
        for goods in passing:
            made = results(part, goods)
            kept = {(pile(room + goods), left) for room, left in ends}
            ends = kept | {
                (pile(room + result), left - 1) for room, left in ends if left for result in made
            }
        for room, _left in ends:
            found.setdefault(room, tile + 1)
    return found
