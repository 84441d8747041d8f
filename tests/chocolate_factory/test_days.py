"""A run, orders, Cleanup and the end: what the worked examples leave out."""

from __future__ import annotations

import random
from itertools import pairwise

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
from tutor.chocolate_factory import outcomes
from tutor.chocolate_factory.actions import Keep, Trade
from tutor.chocolate_factory.state import State
from tutor.engine import Standing


def items(state: State, player: int = 0) -> Standing:
    return next(it for it in GAME.standings(state) if it.player == player)


def week(seed: int = 1) -> list[State]:
    """Every position of a week of three by chance."""
    rng, found = random.Random(seed), [GAME.start(3, seed)]
    while not GAME.over(found[-1]):
        found.append(GAME.apply(found[-1], rng.choice(GAME.actions(found[-1]))))
    return found


WEEK = week()


@pytest.mark.clause("chocolate-factory/1.1")
def test_six_days_and_most_money_wins() -> None:
    days = [state.day for state in WEEK]
    assert sorted(days) == days
    assert set(days) == set(range(6))
    first, *others = GAME.standings(WEEK[-1])
    assert first.rank == 1
    assert all(first.total >= other.total for other in others)


@pytest.mark.clause("chocolate-factory/1.2")
def test_a_day_is_drafted_run_fulfilled_and_cleaned_up_in_this_order() -> None:
    order = ["draft", "run", "fulfil", "cleanup", "over"]
    for day in range(6):
        seen = list(dict.fromkeys(state.phase for state in WEEK if state.day == day))
        assert seen == sorted(seen, key=order.index)
        assert seen[:3] == order[:3]
    state = play(drafted(), *("shift",) * 4)
    assert (state.phase, state.player) == ("run", 1), "all run before anybody fulfils"


@pytest.mark.clause("chocolate-factory/4.2")
def test_beans_and_cocoa_are_not_refined() -> None:
    for kind in "KFCNX":
        assert play(fulfilling(kind * 2), f"store {kind * 2}").stores[0].space(0) == 2
    for kind in "BO":
        assert refused(fulfilling(kind * 2), f"store {kind * 2}") == ("9.6",)
    assert [kind for kind in "BOKFCNX" if outcomes("B5", kind)] == list("KFCNX")


@pytest.mark.clause("chocolate-factory/4.3")
def test_a_part_works_on_its_own_tile_and_costs_its_coal() -> None:
    state = run(belt=("", "B", "", ""), coal=5)
    assert refused(state, "op t1 B>O")
    assert play(state, "op t2 B>O").seat.coal == 4
    assert refused(run(belt=("B", "", "", ""), coal=0), "op t1 B>O") == ("4.3",)


@pytest.mark.clause("chocolate-factory/6.7", "chocolate-factory/9.1")
def test_only_the_employees_store_is_supplied_in_any_sequence() -> None:
    orders = (("S1", 0), ("M1", 1), ("L1", 0))
    state = with_orders(fulfilling("FFFCNKK", employee="EF1"), *orders)
    assert refused(state, "store NN")
    after = play(state, "order 0 1", "store KK", "order 1 2")
    assert [store.space(0) for store in after.stores] == [0, 2, 0, 0, 0]
    assert len(after.players[0].completed) == 2
    assert refused(play(state, "store K"), "store K") == ("9.5",)


@pytest.mark.clause("chocolate-factory/9.1")
def test_orders_are_fulfilled_in_turn_order() -> None:
    state = attrs.evolve(fulfilling(players=3), starter=1, player=1)
    seen = []
    while state.phase == "fulfil":
        seen.append(state.player)
        state = play(state, "done")
    assert seen == [1, 2, 0]


@pytest.mark.clause("chocolate-factory/7.2")
def test_a_load_is_one_bean_and_costs_nothing() -> None:
    state = drafted()
    after = play(state, "shift")
    assert (after.seat.belt[0], after.seat.coal) == ("B", state.seat.coal)
    assert refused(state, "shift BB") == ("7.2",)


@pytest.mark.clause("chocolate-factory/7.6")
def test_parts_face_to_face_both_work() -> None:
    state = run({"b1": "A6"}, belt=("B", "", "", ""), coal=9)
    assert play(state, "op t1 B>O", "op b1 O>X").seat.belt[0] == "X"


@pytest.mark.clause("chocolate-factory/7.7")
def test_the_next_shift_clears_the_parts() -> None:
    state = play(run(belt=("B", "", "", ""), outside=1), "op t1 B>O")
    assert state.seat.used == ("t1",)
    after = play(state, "shift")
    assert (after.step, after.seat.used, after.seat.outside) == ("operate", (), 0)
    assert play(after, "op t1 B>O").seat.belt[0] == "O"


@pytest.mark.clause("chocolate-factory/7.8")
def test_chocolates_are_traded_for_coal_at_any_time_of_the_run() -> None:
    seat = attrs.evolve(drafted().seat, store="BOX", coal=0)
    before = attrs.evolve(drafted(), players=(seat, drafted().players[1]))
    assert play(before, "trade B").seat.coal == 1
    after = play(run(store="BOX", coal=0), "trade O", "trade X")
    assert (after.seat.coal, after.seat.store) == (2, "B")
    assert refused(after, "trade O") == ("7.8",)
    assert refused(fulfilling("BOX"), "trade B")


@pytest.mark.clause("chocolate-factory/7.9")
def test_nothing_returns_from_the_store_room_to_the_factory() -> None:
    for state in WEEK:
        if state.phase != "run" or state.step == "new":
            continue
        for action in GAME.actions(state):
            after = GAME.apply(state, action)
            if after.phase == "run" and after.player == state.player:
                gone = len(state.seat.store) - len(after.seat.store)
                assert gone <= 0 or after.seat.belt == state.seat.belt


@pytest.mark.clause("chocolate-factory/7.10")
def test_the_belt_stays_overnight() -> None:
    state = run(belt=("B", "O", "", "KX"))
    state = play(state, "shift", *("shift",) * 4, "done", "done")
    assert (state.day, state.players[0].belt) == (1, ("B", "O", "", "KX"))


@pytest.mark.clause("chocolate-factory/7.13")
def test_a_tile_holds_any_number_of_chocolates() -> None:
    state = run({"b1": "A2"}, belt=("X" * 30, "", "", ""), coal=9)
    assert play(state, "op b1 X>XX").seat.belt[0] == "X" * 31


@pytest.mark.clause("chocolate-factory/7.14")
def test_coal_comes_from_the_day_from_recruiting_and_from_trading() -> None:
    for state, after in pairwise(WEEK):
        if after.day > state.day:
            continue
        for was, now in zip(state.players, after.players, strict=True):
            traded = len(was.store) - len(now.store)
            recruited = state.phase == "draft" and state.step in ("pick", "gift")
            assert now.coal <= was.coal or recruited or now.coal - was.coal == traded
    kinds = {
        type(GAME.actions(state)[0])
        for state in WEEK
        if state.phase == "fulfil"
        and any(isinstance(it, Trade | Keep) for it in GAME.actions(state))
    }
    assert not kinds, "there is nothing to trade while orders are fulfilled"


@pytest.mark.clause("chocolate-factory/8.3")
def test_the_chute_takes_what_one_likes_as_often_as_one_likes() -> None:
    state = run(belt=("", "", "KKX", ""), coal=0)
    texts = {GAME.action_text(it) for it in GAME.actions(state)}
    assert {text for text in texts if text.startswith("chute")} == {
        "chute K",
        "chute KK",
        "chute X",
        "chute KX",
        "chute KKX",
    }
    assert play(state, "chute K", "chute X", "chute K").seat.store == "KKX"


@pytest.mark.clause("chocolate-factory/8.4")
def test_an_icon_is_one_piece() -> None:
    assert outcomes("A6", "OO") == ["OX"]
    assert refused(run(belt=("BB", "", "", "")), "op t1 BB>OO")


@pytest.mark.clause("chocolate-factory/8.9")
def test_two_inputs_must_lie_there_together() -> None:
    assert outcomes("B6", "KX") == ["KFCNX"]
    assert outcomes("B6", "K") == outcomes("B6", "X") == []


@pytest.mark.clause("chocolate-factory/10.1")
def test_what_does_not_stay_is_traded() -> None:
    state = play(fulfilling("BOK", coal=0), "done", "done")
    before = state.players[0].coal
    after = play(state, "keep K")
    assert (after.players[0].store, after.players[0].coal) == ("K", before + 2 + 6)


@pytest.mark.clause("chocolate-factory/10.2", "chocolate-factory/10.3", "chocolate-factory/10.5")
def test_the_next_day_finds_tiles_employees_and_the_marker_in_their_places() -> None:
    state = fulfilling(players=3)
    employees = [seat.employee for seat in state.players]
    after = play(state, "done", "done", "done")
    assert (after.day, after.starter, after.player) == (1, 1, 1)
    assert {seat.outside for seat in after.players} == {3}
    assert {seat.employee for seat in after.players} == {None}
    assert set(employees) <= set(after.gone)


@pytest.mark.clause("chocolate-factory/10.4")
def test_a_completed_order_is_replaced_by_one_of_three() -> None:
    state = with_orders(fulfilling("CN"), ("S1", 0), ("M1", 0), ("L1", 0))
    state = attrs.evolve(state, order_decks=(("S2", "S3"), ("M2", "M3"), ("L2", "L3")))
    drawn = play(state, "order 0 1", "done", "done")
    assert (drawn.phase, drawn.step, drawn.waiting) == ("cleanup", "new", ("S2", "M2", "L2"))
    after = play(drawn, "new M")
    assert [it and it.id for it in after.players[0].orders] == ["M2", "M1", "L1"]
    assert after.order_decks == (("S3", "S2"), ("M3",), ("L3", "L2"))


@pytest.mark.clause("chocolate-factory/11.1")
def test_stages_that_are_left_cost_nothing() -> None:
    one = with_orders(fulfilling(day=5, coal=0), ("S1", 0), ("M1", 0), ("L1", 0))
    other = with_orders(fulfilling(day=5, coal=0), ("S1", 0), ("M1", 1), ("L1", 2))
    assert items(one).total == items(other).total


@pytest.mark.clause("chocolate-factory/11.2")
def test_most_completed_orders_earn_twelve_pounds_for_all_that_are_tied() -> None:
    state = fulfilling(day=5, players=3)

    def earned(*completed: tuple[str, ...]) -> list[int]:
        seats = tuple(
            attrs.evolve(seat, completed=cards)
            for seat, cards in zip(state.players, completed, strict=True)
        )
        after = attrs.evolve(state, players=seats)
        return [items(after, player).items["Most orders"] for player in range(3)]

    assert earned(("S1",), ("L1", "S2"), ()) == [0, 12, 0]
    assert earned(("S1",), ("L1",), ()) == [12, 12, 0]
    assert earned((), (), ()) == [0, 0, 0]


@pytest.mark.clause("chocolate-factory/11.6")
def test_each_chocolate_and_each_coal_that_is_left_is_a_pound() -> None:
    state = with_store(fulfilling("BOKX", day=5, coal=3), "P", "A")
    assert items(state).items["Chocolates and coal"] == 7
