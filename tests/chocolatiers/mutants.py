"""Actions that look like a given one and are mostly not legal."""

from __future__ import annotations

from collections.abc import Iterator

import attrs

from tutor.chocolatiers import KINDS, Action, Box, Discard, PlaceWild, Skip, State, Swap, Take

NUDGES = (-2, -1, 1, 2)


def mutants(state: State, action: Action) -> Iterator[Action]:
    """Changed letters, counts, places, faces and stacks, and actions of the other phases."""
    yield from (Take("T"), Swap("T", "NR"), Skip(), Discard("T"), PlaceWild(0, 0))
    match action:
        case Take(card):
            yield from (Take(kind) for kind in KINDS)
            yield Take(card * 2)
        case Swap(give, take):
            yield from (Swap(kind, take) for kind in KINDS)
            yield from (Swap(give, changed) for changed in _recut(take))
        case Discard(cards):
            yield from (Discard(changed) for changed in _recut(cards))
        case PlaceWild(row, column):
            yield from (PlaceWild(row + n, column) for n in NUDGES)
            yield from (PlaceWild(row, column + n) for n in NUDGES)
        case Box():
            yield from (attrs.evolve(action, cards=cards) for cards in _recut(action.cards))
            yield from (attrs.evolve(action, stack=stack) for stack in range(-1, 6))
            yield from (attrs.evolve(action, row=action.row + n) for n in NUDGES)
            yield from (attrs.evolve(action, column=action.column + n) for n in NUDGES)
            a, b, c, d = action.face
            for face in (b + a + d + c, a + c + b + d, d + c + b + a, "TTTT", action.face[:3]):
                yield attrs.evolve(action, face=face)
        case _:
            pass


def _recut(cards: str) -> Iterator[str]:
    """A letter more, a letter less, a letter changed."""
    yield from (cards + kind for kind in KINDS)
    for n in range(len(cards)):
        yield cards[:n] + cards[n + 1 :]
        yield from (cards[:n] + kind + cards[n + 1 :] for kind in KINDS)
