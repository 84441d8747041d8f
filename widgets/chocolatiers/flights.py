"""What flies and what shakes on the table page."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from widgets.chocolatiers.selection import Selection
from widgets.chocolatiers.target_ids import spot
from widgets.chocolatiers.zones import Spot, moves_between
from widgets.protocol import Move, Shake
from widgets.table import Step

Spots = Mapping[str, Spot]


def tried(before: Selection, after: Selection, old: Spots, new: Spots) -> tuple[Move, ...]:
    """A piece that is only tried out flies to where it would lie."""
    ways = []
    if after.give is not None and after.give != before.give:
        ways.append((f"hand:{after.give}", "tray:6"))
    if after.place is not None and after.place != before.place:
        start = f"stack:{after.stack}"
        if before.place is not None and before.stack == after.stack:
            start = spot("place", before.place)
        ways.append((start, spot("place", after.place)))
    if after.space is not None and after.space != before.space:
        start = "wild" if before.space is None else spot("space", before.space)
        ways.append((start, spot("space", after.space)))
    return tuple(
        Move(old[start].canvas, old[start].rect, new[end].canvas, new[end].rect)
        for start, end in ways
        if start in old and end in new
    )


def flights(steps: Iterable[Step], you: int, old: Spots, new: Spots) -> tuple[Move, ...]:
    """The flights of one player's steps, from the table before them to the one after."""
    return tuple(
        move
        for step in steps
        for move in moves_between(step.before, step.after, step.action, you, old, new)
    )


def own_flights(
    step: Step, before: Selection, you: int, old: Spots, new: Spots
) -> tuple[Move, ...]:
    """The flights of the learner's own step; a piece that was tried out lies there already."""
    tried_out = {"stacks"} if before.place else {"wild"} if before.space else set()
    return tuple(m for m in flights((step,), you, old, new) if m.from_canvas not in tried_out)


def shake(target: str, spots: Spots) -> tuple[Shake, ...]:
    """The piece that was refused shakes, if it is on the page."""
    at = spots.get(target)
    return (Shake(at.canvas, at.rect),) if at else ()
