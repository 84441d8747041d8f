"""The choice of a flavour, before anything lies on the table (clauses 1.4 to 1.6)."""

from __future__ import annotations

import htpy as h

from tutor.chocoly.faces import FLAVOURS, name
from tutor.i18n import _, ngettext
from tutor.kit.words import join_words
from widgets.browser.parts import Part
from widgets.chocoly.desk import Desk
from widgets.chocoly.draw.svg import piece_svg
from widgets.tabletop.desk import CLICKABLE
from widgets.tabletop.zone import badge

PIECE = 64


def choice(desk: Desk) -> h.Element:
    """Return a card for each flavour: who has it, and how many pieces of it one holds."""
    return h.div(".flavours", role="group", aria_label=_("Flavours"), data_grid="flavours")[
        (_card(desk, flavour) for flavour in FLAVOURS)
    ]


def _card(desk: Desk, flavour: str) -> Part:
    state, target = desk.state, f"flavour:{flavour}"
    owners = [p for p in range(state.players) if state.flavours[p] == flavour]
    held = sum(tile.count(flavour) for tile in state.hands[desk.player])
    count = ngettext("{n} piece in your hand", "{n} pieces in your hand", held).format(n=held)
    taken = _("Taken: {who}").format(who=join_words([desk.name(p) for p in owners]))
    free = desk.state_of(target) == CLICKABLE
    classes = {"flavour-card": True, "is-free": free, "is-taken": bool(owners)}
    card = h.button(
        class_=classes,
        type="button",
        data_act=target,
        data_shows=desk.state_of(target),
    )[
        piece_svg(flavour, PIECE),
        h.strong[name(flavour)],
        h.span(".second.label")[taken if owners else count],
        h.span(".flavour-owners")[(badge(p, 22) for p in owners)],
    ]
    return Part(f"flavour-{flavour}", card)
