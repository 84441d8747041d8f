"""What Factory Manager tells the lessons: its table's areas and pieces, and who advises."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

import attrs

from tutor.chocolate_factory.expansion import load_box
from tutor.chocolate_factory.goods import KINDS
from tutor.chocolate_factory.manager import words
from tutor.chocolate_factory.manager.actions import ManagerAction
from tutor.chocolate_factory.manager.players.strengths import PLAYERS
from tutor.chocolate_factory.manager.state import ManagerState
from tutor.chocolate_factory.manager.teaching import pointing
from tutor.chocolate_factory.teaching.called import CALLED
from tutor.i18n import N_
from tutor.lessons.teaching import Teaching
from tutor.players.player import Player

AREAS = ("factory", "goals", "row", "orders", "stores")
"""Parts of the table a step can show: the Factory with its store room, Target and Demands with
their meters, the row of pairs, the orders, and the five stores."""

AREA_OF: Mapping[str, str] = MappingProxyType(
    {
        "tile": "factory",
        "part": "factory",
        "room": "factory",
        "coal": "factory",
        "employee": "factory",
        "goal": "goals",
        "card": "row",
        "order": "orders",
        "drawn": "orders",
        "store": "stores",
    }
)
"""The area a piece lies in, by the first word of its id."""

GOAL = N_("the marked Target or Demand"), N_("the {n} marked Targets and Demands")
"""What cards of the week are called in a hint: one, and several."""


@attrs.frozen
class ManagerTeaching(Teaching[ManagerState, ManagerAction]):
    """See `tutor.lessons.teaching.Teaching` for what each of these promises."""

    areas: tuple[str, ...] = AREAS
    area_of_kind: Mapping[str, str] = AREA_OF
    called: Mapping[str, tuple[str, str]] = MappingProxyType({**CALLED, "goal": GOAL})
    symbols: tuple[str, ...] = tuple(KINDS * 2)
    adviser: Player[ManagerState, ManagerAction] = PLAYERS["foreman"]

    def describe(self, state: ManagerState, seat: int, names: Sequence[str]) -> str:
        """Describe the position without what is met so far."""
        return words.describe(state, load_box(), names, judged=False)

    targets = staticmethod(pointing.targets)
    pieces = staticmethod(pointing.pieces)


TEACHING = ManagerTeaching()
