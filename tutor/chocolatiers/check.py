"""Self-checks for the tasks of the lesson notebooks.

    from tutor.chocolatiers import check

    def groups(display, kind): ...

    check.groups(groups)

Each function here takes the one that a learner has written, tries it on a few cases, and says in
the words of the rules what is wrong with the first one that fails. Nothing is raised, whatever the
learner's function does.
"""

from __future__ import annotations

from typing import Any

from tutor.chocolatiers.exercises import EXERCISES
from tutor.chocolatiers.exercises.game import GAME
from tutor.kit.exercise import Checked
from tutor.kit.tries import PLAYER, remember
from tutor.kit.tries import check_task as _check
from tutor.players.against import play_against
from tutor.players.own import Choose
from tutor.results.of_checks import save_result as save_result


def take(function: Any) -> Checked:
    """Check that `take(hand, tray, card)` returns the hand and the tray afterwards (clause 3.1)."""
    return _check(EXERCISES["take"], function)


def setup(function: Any) -> Checked:
    """Check that `setup(players)` returns the numbers of a table that is set (clauses 1.1 to
    1.4).
    """
    return _check(EXERCISES["setup"], function)


def swaps(function: Any) -> Checked:
    """Check that `swaps(hand, tray)` returns all swaps as a set (clauses 3.2 and 3.4)."""
    return _check(EXERCISES["swaps"], function)


def pays(function: Any) -> Checked:
    """Check that `pays(hand, box)` returns whether the cards match the box one by one (clause
    4.2).
    """
    return _check(EXERCISES["pays"], function)


def ways(function: Any) -> Checked:
    """Check that `ways(hand, box)` returns all payments as a set (clauses 4.2 to 4.4)."""
    return _check(EXERCISES["ways"], function)


def places(function: Any) -> Checked:
    """Check that `places(display)` returns the places for the next box (clauses 5.2 and 5.6)."""
    return _check(EXERCISES["places"], function)


def groups(function: Any) -> Checked:
    """Check that `groups(display, kind)` returns all groups of a kind (clauses 6.4, 6.5, 9.1 and
    9.2).
    """
    return _check(EXERCISES["groups"], function)


def holding(function: Any) -> Checked:
    """Check that `holding(display, kind)` returns the Wilds without which a group falls apart
    (clause 6.4).
    """
    return _check(EXERCISES["holding"], function)


def end_of_turn(function: Any) -> Checked:
    """Check that `end_of_turn(hand, tray, deck)` returns cards discarded and drawn (clauses 7.1 to
    7.3).
    """
    return _check(EXERCISES["end_of_turn"], function)


def last_turns(function: Any) -> Checked:
    """Check that `last_turns(players, player)` returns those who still have a turn (clause 8.2)."""
    return _check(EXERCISES["last_turns"], function)


def award(function: Any) -> Checked:
    """Check that `award(sizes)` returns who gets a Scoring card (clauses 9.1 to 9.4)."""
    return _check(EXERCISES["award"], function)


def best_wild(function: Any) -> Checked:
    """Check that `best_wild(display, kind)` returns a space where a Wild does most (clauses 6.1 to
    6.4).
    """
    return _check(EXERCISES["best_wild"], function)


def totals(function: Any) -> Checked:
    """Check that `totals(displays, wilds, first)` returns the final points of all (clauses 10.1 and
    10.2).
    """
    return _check(EXERCISES["totals"], function)


def player(choose: Choose, opponent: str = "dreamy", games: int = 4, seed: int = 0) -> Checked:
    """Check `choose(view, actions)` in whole games against one of ours; see `play_against`."""
    return remember(GAME, PLAYER, play_against(choose, opponent, games, seed, GAME))
