"""Parts of the table, large: another player's display, one box of one's own."""

from __future__ import annotations

from collections.abc import Callable

import htpy as h
from htpy import Node

from tutor.chocolatiers_family.kinds import EMPTY
from tutor.i18n import _
from widgets.chocolatiers_family import zones
from widgets.chocolatiers_family.desk import Desk
from widgets.chocolatiers_family.groups import counts
from widgets.chocolatiers_family.target_ids import parse
from widgets.tabletop import Enlarged
from widgets.tabletop.zone import Zone


def enlarge(
    desk: Desk,
    what: str,
    width: int,
    more: Callable[[Desk, int], tuple[Zone, ...]] = lambda desk, player: (),
) -> Enlarged | None:
    """Return what "display:PLAYER" or "enlarge:ROW,COLUMN" shows, in at most `width` px, else None.

    `more`: what lies beside a player's display.
    """
    kind, _colon, which = what.partition(":")
    if kind == "display":
        others = (p for p in range(desk.state.players) if p != desk.player)
        if which not in map(str, others):
            return None
        return _display(desk, int(which), width, more(desk, int(which)))
    if kind == "enlarge":
        numbers = parse(f"place:{which}")[1]
        place = (numbers[0], numbers[1]) if len(numbers) == 2 else None
        if place in desk.state.displays[desk.player].boxes and place is not None:
            return _box(desk, place, width)
    return None


def _display(desk: Desk, player: int, width: int, more: tuple[Zone, ...]) -> Enlarged:
    """Another player's display with its points and, unless that is asked, its largest groups."""
    inner = min(520, width)
    zone = zones.large_display(desk, player, c=78, width=inner, height=round(inner * 0.72))
    display = desk.state.displays[player]
    points = sum(display.points)
    text = _("Boxes: {points} points. Largest groups:").format(points=points)
    groups: list[Node] = [h.p(".second")[text], counts(display, small=True)]
    beside = (h.div(".centred")[each.element, h.p(".second")[each.label]] for each in more)
    body: list[Node] = [zone.element, beside, None if desk.board.asked else groups]
    return Enlarged(_("{who}’s display").format(who=desk.name(player)), body, (zone, *more))


def _box(desk: Desk, box: tuple[int, int], width: int) -> Enlarged:
    """One box of the own display, large enough to choose a space."""
    zone = zones.one_box(desk, box, c=min(96, (width - 60) // 2))
    blank = EMPTY in desk.state.displays[desk.player].face(*box)
    words = _("A dotted circle is a space without chocolate.")
    body = [h.div(".centred")[zone.element], h.p(".second")[words] if blank else None]
    return Enlarged(_("Tap the space you mean."), body, (zone,), narrow=True)
