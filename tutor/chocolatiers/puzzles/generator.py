"""Puzzles out of real games: computer players play, positions are proposed, proofs decide.

A game is made from its number alone, so making can stop and go on, and any number of processes give
the same pack.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random

import attrs

from tutor.chocolatiers.actions import PlaceWild, Skip
from tutor.chocolatiers.game import Chocolatiers
from tutor.chocolatiers.players import PLAYERS
from tutor.chocolatiers.puzzles.kinds import PUZZLE_KINDS
from tutor.chocolatiers.puzzles.model import Puzzle
from tutor.chocolatiers.puzzles.position import Position
from tutor.chocolatiers.state import State
from tutor.puzzles.pack import prove

LEAST_BOXES = 3
"""Every display has at least so many boxes: earlier positions decide little."""
MAX_ACTIONS = 2000
KEEPERS = 0.5
"""Share of players who place no Wild before the last turns."""


@attrs.frozen
class Batch:
    """What one game gave: the puzzles kept and how many tasks were tried."""

    game: int
    puzzles: tuple[Puzzle, ...]
    tried: int


def from_game(number: int, seed: int = 0, kinds: tuple[str, ...] = ()) -> Batch:
    """Play game `number` of this seed and keep at most one puzzle of each kind from it.

    So no two puzzles of a kind in a pack come from one game and look alike.
    """
    rng = Random(f"{seed}/{number}")
    positions = [p for state in _states(rng) for p in _seats(state)]
    rng.shuffle(positions)
    kept: dict[str, Puzzle] = {}
    tried = 0
    for position in positions[:12]:
        for kind in kinds or tuple(PUZZLE_KINDS):
            if kind not in kept:
                tasks = PUZZLE_KINDS[kind].propose(position, rng)
                rng.shuffle(tasks)
                for task in tasks:
                    tried += 1
                    puzzle = prove(task)
                    if puzzle is not None and (puzzle.proof.greedy_fails or rng.random() < 0.3):
                        kept[kind] = puzzle
                        break
    return Batch(number, tuple(kept.values()), tried)


def _states(rng: Random) -> Iterator[State]:
    """The positions of one game that are late enough, at the end of each turn."""
    game = Chocolatiers.from_file()
    players = rng.choice((2, 3, 3, 4))
    state = game.start(players, seed=int(rng.random() * 2**32), first=0)
    player = PLAYERS["greedy"]
    # Players who keep their Wilds for the end leave the positions in which a Wild decides.
    keeps = [rng.random() < KEEPERS for _seat in range(players)]
    for _action in range(MAX_ACTIONS):
        if game.over(state):
            yield state
            return
        turn, mover = state.turn, state.player
        action = player.choose(game, game.view(state, mover), rng)
        if keeps[mover] and isinstance(action, PlaceWild):
            action = Skip()
        state = game.apply(state, action)
        if state.turn != turn and min(len(d.points) for d in state.displays) >= LEAST_BOXES:
            yield state


def _seats(state: State) -> list[Position]:
    """The position as each player's problem."""
    return [
        Position(state.displays, state.wilds, player, state.first_card)
        for player in range(state.players)
    ]


def batches(
    seed: int, start: int = 0, processes: int = 1, kinds: tuple[str, ...] = ()
) -> Iterator[Batch]:
    """Batches of game `start`, `start` + 1, ... without end, in order, over several processes."""
    make = partial(from_game, seed=seed, kinds=kinds)
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
    progress: Callable[[int, Batch], None] | None = None,
    kinds: tuple[str, ...] = (),
) -> list[Puzzle]:
    """The first `count` puzzles of the batches, each kind about equally often, none twice.

    `progress` is called after every batch with the number of puzzles kept so far.
    """
    wanted = kinds or tuple(PUZZLE_KINDS)
    most = -(-count // len(wanted))
    number: Counter[str] = Counter()
    kept: dict[str, Puzzle] = {}
    for batch in source:
        for puzzle in batch.puzzles:
            if number[puzzle.task.kind] < most and puzzle.id not in kept and len(kept) < count:
                kept[puzzle.id] = puzzle
                number[puzzle.task.kind] += 1
        if progress:
            progress(len(kept), batch)
        if len(kept) >= count:
            break
    return sorted(kept.values(), key=lambda p: (p.rating, p.id))
