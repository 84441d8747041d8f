"""Checks of single positions, and positions of random games."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import pairwise
from random import Random
from typing import Any

from tutor.engine import AnyGame, Standing
from tutor.players.player import pick
from tutor.testing.drawn import MOST_ACTIONS, Setup, looks_closely, need


def check_position(game: AnyGame, state: Any) -> None:
    """Check that a position is possible, that a player is to move or the game is over, and its
    standings.
    """
    where = partial(game.describe, state)
    reasons = " ".join(violation.message for violation in game.status(state))
    need(not reasons, f"A position reached by play cannot be: {reasons}", where)
    need(game.to_move(state) in range(game.seats(state)), "Nobody is to move.", where)
    need(game.seats(state) in game.players, "So many players are not allowed.", where)
    need(isinstance(game.phase_name(state), str), "The name of the phase is no text.", where)
    need(game.over(state) != bool(game.actions(state)), "Over, or something to do?", where)
    check_standings(game, state)


def check_standings(game: AnyGame, state: Any) -> None:
    """Check that every player has a standing, best first, and that the items add up."""
    standings, where = game.standings(state), partial(game.describe, state)
    players = sorted(standing.player for standing in standings)
    need(players == list(range(game.seats(state))), "Not everybody has a standing.", where)
    ranks = [standing.rank for standing in standings]
    need(ranks[0] == 1 and ranks == sorted(ranks), f"The ranks are {ranks}.", where)
    labels, ties = list(standings[0].items), list(standings[0].ties)
    for standing in standings:
        total = sum(standing.items.values())
        need(total == standing.total, f"{standing} does not add up: {total}.", where)
        need(list(standing.items) == labels, f"{standing} has other items than the first.")
        need(list(standing.ties) == ties, f"{standing} has other tie-breaks than the first.")
        need(all(labels), f"{standing} has an item without a name.")
    _check_ranks(standings, where)


def _check_ranks(standings: Sequence[Standing], where: Callable[[], str]) -> None:
    """Check that more points, or as many and more in a tie-break, give a better rank."""
    for better, worse in pairwise(standings):
        said = f"Player {better.player} stands before player {worse.player} with less: "
        need(_points(better) >= _points(worse), f"{said}{_points(better)}, {_points(worse)}", where)
        same = _points(better) == _points(worse)
        need(
            same or better.rank < worse.rank,
            f"Players {better.player} and {worse.player} share a place, but not their points.",
            where,
        )


def _points(standing: Standing) -> tuple[int, ...]:
    return (standing.total, *standing.ties.values())


def positions(game: AnyGame, setup: Setup, rng: Random) -> Iterator[Any]:
    """Yield some positions of a random game, including the first and the last."""
    state = setup.start(game)
    yield state
    for played in range(MOST_ACTIONS):
        if game.over(state):
            break
        state = game.apply(state, pick(game.actions(state), rng))
        if game.over(state) or looks_closely(played, rng):
            yield state
