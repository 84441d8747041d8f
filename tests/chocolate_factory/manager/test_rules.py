"""Setup, switches and rulings of the solo game."""

from __future__ import annotations

import attrs
import pytest

from tests.chocolate_factory.manager.positions import (
    GAME,
    ended,
    fulfilling,
    goals,
    own,
    play,
    refused,
    running,
    started,
)
from tutor.chocolate_factory.manager.cards import load_cards
from tutor.chocolate_factory.manager.state import DEMANDS, TARGETS
from tutor.chocolate_factory.state import CLEANUP
from tutor.engine import OptionError, PlayerCountError

CARDS = GAME.components
GIVEN = ("D9", "D10", "D11", "D12", "D13", "D14")
"""Demands for chocolates: Initial, then the five Daily ones."""


@pytest.mark.clause(
    "factory-manager/12.2", "factory-manager/12.3", "factory-manager/12.4", "factory-manager/12.5"
)
def test_cards_of_a_week() -> None:
    weeks = [started(seed) for seed in range(60)]
    assert {it.target for it in weeks} == set(TARGETS)
    assert {card for it in weeks for card in it.demands} == set(DEMANDS)
    for state in weeks:
        assert (len(state.initial), len(state.daily)) == (1, 5)
        assert len(set(state.demands)) == 6
    assert started(7, target="W3").target == "W3"
    assert started(7, target="W3").daily == started(7).daily


@pytest.mark.clause("factory-manager/12.9")
def test_more_initial_demands() -> None:
    state = started(initial=4)
    assert (len(state.initial), len(state.daily)) == (4, 5)
    assert len(set(state.demands)) == 9
    with pytest.raises(OptionError):
        started(initial=5)
    for players in (0, 2):
        with pytest.raises(PlayerCountError, match="for 1 to 1 players"):
            GAME.start(players, 1)


@pytest.mark.clause("factory-manager/14.2", "factory-manager/12.5", "factory-manager/5.4")
def test_daily_demands_are_hidden_until_their_day() -> None:
    state = started()
    assert GAME.view(state, 0).daily == (state.daily[0], "?", "?", "?", "?")
    assert GAME.view(state, 0).initial == state.initial
    assert repr(state) == repr(GAME.view(state, 0))
    wednesday = attrs.evolve(state, day=2)
    assert GAME.view(wednesday, 0).daily == (*state.daily[:3], "?", "?")
    # not even the whole position says what lies face down
    hidden = load_cards()[state.daily[4]]
    assert GAME.describe(state).count("face down") == 4, hidden


@pytest.mark.clause("factory-manager/12.8")
def test_special_orders_come_from_the_common_decks() -> None:
    plain, special = started(target="W1"), started(target="W7")
    assert plain.special == ()
    assert [it.id for it in special.special if it] == list(plain.order_decks[2][:2])
    assert special.order_decks[2] == plain.order_decks[2][2:]
    assert special.seat.regular == plain.seat.regular


@pytest.mark.clause("factory-manager/14.6", "factory-manager/6.2", "factory-manager/6.3")
def test_any_employee_and_any_part() -> None:
    state = started()
    assert len(GAME.actions(state)) == 16
    assert refused(state, "place t1") == ("14.6",)
    assert refused(state, "shift") == ("14.6",)
    after = play(state, GAME.action_text(GAME.actions(state)[5]))
    assert refused(after, GAME.action_text(GAME.actions(state)[5])) == ("14.6",)


def test_a_gift_comes_before_the_place() -> None:
    for seed in range(40):
        state = started(seed)
        for action in GAME.actions(state):
            after = GAME.apply(state, action)
            if after.step == "gift":
                then = GAME.apply(after, GAME.actions(after)[0])
                assert then.step == "place"
                assert then.waiting == (action.part,)
                assert play(then, "place b4").phase == "run"
                return
    raise AssertionError("no seed has an Employee with an open Gift")


@pytest.mark.clause("factory-manager/15.7")
def test_when_chocolates_are_given() -> None:
    """Ruling: from their day on, in Run Factory and Fulfil Orders, also before the first push."""
    state = goals(started(), "W1", *GIVEN)
    ready = attrs.evolve(running(state, store="CCNN", outside=3, pushed=False), step="ready")
    for at in (ready, running(state, store="CCNN"), fulfilling(state, "CCNN")):
        assert play(at, "demand 0 CCNN").paid == ("D9",)
    assert refused(own(state, store="CCNN"), "demand 0 CCNN") == ("15.7",), "not in the draft"
    tuesday = fulfilling(state, "CCNN")
    assert refused(tuesday, "demand 2 CCCC") == ("14.2",), "turned on Tuesday only"
    assert refused(tuesday, "demand 6 CC") == refused(tuesday, "demand 9 CC") == ("15.7",)
    saturday = attrs.evolve(fulfilling(state, "CNX"), day=5, parts_deck=())
    assert play(saturday, "demand 4 CNX").seat.store == ""


def test_no_employee_helps_with_a_chocolate_order() -> None:
    """Ruling of clause 15.7: one that lets kinds stand for each other does not."""
    same = next(it.id for it in CARDS.staff.values() if it.effect("same"))
    state = fulfilling(goals(started(), "W1", *GIVEN), "CCCC", employee=same)
    assert refused(state, "demand 0 CCCC") == ("15.7",)


@pytest.mark.clause("factory-manager/15.4", "factory-manager/9.5")
def test_stores_earn_no_money_and_the_rest_is_worth_nothing() -> None:
    state = ended(goals(started(), "W8", *GIVEN), "99999", money=29, store="XXXX", coal=50)
    state = attrs.evolve(state, paid=GIVEN)
    assert not GAME.verdict(state).winners
    assert "£1 more" in " ".join(note.text for note in GAME.verdict(state).notes)
    won = GAME.verdict(own(state, money=30))
    assert won.winners == (0,)
    assert "39 steps" in won.head


def test_money_of_completed_orders_only() -> None:
    """Switch of clause 15.4: a stage counts when its order is completed."""
    for only, counted in ((False, True), (True, False)):
        state = started(money_completed_only=only)
        medium = state.seat.orders[1]
        assert medium is not None
        needs, then = (it.icons for it in CARDS.orders[medium.id].stages)
        from tutor.chocolate_factory.goods import fillings

        goods = fillings(needs)[0] + fillings(then)[0]
        state = fulfilling(state, "".join(sorted(goods, key="BOKFCNX".index)))
        one = _supplied(state, "order 1 1")
        assert (one.money > 0) is counted
        assert one.seat.money > 0
        both = _supplied(one, "order 1 2")
        assert both.money == both.seat.money
        assert both.pending == (0, 0, 0)


@pytest.mark.clause("factory-manager/15.4")
def test_stages_of_an_open_order_add_up_until_it_is_completed() -> None:
    state = fulfilling(started(money_completed_only=True), "NNNNNN")
    counted = []
    for stage in (1, 2, 3):
        state = _supplied(state, f"order 2 {stage}")
        counted.append((state.pending, state.money, state.seat.money))
    assert counted == [((0, 0, 3), 0, 3), ((0, 0, 11), 0, 11), ((0, 0, 0), 24, 24)]


def _supplied(state: object, text: str) -> object:
    found = [it for it in GAME.actions(state) if GAME.action_text(it).startswith(text)]
    return GAME.apply(state, found[0])


def test_special_orders_compulsory() -> None:
    """Switch of clause 12.8: the Target is met only with all Special Orders completed."""
    larges = CARDS.orders_of("L")[:2]
    for required in (False, True):
        state = goals(started(target="W7", special_orders_required=required), "W7", *GIVEN)
        state = ended(state, money=50, completed=larges)
        state = attrs.evolve(state, paid=GIVEN)
        assert bool(GAME.verdict(state).winners) is not required
        one = own(state, orders=(*state.seat.regular, None, state.special[1]))
        assert bool(GAME.verdict(one).winners) is not required
        without = own(state, orders=(*state.seat.regular, None, None))
        assert GAME.verdict(without).winners == (0,)
        plain = goals(started(target="W3", special_orders_required=required), "W3", *GIVEN)
        plain = attrs.evolve(ended(plain, "50000", money=40), paid=GIVEN)
        assert GAME.verdict(plain).winners == (0,), "a Target without Special Orders"


@pytest.mark.clause("factory-manager/14.9")
def test_an_employee_lets_ten_stay() -> None:
    keeper = next(it.id for it in CARDS.staff.values() if it.effect("keep"))
    state = play(fulfilling(started(), "KKKKKKKKKKK", employee=keeper), "done")
    assert state.phase == CLEANUP
    assert refused(state, "keep KKKKKKKKKKK") == ("10.1",)
    assert play(state, "keep KKKKKKKKKK").seat.store == "K" * 10


@pytest.mark.clause("factory-manager/13.1", "factory-manager/15.3")
def test_a_lost_week_says_what_was_missing() -> None:
    """Ruling: as many cards as possible are met, the earlier ones of two such ways."""
    state = goals(started(), "W3", "D7", "D6", *GIVEN[1:5])
    state = attrs.evolve(ended(state, "50300", money=40), paid=GIVEN[1:5])
    items = GAME.standings(state)[0].items
    assert list(items) == [
        "Weekly Target",
        "Initial Demand",
        "Monday's Demand",
        "Tuesday's Demand",
        "Wednesday's Demand",
        "Thursday's Demand",
        "Friday's Demand",
    ]
    assert list(items.values()) == [1, 1, 0, 1, 1, 1, 1]
    said = GAME.verdict(state)
    assert said.winners == ()
    assert [note.clause for note in said.notes] == ["13.1", "15.3"]


def test_a_target_without_its_money_takes_no_steps() -> None:
    """Ruling of clause 13.1."""
    state = attrs.evolve(
        ended(goals(started(), "W3", "D7", *GIVEN[:5]), "50000", money=39), paid=GIVEN[:5]
    )
    assert list(GAME.standings(state)[0].items.values())[:2] == [0, 1]
