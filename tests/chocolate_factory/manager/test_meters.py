"""The meters of a week and what is said at its end, each to the letter."""

from __future__ import annotations

import attrs
import pytest

from tests.chocolate_factory.manager.positions import GAME, ended, fulfilling, goals, started
from tutor.chocolate_factory.manager.judging import is_won, labels
from tutor.chocolate_factory.manager.meters import CLOSED, left_over, met_now, meters
from tutor.chocolate_factory.manager.state import ManagerState
from tutor.engine import Note, Verdict

CARDS = GAME.components
SMALL, MEDIUM, LARGE = (CARDS.orders_of(size) for size in "SML")
GIVEN = ("D9", "D10", "D11", "D12", "D13", "D14")


def shown(state: ManagerState) -> list[tuple[object, ...]]:
    """Of each meter the number and id of its card, what it counts, how far, and whether met."""
    return [(it.goal, it.card, it.kind, it.done, it.of, it.met) for it in meters(state, CARDS)]


@pytest.mark.clause("factory-manager/15.3", "factory-manager/15.4", "factory-manager/15.5")
def test_a_card_that_is_not_met_counts_what_the_others_leave() -> None:
    state = goals(started(), "W5", "D6", "D1", "D8", "D7", "D17", "D14")
    state = ended(state, "30201", money=33, completed=(SMALL[0], MEDIUM[0], MEDIUM[1]))
    assert shown(state) == [
        (0, "W5", "money", 33, 45, False),
        (0, "W5", "orders", 2, 3, False),
        (1, "D6", "steps", 4, 4, True),
        (2, "D1", "steps", 1, 2, False),
        (3, "D8", "steps", 2, 3, False),
        (4, "D7", "steps", 1, 3, False),
        (5, "D17", "money", 33, 45, False),
        (6, "D14", "give", 0, 3, False),
    ]
    assert met_now(state, CARDS) == (1, 7)
    assert left_over(state, CARDS) == (1, 0, 0, 0, 1)
    assert [it.label for it in meters(state, CARDS)][1:4] == [
        "Weekly Target",
        "Initial Demand",
        "Monday's Demand",
    ]


@pytest.mark.clause("factory-manager/15.5")
def test_money_and_orders_of_a_target_are_full_when_it_is_met() -> None:
    orders = (SMALL[0], SMALL[1], MEDIUM[0], MEDIUM[1], LARGE[0])
    state = goals(started(), "W6", *GIVEN)
    state = attrs.evolve(ended(state, money=50, completed=orders), paid=GIVEN)
    found = meters(state, CARDS)
    assert [(it.kind, it.done, it.of, it.met, it.full) for it in found][:2] == [
        ("money", 40, 40, True, True),
        ("orders", 5, 5, True, True),
    ]
    poor = attrs.evolve(state, players=(attrs.evolve(state.seat, money=39),))
    assert [(it.done, it.met, it.full) for it in meters(poor, CARDS)][:2] == [
        (39, False, False),
        (5, False, True),
    ]
    assert met_now(state, CARDS) == (7, 7)
    assert met_now(poor, CARDS) == (6, 7)


@pytest.mark.clause("factory-manager/14.2", "factory-manager/15.7")
@pytest.mark.parametrize(("day", "open_"), [(0, 2), (2, 4), (4, 6), (5, 6)])
def test_chocolates_that_would_count_lie_at_their_demands(day: int, open_: int) -> None:
    state = goals(fulfilling(started(), "KKCNX"), "W8", "D10", "D11", "D16", "D13", "D14", "D15")
    state = attrs.evolve(state, day=day)
    found = [it for it in meters(state, CARDS) if it.goal]
    lying = [
        ("K", "C", "N"),
        ("K", "K", "", ""),
        ("K", "K", "", ""),
        ("C", "N", "X"),
        ("C", "N", ""),
        ("K", "K", "", ""),
    ]
    assert [it.lying for it in found[:open_]] == lying[:open_]
    assert [it.done for it in found[:open_]] == [3, 2, 2, 3, 2, 2][:open_]
    assert [it.of for it in found[:open_]] == [3, 4, 4, 3, 3, 4][:open_]
    assert {it.kind for it in found[open_:]} <= {CLOSED}
    assert {(it.card, it.done, it.of, it.met) for it in found[open_:]} <= {("?", 0, 0, False)}
    assert met_now(state, CARDS) == (0, 1 + open_)


@pytest.mark.clause("factory-manager/15.7")
def test_at_most_so_many_lie_at_a_demand_as_it_asks_for() -> None:
    state = goals(started(), "W8", "D10", "D11", *GIVEN[3:6], "D15")
    state = fulfilling(state, "KKKKKKFFCNX")
    lying = {it.card: it.lying for it in meters(state, CARDS)}
    assert lying["D10"] == ("K", "F", "C")
    assert lying["D11"] == ("K",) * 4
    assert {it.met for it in meters(state, CARDS)} == {False}
    paid = attrs.evolve(state, paid=("D10",))
    (given,) = (it for it in meters(paid, CARDS) if it.card == "D10")
    assert (given.done, given.of, given.met) == (3, 3, True)


@pytest.mark.clause("factory-manager/13.1", "factory-manager/15.4")
def test_a_week_that_is_won_says_what_is_left() -> None:
    state = attrs.evolve(ended(goals(started(), "W3", *GIVEN), "50000", money=45), paid=GIVEN)
    money = Note("£45 earned, £40 wanted.", "15.4")
    won = GAME.verdict(state)
    assert won == Verdict("The week is won, with 0 steps left over.", (money,), "13.1", (0,))
    state = attrs.evolve(ended(state, "50010", money=45), paid=GIVEN)
    assert GAME.verdict(state).head == "The week is won, with 1 step left over."


@pytest.mark.clause("factory-manager/13.1", "factory-manager/15.3", "factory-manager/15.4")
def test_a_week_that_is_lost_says_what_is_missing() -> None:
    state = attrs.evolve(ended(goals(started(), "W3", *GIVEN), "40000", money=38), paid=GIVEN[1:])
    lost = GAME.verdict(state)
    assert lost == Verdict(
        "The week is lost: 5 of 7 goals are met.",
        (
            Note("Not met: Weekly Target and Initial Demand.", "13.1"),
            Note("£2 more were wanted: £38 of £40.", "15.4"),
            Note("1 more step would have paid every step.", "15.3"),
        ),
        "13.1",
    )
    one = attrs.evolve(ended(state, money=0), paid=GIVEN[:1])
    assert GAME.verdict(one).head == "The week is lost: 1 of 7 goals is met."
    assert GAME.verdict(one).notes[-1].text == "5 more steps would have paid every step."
    # money is missing at two cards, and nothing else
    two = goals(started(), "W3", "D17", *GIVEN[:4], "D14")
    two = attrs.evolve(ended(two, "50000", money=44), paid=(*GIVEN[:4], "D14"))
    assert GAME.verdict(two).head == "£1 were missing."
    # steps are missing at two cards: no one number says it
    steps = goals(started(), "W3", "D7", *GIVEN[:4], "D14")
    steps = attrs.evolve(ended(steps, "11000", money=45), paid=(*GIVEN[:4], "D14"))
    assert GAME.verdict(steps).head == "The week is lost: 5 of 7 goals are met."
    # money at one, chocolates at the other; orders alone, with money to spare
    both = attrs.evolve(ended(goals(started(), "W3", *GIVEN), "50000", money=38), paid=GIVEN[1:])
    assert GAME.verdict(both).head == "The week is lost: 5 of 7 goals are met."
    orders = attrs.evolve(ended(goals(started(), "W5", *GIVEN), money=50), paid=GIVEN)
    assert GAME.verdict(orders).head == "The week is lost: 6 of 7 goals are met."
    # chocolates alone
    state = attrs.evolve(ended(goals(started(), "W3", *GIVEN), "50000", money=40), paid=GIVEN[1:])
    assert GAME.verdict(state).head == "The week is lost: 6 of 7 goals are met."
    assert [it.text for it in GAME.verdict(state).notes] == ["Not met: Initial Demand."]


@pytest.mark.clause("factory-manager/12.5", "factory-manager/12.9")
def test_every_place_has_its_name() -> None:
    assert labels(started(initial=4)) == (
        "Weekly Target",
        "Initial Demand",
        "Second Initial Demand",
        "Third Initial Demand",
        "Fourth Initial Demand",
        "Monday's Demand",
        "Tuesday's Demand",
        "Wednesday's Demand",
        "Thursday's Demand",
        "Friday's Demand",
    )


@pytest.mark.clause("factory-manager/13.1", "factory-manager/14.2")
def test_a_week_is_won_when_all_its_cards_lie_open_and_are_met() -> None:
    won = attrs.evolve(ended(goals(started(), "W3", *GIVEN), "50000", money=40), paid=GIVEN)
    assert is_won(won, CARDS)
    assert is_won(attrs.evolve(won, day=4), CARDS)
    assert not is_won(attrs.evolve(won, day=3), CARDS), "Friday's Demand is not turned yet"
    assert not is_won(attrs.evolve(won, paid=GIVEN[1:]), CARDS)
    monday = attrs.evolve(won, day=0)
    assert met_now(monday, CARDS) == (3, 3)
    assert [int(it) for it in GAME.standings(monday)[0].items.values()] == [1, 1, 1, 0, 0, 0, 0]
