"""Sides C and D of the five stores: the examples of the sheet (X1 to X9, X15, X16) and rulings."""

from __future__ import annotations

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.chocolate_factory import slow
from tests.chocolate_factory.expanded.boxes import CARDS, GAME, evening, play, refused, spaces
from tests.chocolate_factory.positions import with_orders
from tutor.chocolate_factory.actions import Deliver, Done, Supply
from tutor.chocolate_factory.delivering import by_money
from tutor.chocolate_factory.goods import parts_of, pile
from tutor.chocolate_factory.sides import RULES
from tutor.chocolate_factory.state import with_own
from tutor.chocolate_factory.stores import offers, takes
from tutor.chocolate_factory.stores import spaces as counted

# ---- sides C (clause 17.2)


@pytest.mark.clause("chocolate-factory/17.2")
def test_x1_twenty_five_pounds_are_two_spaces_at_fresh_fancies() -> None:
    assert spaces(play(evening("FC", money=40, earned_today=25), "done")) == "02000"


@pytest.mark.parametrize(("money", "there"), [(0, 0), (8, 0), (9, 1), (27, 3), (99, 9)])
def test_x2_pounds_are_divided_by_nine_and_rounded_down(money: int, there: int) -> None:
    after = play(evening("FC", money=money, earned_today=money), "done")
    assert spaces(after) == f"0{there}000"


@pytest.mark.parametrize(("store", "pounds"), [("P", 8), ("F", 9), ("S", 7), ("H", 10), ("D", 6)])
def test_every_store_has_its_own_value(store: str, pounds: int) -> None:
    for money, moves in ((2 * pounds - 1, 1), (2 * pounds, 2)):
        after = play(evening(f"{store}C", money=money, earned_today=money), "done")
        assert spaces(after)["PFSHD".index(store)] == str(moves)


@pytest.mark.clause("chocolate-factory/17.2")
def test_x16_two_orders_count_together_though_the_first_alone_gave_no_space() -> None:
    state = with_orders(evening("FC", "KKFFKCC"), ("S5", 0), ("M6", 1), None)
    first = play(state, "order 0 1")
    assert (first.seat.earned_today, by_money(first, GAME.components)) == (8, 0)
    both = play(first, "order 1 2")
    assert both.seat.earned_today == 18
    assert spaces(both) == "00000"
    assert spaces(play(both, "done")) == "02000"


def test_money_that_an_employee_adds_counts() -> None:
    """Ruling H5: S8 pays £4 and The Cashier (`stage +1`) a pound more; the Palace wants £8."""
    state = with_orders(evening("PC", "XX", employee="EP4"), ("S8", 0), ("M8", 0), None)
    assert spaces(play(state, "order 0 1", "order 1 1", "done")) == "10000"
    state = with_orders(evening("PC", "XX", store="P"), ("S8", 0), ("M17", 0), None)
    assert spaces(play(state, "order 0 1", "done")) == "00000"


def test_a_side_c_needs_its_employee_takes_no_chocolates_and_comes_by_itself() -> None:
    state = evening("FC", "KKX", money=30, earned_today=30)
    assert refused(state, "store KK") == ("17.2",)
    assert not any(isinstance(it, Deliver) for it in GAME.actions(state))
    other = evening("FC", "CC", store="S", money=30, earned_today=30)
    assert spaces(play(other, "done")) == "00000"
    assert play(state, "done").players[0].store == "KKX"


def test_money_counts_once_a_day_and_only_of_that_day() -> None:
    state = evening("FC", money=50, earned_today=9)
    after = play(state, "done")
    assert spaces(after) == "01000"
    while after.phase == "fulfil":
        after = play(after, "done")
    assert spaces(after) == "01000"
    assert after.players[0].earned_today == 0


def test_an_employees_space_more_needs_a_space_today() -> None:
    """Ruling H18: `store +1` (EP5) at a side C."""
    for money, there in ((7, "00000"), (8, "20000"), (16, "30000")):
        state = evening("PC", employee="EP5", money=money, earned_today=money)
        assert spaces(play(state, "done")) == there


def test_a_side_c_counts_as_visited_from_one_space_on() -> None:
    """Ruling H19: the £6 for three stores."""
    state = evening("FC", money=9, earned_today=9)
    stores = [attrs.evolve(it, stack=((0, 1),)) if it.id in "PS" else it for it in state.stores]
    state = attrs.evolve(state, stores=tuple(stores))
    before, after = (
        next(it for it in GAME.standings(each) if it.player == 0).items["Store bonus"]
        for each in (state, play(state, "done"))
    )
    assert (before, after) == (0, 6)


@pytest.mark.clause("chocolate-factory/17.2", "chocolate-factory/18.1")
def test_money_moves_no_marker_of_who_opens_no_store() -> None:
    nowhere = next(card for card, it in CARDS.staff.items() if not it.store)
    state = evening("FC", employee=nowhere, money=30, earned_today=30)
    assert by_money(state, CARDS) == 0
    assert spaces(play(state, "done")) == "00000"


# ---- The Palace Boutique, side D (clause 17.3)


@pytest.mark.clause("chocolate-factory/17.3")
def test_x3_the_palace_copies_salters_and_only_its_own_marker_moves() -> None:
    after = play(evening("PD", "CCC"), "store S CCC")
    assert spaces(after) == "30000"
    assert after.seat.store == ""


@pytest.mark.clause("chocolate-factory/17.3")
def test_x4_the_palace_copies_side_b_of_the_house() -> None:
    assert spaces(play(evening("PD HB", "KFKK"), "store H KKKF")) == "20000"


@pytest.mark.clause("chocolate-factory/17.2", "chocolate-factory/17.3")
def test_x15_the_palace_copies_fresh_fancies_c() -> None:
    state = play(evening("PD FC", money=25, earned_today=25), "copy F")
    assert spaces(state) == "00000"
    after = play(state, "done")
    assert spaces(after) == "20000"
    assert {it.copied for it in after.players} == {""}


def test_a_side_c_is_copied_before_anything_is_earned() -> None:
    """Ruling H6: announced at any point of the Fulfil, counted at its end."""
    state = with_orders(evening("PD FC", "KKFFFF"), ("S5", 0), None, None)
    after = play(state, "copy F", "order 0 1", "done")
    assert after.players[0].money == 8
    assert spaces(after) == "00000"
    rich = attrs.evolve(state.seat, money=1, earned_today=1)
    state = attrs.evolve(state, players=(rich, state.players[1]))
    assert spaces(play(state, "copy F", "order 0 1", "done")) == "10000"


def test_copying_is_the_delivery_of_the_day() -> None:
    state = play(evening("PD FC", "CC"), "copy F")
    assert refused(state, "store S CC") == ("9.5",)
    assert refused(play(evening("PD FC", "CC"), "store S CC"), "copy F") == ("9.5",)


def test_the_palace_may_copy_another_store_tomorrow() -> None:
    """Ruling H8."""
    state = evening("PD", "CK")
    assert {it.copied for it in GAME.actions(state) if isinstance(it, Deliver)} == {"F", "S"}
    state = evening("PD FC", "C")
    assert {it for it in GAME.actions(state) if isinstance(it, Deliver)} == {
        Deliver("", "F"),
        Deliver("C", "S"),
    }


@pytest.mark.parametrize(
    ("text", "clause"),
    [
        ("store CC", "17.3"),
        ("store P CC", "17.3"),
        ("copy P", "17.3"),
        ("store S KK", "9.10"),
        ("store F CC", "17.2"),
        ("store S CCC", "9.1"),
    ],
)
def test_what_the_palace_cannot_copy(text: str, clause: str) -> None:
    assert refused(evening("PD FC", "CCKK"), text)[0] == clause


def test_the_palace_does_not_copy_itself() -> None:
    for text in ("store P CC", "copy P"):
        refusal = GAME.explain(evening("PD FC", "CC"), GAME.parse_action(text))
        assert "cannot copy itself" in refusal[0].message


def test_a_copy_is_kept_only_while_its_player_fulfils_orders() -> None:
    state = play(evening("PD FC"), "copy F")
    said = "A store is copied that cannot be copied now."
    assert said not in {it.message for it in GAME.status(state)}
    for other in (
        attrs.evolve(state, phase="run", step="ready"),
        attrs.evolve(state, player=1),
        with_own(state, supplied_today=False),
        with_own(state, employee="EF1"),
        with_own(state, copied="S"),
        with_own(state, copied="P"),
    ):
        assert said in {it.message for it in GAME.status(other)}


def test_only_the_palace_copies() -> None:
    assert refused(evening("FD", "KCX"), "store S C") == ("9.5",)
    assert refused(evening("FD SC", "KCX"), "copy S") == ("9.5",)
    assert refused(evening("", "KCX", store="P"), "store S C") == ("9.5",)


def test_nothing_is_copied_at_the_end_of_the_track() -> None:
    state = evening("PD FC", "CC")
    palace = attrs.evolve(state.stores[0], stack=((0, 9),))
    state = attrs.evolve(state, stores=(palace, *state.stores[1:]))
    assert refused(state, "copy F") == refused(state, "store S CC") == ("9.5",)
    assert not any(isinstance(it, Deliver) for it in GAME.actions(state))


def test_a_space_more_holds_for_copies_too() -> None:
    """Ruling H18: `store +1` (EP5) at the Palace."""
    assert spaces(play(evening("PD", "CC", employee="EP5"), "store S CC")) == "30000"
    state = evening("PD FC", employee="EP5", money=9, earned_today=9)
    assert spaces(play(state, "copy F", "done")) == "20000"
    assert spaces(play(evening("PD SD", "K", employee="EP5"), "store S K")) == "00000"


@pytest.mark.clause("chocolate-factory/9.5")
def test_a_marker_that_moves_again_lies_once_and_on_top() -> None:
    state = evening("", "CC", store="S")
    stores = [
        attrs.evolve(it, stack=((0, 1), (1, 3))) if it.id == "S" else it for it in state.stores
    ]
    after = play(attrs.evolve(state, stores=tuple(stores)), "store CC")
    assert after.stores[2].stack == ((1, 3), (0, 3))


# ---- the other sides D (clauses 17.4 to 17.7)


@pytest.mark.clause("chocolate-factory/17.4")
def test_x5_fresh_fancies_takes_one_three_or_five() -> None:
    assert spaces(play(evening("FD", "KCX"), "store KCX")) == "03000"
    assert spaces(play(evening("FD", "KKCCX"), "store KKCCX")) == "05000"
    assert spaces(play(evening("FD", "X"), "store X")) == "01000"
    assert spaces(play(evening("FD", "KFCNX"), "store KFCNX")) == "05000"
    for goods in ("KC", "KKCC", "KKKCCC", "KBO"):
        assert refused(evening("FD", goods), f"store {goods}") == ("17.4",)


@pytest.mark.clause("chocolate-factory/17.5")
@pytest.mark.parametrize(
    ("goods", "there"), [("K", 0), ("KF", 1), ("KFC", 2), ("KFCN", 4), ("KFCNX", 9)]
)
def test_x6_the_climb_at_salters(goods: str, there: int) -> None:
    """X6, and rulings H9 and H15: one moves nothing, five fill the track at once."""
    after = play(evening("SD", goods), f"store {goods}")
    assert spaces(after) == f"00{there}00"
    assert after.seat.store == ""
    assert after.seat.supplied_today


def test_h9_a_marker_that_has_not_moved_is_no_visit() -> None:
    state = play(evening("SD", "K"), "store K")
    assert state.stores[2].stack == ()
    words = GAME.describe_action(evening("SD", "K"), Deliver("K"))
    assert "The marker stays where it is." in words


@pytest.mark.clause("chocolate-factory/17.5")
@pytest.mark.parametrize("goods", ["KC", "F", "KK", "FCNX", "KFCX", "B"])
def test_x7_salters_takes_no_gap(goods: str) -> None:
    assert refused(evening("SD", goods), f"store {goods}") == ("17.5",)


@pytest.mark.clause("chocolate-factory/17.6")
def test_x8_sets_at_the_house() -> None:
    assert spaces(play(evening("HD", "KKFFCN"), "store KKFFCN")) == "00040"
    for goods in ("KFC", "K", "KK", "CNX", "KFBO"):
        assert refused(evening("HD", goods), f"store {goods}") == ("17.6",)


@pytest.mark.clause("chocolate-factory/17.7")
def test_x9_pairs_at_dunstan_and_gilberts() -> None:
    assert spaces(play(evening("DD", "FFKKXX"), "store FFKKXX")) == "00003"
    assert spaces(play(evening("DD", "KKFFCCNNXX"), "store KKFFCCNNXX")) == "00005"
    for goods in ("FFFF", "FFK", "KF", "BB"):
        assert refused(evening("DD", goods), f"store {goods}") == ("17.7",)


def test_same_is_read_so_that_most_spaces_come_of_it() -> None:
    """Ruling H18: `same CN` (EP3) and `same KF` (EF4) at sides D, also copied."""
    assert counted("D", "D", "CCCC", same="CN") == 2
    assert counted("H", "D", "CC", same="CN") == 2
    assert counted("S", "D", "KKC", same="KF") == 2
    assert takes("S", "D", "F", same="KF")
    assert not takes("S", "D", "F")
    assert spaces(play(evening("PD DD", "CCCC", employee="EP3"), "store D CCCC")) == "20000"
    assert "CCCC" in offers("D", "D", "CCCC", "CN")
    assert "CCCC" not in offers("D", "D", "CCCC")


@pytest.mark.parametrize("same", ["", "KF", "CN"])
@pytest.mark.parametrize("rule", RULES)
def test_every_offer_is_taken_and_every_other_pile_is_not(rule: str, same: str) -> None:
    goods = "BOKKKFFCCNNXX"
    offered = offers(rule[0], rule[1], goods, same)
    assert set(offered) == {it for it in parts_of(goods) if takes(rule[0], rule[1], it, same)}
    assert len(offered) == len(set(offered))


CLAUSES = {
    "PA": "9.6",
    "PB": "9.7",
    "FA": "9.8",
    "FB": "9.9",
    "SA": "9.10",
    "SB": "9.11",
    "HA": "9.12",
    "HB": "9.13",
    "DA": "9.14",
    "DB": "9.15",
    "FD": "17.4",
    "SD": "17.5",
    "HD": "17.6",
    "DD": "17.7",
    **{f"{store}C": "17.2" for store in "PFSHD"},
}


@pytest.mark.parametrize("rule", CLAUSES)
def test_what_a_side_does_not_take_is_refused_by_its_own_clause(rule: str) -> None:
    assert refused(evening(rule, "BK"), "store BK") == (CLAUSES[rule],)
    assert RULES["PD"].clause == "17.3"


@pytest.mark.parametrize(
    ("rule", "moves"),
    [
        ("PA", {"K": 1, "XXX": 3, "KF": 0, "OO": 0, "BBB": 0}),
        ("PB", {"K": 1, "KF": 2, "KFCNX": 5, "KK": 0, "KO": 0, "KFCC": 0}),
        ("FA", {"K": 1, "KKK": 3, "KF": 0, "F": 0}),
        ("FB", {"F": 1, "FFF": 3, "KF": 0, "K": 0}),
        ("SA", {"C": 1, "CCC": 3, "CN": 0, "N": 0}),
        ("SB", {"N": 1, "NNN": 3, "CN": 0, "C": 0}),
        ("HA", {"X": 1, "XXX": 3, "CX": 0, "C": 0}),
        ("HB", {"KK": 1, "KF": 1, "KKKF": 2, "K": 0, "KKF": 0, "KC": 0}),
        ("DA", {"CC": 1, "CX": 1, "CNXX": 2, "X": 0, "CNX": 0, "KX": 0}),
        ("DB", {"KK": 2, "KF": 2, "CN": 3, "NN": 3, "XX": 4, "KC": 0, "CX": 0, "X": 0, "XXX": 0}),
    ],
)
def test_sides_a_and_b_move_as_far_as_their_cards_say(rule: str, moves: dict[str, int]) -> None:
    assert {goods: counted(rule[0], rule[1], goods) for goods in moves} == moves


@given(
    st.text("BOKFCNX", max_size=8),
    st.sampled_from(list(RULES)),
    st.sampled_from(["", "CN", "KF"]),
)
def test_any_pile_moves_as_far_as_the_referee_says(goods: str, rule: str, same: str) -> None:
    far = max(slow.moves(rule[0], rule[1], it) for it in slow.read_as(goods, same))
    assert counted(rule[0], rule[1], goods, same) == far
    assert takes(rule[0], rule[1], goods, same) or not far
    taken = offers(rule[0], rule[1], pile(goods), same)
    assert all(takes(rule[0], rule[1], it, same) for it in taken)
    assert (pile(goods) in taken) == (bool(goods) and takes(rule[0], rule[1], pile(goods), same))


@given(st.text("KFCN", max_size=6), st.text("KFCN", max_size=6))
def test_sets_at_the_house_add_up(one: str, other: str) -> None:
    both = [counted("H", "D", it) for it in (one, other, one + other)]
    assert both[2] == both[0] + both[1] or not (both[0] and both[1])


# ---- texts and words


def test_texts_of_copies_do_not_meet_those_of_chocolates() -> None:
    """`store F` is one Fingers; a copied side C has a word of its own."""
    assert GAME.parse_action("store F") == Deliver("F")
    assert GAME.parse_action("copy F") == Deliver("", "F")
    assert GAME.parse_action("store F FF") == Deliver("FF", "F")
    for action in (Deliver("F"), Deliver("", "F"), Deliver("FF", "F"), Done(), Supply(0, 1)):
        assert GAME.parse_action(GAME.action_text(action)) == action


def test_what_is_done_is_said() -> None:
    state = evening("PD FC", "CC", money=25, earned_today=25)
    copied = GAME.describe_action(state, Deliver("", "F"))
    assert copied == "Copy Fresh Fancies: today’s money counts at the end."
    told = GAME.tell(play(state, "copy F"), Done(), "Ada")
    assert told == "Ada has earned £25 today: 2 spaces at The Palace Boutique."
    by_rule = GAME.tell(state, Deliver("CC", "S"), "Ada")
    assert by_rule == (
        "Ada delivers 2 Caramel to The Palace Boutique, by the rule of Salter's Emporium: 2 spaces."
    )
    assert "side C (£9 from Corner Shop orders today: 1 space, no chocolates)" in GAME.describe(
        state
    )
