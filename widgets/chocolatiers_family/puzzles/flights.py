"""What flies while a puzzle is answered: from which piece or place to which one."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.chocolatiers_family.puzzles.model import PAY, Asked
from widgets.chocolatiers_family.flights import joining
from widgets.chocolatiers_family.puzzles.attempt import Attempt, mode, pairs
from widgets.chocolatiers_family.puzzles.boards import TILE
from widgets.chocolatiers_family.target_ids import spot
from widgets.tabletop.zone import Way


def tried(task: Asked, before: Attempt, after: Attempt) -> Iterator[Way]:
    """Yield the ways: the box flies to where it is tried out, or back, cards of a pair together."""
    if mode(task) == PAY:
        yield from joining(pairs(task, before), pairs(task, after))
    elif before.place != after.place:
        was, now = (spot("place", each.place) if each.place else TILE for each in (before, after))
        yield was, now
