"""What Chocolatiers tells the lessons: its table's areas and pieces, and who advises."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

import attrs

from tutor.chocolatiers import words
from tutor.chocolatiers.actions import Action
from tutor.chocolatiers.players.learner import CAREFUL
from tutor.chocolatiers.state import State
from tutor.chocolatiers.teaching import pointing
from tutor.chocolatiers_family.kinds import KINDS, WILD
from tutor.chocolatiers_family.teaching.called import CALLED as FAMILY
from tutor.i18n import N_
from tutor.lessons.teaching import Teaching
from tutor.players.player import Player

AREAS = ("display", "tray", "hand", "stacks", "wild", "graph", "cards", "others", "setting")
"""Parts of the table a step can show."""

AREA_OF: Mapping[str, str] = MappingProxyType(
    {
        "tray": "tray",
        "hand": "hand",
        "stack": "stacks",
        "wild": "wild",
        "deck": "tray",
        "discards": "tray",
        "place": "display",
        "space": "display",
        "card": "cards",
        "display": "others",
        "players": "setting",
        "seat": "setting",
        "slot": "setting",
        "pile": "setting",
        "rank": "setting",
        "pick": "setting",
    }
)
"""The area a piece lies in, by the first word of its id."""

ADVISER = CAREFUL
"""A hint is about this turn: the best of it, not what a strong player has in mind for later."""

SYMBOLS = (*KINDS, *KINDS[:-1], WILD)
"""What stands for the lessons along the course: the kinds, the kinds again, last a Wild."""

CALLED: Mapping[str, tuple[str, str]] = MappingProxyType(
    {
        **FAMILY,
        "stack": (N_("the marked box"), N_("the {n} marked boxes")),
        "skip": (N_("the button that leads on"), N_("the button that leads on")),
        "card": (N_("the marked Scoring card"), N_("the {n} marked Scoring cards")),
    }
)
"""What marked pieces are called in a hint."""


@attrs.frozen
class ChocolatiersTeaching(Teaching[State, Action]):
    """See `tutor.lessons.teaching.Teaching` for what each of these promises."""

    areas: tuple[str, ...] = AREAS
    area_of_kind: Mapping[str, str] = AREA_OF
    called: Mapping[str, tuple[str, str]] = CALLED
    symbols: tuple[str, ...] = SYMBOLS
    adviser: Player[State, Action] = ADVISER

    def area_of(self, target: str) -> str:
        """Return the area a piece lies in; the own display is one itself."""
        return "display" if target == pointing.OWN_DISPLAY else super().area_of(target)

    def describe(self, state: State, seat: int, names: Sequence[str]) -> str:
        """Describe a position without the sizes of groups."""
        return words.describe(state, seat, names, groups=False)

    targets = staticmethod(pointing.targets)

    def whole(self, target: str) -> str:
        """Return the display of what lies in it."""
        return pointing.OWN_DISPLAY if self.area_of(target) == "display" else ""

    pieces = staticmethod(pointing.pieces)
    refused = staticmethod(pointing.refused)


TEACHING = ChocolatiersTeaching()
