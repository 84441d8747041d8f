"""Self-checks for the tasks of this game's lesson notebooks, as those of the other games.

from tutor.chocoly import check

def sizes(board, flavour): ...

check.sizes(sizes)
"""

from __future__ import annotations

from typing import Any

from tutor.chocoly.exercises import EXERCISES
from tutor.chocoly.exercises.game import GAME
from tutor.kit.exercise import Checked
from tutor.kit.tries import PLAYER, remember
from tutor.kit.tries import check_task as _check
from tutor.players.against import play_against
from tutor.players.own import Choose
from tutor.results.of_checks import save_result as save_result


def sizes(function: Any) -> Checked:
    """Check that `sizes(board, flavour)` returns the sizes of a flavour's areas (clauses 3.4 and
    5.2).
    """
    return _check(EXERCISES["sizes"], function)


def touching(function: Any) -> Checked:
    """Check that `touching(board, row, column)` returns how many pieces a tile would touch (clause
    3.2).
    """
    return _check(EXERCISES["touching"], function)


def faces(function: Any) -> Checked:
    """Check that `faces(face)` returns all ways to turn a tile (clause 2.1)."""
    return _check(EXERCISES["faces"], function)


def gaps(function: Any) -> Checked:
    """Check that `gaps(board)` returns the empty squares that are closed in (clause 3.3)."""
    return _check(EXERCISES["gaps"], function)


def places(function: Any) -> Checked:
    """Check that `places(board, face)` returns every legal place of a face (clauses 3.1 to 3.4)."""
    return _check(EXERCISES["places"], function)


def counts(function: Any) -> Checked:
    """Check that `counts(players, placed)` returns tiles in the pile and in all hands (clauses 1.1,
    1.2, 2.1).
    """
    return _check(EXERCISES["counts"], function)


def bridges(function: Any) -> Checked:
    """Check that `bridges(board, flavour)` returns the squares that would join two areas (clause
    5.2).
    """
    return _check(EXERCISES["bridges"], function)


def swing(function: Any) -> Checked:
    """Check that `swing(before, after, own, rivals)` returns what a tile does to the lead (clauses
    1.4 and 5.3).
    """
    return _check(EXERCISES["swing"], function)


def broken(function: Any) -> Checked:
    """Check that `broken(board, tokens, row, column)` returns what forbids a stack (clauses 4.1,
    4.3, 4.4).
    """
    return _check(EXERCISES["broken"], function)


def narrow(function: Any) -> Checked:
    """Check that `narrow(board, flavour)` returns the squares where an area can be cut (clause
    5.2).
    """
    return _check(EXERCISES["narrow"], function)


def worst(function: Any) -> Checked:
    """Check that `worst(board, flavour, places)` returns what the worst stack leaves (clauses 4.4
    and 5.2).
    """
    return _check(EXERCISES["worst"], function)


def player(choose: Choose, opponent: str = "dreamy", games: int = 4, seed: int = 0) -> Checked:
    """Check `choose(view, actions)` in whole games against one of ours; see `play_against`."""
    return remember(GAME, PLAYER, play_against(choose, opponent, games, seed, GAME))
