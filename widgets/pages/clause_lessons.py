"""Where the rules of a game are taught."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from attrs import frozen

from tutor.rooms import inherited, qualified, room


@frozen
class TaughtAt:
    """Where a rule is taught: a lesson's address and what to call it."""

    address: str
    title: str


Taught = Mapping[str, Sequence[TaughtAt]]
"""By clause id, the places that teach it."""


@cache
def taught(game: str) -> Taught:
    """Return where each clause is taught: the step that introduces it, or those that practise it.

    Of an inherited clause that this course passes over, where the parent's course does.
    """
    found: dict[str, dict[str, TaughtAt]] = {}
    here = room(game)
    for introduces in (True, False):
        for each in here.all_lessons():
            for number, step in enumerate(each.steps, 1):
                for clause in step.clauses if introduces else step.practises:
                    name = f"lesson/{each.id}/{number}" if number > 1 else f"lesson/{each.id}"
                    place = TaughtAt(qualified(game, name), each.title)
                    found.setdefault(clause, {}).setdefault(each.id, place)
    above = taught(here.parent) if here.parent else {}
    theirs = {clause: above[name] for clause, name in inherited(here).items() if name in above}
    return theirs | {clause: tuple(places.values())[:3] for clause, places in found.items()}
