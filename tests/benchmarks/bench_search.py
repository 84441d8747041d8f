"""The search of two turns: against itself without pruning and table, and how long it takes.

Times are of the processor, so that a busy machine changes both sides alike.
"""

from __future__ import annotations

import statistics
from collections.abc import Iterator
from itertools import islice
from random import Random
from time import process_time

from plain_search import plain_sure
from table import Row

from tutor.chocolatiers import State
from tutor.chocolatiers.actions import Skip
from tutor.chocolatiers.game import Chocolatiers
from tutor.chocolatiers.players import PLAYERS
from tutor.chocolatiers.puzzles.making.generator import from_game
from tutor.chocolatiers.puzzles.search.table import deck_lasts
from tutor.chocolatiers.puzzles.search.whole import found, root, turns
from tutor.chocolatiers.state import BONUS
from tutor.chocolatiers_family.actions import PlaceWild
from tutor.kit.frozen import changed

GAME = Chocolatiers.from_file()
POSITIONS = 8
GAMES = 120
AIMS = {"turn": 5000, "reply": 5000, "round": 5000, "race": 1000, "twice": 1000}
"""The last two search two turns; the others one round."""


def rows() -> list[Row]:
    """Both searches over the same positions, and the longest that ours takes for one."""
    ours, plain = [], []
    for state in islice(positions(), POSITIONS):
        start = process_time()
        quick = found(state, GAME.components).value
        middle = process_time()
        slow = plain_value(state)
        ours.append(middle - start)
        plain.append(process_time() - middle)
        assert quick == slow, "the two searches disagree"
    return [
        Row(
            "two turns, positions searched / s",
            1 / statistics.mean(ours),
            1 / statistics.mean(plain),
            "no pruning, no table",
            20,
            True,
        ),
        Row("two turns, longest search, s", max(ours), 1, "a second", 1, False),
        *(
            Row(f"“{kind}” puzzles kept / CPU-hour", per_hour(kind), aim, "the aim", 1, True)
            for kind, aim in AIMS.items()
        ),
    ]


def per_hour(kind: str) -> float:
    """Puzzles of a kind kept per hour of processor time, if a game is asked for nothing else."""
    start = process_time()
    kept = sum(len(from_game(number, 5, (kind,))[0]) for number in range(GAMES))
    return 3600 * kept / (process_time() - start)


def plain_value(state: State) -> int:
    """The best of all turns, each searched whole."""
    begin = root(state, GAME.components)
    return max(
        plain_sure(begin.node(after), state.player, GAME.components)
        for _turn, after in turns(state, GAME.components)
    )


def positions() -> Iterator[State]:
    """Two players near the end of games with Wilds left: every fourth such bonus, hands open."""
    for seed in range(1, 100):
        fitting = [state for state in play(seed) if near_the_end(state)]
        yield from fitting[::4]


def near_the_end(state: State) -> bool:
    boxes = sorted(len(display.points) for display in state.displays)
    return (
        state.phase == BONUS
        and state.last_turns is None
        and boxes[0] >= 4
        and boxes[-1] >= 5
        and deck_lasts(state)
    )


def play(seed: int) -> Iterator[State]:
    """The positions of a game in which Wilds are mostly kept."""
    rng, player = Random(seed), PLAYERS["careful"]
    state = GAME.start(2, seed=seed)
    while not GAME.over(state):
        seen = GAME.view(state, state.player)
        yield changed(seen, hands=state.hands)
        action = player.choose(GAME, seen, rng)
        if isinstance(action, PlaceWild) and rng.random() < 0.85:
            action = Skip()
        state = GAME.apply(state, action)
