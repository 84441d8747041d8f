"""Goals of steps: small named tests of a position, each with the few words that say it.

All look at the learner's seat, player 0. But for `can_fill` and `holds_first` they fit every
edition.
"""

from __future__ import annotations

from tutor.chocolatiers.state import State
from tutor.chocolatiers_family.payments import payments
from tutor.chocolatiers_family.teaching.played import P
from tutor.i18n import N_
from tutor.lessons.goal import Goal


def can_fill(stack: int) -> Goal[State]:
    """Return the goal that the hand can pay for the top box of this stack."""

    def test(state: State) -> bool:
        tiles = state.stacks[stack]
        return bool(tiles) and bool(payments(state.hands[0], tiles[0].chocolates))

    return Goal(test, N_("be able to pay for the box"))


def boxes_high(number: int) -> Goal[P]:
    """Return the goal that the display is so many boxes high (clause 5.6)."""
    return Goal(
        lambda state: state.displays[0].height >= 2 * number,
        N_("a display {n} boxes high"),
        {"n": number},
    )


def holds_first() -> Goal[State]:
    """Return the goal that the learner holds the First card."""
    return Goal(lambda state: state.first_card == 0, N_("take the First card"))
