"""What small changes of the solo game's rules showed to be untested."""

from __future__ import annotations

import attrs
import pytest

from tests.chocolate_factory.manager.positions import (
    GAME,
    ended,
    fulfilling,
    goals,
    play,
    refused,
    started,
)
from tutor.chocolate_factory.manager.actions import Choose
from tutor.chocolate_factory.manager.meters import CLOSED, GIVE, STEPS, met_now, meters, unjudged

GIVEN = ("D9", "D10", "D11", "D12", "D13")
"""Demands that markers and money do not meet."""


@pytest.mark.clause("factory-manager/1.1")
def test_nothing_is_done_once_the_week_is_over() -> None:
    over = ended(started())
    assert refused(over, "done") == ("1.1",)
    assert GAME.actions(over) == ()


@pytest.mark.clause("factory-manager/15.7")
def test_a_demand_of_steps_takes_no_chocolates() -> None:
    state = goals(fulfilling(started(), "KK"), "W5", "D7", *GIVEN)
    assert refused(state, "demand 0 KK") == ("15.7",)
    (found,) = GAME.explain(state, GAME.parse_action("demand 0 KK"))
    assert found.message == "This Demand asks for no chocolates."


@pytest.mark.clause("factory-manager/13.1")
def test_each_card_counts_one_where_it_is_met() -> None:
    state = goals(ended(started(), "00003", money=0), "W3", "D1", *GIVEN)
    (standing,) = GAME.standings(state)
    assert sorted(standing.items.values()) == [0, 0, 0, 0, 0, 0, 1]
    assert (standing.player, standing.rank, standing.total) == (0, 1, 1)
    assert met_now(state, GAME.components) == (1, 7)


@pytest.mark.clause("factory-manager/15.7")
def test_meters_count_what_lies_ready_for_a_demand() -> None:
    state = goals(fulfilling(started(), "KKC"), "W5", "D7", *("D10", "D11", "D12", "D16", "D14"))
    state = attrs.evolve(state, day=3)
    ready = {it.card: it.done for it in meters(state, GAME.components) if it.kind == GIVE}
    assert ready == {"D10": 2, "D11": 2, "D12": 0, "D16": 2}


@pytest.mark.clause("factory-manager/15.4")
def test_meters_of_a_running_week_do_not_say_how_steps_are_shared_out() -> None:
    state = goals(ended(started(), "00003", money=7), "W3", "D7", *GIVEN)
    told, facts = meters(state, GAME.components), unjudged(meters(state, GAME.components))
    assert any(it.met for it in told)
    assert not any(it.asked for it in told)
    assert not any(it.met for it in facts)
    for before, after in zip(told, facts, strict=True):
        steps = after.kind == STEPS
        assert (after.asked, after.done) == (steps, 0 if steps else before.done)


@pytest.mark.clause("factory-manager/13.1")
@pytest.mark.parametrize(
    ("spaces", "money", "said"),
    [
        ("50000", 39, "£1 were missing."),
        ("40000", 40, "1 step was missing."),
        ("30000", 40, "2 steps were missing."),
        ("40000", 39, "The week is lost: 6 of 7 goals are met."),
    ],
)
def test_a_lost_week_says_what_alone_was_missing(spaces: str, money: int, said: str) -> None:
    paid = ("D9", "D10", "D11", "D12", "D13", "D14")
    state = goals(ended(started(), spaces, money=money), "W3", *paid)
    verdict = GAME.verdict(attrs.evolve(state, paid=paid))
    assert verdict is not None
    assert verdict.head == said


@pytest.mark.clause("factory-manager/14.3")
def test_the_row_of_a_morning_that_is_only_looked_ahead_to_is_hidden() -> None:
    ahead = play(GAME.view(fulfilling(started()), 0), "done")
    assert GAME.actions(ahead) == ()
    assert [len(it) for it in ahead.packets.parts] == [1, 1, 1, 0, 1]
    (found,) = GAME.explain(ahead, Choose("EP1", "A1"))
    assert (found.clause, "can see" in found.message) == ("14.3", True)
    assert ahead.daily[1] == "?"
    assert refused(ahead, "demand 2 KK") == ("15.7",)
    assert met_now(ahead, GAME.components)[1] == 3
    assert meters(ahead, GAME.components)[-4].kind == CLOSED


@pytest.mark.clause("factory-manager/14.6")
def test_what_does_not_lie_in_the_row_is_told_apart() -> None:
    state = started()
    lying, other = GAME.actions(state)[0], Choose("ED7", "A30")
    assert isinstance(lying, Choose)
    found = GAME.explain(state, Choose(lying.employee, other.part))
    assert [it.message.split()[0] for it in found] == ["Part"]
    found = GAME.explain(state, Choose(other.employee, lying.part))
    assert [it.message.split()[0] for it in found] == ["Employee"]
