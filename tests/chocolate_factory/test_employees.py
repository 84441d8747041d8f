"""What each Employee does, and what forbids it (clause 6.6; sheet, Employees and H35 to H41)."""

from __future__ import annotations

import attrs
import pytest

from tests.chocolate_factory.positions import (
    GAME,
    drafted,
    fulfilling,
    play,
    refused,
    run,
    with_orders,
    with_store,
)
from tutor.chocolate_factory.state import Packets, State


def hired(employee: str, **own: object) -> State:
    """Player 0 has just taken this Employee; a Gift may be open."""
    state = GAME.start(2, seed=1)
    packets = Packets(state.packets.parts, ((employee,), state.packets.staff[1]))
    seat = attrs.evolve(state.seat, **own)
    state = attrs.evolve(state, packets=packets, players=(seat, state.players[1]))
    return play(state, f"staff 0 {employee}")


def texts(state: State, word: str) -> set[str]:
    """The legal actions that begin with this word."""
    said = map(GAME.action_text, GAME.actions(state))
    return {text for text in said if text.split()[0] == word}


# ---- Gifts


@pytest.mark.clause("chocolate-factory/6.6")
@pytest.mark.parametrize(
    ("employee", "coal", "store"),
    [
        ("EP1", 4, ""),
        ("EF1", 4, ""),
        ("ES2", 0, "CN"),
        ("EH1", 5, ""),
        ("ED1", 4, ""),
    ],
)
def test_gifts_without_a_choice(employee: str, coal: int, store: str) -> None:
    seat = hired(employee).players[0]
    assert (seat.coal, seat.store) == (5 + coal, store)


@pytest.mark.clause("chocolate-factory/6.6")
@pytest.mark.parametrize(
    ("employee", "gift", "coal", "store"),
    [("EP2", "KC", 5, "KC"), ("ES1", "F", 8, "F"), ("EH2", "K", 5, "KX")],
)
def test_gifts_with_a_choice(employee: str, gift: str, coal: int, store: str) -> None:
    state = hired(employee)
    assert state.step == "gift"
    assert refused(state, "gift X") == ("6.6",)
    seat = play(state, f"gift {gift}").players[0]
    assert (seat.coal, seat.store) == (coal, store)


def test_the_harvester_and_the_belt_maker() -> None:
    assert hired("EF2").players[0].belt == ("B", "B", "B", "B")
    assert hired("ED2").players[0].outside == 4


# ---- Benefits


def test_colour_mixer_and_sculptor_read_kinds_as_each_other() -> None:
    state = with_orders(fulfilling("CC", employee="EP3"), ("S1", 0), ("M1", 0), ("L1", 0))
    assert play(state, "order 0 1 CC").players[0].money == 6
    assert refused(state, "order 0 1") == ("9.2",)
    mixed = with_store(fulfilling("CCN", employee="EP3"), "P", "A")
    assert play(mixed, "store CCN").stores[0].space(0) == 3
    two = with_store(fulfilling("CC", employee="EP3"), "P", "B")
    assert play(two, "store CC").stores[0].space(0) == 2
    sculpted = with_store(fulfilling("KF", employee="EF4"), "F", "B")
    assert play(sculpted, "store KF").stores[1].space(0) == 2


def test_cashier_and_agent_earn_more() -> None:
    state = with_orders(fulfilling("KKKF", employee="EP4"), ("S2", 0), ("M1", 0), ("L1", 0))
    assert play(state, "order 0 1").players[0].money == 7
    whole = with_orders(fulfilling("FFFFF", employee="EP4"), ("S2", 0), ("M1", 0), ("L1", 0))
    assert play(whole, "order 1 2").players[0].money == 14
    agent = with_orders(fulfilling("FFFFF", employee="EH5"), ("S2", 0), ("M1", 0), ("L1", 0))
    assert play(agent, "order 1 1").players[0].money == 4
    assert play(agent, "order 1 2").players[0].money == 15


def test_one_space_more_at_the_employees_store() -> None:
    assert play(fulfilling("KK", employee="EP5"), "store KK").stores[0].space(0) == 3
    state = with_store(fulfilling("KK", employee="ED5"), "D", "B")
    assert play(state, "store KK").stores[4].space(0) == 3
    assert refused(with_store(state, "D", "A"), "store KK") == ("9.14",)


def test_the_loaders_choose_at_each_load() -> None:
    state = attrs.evolve(
        drafted(), players=(attrs.evolve(drafted().seat, employee="EF3"), drafted().players[1])
    )
    assert texts(state, "shift") == {"shift", "shift BB"}
    assert play(state, "shift BB").seat.belt[0] == "BB"
    assert refused(state, "shift O") == ("7.2",)
    last = run(employee="ES3", outside=0)
    assert texts(last, "shift") == {"shift"}
    assert refused(last, "shift O") == ("7.1",)


def test_parts_without_coal() -> None:
    engineer = run({"b1": "A7"}, belt=("B", "", "", ""), employee="EF5", coal=0)
    assert play(engineer, "op t1 B>O").seat.coal == 0
    assert refused(engineer, "op b1 B>OO") == ("4.3",)
    mechanic = run(belt=("B", "B", "", ""), employee="ES4", coal=1)
    first = play(mechanic, "op t1 B>O")
    assert first.seat.coal == 1
    assert play(first, "op t2 B>O").seat.coal == 0
    foreman = run({"b1": "A8", "b2": "A7"}, belt=("B", "B", "", ""), employee="EH3", coal=3)
    assert play(foreman, "op b1 B>KF", "op b2 B>OO").seat.coal == 0


def test_the_chute_on_all_tiles() -> None:
    state = run({"t3": "A7"}, belt=("K", "", "B", "X"), employee="EH4")
    assert play(state, "chute 4 X", "chute 1 K").seat.store == "KX"
    assert refused(state, "chute K") == ("8.3",)
    assert refused(run(belt=("", "", "K", "")), "chute 3 K") == ("8.3",)


def test_the_storekeeper() -> None:
    state = fulfilling("BOKCXX", coal=0, employee="ED3")
    assert play(state, "done", "done").phase == "draft"
    saturday = fulfilling("BOK", coal=1, employee="ED3", day=5)
    standing = next(it for it in GAME.standings(saturday) if it.player == 0)
    assert standing.items["Chocolates and coal"] == 7


def test_the_shift_leader_works_once_in_each_shift() -> None:
    state = run(belt=("B", "", "", ""), employee="ED4", outside=1)
    after = play(state, "use 1:B>O")
    assert refused(after, "use 1:O>K") == ("6.6",)
    assert play(after, "shift", "use 2:O>K").seat.belt[1] == "K"
    assert refused(state, "use s:B>O") == ("6.6",)


# ---- Actions


@pytest.mark.clause("chocolate-factory/6.6", "chocolate-factory/7.12")
def test_upgrades_may_fall_on_one_piece() -> None:
    state = run(store="B", employee="EP6")
    assert play(state, "use s:B>O s:O>K").seat.store == "K"
    assert refused(state, "use s:B>O s:O>K s:K>C") == ("6.6",)
    assert refused(state, "use s:B>K") == ("8.2",)
    assert play(fulfilling("K", employee="EP6"), "use s:K>C").seat.store == "C"


def test_pieces_are_different_ones_that_lay_there_before() -> None:
    wrapper = run(belt=("KF", "K", "", ""), employee="ES6")
    assert play(wrapper, "use 1:K>C 2:K>N").seat.belt[:2] == ("FC", "N")
    assert refused(wrapper, "use 2:K>C 2:K>C") == ("6.6",)
    boxer = run(belt=("C", "", "", ""), store="N", employee="EH6")
    after = play(boxer, "use 1:C>X s:N>X")
    assert (after.seat.belt[0], after.seat.store) == ("X", "X")
    assert refused(fulfilling("N", employee="EH6"), "use 1:C>X") == ("6.6",)
    copyist = run(belt=("K", "", "F", ""), employee="EF6")
    assert play(copyist, "use 1:K>KK 3:F>FF").seat.belt == ("KK", "", "FF", "")
    assert refused(copyist, "use 1:K>KK 1:K>KK") == ("6.6",)
    doubler = run(belt=("X", "", "", ""), employee="ED6")
    assert play(doubler, "use 1:X>XX").seat.belt[0] == "XX"


def test_the_mould_changer_changes_something() -> None:
    state = run(store="KFC", employee="EP7")
    assert play(state, "use s:K>F s:C>N").seat.store == "FFN"
    assert refused(state, "use s:K>F s:F>K") == ("6.6",)
    assert refused(state, "use s:K>C") == ("6.6",)


@pytest.mark.clause("chocolate-factory/7.12")
def test_the_porter_before_the_first_push() -> None:
    state = drafted()
    seat = attrs.evolve(state.seat, employee="EF7", belt=("", "", "", "KN"))
    state = attrs.evolve(state, players=(seat, state.players[1]))
    assert texts(state, "use") == {"use 4"}
    assert play(state, "use 4").seat.store == "KN"


def test_a_part_again_and_a_part_without_coal() -> None:
    fitter = run(belt=("BB", "", "", ""), employee="ES7", coal=2)
    assert refused(fitter, "use op t1 B>O") == ("6.6",)
    once = play(fitter, "op t1 B>O")
    assert "use op t1 B>O" in texts(once, "use")
    twice = play(once, "use op t1 B>O")
    assert (twice.seat.belt[0], twice.seat.coal) == ("OO", 0)
    inventor = run({"b1": "A8"}, belt=("B", "", "", ""), employee="EH7", coal=0)
    assert play(inventor, "use op b1 B>KF").seat.belt[0] == "KF"


def test_the_smooth_talker() -> None:
    state = with_orders(fulfilling("C", employee="ES5"), ("S1", 0), ("S8", 0), ("L16", 0))
    assert play(state, "use order 0 1 C").players[0].money == 6
    assert refused(state, "use order 1 1 C") == ("6.6",)
    assert refused(state, "use order 2 1 C") == ("6.6",)


def test_the_order_clerk() -> None:
    state = with_orders(run(employee="ED7", outside=1), ("S1", 0), ("M1", 1), ("L1", 0))
    decks = (("S2",), ("M2",), ("L2",))
    state = attrs.evolve(state, order_decks=decks)
    assert refused(state, "use swap 1") == ("6.6",)
    swapped = play(state, "use swap 0")
    assert (swapped.step, swapped.waiting) == ("new", ("S2", "M2", "L2"))
    after = play(swapped, "new L")
    assert after.step == "operate"
    assert [it and it.id for it in after.seat.orders] == ["L2", "M1", "L1"]
    assert after.order_decks == (("S1", "S2"), ("M2",), ())


@pytest.mark.clause("chocolate-factory/6.6")
@pytest.mark.parametrize("employee", sorted(GAME.components.staff))
def test_an_action_is_taken_once_a_day(employee: str) -> None:
    card = GAME.components.staff[employee]
    used = run(employee=employee, employee_used=True, belt=("KC", "B", "F", "X"), store="KC")
    if card.sort == "Action":
        assert texts(used, "use") == set()
    assert card.text
    assert card.store == employee[1].replace("X", "")
