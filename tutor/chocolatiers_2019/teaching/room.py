"""What this edition tells the lessons: its table's areas and pieces, and who advises."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

import attrs

from tutor.chocolatiers_2019 import words
from tutor.chocolatiers_2019.actions import Action
from tutor.chocolatiers_2019.players import PLAYERS
from tutor.chocolatiers_2019.state import State
from tutor.chocolatiers_2019.teaching import pointing
from tutor.chocolatiers_family.kinds import KINDS, WILD
from tutor.chocolatiers_family.teaching.called import CALLED as FAMILY
from tutor.i18n import N_
from tutor.lessons.teaching import Teaching
from tutor.players.player import Player

AREAS = ("display", "tray", "hand", "row", "wild", "reserved", "graph", "cards", "others")
"""Parts of the table a step can show."""

AREA_OF: Mapping[str, str] = MappingProxyType(
    {
        "tray": "tray",
        "deck": "tray",
        "discards": "tray",
        "hand": "hand",
        "row": "row",
        "supply": "row",
        "reserved": "reserved",
        "wild": "wild",
        "place": "display",
        "space": "display",
        "card": "cards",
        "display": "others",
    }
)
"""The area a piece lies in, by the first word of its id."""

SYMBOLS = (*KINDS, *KINDS[:-1], WILD)
"""What stands for the lessons along the course: the kinds, the kinds again, last a Wild."""

OWN_DISPLAY = "display:0"

CALLED: Mapping[str, tuple[str, str]] = MappingProxyType(
    {
        **FAMILY,
        "row": (N_("the marked box of the row"), N_("the {n} marked boxes of the row")),
        "supply": (N_("the pile of boxes"), N_("the pile of boxes")),
        "reserved": (N_("the place of your reserved box"), N_("the place of your reserved box")),
        "card": (N_("the marked Score tile"), N_("the {n} marked Score tiles")),
    }
)
"""What marked pieces are called in a hint."""


@attrs.frozen
class Teaching2019(Teaching[State, Action]):
    """See `tutor.lessons.teaching.Teaching` for what each of these promises."""

    areas: tuple[str, ...] = AREAS
    area_of_kind: Mapping[str, str] = AREA_OF
    called: Mapping[str, tuple[str, str]] = CALLED
    symbols: tuple[str, ...] = SYMBOLS
    adviser: Player[State, Action] = PLAYERS["careful"]

    def area_of(self, target: str) -> str:
        """Return the area a piece lies in; the own display is one itself."""
        return "display" if target == OWN_DISPLAY else super().area_of(target)

    def describe(self, state: State, seat: int, names: Sequence[str]) -> str:
        """Describe a position without the sizes of groups."""
        return words.describe(state, seat, names, groups=False)

    targets = staticmethod(pointing.targets)

    def whole(self, target: str) -> str:
        """Return the display of what lies in it."""
        return OWN_DISPLAY if self.area_of(target) == "display" else ""

    pieces = staticmethod(pointing.pieces)
    refused = staticmethod(pointing.refused)


TEACHING = Teaching2019()
