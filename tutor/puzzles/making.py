"""Make packs from many games of the computer players.

The puzzles of a game of play depend on its number and on the kinds that are still wanted, which are
looked up once a round. So a run can stop and resume, and any number of workers gives the same pack.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from time import process_time

import attrs

from tutor.kit.workers import workers
from tutor.puzzles.choosing import Choice
from tutor.puzzles.games import puzzles_of
from tutor.puzzles.model import AnyPuzzle
from tutor.puzzles.tricks import without_tricks

PATIENCE = 500
"""Stop after this many batches in a row without a puzzle that is wanted."""
ROUND = 12
"""Games that are asked for the same kinds: how many workers there are makes no difference."""


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
    game: str,
    seed: int,
    kinds: tuple[str, ...],
    *,
    done: Sequence[Batch] = (),
    processes: int = 1,
    scheduler: str = "",
    wanted: Callable[[], tuple[str, ...]] | None = None,
) -> Iterator[Batch]:
    """Yield batches number 0, 1, ... without end, in order, over several workers.

    `done`: the first ones, made earlier. `wanted`: returns the kinds that are to be asked about
    from here; it is called once a round, when all batches before have been used.
    """
    with workers(processes, scheduler) as spread:
        start = 0
        while True:
            asked = wanted() if wanted else kinds
            known = done[start : start + ROUND]
            yield from known
            make = partial(batch, game=game, seed=seed, kinds=asked)
            yield from spread.map(make, range(start + len(known), start + ROUND))
            start += ROUND


def make_pack(
    count: int,
    source: Iterable[Batch],
    kinds: tuple[str, ...],
    progress: Callable[[int, Batch], None] | None = None,
    *,
    every_level: bool = False,
    choice: Choice | None = None,
) -> list[AnyPuzzle]:
    """Return a good pack of `count` puzzles from the first batches that give one, easiest first.

    Kinds are about equally frequent, no puzzle comes twice, no table more than twice, no trick
    solves more than half of a kind; with `every_level` each level has its share. Gives up on what
    does not come (see PATIENCE), so the pack may be smaller. `progress` is called after every batch
    with the number of puzzles that are as wanted. `choice`: the one that `source` looks at to see
    what is wanted.
    """
    choice = Choice(count, kinds, every_level) if choice is None else choice
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
    fair = without_tricks(list(choice.kept.values())) if choice.gated else choice.kept.values()
    return sorted(fair, key=lambda p: (p.rating, p.id))
