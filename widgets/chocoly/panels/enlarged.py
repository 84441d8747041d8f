"""Content of the table's dialogs: the players in full, or the areas of a flavour as a graph
with the pieces at which they can be cut."""

from __future__ import annotations

import re

import htpy as h

from tutor.chocoly.areas import areas, cuts
from tutor.chocoly.faces import name
from tutor.i18n import _, ngettext
from tutor.kit.words import join_words
from widgets.chocoly import zones
from widgets.chocoly.desk import Desk
from widgets.chocoly.status import EVERYBODY, counted, status_list
from widgets.tabletop import Enlarged

AREAS = re.compile("areas:([ABC])")
"""The act that shows the areas of a flavour."""
WIDEST, HIGHEST = 508, 400
"""Size of the graph, px."""
MOST = 4
"""Most areas whose sizes are told."""


def enlarge(desk: Desk, what: str, width: int) -> Enlarged | None:
    """Return what this act shows, in at most `width` px; None if it shows nothing."""
    if what == EVERYBODY:
        body = h.div(".chocoly")[status_list(desk)]
        return Enlarged(_("Players"), body, (), narrow=True)
    found = AREAS.fullmatch(what)
    if found is None or not counted(desk):
        return None
    return _graph(desk, found[1], min(width, WIDEST))


def _graph(desk: Desk, flavour: str, width: int) -> Enlarged:
    shown = zones.graph(desk, width=width, height=min(width, HIGHEST), about=flavour)
    body = h.div(".chocoly.areas-graph")[shown.element(), h.p[sentences(desk, flavour)]]
    return Enlarged(_("{flavour} areas").format(flavour=name(flavour)), body, shown.zones)


def sentences(desk: Desk, flavour: str) -> str:
    """Return how large the areas are, and at how many pieces the largest can be cut."""
    found = areas(desk.state.board, flavour)
    if not found:
        return _("No piece of it lies on the table.")
    sizes = [str(len(area)) for area in found[:MOST]]
    if len(found) > MOST:
        sizes.append(_("{n} more").format(n=len(found) - MOST))
    told = ngettext("One area, of {sizes}.", "Areas of {sizes}.", len(found))
    said = told.format(sizes=join_words(sizes))
    open_ = [
        square
        for square in cuts(desk.state.board, flavour) & found[0]
        if desk.state.board[square].tile not in desk.state.tokens
    ]
    text = ngettext(
        "A stack that covers the diamond can cut the largest.",
        "A stack that covers one of {n} diamonds can cut the largest.",
        len(open_),
    )
    if open_:
        return f"{said} {text.format(n=len(open_))}"
    return said + " " + _("No stack on one piece can cut the largest.")
