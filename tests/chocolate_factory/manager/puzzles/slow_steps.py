"""What cards with steps may take from the markers: every way, one after the other."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

from tutor.chocolate_factory.manager.cards import load_cards
from tutor.chocolate_factory.manager.puzzles.model import Task
from tutor.chocolate_factory.manager.state import ManagerState

Spaces = tuple[int, ...]
ALL_STORES = "PFSHD"


def state_of(task: Task) -> ManagerState:
    assert isinstance(task.state, ManagerState)
    return task.state


def open_steps(state: ManagerState) -> list[tuple[str, tuple[int, ...]]]:
    """Store and steps of each card that lies face up and asks for steps."""
    turned = state.daily[: min(state.day + 1, 5)]
    cards = [load_cards()[it] for it in (state.target, *state.initial, *turned)]
    return [(card.store, card.steps) for card in cards if card.steps]


def markers(state: ManagerState) -> Spaces:
    return tuple(dict(it.stack).get(0, 0) for it in state.stores)


def ways(store: str, steps: tuple[int, ...]) -> Iterator[Spaces]:
    """What each marker gives, for each choice of different stores."""
    if store:
        yield tuple(steps[0] * (it == store) for it in ALL_STORES)
        return
    for chosen in permutations(range(5), len(steps)):
        yield tuple(steps[chosen.index(n)] if n in chosen else 0 for n in range(5))


def every_sum(cards: list[tuple[str, tuple[int, ...]]]) -> set[Spaces]:
    """What all cards together may take from the markers."""
    sums = {(0,) * 5}
    for card in cards:
        sums = {
            tuple(a + b for a, b in zip(one, way, strict=True))
            for one in sums
            for way in set(ways(*card))
        }
    return sums


def paid(sums: set[Spaces], at: Spaces) -> bool:
    return any(all(a <= b for a, b in zip(one, at, strict=True)) for one in sums)


def moved(at: Spaces, store: str, by: int) -> Spaces:
    return tuple(min(9, n + by * (it == store)) for n, it in zip(at, ALL_STORES, strict=True))
