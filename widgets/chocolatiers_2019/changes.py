"""Find the pieces that have changed since some moves ago, which a coach marks."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest

from tutor.chocolatiers_2019.components import THREE_FOUR
from tutor.chocolatiers_2019.scoring import THREE_FOUR as THREE_FOUR_LABEL
from tutor.chocolatiers_2019.scoring import awards
from tutor.chocolatiers_2019.state import State
from tutor.chocolatiers_family.kinds import KINDS
from widgets.chocolatiers_family.changes import of_displays, of_tray
from widgets.chocolatiers_family.target_ids import FIRST_CARD


def changed(before: State, after: State, player: int) -> Iterator[str]:
    """Yield the cards of the tray, boxes of the row, what the others have placed and reserved,
    and the Score tiles that another leads now."""
    yield from of_tray(before, after)
    for number, (old, new) in enumerate(zip_longest(before.row, after.row)):
        if old != new:
            yield f"row:{number}"
    yield from of_displays(before, after, player)
    for other, (held, holds) in enumerate(zip(before.reserved, after.reserved, strict=True)):
        if other != player and held != holds and holds is not None:
            yield f"display:{other}/reserved"
    if before.first_tile != after.first_tile:
        yield FIRST_CARD
    was, now = awards(before.displays), awards(after.displays)
    names = {kind: kind for kind in KINDS} | {THREE_FOUR_LABEL: THREE_FOUR}
    yield from (
        f"card:{key}" for label, key in names.items() if was[label].winner != now[label].winner
    )
