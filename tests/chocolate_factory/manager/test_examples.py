"""The worked examples of the solo game (sheet, part 4) that are played, not only judged.

X1 to X5 and X13 are in `test_goals`; those cite "Satisfying your Weekly Target and Demands".
"""

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
    started,
)
from tutor.chocolate_factory.components import load_components
from tutor.chocolate_factory.manager.setup import prepared
from tutor.chocolate_factory.state import CLEANUP, KEEP, PREPARE, OpenOrder, Packets

CARDS = load_components()
MONDAY = ("A3", "A7", "A1", "A9", "A12")
DEMANDS = ("D10", "D11", "D1", "D17", "D6", "D7")


@pytest.mark.clause("factory-manager/15.7", "factory-manager/4.2")
def test_x6_three_different_are_given() -> None:
    """Rulebook, Demand B: three refined chocolates, all different."""
    state = fulfilling(goals(started(), "W1", *DEMANDS), "KKCX")
    after = play(state, "demand 0 KCX")
    assert after.seat.store == "K"
    assert after.paid == ("D10",)
    assert refused(state, "demand 0 KKC") == ("15.7",)
    assert refused(after, "demand 0 KCX") == ("15.7",), "once"


@pytest.mark.clause("factory-manager/15.7")
def test_x7_four_of_one_type_only() -> None:
    """Rulebook, Demand C: four refined chocolates, all the same."""
    state = fulfilling(goals(started(), "W1", *DEMANDS), "CCNN")
    assert refused(state, "demand 1 CCNN") == ("15.7",)
    assert not [it for it in GAME.actions(state) if GAME.action_text(it).startswith("demand")]
    assert play(own(state, store="CCCCN"), "demand 1 CCCC").seat.store == "N"


@pytest.mark.clause("factory-manager/15.4", "factory-manager/15.5", "factory-manager/13.1")
@pytest.mark.parametrize(("money", "won"), [(39, False), (40, True)])
def test_x8_more_money_for_the_target(money: int, won: bool) -> None:
    """Rulebook, Demand D: £5 more."""
    demands = ("D17", "D9", "D10", "D11", "D12", "D13")
    state = ended(goals(started(), "W1", *demands), "11111", money=money)
    state = attrs.evolve(state, paid=demands[1:])
    assert bool(GAME.verdict(state).winners) is won
    met = GAME.standings(state)[0].items
    assert (met["Weekly Target"], met["Initial Demand"]) == (won, won)
    assert met["Monday's Demand"] == 1


@pytest.mark.clause(
    "factory-manager/14.3", "factory-manager/14.4", "factory-manager/14.5", "factory-manager/14.6"
)
def test_x9_mondays_row() -> None:
    """Rulebook, Prepare: on Monday Dunstan & Gilbert's leaves with its Part."""
    before = attrs.evolve(
        started(),
        phase=PREPARE,
        parts_deck=(*MONDAY, *(it for it in CARDS.decks[0] if it not in MONDAY), *CARDS.decks[1]),
        staff_decks=tuple(CARDS.employees_of(store) for store in "PFSHD"),
        packets=Packets(),
        gone=(),
    )
    state = prepared(before)
    assert state.packets.parts == (("A3",), ("A7",), ("A1",), ("A9",), ())
    assert [it[0][:2] for it in state.packets.staff[:4]] == ["EP", "EF", "ES", "EH"]
    assert state.gone == ("ED1", "A12")
    assert refused(state, "take EP1 A9") == ()
    assert refused(state, "take ED1 A9") == refused(state, "take EP1 A12") == ("14.6",)
    after = play(state, "take EP1 A9", "place b1")
    assert after.seat.employee == "EP1"
    assert after.seat.part("b1") == "A9"
    assert set(after.gone) == {"ED1", "A12", "EF1", "ES1", "EH1", "A3", "A7", "A1"}


@pytest.mark.clause("factory-manager/14.2", "factory-manager/14.5")
def test_x10_saturday() -> None:
    """Rulebook, Prepare: no new Demand and nobody leaves on Saturday."""
    friday = attrs.evolve(
        started(),
        phase=PREPARE,
        day=5,
        parts_deck=CARDS.decks[1][:5],
        staff_decks=tuple(CARDS.employees_of(store)[:1] for store in "PFSHD"),
        packets=Packets(),
        gone=(),
    )
    state = prepared(friday)
    assert [len(it) for it in (*state.packets.parts, *state.packets.staff)] == [1] * 10
    assert state.gone == ()
    assert state.turned == 5 == attrs.evolve(state, day=4).turned


@pytest.mark.clause("factory-manager/10.1", "factory-manager/12.7", "factory-manager/14.9")
def test_x11_six_stay() -> None:
    """Rulebook, Cleanup: up to 6 chocolates."""
    state = play(fulfilling(started(), "BOKFCNXX", coal=0), "done")
    assert (state.phase, state.step) == (CLEANUP, KEEP)
    assert refused(state, "keep KFCNXXO") == ("10.1",)
    after = play(state, "keep KFCNXX")
    assert after.seat.store == "KFCNXX"
    assert after.seat.coal == 2 + 6, "two traded, and Tuesday's"
    assert play(fulfilling(started(), "BOKFCN"), "done").phase == "draft", "six are not asked for"


@pytest.mark.clause("factory-manager/12.8", "factory-manager/14.9", "factory-manager/15.6")
def test_x12_special_orders_are_not_replaced() -> None:
    """Rulebook, Special Orders and Cleanup."""
    state = started(target="W6")
    assert [CARDS.orders[it.id].size for it in state.special if it] == ["S", "M", "L"]
    needs = [CARDS.orders[it.id].stages[0].icons for it in (state.seat.orders[0], state.special[0])]
    from tutor.chocolate_factory.goods import fillings

    goods = [fillings(each)[0] for each in needs]
    state = fulfilling(state, "".join(sorted("".join(goods), key="BOKFCNX".index)))
    texts = [GAME.action_text(it) for it in GAME.actions(state)]
    regular = next(it for it in texts if it.startswith("order 0 1"))
    after = play(state, regular)
    special = next(
        GAME.action_text(it)
        for it in GAME.actions(after)
        if GAME.action_text(it).startswith("order s0 1")
    )
    after = play(after, special, "done")
    assert len(after.seat.completed) == 2
    assert after.step == "new", "one order is drawn, for the regular one"
    done = play(after, "new M")
    assert done.special[0] is None
    assert None not in done.seat.regular
    assert done.phase == "draft"


def test_an_employee_exchanges_no_special_order() -> None:
    """Ruling of clause 12.8."""
    swapper = next(it.id for it in CARDS.staff.values() if it.effect("swap"))
    state = fulfilling(started(target="W7"), employee=swapper)
    assert isinstance(state.special[0], OpenOrder)
    swaps = [GAME.action_text(it) for it in GAME.actions(state)]
    assert [it for it in swaps if "swap" in it] == [f"use swap {n}" for n in range(3)]
