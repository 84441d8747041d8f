"""Find the pieces that have changed since some moves ago, which a coach marks."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.chocolatiers.state import State
from tutor.chocolatiers_family.kinds import KINDS
from tutor.chocolatiers_family.scoring import awards
from widgets.chocolatiers_family.changes import of_displays, of_tray
from widgets.chocolatiers_family.target_ids import FIRST_CARD


def changed(before: State, after: State, player: int) -> Iterator[str]:
    """Yield the cards of the tray, tops of stacks, what is new on the others' displays, and the
    Scoring cards that another leads now."""
    yield from of_tray(before, after)
    for number, (stack, later) in enumerate(zip(before.stacks, after.stacks, strict=True)):
        if len(stack) != len(later):
            yield f"stack:{number}"
    yield from of_displays(before, after, player)
    if before.first_card != after.first_card:
        yield FIRST_CARD
    was, now = awards(before.displays), awards(after.displays)
    yield from (f"card:{kind}" for kind in KINDS if was[kind].winner != now[kind].winner)
