"""Games between computer players, from fixed seeds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from tutor import load_game
from tutor.chocolatiers import State
from tutor.chocolatiers.players import PLAYERS
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


def wins(strong: str, weak: str, seeds: range) -> float:
    """Games the strong player wins against the weak one, a shared victory half a game."""
    won = 0.0
    for seed in seeds:
        seat = seed // 2 % 2
        pair = [PLAYERS[weak], PLAYERS[weak]]
        pair[seat] = PLAYERS[strong]
        *_before, end = positions(pair, seed)
        winners = [s.player for s in GAME.standings(end) if s.rank == 1]
        won += (seat in winners) / len(winners)
    return won
