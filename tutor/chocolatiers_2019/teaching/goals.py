"""Goals that only this edition has; all others are the first edition's. All look at player 0."""

from __future__ import annotations

from tutor.chocolatiers_2019.scoring import awards
from tutor.chocolatiers_2019.state import DISCARD, State
from tutor.chocolatiers_2019.teaching.steps import Goal
from tutor.chocolatiers_family.kinds import NAMES
from tutor.chocolatiers_family.payments import payments
from tutor.chocolatiers_family.tiles import Tile
from tutor.i18n import N_


def can_fill(spaces: str) -> Goal:
    """Return the goal that the hand can pay for this box (clauses 4.2 and 4.3)."""
    chocolates = Tile(spaces, 0).chocolates
    return Goal(
        lambda state: bool(payments(state.hands[0], chocolates)),
        N_("be able to pay for the marked box"),
    )


def reserved(spaces: str) -> Goal:
    """Return the goal that this box is reserved (clause 6.1)."""

    def test(state: State) -> bool:
        tile = state.reserved[0]
        return tile is not None and tile.spaces == spaces

    return Goal(test, N_("the marked box reserved"))


def free_wilds(number: int) -> Goal:
    """Return the goal that so many Wilds are free (clauses 6.3 and 5.1)."""
    text = N_("a free Wild") if number == 1 else N_("{n} free Wilds")
    return Goal(lambda state: state.wilds[0] == number, text, {"n": number})


def over_the_limit(number: int) -> Goal:
    """Return the goal that both actions are done, and the hand has so many cards, too many (clause
    2.4).
    """
    return Goal(
        lambda state: state.phase == DISCARD and len(state.hands[0]) == number,
        N_("hold {n} cards"),
        {"n": number},
    )


def wins(label: str) -> Goal:
    """Return the goal that the learner would win this Score tile now: a kind's letter, or
    THREE_FOUR (8.1 and 8.3).
    """
    return Goal(
        lambda state: awards(state.displays)[label].winner == 0,
        N_("win the Score tile “{kind}”"),
        {"kind": NAMES.get(label, label)},
    )


def holds_first() -> Goal:
    """Return the goal that the learner holds First (clause 7.1)."""
    return Goal(lambda state: state.first_tile == 0, N_("take First"))
