"""The setup before the first turn, line by line, for the lesson and for the real box."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.chocolatiers_2019.components import load_components
from tutor.chocolatiers_2019.scoring import THREE_FOUR
from tutor.chocolatiers_family.kinds import KINDS, name
from tutor.chocolatiers_family.scoring import FIRST
from tutor.engine import NO_OPTIONS
from tutor.i18n import _
from tutor.rooms import Line

CLAUSES = ("1.1", "1.2", "1.3", "1.4", "1.5", "1.6")
"""The parts of the setup in the order of the rulebook."""


def checklist(players: int, options: Mapping[str, Any] = NO_OPTIONS) -> tuple[Line, ...]:
    """Return the six parts of the setup (clauses 1.1 to 1.6); they are the same for all
    numbers."""
    box = load_components()
    over = box.wilds * (box.players[-1] - players)
    order = ", ".join((*map(name, KINDS), _(THREE_FOUR), _(FIRST)))
    wilds = _("{n} tokens go back into the box.").format(n=over)
    lines = (
        (
            _("Deal {n} cards to each player.").format(n=box.hand),
            _("Shuffle the Chocolate cards first. Hands are secret."),
        ),
        (
            _("Lay {n} cards open in the middle: the tray.").format(n=box.tray),
            _("The other cards are the deck, face down."),
        ),
        (
            _("Give each player {n} Wilds.").format(n=box.wilds),
            wilds if over else _("All tokens are in play."),
        ),
        (
            _("Lay {n} boxes open: the row.").format(n=box.row),
            _("Shuffle the tiles first. The other {n} are the pile, face down beside it.").format(
                n=len(box.tiles) - box.row
            ),
        ),
        (
            _("Lay the {n} Score tiles above the row.").format(n=len(box.scoring)),
            _("In this order: {order}.").format(order=order),
        ),
        (
            _("Who ate chocolate last takes the start marker and starts."),
            _("Then play goes clockwise. The marker stays there all game."),
        ),
    )
    found = zip(lines, CLAUSES, strict=True)
    return tuple(Line(text, clause, more) for (text, more), clause in found)
