"""The answers to gestures: each in words, with a clause of this rulebook that says so."""

from __future__ import annotations

import pytest

from tests.chocolatiers_2019.tables import COMPONENTS, GAME, full, table
from tutor.chocolatiers import Tile
from tutor.chocolatiers_2019 import State, reasons
from tutor.engine import Violation

RBN = Tile("RBN.", 4)


@pytest.mark.parametrize(
    ("reason", "clause"),
    [
        (reasons.deck_is_closed(), "3.3"),
        (reasons.discards_wait(), "3.5"),
        (reasons.pile_is_closed(), "4.1"),
        (reasons.not_yours(""), "4.4"),
        (reasons.not_yours("wild"), "5.1"),
        (reasons.not_yours("reserved"), "4.1"),
        (reasons.locked(), "6.3"),
        (reasons.about_tile("first"), "7.1"),
        (reasons.about_tile("three_four"), "8.3"),
        (reasons.about_tile("M"), "8.1"),
        (reasons.about_tile("?"), "1.5"),
        (reasons.trade_begins_in_hand(), "3.2"),
        (reasons.card_goes_to_discards(), "3.2"),
        (reasons.empty_place(), "4.9"),
        (reasons.box_first(""), "4.1"),
        (reasons.box_first("turn"), "4.6"),
        (reasons.reserved_stays(), "6.4"),
        (reasons.nothing_chosen(), "2.3"),
    ],
)
def test_each_answer_has_words_and_its_clause(reason: Violation, clause: str) -> None:
    assert reason.clause == clause
    assert clause in GAME.rulebook
    assert reason.message.endswith(".")


@pytest.mark.parametrize(
    ("state", "clauses"),
    [
        (table(), []),
        (table(phase="discard", hands=("TTTTNNN", "")), ["2.4"]),
        (table(phase="over", first_tile=0), ["7.2"]),
    ],
)
def test_whether_an_action_can_be_done_at_all(state: State, clauses: list[str]) -> None:
    assert [v.clause for v in reasons.not_now(state, COMPONENTS.hand_limit)] == clauses


def test_what_stands_in_the_way_of_a_box() -> None:
    crowded = reasons.display_full(GAME, table(displays=(full(), "")))
    assert [v.clause for v in crowded] == ["4.8"]
    assert reasons.display_full(GAME, table()) == ()
    assert [v.clause for v in reasons.wrong_place(table(displays=("TN/RM", "")), (1, 1))] == ["4.5"]
    assert [v.clause for v in reasons.cannot_pay("RN", RBN)] == ["4.2"]
    assert reasons.cannot_pay("RNB", RBN) == ()
    assert reasons.unpaid("RNB", None, "R") == ()
    assert [v.clause for v in reasons.cannot_reserve(table(wilds=(0, 3)))] == ["6.5"]
    assert [v.clause for v in reasons.cannot_reserve(table(reserved=(RBN, None)))] == ["6.4"]
    assert reasons.cannot_reserve(table()) == ()
