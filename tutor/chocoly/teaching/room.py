"""What Chocoly tells the lessons: its table's areas and pieces, and who advises."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

import attrs

from tutor.chocoly import words
from tutor.chocoly.actions import Action
from tutor.chocoly.faces import FLAVOURS
from tutor.chocoly.players import PLAYERS
from tutor.chocoly.state import State
from tutor.chocoly.teaching import pointing
from tutor.i18n import N_
from tutor.lessons.teaching import Teaching
from tutor.players.player import Player

AREAS = ("players", "board", "hand")
"""Parts of the table a step can show: who has how much, the board, one's tiles and the pile."""

AREA_OF: Mapping[str, str] = MappingProxyType(
    {
        "square": "board",
        "at": "board",
        "hand": "hand",
        "pile": "hand",
        "player": "players",
        "flavour": "board",
        "bean": "",
    }
)
"""The area a piece lies in, by the first word of its id."""

CALLED: Mapping[str, tuple[str, str]] = MappingProxyType(
    {
        "square": (N_("the marked piece on the table"), N_("the {n} marked pieces on the table")),
        "at": (N_("the marked place on the table"), N_("the {n} marked places on the table")),
        "hand": (N_("the marked tile in your hand"), N_("the {n} marked tiles in your hand")),
        "pile": (N_("the pile"), N_("the pile")),
        "player": (N_("the marked player"), N_("the {n} marked players")),
        "flavour": (N_("the marked flavour"), N_("the {n} marked flavours")),
        "bean": (N_("your cocoa bean"), N_("your cocoa bean")),
        "pass": (N_("the button that passes"), N_("the button that passes")),
    }
)
"""What marked pieces are called in a hint."""


@attrs.frozen
class ChocolyTeaching(Teaching[State, Action]):
    """See `tutor.lessons.teaching.Teaching` for what each of these promises."""

    areas: tuple[str, ...] = AREAS
    area_of_kind: Mapping[str, str] = AREA_OF
    called: Mapping[str, tuple[str, str]] = CALLED
    symbols: tuple[str, ...] = tuple(FLAVOURS * 4)

    adviser: Player[State, Action] = PLAYERS["careful"]

    def describe(self, state: State, seat: int, names: Sequence[str]) -> str:
        """Describe a position without the sizes of areas."""
        return words.describe(state, seat, names, counted=False)

    targets = staticmethod(pointing.targets)
    pieces = staticmethod(pointing.pieces)
    refused = staticmethod(pointing.refused)


TEACHING = ChocolyTeaching()
