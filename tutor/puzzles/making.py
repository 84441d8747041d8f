"""Packs made from many games of the computer players.

Puzzles of a game of play depend on its number alone, so making can stop and go on, and any number
of processes give the same pack.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from threading import Thread
from time import process_time

import attrs

from tutor.puzzles.choosing import Choice
from tutor.puzzles.games import puzzles_of
from tutor.puzzles.model import AnyPuzzle

PATIENCE = 500
"""After so many batches without a puzzle that is wanted, no more are asked for."""


@attrs.frozen
class Batch:
    """What game `number` gave: the puzzles kept, how many tasks were tried, and in how many
    `seconds` of the processor.
    """

    number: int
    puzzles: tuple[AnyPuzzle, ...]
    tried: int
    seconds: float = attrs.field(default=0.0, eq=False)


def batch(number: int, game: str, seed: int, kinds: tuple[str, ...]) -> Batch:
    """What playing `game` once gives."""
    begun = process_time()
    puzzles, tried = puzzles_of(game).from_game(number, seed, kinds)
    return Batch(number, tuple(puzzles), tried, process_time() - begun)


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
    from concurrent.futures import ProcessPoolExecutor  # late: a browser has no processes

    with ProcessPoolExecutor(processes, initializer=_leave_with_parent) as pool:
        size = 4 * processes
        while True:
            yield from pool.map(make, range(start, start + size))
            start += size


def _leave_with_parent() -> None:
    """A worker ends when the run that began it has, however that was ended."""
    from multiprocessing import parent_process

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches it, too; the run decides
    parent = parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
            os._exit(1)

    Thread(target=watch, daemon=True).start()


def make_pack(
    count: int,
    source: Iterable[Batch],
    kinds: tuple[str, ...],
    progress: Callable[[int, Batch], None] | None = None,
    *,
    every_level: bool = False,
) -> list[AnyPuzzle]:
    """A good pack of `count` puzzles of the first batches that give one, easiest first.

    Each kind is there about equally often, none twice, no table more than twice; with
    `every_level` each level has its share. What does not come is not waited for without end.
    `progress` is called after every batch with the number of puzzles that are as wanted.
    """
    choice = Choice(count, kinds, every_level)
    waited = 0
    for each in source:
        before = choice.missing
        for puzzle in each.puzzles:
            choice.offer(puzzle)
        waited = waited + 1 if choice.missing == before else 0
        if progress:
            progress(count - choice.missing, each)
        if not choice.missing or waited >= PATIENCE:
            break
    return sorted(choice.kept.values(), key=lambda p: (p.rating, p.id))
