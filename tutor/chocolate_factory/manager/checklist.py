"""The setup before Monday for one, line by line, to stand beside the real box."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import takewhile
from typing import Any

from tutor.chocolate_factory import checklist as shared
from tutor.chocolate_factory.manager.cards import load_cards
from tutor.chocolate_factory.manager.setup import DRAWN
from tutor.chocolate_factory.names import SIZES
from tutor.engine import NO_OPTIONS
from tutor.i18n import _, ngettext
from tutor.rooms import Line

OWN = "3.1"
"""Clause of the main game's first line that tells each player what to take."""


def checklist(players: int, options: Mapping[str, Any] = NO_OPTIONS) -> tuple[Line, ...]:
    """Return the parts of the setup: the table's as in the main game, then the cards of the week
    (sections 2, 3 and 12).
    """
    lines = shared.checklist(players, options)
    table = takewhile(lambda line: line.clause != OWN, lines)
    n, target = options.get("initial", 1), options.get("target", DRAWN)
    demands = ngettext(
        "Lay {n} Demand face up beside it, five face down in a row.",
        "Lay {n} Demands face up beside it, five face down in a row.",
        n,
    )
    return (
        *table,
        Line(
            _("Take a Factory board and 7 Conveyor tiles."),
            OWN,
            _("Four lie in the channel, three beside the entrance, all empty."),
        ),
        Line(
            _("Take the Store Room card, “Factory manager only” up, and a reference card."),
            "12.7",
            _("Six chocolates may stay overnight."),
        ),
        Line(_("Draw a small, a medium and a large order, and lay them open."), "3.3"),
        Line(
            _("Take 9 markers of a colour."),
            "3.4",
            _("Three beside the orders, five beside the stores, one on £0."),
        ),
        Line(_("Shuffle Weekly Targets and Demands apart, face down."), "12.2"),
        _target(target),
        Line(demands.format(n=n), "12.4", _("One of the five is turned each day but Saturday.")),
    )


def _target(target: str) -> Line:
    """Return the line of the Weekly Target, with its Special Orders."""
    special = _("If it shows Special Orders, deal those open beside it; they are not replaced.")
    if target == DRAWN:
        return Line(_("Turn up one Weekly Target."), "12.3", special)
    sizes = load_cards()[target].special
    text = _("Lay Weekly Target {target} face up.").format(target=target)
    if not sizes:
        return Line(text, "12.3")
    named = ", ".join(_(SIZES[size]) for size in sizes)
    return Line(text, "12.8", _("Deal its Special Orders open beside it: {all}.").format(all=named))
