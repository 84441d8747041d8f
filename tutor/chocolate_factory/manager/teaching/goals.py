"""Goals of steps: what the position is to be."""

from __future__ import annotations

from collections.abc import Callable

from tutor.chocolate_factory.expansion import load_box
from tutor.chocolate_factory.manager.judging import is_won, judged, verdict
from tutor.chocolate_factory.manager.state import ManagerState
from tutor.chocolate_factory.manager.teaching.steps import Goal
from tutor.chocolate_factory.names import SIZES
from tutor.chocolate_factory.state import CLEANUP, FULFIL, OVER
from tutor.chocolate_factory.teaching import goals as main
from tutor.chocolate_factory.teaching import steps as main_steps
from tutor.i18n import N_


def _as(goal: main_steps.Goal) -> Goal:
    """Return a goal of the main game as one of the solo game."""
    return Goal(goal.test, goal.text, goal.values)


def all_of(*goals: Goal) -> Goal:
    """Combine goals: all of them, in the words of the first."""
    first = goals[0]
    return Goal(lambda state: all(goal.met(state) for goal in goals), first.text, first.values)


def _tests(name: str) -> Callable[..., Goal]:
    return lambda *values: _as(getattr(main, name)(*values))


chosen = _tests("chosen")
day_begun = _tests("day_begun")
employs = _tests("employs")
kept = _tests("kept")
money = _tests("money")
order_of = _tests("order_of")
part_at = _tests("part_at")
week_over = _tests("week_over")


def delivered(store: str, space: int) -> Goal:
    """Return the goal that the marker stands on this space of a store, or further (clause 9.5)."""
    return _as(main.delivered(store, space))


def employs_of(store: str) -> Goal:
    """Return the goal that the Employee of the day is of this store (clause 14.6)."""
    return Goal(
        lambda state: (state.seat.employee or "")[1:2] == store, N_("the Employee of today")
    )


def met(*cards: str) -> Goal:
    """Return the goal that the markers, money, orders and chocolates of now pay these cards, with
    all others that lie face up (clause 13.1)."""

    def test(state: ManagerState) -> bool:
        found = judged(state, load_box())
        return set(cards) <= {payment.card for payment in found.met} and state.phase != OVER

    return Goal(test, N_("the card met"))


def all_met() -> Goal:
    """Return the goal that nothing is missing any more (clause 13.1)."""
    return Goal(
        lambda state: state.phase == FULFIL and is_won(state, load_box()),
        N_("all cards met"),
    )


def given(demand: int) -> Goal:
    """Return the goal that the Demand of this number has its chocolates (clause 15.7)."""
    return Goal(
        lambda state: state.demands[demand] in state.paid, N_("the Demand with its chocolates")
    )


def completed(*cards: str) -> Goal:
    """Return the goal that these orders are completed (clauses 9.4 and 12.8)."""
    sizes = {card: SIZES[card[0]] for card in cards}
    return Goal(
        lambda state: set(cards) <= {*state.seat.completed},
        N_("the {size} order completed"),
        {"size": sizes[cards[0]]},
    )


def tidying() -> Goal:
    """Return the goal that Cleanup has begun (clause 14.9)."""
    return Goal(lambda state: state.phase == CLEANUP, N_("the Cleanup"))


def won(state: ManagerState) -> bool:
    """Return whether the week is over and won (clause 13.1)."""
    return state.phase == OVER and is_won(state, load_box())


def outcome(state: ManagerState) -> str:
    """Return whether the week is won, and by how much it is not, in a sentence (clause 13.1)."""
    return str(verdict(state, load_box()).head)
