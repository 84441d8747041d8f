"""Parts of the list of legal actions that both editions share."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, lru_cache
from itertools import combinations
from typing import TypeVar

from tutor.chocolatiers_family.actions import Discard, PlaceWild, Take
from tutor.chocolatiers_family.card_sets import card_sets
from tutor.chocolatiers_family.display import Display, Place
from tutor.chocolatiers_family.kinds import EMPTY, HIDDEN, KINDS, WILD, in_order
from tutor.chocolatiers_family.tiles import Tile

T = TypeVar("T")
P = TypeVar("P")


TAKE = {kind: Take(kind) for kind in KINDS}


WILD_AT = {(r, c): PlaceWild(r, c) for r in range(6) for c in range(6)}


@lru_cache(maxsize=1 << 14)
def up_to(n: int, cards: str) -> str:
    """Return at most n cards of each kind: more make no difference to what can be done."""
    return "".join([(kind * n)[: cards.count(kind)] for kind in KINDS])


def fillings(
    make: Callable[[P, str, int, int, str], T],
    tiles: Iterable[tuple[P, Tile]],
    hand: str,
    display: Display,
) -> list[T]:
    """Return every way to fill one of these boxes, each named by where it lies: `make` is the
    action."""
    found: list[T] = []
    places = display.open_places
    for where, tile in tiles:
        if HIDDEN not in tile.spaces:
            needed = _needed(tile.spaces)
            # Mostly there are too few cards: seen without a call.
            for cards in card_sets(hand, needed) if len(hand) >= len(needed) else ():
                found += _placed(make, where, cards, places, tile.faces)
    return found


@cache
def _needed(spaces: str) -> str:
    return in_order(spaces.replace(EMPTY, ""))


@lru_cache(maxsize=1 << 15)
def _placed(
    make: Callable[[P, str, int, int, str], T],
    where: P,
    cards: str,
    places: tuple[Place, ...],
    faces: tuple[str, ...],
) -> tuple[T, ...]:
    return tuple(
        [make(where, cards, row, column, face) for row, column in places for face in faces]
    )


@lru_cache(maxsize=1 << 12)
def wild_spaces(rows: tuple[str, ...]) -> tuple[PlaceWild, ...]:
    """Return every space of a display where a Wild can lie."""
    display = Display(rows)
    return tuple(WILD_AT[r, c] for r, c in display.spaces if rows[r][c] != WILD)


@lru_cache(maxsize=1 << 12)
def discards(hand: str, excess: int) -> tuple[Discard, ...]:
    """Return which of these cards to discard (clause 7.1)."""
    choices = {"".join(chosen) for chosen in combinations(hand, excess)}
    return tuple(Discard(cards) for cards in sorted(choices, key=_printed))


def _printed(cards: str) -> list[int]:
    return [KINDS.index(card) for card in cards]
