"""The setup before the first turn, line by line, for the lesson and for the real box."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.chocolatiers.components import load_components
from tutor.chocolatiers.setting import CLAUSES
from tutor.chocolatiers_family.kinds import KINDS, name
from tutor.engine import NO_OPTIONS
from tutor.i18n import _
from tutor.rooms import Line


def checklist(players: int, options: Mapping[str, Any] = NO_OPTIONS) -> tuple[Line, ...]:
    """Return the six parts of the setup for so many players (clauses 1.1 to 1.6), in their
    order."""
    box = load_components()
    high = box.stack_height[players]
    out = len(box.tiles) - box.stacks * high
    kinds = ", ".join(map(name, KINDS))
    lines = (
        (
            _("Deal {n} cards to each player.").format(n=box.hand),
            _("Shuffle the Chocolate cards first. Hands are secret."),
        ),
        (
            _("Give each player {n} Wilds.").format(n=box.wilds),
            _("The other tokens go back into the box."),
        ),
        (
            _("Lay {n} cards open: the Share Tray.").format(n=box.tray),
            _("The other cards are the deck, face down."),
        ),
        (
            _("Build {n} stacks, open, {high} boxes each.").format(n=box.stacks, high=high),
            _("Shuffle the tiles first. {n} stay out of the game.").format(n=out),
        ),
        (
            _("Lay the {n} Scoring cards in a row.").format(n=len(box.scoring)),
            _("In this order: First, {kinds}.").format(kinds=kinds),
        ),
        (
            _("Who ate chocolate last starts."),
            _("Then play goes clockwise."),
        ),
    )
    found = zip(lines, CLAUSES.values(), strict=True)
    return tuple(Line(text, clause, more) for (text, more), clause in found)
