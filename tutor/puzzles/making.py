"""Packs made from many games of the computer players.

Puzzles of a game of play depend on its number alone, so making can stop and go on, and any number
of processes give the same pack.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial

import attrs

from tutor.puzzles.games import puzzles_of
from tutor.puzzles.model import AnyPuzzle


@attrs.frozen
class Batch:
    """What game `number` gave: the puzzles kept and how many tasks were tried."""

    number: int
    puzzles: tuple[AnyPuzzle, ...]
    tried: int


def batch(number: int, game: str, seed: int, kinds: tuple[str, ...]) -> Batch:
    """What playing `game` once gives."""
    puzzles, tried = puzzles_of(game).from_game(number, seed, kinds)
    return Batch(number, tuple(puzzles), tried)


def batches(
    game: str, seed: int, kinds: tuple[str, ...], start: int = 0, processes: int = 1
) -> Iterator[Batch]:
    """Batches number `start`, `start` + 1, ... without end, in order, over several processes."""
    make = partial(batch, game=game, seed=seed, kinds=kinds)
    if processes <= 1:
        number = start
        while True:
            yield make(number)
            number += 1
    with ProcessPoolExecutor(processes) as pool:
        size = 4 * processes
        while True:
            yield from pool.map(make, range(start, start + size))
            start += size


def make_pack(
    count: int,
    source: Iterable[Batch],
    kinds: tuple[str, ...],
    progress: Callable[[int, Batch], None] | None = None,
) -> list[AnyPuzzle]:
    """The first `count` puzzles of the batches, each kind about equally often, none twice.

    `progress` is called after every batch with the number of puzzles kept so far.
    """
    most = -(-count // len(kinds))
    number: Counter[str] = Counter()
    kept: dict[str, AnyPuzzle] = {}
    for each in source:
        for puzzle in each.puzzles:
            if number[puzzle.task.kind] < most and puzzle.id not in kept and len(kept) < count:
                kept[puzzle.id] = puzzle
                number[puzzle.task.kind] += 1
        if progress:
            progress(len(kept), each)
        if len(kept) >= count:
            break
    return sorted(kept.values(), key=lambda p: (p.rating, p.id))
