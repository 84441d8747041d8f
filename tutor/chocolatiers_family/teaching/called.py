"""What the marked pieces of a hint are called: one of a kind, and several."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from tutor.i18n import N_

CALLED: Mapping[str, tuple[str, str]] = MappingProxyType(
    {
        "tray": (N_("the marked card in the tray"), N_("the {n} marked cards in the tray")),
        "hand": (N_("the marked card in your hand"), N_("the {n} marked cards in your hand")),
        "wild": (N_("your Wild"), N_("your Wilds")),
        "deck": (N_("the deck"), N_("the deck")),
        "discards": (N_("the discards"), N_("the discards")),
        "place": (N_("the marked place for a box"), N_("the {n} marked places for a box")),
        "space": (N_("the marked space in your display"), N_("the {n} marked spaces")),
        "display": (N_("the marked display"), N_("the {n} marked displays")),
    }
)
"""Names by the first word of a piece's id; each edition adds its own."""
