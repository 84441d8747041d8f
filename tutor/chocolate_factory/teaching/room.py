"""What Chocolate Factory tells the lessons: its table's areas and pieces, and who advises."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

import attrs

from tutor.chocolate_factory import words
from tutor.chocolate_factory.actions import Action
from tutor.chocolate_factory.expansion import load_box
from tutor.chocolate_factory.goods import KINDS
from tutor.chocolate_factory.players.strengths import PLAYERS
from tutor.chocolate_factory.state import State
from tutor.chocolate_factory.teaching import pointing
from tutor.chocolate_factory.teaching.called import CALLED
from tutor.lessons.teaching import Teaching
from tutor.players.player import Player

AREAS = ("factory", "orders", "stores", "display", "others")
"""Parts of the table a step can show: the own Factory with its store room, the three orders, the
five stores, the packets of the day, and what the others have."""

AREA_OF: Mapping[str, str] = MappingProxyType(
    {
        "tile": "factory",
        "part": "factory",
        "room": "factory",
        "coal": "factory",
        "employee": "factory",
        "order": "orders",
        "drawn": "orders",
        "store": "stores",
        "parts": "display",
        "staff": "display",
        "card": "display",
        "player": "others",
    }
)
"""The area a piece lies in, by the first word of its id."""


@attrs.frozen
class FactoryTeaching(Teaching[State, Action]):
    """See `tutor.lessons.teaching.Teaching` for what each of these promises."""

    areas: tuple[str, ...] = AREAS
    called: Mapping[str, tuple[str, str]] = CALLED
    symbols: tuple[str, ...] = tuple(KINDS * 2)

    adviser: Player[State, Action] = PLAYERS["shrewd"]

    def area_of(self, target: str) -> str:
        """Return the area a piece lies in; "" for a button."""
        return AREA_OF.get(target.partition(":")[0], "")

    def describe(self, state: State, seat: int, names: Sequence[str]) -> str:
        """Describe the position; it says nowhere what pays."""
        return words.describe(state, load_box(), seat, names)

    targets = staticmethod(pointing.targets)
    pieces = staticmethod(pointing.pieces)


TEACHING = FactoryTeaching()
