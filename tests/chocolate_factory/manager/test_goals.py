"""Which cards a week has met: worked examples of the solo game (sheet, part 4)."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tutor.chocolate_factory import pays
from tutor.chocolate_factory.manager.assignment import GoalError, assign
from tutor.chocolate_factory.manager.cards import GoalCard, load_cards

CARDS = load_cards()
MARKERS = (2, 0, 3, 0, 1)


def test_counts() -> None:
    assert len(CARDS) == 26
    assert sum(card.is_target for card in CARDS.values()) == 8


def test_only_targets_ask_for_orders_so_no_two_cards_of_a_week_want_the_same_one() -> None:
    """Else docs/puzzles.md would have to name a kind about it."""
    asked = [card for card in CARDS.values() if card.orders]
    assert len(asked) == 4
    assert all(card.is_target for card in asked)


def test_x1_two_boxes() -> None:
    paid = pays(("D6",), MARKERS)
    assert paid
    assert paid.left == (0, 0, 1, 0, 1)
    assert paid.met[0].steps == (("P", 2), ("S", 2))


def test_x2_one_box() -> None:
    assert pays(("D7",), MARKERS).met[0].steps == (("S", 3),)


def test_x3_steps_pay_one_card_only() -> None:
    both = pays(("D6", "D7"), MARKERS)
    assert not both
    assert both.missing == ("D7",)
    assert both.short > 0


def test_x4_all_five() -> None:
    assert pays(("W1",), (1, 1, 1, 1, 1), money=35)
    assert not pays(("W1",), (1, 1, 1, 0, 1), money=35)


def test_x5_a_store_that_is_named() -> None:
    assert not pays(("D1",), (9, 9, 9, 9, 1))
    assert pays(("D1",), (0, 0, 0, 0, 2))


def test_x6_x7_chocolate_orders() -> None:
    assert CARDS["D10"].accepts("KCX")
    assert not CARDS["D10"].accepts("KKC")
    assert not CARDS["D11"].accepts("CCNN")
    assert CARDS["D11"].accepts("CCCC")
    assert CARDS["D16"].accepts("KKFF")
    assert pays(("D10",), (0,) * 5, paid=("D10",))
    assert not pays(("D10",), (0,) * 5)


def test_x8_more_money() -> None:
    ones = (1, 1, 1, 1, 1)
    short = pays(("W1", "D17"), ones, money=39)
    assert (short.missing, short.money, short.left) == (("W1", "D17"), 40, ones)
    assert pays(("W1", "D17"), ones, money=40)


def test_x13_cumulative() -> None:
    paid = pays(("D6", "D7", "D8"), (5, 3, 2, 1, 1))
    assert paid
    assert sum(paid.left) == 12 - 10
    assert paid.short == 0


def test_orders_are_discarded_for_one_card() -> None:
    assert pays(("W4",), (2, 2, 0, 0, 0), money=35, completed=("S", "M"))
    assert not pays(("W4",), (2, 2, 0, 0, 0), money=35, completed=("S", "S"))
    assert not pays(("W5",), (0,) * 5, money=45, completed=("M", "M", "L"))
    assert pays(("W5",), (0,) * 5, money=45, completed=("L", "M", "M", "S", "M"))


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ((("W9",), MARKERS), "no card"),
        ((("W1",), (1, 2)), "five numbers"),
        ((("W1",), (1, 1, 1, 1, "1")), "five numbers"),
        ((("W1",), (1, 1, 1, 1, 10)), "from 0 to 9"),
        ((("W1",), (1, 1, -1, 1, 1)), "from 0 to 9"),
        ((("W1",), MARKERS, 0, ("S", "X")), "sizes of orders"),
    ],
)
def test_what_no_week_can_have(arguments: tuple[Any, ...], said: str) -> None:
    with pytest.raises(GoalError, match=said):
        pays(*arguments)


def brute_force(cards: tuple[str, ...], spaces: tuple[int, ...]) -> int:
    """The most cards that can be met, by trying each store for each box."""
    if not cards:
        return 0
    card, best = CARDS[cards[0]], brute_force(cards[1:], spaces)
    for stores in product(range(5), repeat=len(card.steps)):
        left = list(spaces)
        for at, n in zip(stores, card.steps, strict=True):
            left[at] -= n
        if len(set(stores)) == len(stores) and min(left) >= 0:
            if card.store and any("PFSHD"[at] != card.store for at in stores):
                continue
            best = max(best, 1 + brute_force(cards[1:], tuple(left)))
    return best


@pytest.mark.clause("factory-manager/15.3")
@pytest.mark.parametrize(
    ("cards", "spaces", "short"),
    [
        (("D6", "D7"), MARKERS, 1),
        (("D6", "D8", "D7", "D1"), (2, 1, 1, 1, 1), 6),
        (("D1", "D5"), (9, 9, 9, 9, 0), 2),
        (("W1", "D7"), (1, 1, 1, 1, 1), 3),
    ],
)
def test_the_fewest_spaces_that_are_missing(
    cards: tuple[str, ...], spaces: tuple[int, ...], short: int
) -> None:
    assert pays(cards, spaces, money=90).short == short


@pytest.mark.clause("factory-manager/9.5", "factory-manager/15.3")
def test_no_marker_pays_more_than_its_track_has() -> None:
    """All four cards could ask the Palace for eleven or twelve spaces: it has nine."""
    assert pays(("W3", "D5", "D7", "D8"), (9, 0, 0, 0, 0), money=40).short == 5
    assert pays(("W3", "D5", "D6", "D7"), (9, 0, 0, 0, 0), money=40).short == 5
    # No week has a Demand twice. Nine spaces pay four of these, and no marker pays five.
    assert pays(("D5",) * 4, (3,) * 5).short == 5
    assert pays(("D5",) * 5, (3,) * 5).short == 0


@pytest.mark.clause("factory-manager/15.1", "factory-manager/15.3")
def test_what_is_paid_and_what_is_left_are_all_spaces() -> None:
    rng = Random(3)
    for _week in range(40):
        cards = rng.sample(["W1", "W2", "W3", "W4", "W8", *(f"D{n}" for n in range(1, 9))], 5)
        spaces = tuple(rng.randint(0, 6) for _store in range(5))
        found = pays(cards, spaces, money=200, completed=("S", "M"))
        left = list(spaces)
        for payment in found.met:
            asked = sorted(CARDS[payment.card].steps)
            assert sorted(n for _store, n in payment.steps) == asked
            assert len(dict(payment.steps)) == len(asked), "each at another store"
            assert payment.orders == CARDS[payment.card].orders
            for store, n in payment.steps:
                left["PFSHD".index(store)] -= n
        assert tuple(left) == found.left
        assert min(left) >= 0
        assert sorted((*found.missing, *(it.card for it in found.met))) == sorted(cards)


@pytest.mark.clause("factory-manager/15.1")
def test_a_card_may_ask_two_markers_for_unlike_steps() -> None:
    """No card of the rulebook does; the search is none the worse for it."""
    (card, other) = (GoalCard("A", steps=(3, 1)), GoalCard("B", steps=(1, 2)))
    assert assign((card, other), (3, 1, 2, 1, 0), 0, (), ()).left == (0, 0, 0, 0, 0)
    assert assign((card,), (2, 1, 2, 1, 0), 0, (), ()).short == 1


@settings(max_examples=60, deadline=None)
@given(
    cards=st.lists(st.sampled_from(["D1", "D2", "D5", "D6", "D7", "D8"]), max_size=4, unique=True),
    spaces=st.tuples(*[st.integers(0, 6)] * 5),
)
def test_the_search_is_exact(cards: list[str], spaces: tuple[int, ...]) -> None:
    found = pays(cards, spaces)
    assert len(found.met) == brute_force(tuple(cards), spaces)
