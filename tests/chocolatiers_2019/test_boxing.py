"""Filling a box, and the display: section 4 of the rulebook."""

from __future__ import annotations

import pytest

from tests.chocolatiers_2019.tables import GAME, PILE, clauses, do, five, full, listed, said, table
from tutor.chocolatiers import Tile

RBN = Tile("RBN.", 4)


@pytest.mark.clause("chocolatiers-2019/4.1")
def test_from_the_row_or_ones_own_reserved_box() -> None:
    state = table(hands=("TTTT", ""), row=("TTTT",), reserved=(Tile("TTT.", 3), RBN))
    assert {text.split()[1] for text in listed(state, "box")} == {"0", "r"}  # while reserved, too
    assert clauses(state, "box 1 TTTT 0 0 TTTT") == ["4.1"]
    assert clauses(table(hands=("TTTT", "")), "box r TTT 0 0 TTT.") == ["4.1"]
    assert "no reserved box" in said(table(), "box r TTT 0 0 TTT.")
    hers = table(hands=("RBN", ""), reserved=(None, RBN))
    assert clauses(hers, "box r RBN 0 0 RBN.") == ["4.1"]


@pytest.mark.clause("chocolatiers-2019/4.2", "chocolatiers-2019/4.3")
@pytest.mark.parametrize(
    ("cards", "broken"),
    [
        ("NRB", []),
        ("TTNR", []),
        ("TTNNR", []),  # N N for the N is a pair as well; T T for the B
        ("NR", ["4.2"]),
        ("TNR", ["4.2", "4.3"]),
        ("TTNRB", ["4.2"]),
        ("MMMMNR", ["4.2"]),
    ],
)
def test_exact_payment_with_pairs(cards: str, broken: list[str]) -> None:
    state = table(hands=("TTTNNRBV", ""), row=(RBN,), phase="second")
    found = clauses(state, f"box 0 {cards} 0 0 RBN.")
    assert sorted(set(found)) == broken


@pytest.mark.clause("chocolatiers-2019/4.4")
def test_its_points_count_where_it_lies() -> None:
    after = do(table(hands=("RBN", ""), row=(RBN,)), "box 0 NRB 0 0 NR.B")
    assert after.displays[0].points == (4,)
    mine = next(s for s in GAME.standings(after) if s.player == 0)
    assert mine.items["Boxes"] == 4


@pytest.mark.clause("chocolatiers-2019/4.5", "chocolatiers-2019/4.8")
@pytest.mark.parametrize(
    ("display", "place", "broken"),
    [
        ("", (0, 0), []),
        ("", (0, 1), ["4.5"]),
        ("TN/RM", (0, 1), []),
        ("TN/RM", (1, 1), ["4.5"]),
        ("TN/RM", (5, 5), ["4.5", "4.8"]),
        ("TNTNTN/RMRMRM", (0, 3), ["4.8"]),
        ("TNTNTN/RMRMRM", (-1, 0), []),
    ],
)
def test_where_a_box_may_lie(display: str, place: tuple[int, int], broken: list[str]) -> None:
    state = table(hands=("NRB", ""), displays=(display, ""), row=(RBN,))
    row, column = place
    assert clauses(state, f"box 0 NRB {row} {column} RBN.") == broken


@pytest.mark.clause("chocolatiers-2019/4.6")
def test_it_is_turned_before_and_never_moved_later() -> None:
    state = table(hands=("NRB", ""), displays=("TN/RM", ""), row=(RBN,))
    faces = {text.split()[-1] for text in listed(state, "box")}
    assert faces == {"RBN.", "NR.B", ".NBR", "B.RN"}
    assert clauses(state, "box 0 NRB 0 1 BR.N") == ["4.6"]  # mirrored
    assert clauses(state, "box 0 NRB 0 0 RBN.") == ["4.6"]  # a box lies there


@pytest.mark.clause("chocolatiers-2019/4.7")
def test_neighbours_need_not_match() -> None:
    state = table(hands=("NRB", ""), displays=("TT/TT", ""), row=(RBN,))
    assert len(listed(state, "box")) == 4 * 4


@pytest.mark.clause("chocolatiers-2019/4.8")
def test_six_boxes_fill_it() -> None:
    state = table(
        hands=("NRB", ""), displays=(full(), ""), row=(RBN,), first_tile=0, phase="second"
    )
    assert not listed(state, "box")
    assert "6 boxes: it is full" in said(state, "box 0 NRB 0 0 RBN.")
    assert listed(table(hands=("NRB", ""), displays=(five(), ""), row=(RBN,)), "box")


@pytest.mark.clause("chocolatiers-2019/4.9")
def test_the_row_is_filled_in_the_place_that_is_free() -> None:
    state = table(hands=("NRB", ""), row=("TTTT", RBN, "VVVV"), pile=PILE)
    after = do(state, "box 1 NRB 0 0 RBN.")
    assert [t.spaces for t in after.row] == ["TTTT", PILE[0].spaces, "VVVV"]
    assert after.pile == PILE[1:]
    short = do(table(hands=("NRB", ""), row=("TTTT", RBN), pile=()), "box 1 NRB 0 0 RBN.")
    assert [t.spaces for t in short.row] == ["TTTT"]
    own = do(table(hands=("NRB", ""), reserved=(RBN, None)), "box r NRB 0 0 RBN.")
    assert own.row == table().row  # it did not come from there
