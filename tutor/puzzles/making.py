"""Make packs from many games of the computer players.

The puzzles of a game of play depend on its number alone, so a run can stop and resume, and any
number of processes gives the same pack.
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
"""Stop after this many batches in a row without a puzzle that is wanted."""


@attrs.frozen
class Batch:
    """The result of game `number`: the puzzles kept, how many tasks were tried, and `seconds` of
    processor time.
    """

    number: int
    puzzles: tuple[AnyPuzzle, ...]
    tried: int
    seconds: float = attrs.field(default=0.0, eq=False)


def batch(number: int, game: str, seed: int, kinds: tuple[str, ...]) -> Batch:
    """Play `game` once and return its batch."""
    begun = process_time()
    puzzles, tried = puzzles_of(game).from_game(number, seed, kinds)
    return Batch(number, tuple(puzzles), tried, process_time() - begun)


def batches(
    game: str, seed: int, kinds: tuple[str, ...], start: int = 0, processes: int = 1
) -> Iterator[Batch]:
    """Yield batches number `start`, `start` + 1, ... without end, in order, over several
    processes.
    """
    make = partial(batch, game=game, seed=seed, kinds=kinds)
    if processes <= 1:
        number = start
        while True:
            yield make(number)
            number += 1
    from concurrent.futures import ProcessPoolExecutor  # imported late: a browser has no processes

    with ProcessPoolExecutor(processes, initializer=_leave_with_parent) as pool:
        size = 4 * processes
        while True:
            yield from pool.map(make, range(start, start + size))
            start += size


def _leave_with_parent() -> None:
    """End a worker when the run that started it has ended, however that happened."""
    from multiprocessing import parent_process

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches workers, too; the run handles it
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
    """Return a good pack of `count` puzzles from the first batches that give one, easiest first.

    Kinds are about equally frequent, no puzzle comes twice, no table more than twice; with
    `every_level` each level has its share. Gives up on what does not come (see PATIENCE), so the
    pack may be smaller. `progress` is called after every batch with the number of puzzles that are
    as wanted.
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
