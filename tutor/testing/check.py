"""A check: a promise of every game, and the function that tests it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from time import perf_counter

import attrs

from tutor.rooms import Room


@attrs.frozen
class Check:
    """One promise of every game.

    `group`: heading in the report. `name`: one word for `--only`. `proves`: the promise, in a few
    words. `run(room)`: raises AssertionError, whose text says what is broken and where, one problem
    a line.
    """

    group: str
    name: str
    proves: str
    run: Callable[[Room], None]


@attrs.frozen
class Result:
    """The result of a check: `problem` is "" if the promise is kept. `seconds`: how long it
    took.
    """

    check: Check
    problem: str
    seconds: float


def run_checks(room: Room, checks: Iterable[Check]) -> Iterator[Result]:
    """Run the checks one by one; an exception of a game counts as a problem of that check alone."""
    for check in checks:
        began = perf_counter()
        problem = problem_of(check, room)
        yield Result(check, problem, perf_counter() - began)


def problem_of(check: Check, room: Room) -> str:
    """Run a check and return its problem; "" if there is none."""
    try:
        check.run(room)
    except AssertionError as error:
        return str(error) or "It fails without a word."
    except Exception as error:  # an unfinished game may raise anything
        return f"{type(error).__name__}: {error}"
    return ""


def chosen(checks: Iterable[Check], names: Iterable[str]) -> tuple[Check, ...]:
    """Return the checks of these names or groups, in their order; all if none is named.

    Raises ValueError for an unknown name; it lists the known ones.
    """
    checks, wanted = tuple(checks), [name.casefold() for name in names]
    if not wanted:
        return checks
    known = {each.casefold() for check in checks for each in (check.name, check.group)}
    for name in wanted:
        if name not in known:
            all_names = ", ".join(check.name for check in checks)
            raise ValueError(f"There is no check “{name}”. The checks are: {all_names}.")
    return tuple(c for c in checks if {c.name.casefold(), c.group.casefold()} & {*wanted})
