"""Self-checks for the tasks of this game's lesson notebooks, as those of the other games.

from tutor.chocolate_factory.manager import check

def won(met): ...

check.won(won)
"""

from __future__ import annotations

from typing import Any

from tutor.chocolate_factory.manager.exercises import EXERCISES
from tutor.kit.exercise import Checked
from tutor.kit.tries import check_task as _check
from tutor.results.of_checks import save_result as save_result


def won(function: Any) -> Checked:
    """Check that `won(met)` says whether the week is won (clause 13.1)."""
    return _check(EXERCISES["won"], function)


def row(function: Any) -> Checked:
    """Check that `row(staff, parts, day)` returns the pairs of a day (clauses 14.3 to 14.5)."""
    return _check(EXERCISES["row"], function)


def possible(function: Any) -> Checked:
    """Check that `possible(stores, day)` says whether visits can be planned (clauses 14.5 and
    14.8).
    """
    return _check(EXERCISES["possible"], function)


def payable(function: Any) -> Checked:
    """Check that `payable(steps, markers)` says whether one card can be paid (clause 15.1)."""
    return _check(EXERCISES["payable"], function)


def paid(function: Any) -> Checked:
    """Check that `paid(cards, markers)` says whether all cards can be paid (clauses 15.1 to
    15.3).
    """
    return _check(EXERCISES["paid"], function)


def alike(function: Any) -> Checked:
    """Check that `alike(room, many)` returns the kinds that pay a chocolate order (clause 15.7)."""
    return _check(EXERCISES["alike"], function)


def missing_money(function: Any) -> Checked:
    """Check that `missing_money(target, more, earned)` returns the pounds to earn (clauses 15.4 and
    15.5).
    """
    return _check(EXERCISES["missing_money"], function)


def still(function: Any) -> Checked:
    """Check that `still(wanted, completed)` returns the orders still wanted (clause 15.6)."""
    return _check(EXERCISES["still"], function)


def choices(function: Any) -> Checked:
    """Check that `choices(day)` counts the choices of a day (clauses 14.5 and 14.6)."""
    return _check(EXERCISES["choices"], function)


def interval(function: Any) -> Checked:
    """Check that `interval(won, weeks)` returns how sure a share is."""
    return _check(EXERCISES["interval"], function)


def days_off(function: Any) -> Checked:
    """Check that `days_off(stores, day)` returns the days on which an Employee without a store can
    be taken (clauses 14.5 and 18.4).
    """
    return _check(EXERCISES["days_off"], function)
