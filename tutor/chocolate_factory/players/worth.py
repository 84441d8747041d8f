"""What things are worth to a computer player, in pounds: rules of thumb, not rules."""

from __future__ import annotations

from functools import lru_cache

from tutor.chocolate_factory.components import Components
from tutor.chocolate_factory.goods import REFINED, stands_for
from tutor.chocolate_factory.parts import Chute, Convert, Copy, Move, Part, Upgrade, Way
from tutor.chocolate_factory.setup import PRINTED_PLACES
from tutor.chocolate_factory.shifts import chute_tiles
from tutor.chocolate_factory.state import PLACES, TILES, Seat

PIECE = {"B": 0.3, "O": 0.9, "K": 2.0, "F": 2.0, "C": 3.0, "N": 3.0, "X": 4.0}
"""A chocolate of each kind: the money that order cards pay for one."""
MOVED = 0.5
"""A move of a chocolate that has been made."""
COAL = 0.35
"""A coal in the bunker. It is never short for long (sheet: pieces are short, not coal)."""
TRADED = 1.0
"""A chocolate that cannot stay overnight."""
FIRST_VISIT = 3.0
"""The first space at a store, towards the bonus for many stores (clause 11.5)."""
SPACE = 1.3
"""One space of a track, towards the rewards (clause 11.4)."""
STAGE_LEFT = 0.5
"""A stage that is done, towards the rest of its order."""
COMPLETED = 2.0
"""A completed order, towards the reward for most orders (clause 11.2)."""
TOMORROW = 0.75
"""Value of chocolates on the belt at night, as a fraction of those in the store room."""


@lru_cache(maxsize=1 << 14)
def goods_worth(goods: str) -> float:
    """Return what a pile is worth. The same few lie on tiles and in store rooms all the time."""
    return sum(PIECE[kind] for kind in goods)


def belt_worth(seat: Seat, pushes: int, cards: Components) -> float:
    """Value what lies on the belt: less where it cannot leave today.

    `pushes`: of today that are to come.
    """
    return _belt_worth(seat.belt, pushes, chute_tiles(seat, cards))


@lru_cache(maxsize=1 << 16)
def _belt_worth(belt: tuple[str, ...], pushes: int, chutes: tuple[int, ...]) -> float:
    total = 0.0
    for at, tile in enumerate(belt):
        if tile:
            way = min((c - at for c in (*chutes, TILES) if c >= at), default=TILES)
            total += goods_worth(tile) * (1.0 if way <= pushes else TOMORROW)
    return total


def part_worth(part: Part) -> float:
    """Return what one use of a Part brings, less its coal; its better way."""
    then = MOVED if part.moves else 0.0
    return max(_way_worth(way) for way in part.ways) + then - COAL * part.coal


def _way_worth(way: Way) -> float:
    if isinstance(way, Convert):
        return sum(map(_icon_worth, way.outputs)) - sum(map(_icon_worth, way.inputs))
    if isinstance(way, Copy):
        return 3.0 * way.copies
    if isinstance(way, Upgrade):
        return 1.0 * way.times
    assert isinstance(way, Chute | Move)
    return 1.0


def _icon_worth(icon: str) -> float:
    return max(PIECE[kind] for kind in stands_for(icon))


_COLUMN = {"B": 0, "O": 1, "K": 2, "F": 2, "C": 3, "N": 3, "X": 3}
"""Where a chocolate of a kind usually is for the first time."""


def place_worth(part: Part, place: str, seat: Seat, cards: Components) -> float:
    """Return what a place is worth for a new Part: near where its input comes by, and free."""
    column = int(place[1]) - 1
    best = min(abs(column - at) for at in _columns(part))
    covered = seat.part(place)
    loss = 0.0 if covered is None else 1.0 + part_worth(cards.parts[covered])
    if covered in PRINTED_PLACES and covered is not None:
        loss += 2.0
    return -0.8 * best - loss - 0.01 * PLACES.index(place)


def _columns(part: Part) -> list[int]:
    found = []
    for way in part.ways:
        if isinstance(way, Convert):
            found.append(max(min(_COLUMN[k] for k in stands_for(icon)) for icon in way.inputs))
        else:
            found += [2, 1]
    return found


def is_refined(kind: str) -> bool:
    """Return whether a chocolate can be sold."""
    return kind in REFINED
