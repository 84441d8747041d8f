"""Self-checks for the tasks of this game's lesson notebooks, as those of the first edition.

from tutor.chocolatiers_2019 import check

def trades(hand, tray): ...

check.trades(trades)
"""

from __future__ import annotations

from typing import Any

from tutor.chocolatiers_2019.exercises import EXERCISES
from tutor.chocolatiers_2019.exercises.game import GAME
from tutor.kit.exercise import Checked
from tutor.kit.tries import PLAYER, remember
from tutor.kit.tries import check_task as _check
from tutor.players.against import play_against
from tutor.players.own import Choose
from tutor.results.of_checks import save_result as save_result


def turns(function: Any) -> Checked:
    """Check that `turns(actions)` returns all turns of two actions as a set (clauses 2.2 and
    2.3).
    """
    return _check(EXERCISES["turns"], function)


def setup(function: Any) -> Checked:
    """Check that `setup(players)` returns the numbers of a table that is set (clauses 1.1 to
    1.4).
    """
    return _check(EXERCISES["setup"], function)


def trades(function: Any) -> Checked:
    """Check that `trades(hand, tray)` returns all trades as a set (clause 3.2)."""
    return _check(EXERCISES["trades"], function)


def refill(function: Any) -> Checked:
    """Check that `refill(row, pile, box)` returns row and pile when a box is gone (clause 4.9)."""
    return _check(EXERCISES["refill"], function)


def can_pay(function: Any) -> Checked:
    """Check that `can_pay(hand, box)` returns whether the cards pay for it, two for one included
    (clause 4.3).
    """
    return _check(EXERCISES["can_pay"], function)


def points(function: Any) -> Checked:
    """Check that `points(display, reserved, wilds)` returns the points of boxes and Wilds (clauses
    6.2 and 6.3).
    """
    return _check(EXERCISES["points"], function)


def wilds(function: Any) -> Checked:
    """Check that `wilds(actions)` returns the free and the locked Wilds (clauses 6.1 and 6.3)."""
    return _check(EXERCISES["wilds"], function)


def counts_as(function: Any) -> Checked:
    """Check that `counts_as(display, row, column)` returns the kinds of a Wild (clauses 5.3 and
    5.4).
    """
    return _check(EXERCISES["counts_as"], function)


def discards(function: Any) -> Checked:
    """Check that `discards(hand)` returns what may go at the end of a turn (clause 2.4)."""
    return _check(EXERCISES["discards"], function)


def three_and_four(function: Any) -> Checked:
    """Check that `three_and_four(tables)` returns who wins that Score tile (clause 8.3)."""
    return _check(EXERCISES["three_and_four"], function)


def last_turns(function: Any) -> Checked:
    """Check that `last_turns(players, starter, player)` returns who still has a turn (clause
    7.2).
    """
    return _check(EXERCISES["last_turns"], function)


def gain(function: Any) -> Checked:
    """Check that `gain(before, after, others, tile)` returns the points a Wild wins (clauses 5.7,
    8.1, 8.2).
    """
    return _check(EXERCISES["gain"], function)


def totals(function: Any) -> Checked:
    """Check that `totals(displays, wilds, first)` returns the final points of all (clause 9.1)."""
    return _check(EXERCISES["totals"], function)


def player(choose: Choose, opponent: str = "dreamy", games: int = 4, seed: int = 0) -> Checked:
    """Check `choose(view, actions)` in whole games against one of ours; see `play_against`."""
    return remember(GAME, PLAYER, play_against(choose, opponent, games, seed, GAME))
