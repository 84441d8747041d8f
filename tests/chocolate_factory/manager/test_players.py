"""The computer players of the solo game: they play legally, and each sees more than the last."""

from __future__ import annotations

from random import Random

import attrs
import pytest

from tests.chocolate_factory.manager.positions import GAME, fulfilling, goals, started
from tests.chocolate_factory.manager.study import line, played
from tutor.chocolate_factory.manager.cards import load_cards
from tutor.chocolate_factory.manager.players import PLAYERS
from tutor.chocolate_factory.manager.players.progress import matching, steps_worth
from tutor.chocolate_factory.manager.players.selling import best_sale
from tutor.players.player import GameOver, plan

WEEKS = [(0, "W2"), (1, "W6")]
GIVES = ("D10", "D9", "D11", "D12", "D13", "D14")


def test_the_foreman_meets_more_cards_than_the_trainee() -> None:
    """Every action is played through `apply`, which takes legal ones alone."""
    trainee = sum(played("trainee", 1, week).met for week in WEEKS)
    foreman = sum(played("foreman", 1, week).met for week in WEEKS)
    assert foreman > trainee + 2


def test_the_manager_wins_a_week() -> None:
    week = played("manager", 1, (0, "W4"))
    assert week.won
    assert "1 of 1 weeks won" in line("W4", [week])


def test_a_plan_depends_on_the_view_alone() -> None:
    """What lies hidden changes nothing: another Demand for Friday, another order of the decks."""
    state = started(3)
    other = attrs.evolve(
        state,
        daily=(*state.daily[:4], next(it for it in load_cards() if it not in state.daily)),
        parts_deck=state.parts_deck[::-1],
    )
    foreman = PLAYERS["foreman"]
    first, second = (plan(foreman, GAME, GAME.view(each, 0), Random(1)) for each in (state, other))
    assert first == second


def test_chocolates_of_a_demand_are_given() -> None:
    state = fulfilling(goals(started(), "W5", *GIVES), "KCX")
    _worth, actions = best_sale(state, GAME.components)
    assert [GAME.action_text(it) for it in actions] == ["demand 0 KCX"]


@pytest.mark.parametrize(
    ("card", "goods", "found"),
    [("D10", "KKC", 2), ("D11", "CCCN", 3), ("D9", "CCCN", 3), ("D15", "KKX", 2)],
)
def test_how_much_of_a_demand_lies_there(card: str, goods: str, found: int) -> None:
    assert matching(load_cards()[card], goods) == found


def test_a_step_at_a_store_that_no_card_needs_is_worth_less() -> None:
    asked = (("D", (2,)),)
    assert steps_worth(asked, (0, 0, 0, 0, 1)) > steps_worth(asked, (1, 0, 0, 0, 0))
    assert steps_worth(asked, (0, 0, 0, 0, 2)) > steps_worth(asked, (0, 0, 0, 0, 1))


def test_nobody_plays_after_the_end() -> None:
    state = attrs.evolve(fulfilling(started()), day=5, phase="over", step="", parts_deck=())
    with pytest.raises(GameOver):
        plan(PLAYERS["trainee"], GAME, state, Random(1))
