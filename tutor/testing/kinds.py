"""Check that a game is of the kind it declares."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

from tutor.engine import AnyGame
from tutor.players.player import pick
from tutor.testing.drawn import MOST_ACTIONS, need, setups

SEEDS = range(8)
"""Starts to compare: in a game with chance, so many are hardly ever all equal."""


def check_kind(game: AnyGame) -> None:
    """Compare the declared kind with the starts, the views and the ends of games."""
    _check_chance(game)
    for players, teams in game.kind.teams.items():
        seated = sorted(player for team in teams for player in team)
        fits = players in game.players and seated == list(range(players))
        need(fits, f"The teams of {players} are {teams}: not everybody is in one.")
    for setup in setups(game, 1):
        state, rng = setup.start(game), Random(setup.seed)
        hides = _hides(game, state)
        for _n in range(MOST_ACTIONS):
            if game.over(state):
                break
            state = game.apply(state, pick(game.actions(state), rng))
            hides = hides or _hides(game, state)
        hidden = "Something is hidden" if game.kind.hidden else "Nothing is hidden"
        need(hides != game.kind.open, f"{hidden}, says the kind; the views say otherwise.")
        _check_winners(game, state)


def _check_chance(game: AnyGame) -> None:
    starts = [game.start(game.players[0], seed=seed) for seed in SEEDS]
    differ = any(start != starts[0] for start in starts)
    said = "Chance lays the table" if game.kind.chance else "There is no chance"
    need(differ == game.kind.chance, f"{said}, says the kind; the starts say otherwise.")


def _hides(game: AnyGame, state: Any) -> bool:
    return any(game.view(state, player) != state for player in range(game.seats(state)))


def _check_winners(game: AnyGame, state: Any) -> None:
    """Check that winners are players, that teams win as a whole, and that ranked winners are
    first.
    """
    where, players = partial(game.describe, state), game.seats(state)
    winners = game.verdict(state).winners
    need(len(set(winners)) == len(winners), f"A winner is named twice: {winners}.", where)
    need(set(winners) <= set(range(players)), f"{winners} are not all at the table.", where)
    for player in winners:
        lost = set(game.kind.side(player, players)) - set(winners)
        need(not lost, f"{player} has won, and {lost} of the same team has not.", where)
    first = {standing.player for standing in game.standings(state) if standing.rank == 1}
    draw = not winners and len(first) == players > 1
    if game.kind.ranked and not draw:
        need(set(winners) == first, f"{winners} have won, but {first} are first.", where)
