"""The worked examples of the rulebook, and those derived from it (sheet, part 4)."""

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
from tutor.chocolate_factory import outcomes, rank_store, spaces
from tutor.chocolate_factory.components import COAL
from tutor.chocolate_factory.setup import packed
from tutor.chocolate_factory.stores import BONUS


@pytest.mark.clause("chocolate-factory/5.1")
def test_x1_coal_of_the_week() -> None:
    assert COAL == (5, 6, 7, 8, 9, 10)
    assert sum(COAL) == 45
    assert {seat.coal for seat in GAME.start(3, seed=1).players} == {5}


@pytest.mark.clause("chocolate-factory/5.2", "chocolate-factory/5.3")
def test_x2_x3_x4_packets() -> None:
    assert packed("12345", 2) == (("1", "2", "3"), ("4", "5"))
    for players, sizes in ((2, [3, 2]), (3, [2, 2, 1]), (4, [2, 1, 1, 1])):
        packets = GAME.start(players, seed=1).packets
        assert [len(packet) for packet in packets.parts] == sizes
        assert [len(packet) for packet in packets.staff] == sizes


@pytest.mark.clause("chocolate-factory/8.1")
def test_x5_roaster() -> None:
    state = play(run(belt=("B", "", "", ""), coal=5), "op t1 B>O")
    assert (state.seat.belt[0], state.seat.coal) == ("O", 4)


@pytest.mark.clause("chocolate-factory/4.1", "chocolate-factory/8.2")
@pytest.mark.parametrize(
    ("tile", "made"), [("B", "O"), ("O", "KF"), ("K", "CN"), ("F", "CN"), ("C", "X"), ("N", "X")]
)
def test_x6_upgrader(tile: str, made: str) -> None:
    assert outcomes("Upgrader", tile) == list(made)
    assert outcomes("Upgrader", "X") == []


@pytest.mark.clause("chocolate-factory/8.5", "chocolate-factory/8.7", "chocolate-factory/8.11")
@pytest.mark.parametrize(
    ("part", "tile", "made"),
    [
        ("A6", "O", ["X"]),
        ("A12", "F", ["CC", "CN", "NN"]),
        ("B4", "K", ["XX"]),
        ("B4", "F", ["XX"]),
        ("A4", "FK", ["KN", "FNN"]),
        ("A3", "B", ["O"]),
        ("A3", "BB", ["BO", "KF"]),
        ("B6", "KX", ["KFCNX"]),
        ("A2", "X", ["XX"]),
        ("B2", "C", ["CCC"]),
    ],
)
def test_x7_to_x16_parts(part: str, tile: str, made: list[str]) -> None:
    assert outcomes(part, tile) == made


@pytest.mark.clause("chocolate-factory/8.6")
def test_x9_x11_any_two_of_seven() -> None:
    assert len(outcomes("B3", "B")) == len(set(outcomes("B3", "B"))) == 28
    assert len(outcomes("B5", "K")) == 28
    assert outcomes("B5", "BO") == []


@pytest.mark.clause("chocolate-factory/8.8")
def test_x12_either_or_works_once() -> None:
    state = play(run({"b1": "A4"}, belt=("KF", "", "", "")), "op b1 F>N")
    assert refused(state, "op b1 K>NN") == ("7.5",)


@pytest.mark.clause("chocolate-factory/8.10")
def test_x15_triple_upgrader() -> None:
    assert "CN" in outcomes("B1", "OK")
    state = run({"b1": "B1"}, belt=("OK", "", "", ""))
    assert play(state, "op b1 O>K K>C K>N").seat.belt[0] == "CN"
    assert refused(state, "op b1 O>K K>C K>N C>X") == ("8.10",)


@pytest.mark.clause("chocolate-factory/9.2", "chocolate-factory/9.3", "chocolate-factory/9.4")
def test_x17_christina_earns_fourteen_pounds() -> None:
    state = with_orders(fulfilling("FFFCN"), ("S1", 0), ("M1", 1), ("L1", 0))
    after = play(state, "order 0 1", "order 1 2")
    seat = after.players[0]
    assert (seat.money, seat.store, seat.completed) == (14, "", ("S1", "M1"))
    assert seat.orders[:2] == (None, None)


@pytest.mark.clause("chocolate-factory/11.3")
def test_x18_x19_stores() -> None:
    assert rank_store(((0, 7), (1, 6), (2, 6), (3, 2))) == {0: 16, 1: 8, 2: 4, 3: 0}
    assert rank_store(((0, 8), (1, 5), (2, 2))) == {0: 16, 1: 8, 2: 0}


@pytest.mark.clause("chocolate-factory/11.4")
def test_x20_x21_half_of_the_one_ahead() -> None:
    assert rank_store(((0, 8), (1, 3), (2, 2))) == {0: 16, 1: 0, 2: 0}
    assert rank_store(((0, 5), (1, 3))) == {0: 16, 1: 8}


@pytest.mark.clause("chocolate-factory/11.5")
@pytest.mark.parametrize("visited", [2, 3, 4, 5])
def test_x22_store_bonus(visited: int) -> None:
    state = fulfilling()
    for store in "PFSHD"[:visited]:
        state = with_store(state, store, "A", (0, 1))
    standing = next(it for it in GAME.standings(state) if it.player == 0)
    assert standing.items["Store bonus"] == {3: 6, 4: 12, 5: 24}.get(visited, 0)
    assert BONUS == {3: 6, 4: 12, 5: 24}


@pytest.mark.clause("chocolate-factory/10.1")
def test_x23_two_stay_overnight() -> None:
    state = play(fulfilling("BOKCX", coal=0), "done", "done")
    assert (state.phase, state.step) == ("cleanup", "keep")
    assert refused(state, "keep KCX") == ("10.1",)
    after = play(state, "keep CX")
    assert (after.players[0].store, after.players[0].coal) == ("CX", 3 + COAL[1])


@pytest.mark.clause("chocolate-factory/9.5")
def test_x24_the_track_ends_at_nine() -> None:
    state = with_store(fulfilling("KKK"), "P", "A", (0, 8))
    after = play(state, "store KKK")
    assert after.stores[0].space(0) == 9
    assert after.seat.store == ""
    assert refused(with_store(fulfilling("KKK"), "P", "A", (0, 9)), "store KKK") == ("9.5",)


@pytest.mark.clause("chocolate-factory/7.3")
def test_x25_what_leaves_at_the_exit() -> None:
    state = drafted()
    seat = attrs.evolve(state.seat, belt=("", "", "", "KN"))
    state = play(attrs.evolve(state, players=(seat, state.players[1])), "shift")
    assert (state.seat.store, state.seat.belt) == ("KN", ("B", "", "", ""))


@pytest.mark.clause("chocolate-factory/7.5")
def test_x26_a_part_works_once_in_a_shift() -> None:
    state = play(run(belt=("BB", "", "", "")), "op t1 B>O")
    assert refused(state, "op t1 B>O") == ("7.5",)


@pytest.mark.clause("chocolate-factory/7.4")
def test_x27_no_part_works_before_the_push() -> None:
    assert refused(drafted(), "op t1 B>O") == ("7.4",)
    assert refused(drafted(), "chute K") == ("7.4",)


@pytest.mark.clause("chocolate-factory/6.5")
def test_x28_a_covered_chute() -> None:
    state = run({"t3": "A1"}, belt=("", "", "K", ""))
    assert refused(state, "chute K") == ("6.5",)


@pytest.mark.clause("chocolate-factory/7.11")
def test_x29_saturday_empties_the_factory() -> None:
    state = play(run(day=5, belt=("B", "O", "KX", ""), store="C"), "shift")
    assert state.players[0].store == "BOKCX"
    assert set(state.players[0].belt) == {""}


@pytest.mark.clause("chocolate-factory/11.7")
def test_x30_a_tie_goes_to_the_later_in_turn_order() -> None:
    state = fulfilling(day=5, players=3)
    seats = tuple(
        attrs.evolve(seat, money=140 if n < 2 else 0, coal=0)
        for n, seat in enumerate(state.players)
    )
    state = attrs.evolve(state, players=seats, starter=1, player=1)
    best, second, _third = GAME.standings(state)
    assert (best.player, second.player, best.total, second.total) == (0, 1, 140, 140)


@pytest.mark.clause("chocolate-factory/7.1", "chocolate-factory/7.4")
def test_x31_a_plain_monday() -> None:
    state = play(
        drafted(),
        *("shift", "op t1 B>O"),
        *("shift", "op t2 O>K", "op t1 B>O"),
        *("shift", "chute K", "op t2 O>F", "op t1 B>O", "shift"),
    )
    seat = state.players[0]
    assert (seat.coal, seat.store, seat.belt) == (0, "K", ("O", "F", "", ""))
    assert state.player == 1


@pytest.mark.clause(
    "chocolate-factory/9.6",
    "chocolate-factory/9.7",
    "chocolate-factory/9.8",
    "chocolate-factory/9.9",
    "chocolate-factory/9.10",
    "chocolate-factory/9.11",
    "chocolate-factory/9.12",
    "chocolate-factory/9.13",
    "chocolate-factory/9.14",
    "chocolate-factory/9.15",
)
def test_spaces_of_every_side() -> None:
    counts = {
        ("P", "A", "KKK"): 3,
        ("P", "A", "CCN"): 0,
        ("P", "B", "KFCNX"): 5,
        ("P", "B", "KK"): 0,
        ("F", "A", "KK"): 2,
        ("F", "B", "FF"): 2,
        ("S", "A", "C"): 1,
        ("S", "B", "NNN"): 3,
        ("H", "A", "XX"): 2,
        ("H", "B", "KF"): 1,
        ("H", "B", "KFF"): 0,
        ("D", "A", "CNXX"): 2,
        ("D", "A", "KK"): 0,
        ("D", "B", "KF"): 2,
        ("D", "B", "CN"): 3,
        ("D", "B", "XX"): 4,
        ("D", "B", "KX"): 0,
        ("D", "B", "XXX"): 0,
    }
    assert {case: spaces(*case) for case in counts} == counts
