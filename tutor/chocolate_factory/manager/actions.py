"""What the solo player can do besides the actions of the main game."""

from __future__ import annotations

import attrs

from tutor.chocolate_factory.actions import Action


@attrs.frozen
class Choose:
    """Take one Employee and one Part out of the row, of one pair or of two (clause 14.6)."""

    employee: str
    part: str


@attrs.frozen
class Give:
    """Give the chocolates of a Demand at once (clause 15.7). `demand`: its number among the
    Demands, the Initial ones from 0, then the Daily ones by weekday.
    """

    demand: int
    goods: str


ManagerAction = Action | Choose | Give
