"""Games between computer players, from fixed seeds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from tutor import load_game
from tutor.chocolatiers import State
from tutor.players import Player, decide

GAME = load_game("chocolatiers")


def positions(players: Sequence[Player], seed: int) -> Iterator[State]:
    """Every position of a game between the players, the end included."""
    rng = Random(seed)
    state = GAME.start(len(players), seed=seed, first=seed % len(players))
    yield state
    while not GAME.over(state):
        state = GAME.apply(state, decide(players[state.player], GAME, state, rng))
        yield state


def wins(strong: Player, weak: Player, deals: range) -> float:
    """Games the strong player wins against the weak one, each deal once from either seat; a shared
    victory is half a game."""
    won = 0.0
    for seed in deals:
        for seat in range(2):
            pair = [weak, weak]
            pair[seat] = strong
            *_before, end = positions(pair, seed)
            winners = [s.player for s in GAME.standings(end) if s.rank == 1]
            won += (seat in winners) / len(winners)
    return won
