"""Filling a box: section 4 of the rulebook, with its two worked payments."""

from __future__ import annotations

import pytest

from tests.chocolatiers.tables import GAME, TILES, clauses, said, table
from tutor.chocolatiers import Box, Payment, PaymentError, Tile, payments


def paying(hand: str, tile: str, cards: str) -> list[str]:
    """The clauses broken by paying for the tile with these cards of the hand."""
    state = table(hands=(hand, ""), stacks=(tile,), phase="bonus")
    return clauses(state, Box(0, cards, 0, 0, tile))


# Worked examples


@pytest.mark.clause("4.2")
def test_claire_pays_two_violet_and_two_truffle() -> None:
    claire = Tile("VVTT", 5)
    assert claire in TILES  # her box is among ours
    assert payments("VVTT", claire.chocolates) == [Payment("TTVV")]
    state = table(hands=("TTRVV", ""), stacks=((claire,),), phase="bonus")
    after = GAME.apply(state, Box(0, "VVTT", 0, 0, "VVTT"))
    assert after.hands[0] == "R"
    assert after.discards == "TTVV"
    assert str(after.displays[0]) == "VV/TT"
    assert after.displays[0].points == (5,)


@pytest.mark.clause("4.3")
def test_david_lets_two_truffles_stand_for_the_blueberry() -> None:
    david = Tile("RBN.", 4)
    assert david in TILES
    assert payments("TTRN", david.chocolates) == [Payment("TTNR", (("T", "B"),))]
    state = table(hands=("TTRN", ""), stacks=((david,),), phase="bonus")
    after = GAME.apply(state, Box(0, "RNTT", 0, 0, "RBN."))
    assert after.hands[0] == ""
    assert after.discards == "TTNR"
    assert str(after.displays[0]) == "RB/N."


# Which box


@pytest.mark.clause("4.1")
def test_only_the_top_box_of_a_stack_can_be_filled() -> None:
    state = table(hands=("TTTT", ""), stacks=((Tile("NNNN", 5), Tile("TTTT", 5)),), phase="bonus")
    assert not any(isinstance(action, Box) for action in GAME.actions(state))
    assert clauses(state, Box(0, "TTTT", 0, 0, "TTTT")) != []


@pytest.mark.clause("4.1")
def test_stacks_are_not_refilled_and_an_empty_one_stays_empty() -> None:
    state = table(hands=("TTNN", ""), stacks=("TTNN", "RRRR"), phase="bonus")
    after = GAME.apply(state, Box(0, "TTNN", 0, 0, "TTNN"))
    assert [len(stack) for stack in after.stacks] == [0, 1]
    empty = table(hands=("TTNN", ""), stacks=((), "RRRR"), phase="bonus")
    assert clauses(empty, Box(0, "TTNN", 0, 0, "TTNN")) == ["4.1"]
    assert "Stack 1 is empty." in GAME.describe(empty)


@pytest.mark.clause("4.1")
@pytest.mark.parametrize("stack", [-1, 5, 99])
def test_there_are_no_other_stacks(stack: int) -> None:
    assert clauses(table(phase="bonus"), Box(stack, "TTN", 0, 0, "T.TN")) == ["4.1"]


# Payment


@pytest.mark.clause("4.2")
def test_exactly_the_payment_goes_to_the_discards() -> None:
    state = table(hands=("TTNNRM", ""), stacks=("TN.R",), phase="bonus", discards="V")
    after = GAME.apply(state, Box(0, "TNR", 0, 0, "TN.R"))
    assert after.hands[0] == "TNM"
    assert after.discards == "VTNR"


@pytest.mark.clause("4.2")
@pytest.mark.parametrize(
    ("hand", "tile", "cards", "sentence"),
    [
        (
            "TTR",
            "TTRR",
            "TTR",
            "You hold 1 Raspberry, and this box needs 2; a pair of one kind may stand for any one "
            "chocolate.",
        ),
        ("TTRR", "TTRR", "TTR", "This box needs 2 Raspberries; you have put 1."),
        ("T", "TN.R", "TNR", "You hold no Nut Cluster; this payment needs 1."),
        ("TNM", "TN.R", "", "Of Raspberry you hold too few; a pair of one kind may stand"),
        ("TNRM", "TN.R", "TNRM", "too much, and no change is given: take back 1 Mint."),
        ("TNRMB", "TN.R", "TNRMB", "take back 1 Mint and 1 Blueberry."),
        ("TNRMM", "TN.R", "TNRMM", "no change is given. This box costs 3 chocolates."),
        ("TTNNV", "BMR.", "TTNN", "lacks 1 Raspberry, 1 Mint and 1 Blueberry, and your 2 pairs"),
        ("TNR", "TN.R", "", "This payment lacks 1 Truffle, 1 Nut Cluster and 1 Raspberry."),
        ("TNR", "TN.R", "T?", "A payment is made of Chocolate cards."),
    ],
)
def test_a_wrong_payment_is_told_in_numbers(
    hand: str, tile: str, cards: str, sentence: str
) -> None:
    state = table(hands=(hand, ""), stacks=(tile,), phase="bonus")
    action = Box(0, cards, 0, 0, tile)
    assert set(clauses(state, action)) == {"4.2"}
    assert sentence in said(state, action)


@pytest.mark.clause("4.3")
def test_two_for_one_needs_two_of_one_kind() -> None:
    assert paying("TTRN", "RBN.", "TTRN") == []
    assert paying("TMRN", "RBN.", "TMRN") == ["4.2", "4.3"]
    mixed = table(hands=("TMRN", ""), stacks=("RBN.",), phase="bonus")
    assert "Truffle and Mint are no pair" in said(mixed, Box(0, "TMRN", 0, 0, "RBN."))
    assert paying("TRN", "RBN.", "TRN") == ["4.2", "4.3"]
    single = table(hands=("TRN", ""), stacks=("RBN.",), phase="bonus")
    assert "A single Truffle does not stand" in said(single, Box(0, "TRN", 0, 0, "RBN."))


@pytest.mark.clause("4.4")
def test_as_many_pairs_as_one_likes() -> None:
    assert paying("TTTTTT", "RBN.", "TTTTTT") == []
    assert paying("TTNNMM", "RBV.", "TTNNMM") == []
    assert payments("TTNNMMVV", "RB") == [
        Payment("TTNN", (("T", "R"), ("N", "B"))),
        Payment("TTMM", (("T", "R"), ("M", "B"))),
        Payment("TTVV", (("T", "R"), ("V", "B"))),
        Payment("NNMM", (("N", "R"), ("M", "B"))),
        Payment("NNVV", (("N", "R"), ("V", "B"))),
        Payment("MMVV", (("M", "R"), ("V", "B"))),
    ]


@pytest.mark.clause("4.4")
def test_a_pair_may_stand_in_though_the_right_card_is_in_hand() -> None:
    assert paying("TTRBN", "RBN.", "TTRN") == []
    cards = [payment.cards for payment in payments("TTRBN", "RBN")]
    assert cards == ["NRB", "TTNR", "TTNB", "TTRB"]


@pytest.mark.clause("4.4")
def test_a_pair_may_even_stand_for_its_own_kind() -> None:
    assert payments("TTTNN", "TN") == [
        Payment("TN"),
        Payment("TTT", (("T", "N"),)),
        Payment("TTN", (("T", "T"),)),
        Payment("TNN", (("N", "N"),)),
        Payment("TTNN", (("T", "T"), ("N", "N"))),
    ]


@pytest.mark.clause("4.5")
def test_a_filled_box_is_in_the_display_at_once() -> None:
    state = table(hands=("TTNNRM", ""), stacks=("TN.R",), phase="bonus", displays=("TN/RM", ""))
    after = GAME.apply(state, Box(0, "TNR", 0, 1, "TN.R"))
    assert str(after.displays[0]) == "TNTN/RM.R"
    assert len(after.displays[0].points) == 2


# `payments` on its own


def test_payments_come_once_each_fewest_cards_first() -> None:
    found = payments("TTTTNNRRMM", "TN.R")
    cards = [payment.cards for payment in found]
    assert cards[0] == "TNR"
    assert len(set(cards)) == len(cards)
    assert [len(c) for c in cards] == sorted(len(c) for c in cards)


def test_a_hand_that_cannot_pay_has_no_payment() -> None:
    assert payments("", "T") == []
    assert payments("TNRMBV", "TT") == []


def test_order_of_letters_does_not_matter() -> None:
    assert payments("NRTT", "N.BR") == payments("TTRN", "RBN")


@pytest.mark.parametrize("text", ["X", "?", "t", "TN/", None, 5, ["T"], b"T"])
def test_other_letters_are_no_cards(text: object) -> None:
    with pytest.raises(PaymentError, match="T, N, R, M, B, V"):
        payments(text, "T")  # type: ignore[arg-type]
    with pytest.raises(PaymentError, match="T, N, R, M, B, V"):
        payments("T", text)  # type: ignore[arg-type]


def test_no_box_has_more_than_four_chocolates() -> None:
    with pytest.raises(PaymentError, match="at most 4"):
        payments("TTTTT", "TTTTT")


def test_a_hand_of_any_size_is_answered() -> None:
    assert payments("T" * 100_000, "N") == [Payment("TT", (("T", "N"),))]
