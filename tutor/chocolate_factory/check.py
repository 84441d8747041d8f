"""Self-checks for the tasks of this game's lesson notebooks, as those of the other games.

from tutor.chocolate_factory import check

def push(belt): ...

check.push(push)
"""

from __future__ import annotations

from typing import Any

from tutor.chocolate_factory.exercises import EXERCISES
from tutor.chocolate_factory.exercises.game import GAME
from tutor.kit.exercise import Checked
from tutor.kit.tries import PLAYER, remember
from tutor.kit.tries import check_task as _check
from tutor.players.against import play_against
from tutor.players.own import Choose
from tutor.results.of_checks import save_result as save_result


def push(function: Any) -> Checked:
    """Check that `push(belt)` returns the tiles after a push, and what fell out (clauses 7.2 and
    7.3).
    """
    return _check(EXERCISES["push"], function)


def ways(function: Any) -> Checked:
    """Check that `ways(start, goal)` returns how many ways of upgrading lead there (clauses 4.1 and
    8.2).
    """
    return _check(EXERCISES["ways"], function)


def pushes(function: Any) -> Checked:
    """Check that `pushes(tile, chute)` returns how far a chocolate is from the store room (clauses
    7.3 and 8.3).
    """
    return _check(EXERCISES["pushes"], function)


def traded(function: Any) -> Checked:
    """Check that `traded(coal, store, costs)` returns the fewest chocolates to trade (clauses 4.3
    and 7.8).
    """
    return _check(EXERCISES["traded"], function)


def made(function: Any) -> Checked:
    """Check that `made(inputs, outputs, tile)` returns all that a converter can leave on a tile
    (clauses 8.4 to 8.9).
    """
    return _check(EXERCISES["made"], function)


def upgraded(function: Any) -> Checked:
    """Check that `upgraded(tile, times)` returns all that an Upgrader can leave on a tile (clauses
    8.2 and 8.10).
    """
    return _check(EXERCISES["upgraded"], function)


def decks(function: Any) -> Checked:
    """Check that `decks(players, day)` returns the cards left in the decks (clauses 3.3, 5.2,
    6.3).
    """
    return _check(EXERCISES["decks"], function)


def first_column(function: Any) -> Checked:
    """Check that `first_column(columns, kind)` returns where a Bean is of a kind first (clauses
    4.3, 7.3, 7.6).
    """
    return _check(EXERCISES["first_column"], function)


def snake(function: Any) -> Checked:
    """Check that `snake(players, starter)` returns who takes a packet when (clauses 6.1 and
    6.2).
    """
    return _check(EXERCISES["snake"], function)


def paid(function: Any) -> Checked:
    """Check that `paid(costs, least, less)` returns the coal that is paid with an Employee (clause
    6.6).
    """
    return _check(EXERCISES["paid"], function)


def earned(function: Any) -> Checked:
    """Check that `earned(store, stages, done)` returns what an order earns today (clause 9.2)."""
    return _check(EXERCISES["earned"], function)


def moved(function: Any) -> Checked:
    """Check that `moved(store, space, goods)` returns where a delivery moves the marker (clauses
    9.5 to 9.14).
    """
    return _check(EXERCISES["moved"], function)


def most(function: Any) -> Checked:
    """Check that `most(store, goods)` returns how far side B moves the marker at most (clauses 9.7
    to 9.15).
    """
    return _check(EXERCISES["most"], function)


def money(function: Any) -> Checked:
    """Check that `money(stack)` returns what each player earns at a store (clauses 11.3 and
    11.4).
    """
    return _check(EXERCISES["money"], function)


def nights(function: Any) -> Checked:
    """Check that `nights(store)` returns what may stay overnight, and the coal (clause 10.1)."""
    return _check(EXERCISES["nights"], function)


def total(function: Any) -> Checked:
    """Check that `total(shops, own, others, stores, left)` returns a player's money at the end
    (clauses 11.2 to 11.6).
    """
    return _check(EXERCISES["total"], function)


def soonest(function: Any) -> Checked:
    """Check that `soonest(tile, chute, movers)` returns how far a chocolate is from the store room
    where Parts move it (clauses 7.3, 8.3, 19.2).
    """
    return _check(EXERCISES["soonest"], function)


def player(choose: Choose, opponent: str = "hasty", games: int = 4, seed: int = 0) -> Checked:
    """Check `choose(view, actions)` in whole games against one of ours; see `play_against`."""
    return remember(GAME, PLAYER, play_against(choose, opponent, games, seed, GAME))
