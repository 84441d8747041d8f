"""What lies idle at a table of the card games: Wilds, while one of them would win a kind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tutor.chocolatiers_family.actions import PlaceWild
from tutor.chocolatiers_family.kinds import KINDS, name
from tutor.chocolatiers_family.players.outlook import wild_spots
from tutor.engine import AnyGame
from tutor.i18n import ngettext


def idle(_game: AnyGame, view: Any, actions: Sequence[Any]) -> str:
    """Return how many Wilds are unused, and the kind that one of them would win, as the table
    stands; "" if none would, or none can be placed now.
    """
    if not any(isinstance(action, PlaceWild) for action in actions):
        return ""
    player = view.player
    gained = _best(view, player)
    if gained is None:
        return ""
    kind, size = gained
    wilds = view.wilds[player]
    text = ngettext(
        "You still hold {n} Wild. It makes your {kind} {size}, the most.",
        "You still hold {n} Wilds. One makes your {kind} {size}, the most.",
        wilds,
    )
    return text.format(n=wilds, kind=name(kind), size=size)


def _best(view: Any, player: int) -> tuple[str, int] | None:
    """Return the kind, and the size of its group, that one Wild would win for the player; the
    largest group of several.
    """
    rivals = [d.largest_groups for p, d in enumerate(view.displays) if p != player]
    most = [max(sizes) for sizes in zip(*rivals, strict=True)]
    now = view.displays[player].largest_groups
    found = [
        (size, kind)
        for sizes, _wild in wild_spots(view.displays[player])
        for kind, size, own, best in zip(KINDS, sizes, now, most, strict=True)
        if own <= best < size
    ]
    if not found:
        return None
    size, kind = max(found, key=lambda one: one[0])
    return kind, size
