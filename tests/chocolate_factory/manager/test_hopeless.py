"""Which lost weeks are not played on: too many stores lack steps for the days that are left."""

from __future__ import annotations

import attrs
import pytest

from tests.chocolate_factory.manager.positions import GAME, ended, fulfilling, goals, started
from tutor.chocolate_factory.manager.coach.hopeless import hopeless
from tutor.chocolate_factory.manager.coach.room import COACH
from tutor.chocolate_factory.manager.state import ManagerState

GIVES = ("D9", "D10", "D11", "D12", "D13", "D14")
STEPS = ("D1", "D2", "D3", "D4", "D5", "D9")
"""Two steps at each of the five stores."""


def evening(day: int, spaces: str, target: str, *demands: str) -> ManagerState:
    """The evening of a day, with markers at P F S H D on these spaces."""
    stores = ended(started(), spaces).stores
    state = goals(fulfilling(started()), target, *demands)
    return attrs.evolve(state, day=day, stores=stores)


@pytest.mark.parametrize(
    ("day", "spaces", "lost"),
    [(5, "11100", True), (5, "11110", False), (4, "11100", False), (3, "10000", True)],
)
def test_a_day_moves_one_marker(day: int, spaces: str, lost: bool) -> None:
    """W1 asks for a step at each of the five stores."""
    state = evening(day, spaces, "W1", *GIVES)
    assert hopeless(state) == lost
    assert COACH.hopeless(GAME, state) == lost


def test_demands_that_nobody_has_seen_yet_count_where_they_are_known() -> None:
    """Five stores lack steps on Wednesday evening, and four days move a marker."""
    state = evening(2, "00000", "W5", *STEPS)
    assert hopeless(state)
    assert not hopeless(attrs.evolve(state, daily=("D2", "?", "?", "?", "?")))


def test_a_step_is_spent_once_and_a_track_has_nine() -> None:
    """W1, D1 and D7 want six steps at stores that are free or D&G's: one marker brings nine."""
    assert not hopeless(evening(5, "13110", "W1", "D1", "D7", *GIVES[:4]))
    assert hopeless(evening(5, "11110", "W1", "D2", "D7", *GIVES[:4]))


@pytest.mark.parametrize("spaces", ["22211", "33311"])
def test_no_week_that_is_won_is_hopeless(spaces: str) -> None:
    state = goals(ended(started(), spaces, money=60), "W1", *("D17", "D18"), *GIVES[:4])
    state = attrs.evolve(state, paid=GIVES[:4])
    assert GAME.verdict(state).winners
    assert not hopeless(state)
