"""Puzzles out of whole games: computer players play, positions are proposed, proofs decide."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from tutor.chocolatiers.actions import PlaceWild, Skip
from tutor.chocolatiers.game import Chocolatiers
from tutor.chocolatiers.players import PLAYERS
from tutor.chocolatiers.puzzles.kinds import PUZZLE_KINDS
from tutor.chocolatiers.puzzles.model import GAME, Task
from tutor.chocolatiers.puzzles.position import Position
from tutor.chocolatiers.state import State
from tutor.puzzles.model import Puzzle
from tutor.puzzles.pack import prove

LEAST_BOXES = 3
"""Every display has at least so many boxes: earlier positions decide little."""
MAX_ACTIONS = 2000
KEEPERS = 0.5
"""Share of players who place no Wild before the last turns."""


def from_game(
    number: int, seed: int = 0, kinds: Sequence[str] = tuple(PUZZLE_KINDS)
) -> tuple[list[Puzzle[Task]], int]:
    """Play game `number` of this seed and keep at most one puzzle of each kind from it.

    So no two puzzles of a kind in a pack come from one game and look alike. With the puzzles: how
    many tasks were tried.
    """
    rng = Random(f"{seed}/{number}")
    positions = [p for state in _states(rng) for p in _seats(state)]
    rng.shuffle(positions)
    kept: dict[str, Puzzle[Task]] = {}
    tried = 0
    for position in positions[:12]:
        for kind in kinds:
            if kind not in kept:
                tasks = PUZZLE_KINDS[kind].propose(position, rng)
                rng.shuffle(tasks)
                for task in tasks:
                    tried += 1
                    puzzle = prove(GAME, task)
                    if puzzle is not None and (puzzle.proof.greedy_fails or rng.random() < 0.3):
                        kept[kind] = puzzle
                        break
    return list(kept.values()), tried


def _states(rng: Random) -> Iterator[State]:
    """The positions of one game that are late enough, at the end of each turn."""
    game = Chocolatiers.from_file()
    players = rng.choice((2, 3, 3, 4))
    state = game.start(players, seed=int(rng.random() * 2**32), first=0)
    player = PLAYERS["careful"]
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
