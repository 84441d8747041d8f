"""What the marked pieces of a hint are called: one of a kind, and several."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from tutor.i18n import N_

CALLED: Mapping[str, tuple[str, str]] = MappingProxyType(
    {
        "tile": (N_("the marked tile of your belt"), N_("the {n} marked tiles of your belt")),
        "part": (N_("the marked place of a Part"), N_("the {n} marked places of Parts")),
        "room": (N_("your store room"), N_("your store room")),
        "coal": (N_("your coal"), N_("your coal")),
        "order": (N_("the marked order"), N_("the {n} marked orders")),
        "drawn": (N_("the marked order that was drawn"), N_("the {n} marked orders")),
        "store": (N_("the marked store"), N_("the {n} marked stores")),
        "parts": (N_("the marked packet of Parts"), N_("the {n} marked packets of Parts")),
        "staff": (N_("the marked packet of Employees"), N_("the {n} marked packets of Employees")),
        "card": (N_("the marked card"), N_("the {n} marked cards")),
        "employee": (N_("your Employee"), N_("your Employee")),
        "player": (N_("the marked player"), N_("the {n} marked players")),
        "shift": (N_("the button that leads on"), N_("the button that leads on")),
        "done": (N_("the button that leads on"), N_("the button that leads on")),
    }
)
"""Names by the first word of a piece's id; the solo game adds its own."""
