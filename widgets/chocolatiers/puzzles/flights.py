"""What flies while a puzzle is answered: from which piece or place to which one."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.chocolatiers.puzzles.model import PAY, Asked
from widgets.chocolatiers.flights import joining
from widgets.chocolatiers.puzzles.answer import Attempt, mode, pairs
from widgets.chocolatiers.puzzles.boards import TILE
from widgets.chocolatiers.target_ids import spot
from widgets.tabletop.zone import Way


def tried(task: Asked, before: Attempt, after: Attempt) -> Iterator[Way]:
    """The box to where it is tried out, or back; cards of a pair together."""
    if mode(task) == PAY:
        yield from joining(pairs(task, before), pairs(task, after))
    elif before.place != after.place:
        was, now = (spot("place", each.place) if each.place else TILE for each in (before, after))
        yield was, now
