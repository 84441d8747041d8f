"""The display: section 5 of the rulebook, and the notation."""

from __future__ import annotations

import pytest

from tests.chocolatiers.tables import GAME, clauses, said, table
from tutor.chocolatiers import Box, Display, DisplayError, State, Tile

HUGE = 10**5000


def bonus(display: str, hand: str = "TNR", tile: str = "TN.R") -> State:
    """The bonus phase of someone with this display, a hand that pays, and this tile to fill."""
    return table(hands=(hand, ""), displays=(display, ""), stacks=(tile,), phase="bonus")


def at(display: str, row: int, column: int) -> list[str]:
    """The clauses broken by putting a box there."""
    return clauses(bonus(display), Box(0, "TNR", row, column, "TN.R"))


def places(display: str) -> set[tuple[int, int]]:
    """Where a box can go, by the list of legal actions."""
    actions = GAME.actions(bonus(display))
    return {(a.row, a.column) for a in actions if isinstance(a, Box)}


# Placing


@pytest.mark.clause("5.1")
def test_the_first_box_simply_goes_in_front_of_one() -> None:
    assert places("") == {(0, 0)}
    assert at("", 0, 0) == []
    assert at("", 0, 1) == ["5.1"]


@pytest.mark.clause("5.2")
def test_a_full_edge_must_meet_a_full_edge() -> None:
    one = "TN/RM"
    assert places(one) == {(-1, 0), (0, -1), (0, 1), (1, 0)}
    assert at(one, 1, 1) == ["5.2"]
    assert "corner" in said(bonus(one), Box(0, "TNR", 1, 1, "TN.R"))
    assert at(one, 0, 2) == ["5.2"]
    assert "does not touch" in said(bonus(one), Box(0, "TNR", 0, 2, "TN.R"))


@pytest.mark.clause("5.2")
@pytest.mark.parametrize(
    ("row", "column", "grown"),
    [
        (0, 1, "MMTN/MM.R"),
        (0, -1, "TNMM/.RMM"),
        (1, 0, "MM/MM/TN/.R"),
        (-1, 0, "TN/.R/MM/MM"),
    ],
)
def test_a_display_grows_to_any_side(row: int, column: int, grown: str) -> None:
    state = GAME.apply(bonus("MM/MM"), Box(0, "TNR", row, column, "TN.R"))
    assert str(state.displays[0]) == grown


@pytest.mark.clause("5.3")
def test_a_box_may_be_turned_but_not_mirrored() -> None:
    faces = {a.face for a in GAME.actions(bonus("")) if isinstance(a, Box)}
    assert faces == {"TN.R", ".TRN", "R.NT", "NRT."}
    assert clauses(bonus(""), Box(0, "TNR", 0, 0, "NTR.")) == ["5.3"]


@pytest.mark.clause("5.3")
@pytest.mark.parametrize(
    ("spaces", "count"), [("TTTT", 1), ("TNNT", 2), ("TTNN", 4), ("TN.R", 4), ("TNRM", 4)]
)
def test_faces_that_look_the_same_are_one(spaces: str, count: int) -> None:
    assert len(Tile(spaces, 5).faces) == count
    assert Tile(spaces, 5).faces[0] == spaces


@pytest.mark.clause("5.4")
def test_neighbours_need_not_match() -> None:
    for row, column in places("VV/VV"):
        assert at("VV/VV", row, column) == []


@pytest.mark.clause("5.5")
def test_no_box_on_a_box() -> None:
    assert at("MM/MM", 0, 0) == ["5.5"]
    assert at("MMTT/MMTT", 0, 1) == ["5.5"]


@pytest.mark.clause("5.5")
def test_what_lies_in_a_display_stays_where_it_is() -> None:
    display = Display.parse("TNRM/.BVT", points=(3, 4)).with_wild(0, 1)
    grown = display.with_box(-1, 1, "MMMM", 5)
    assert str(grown) == "--MM/--MM/T*RM/.BVT"
    assert grown.points == (5, 3, 4)
    assert str(grown.with_box(0, 0, "VVVV", 6)) == "VVMM/VVMM/T*RM/.BVT"


@pytest.mark.clause("5.6")
def test_three_by_two_lying_or_standing() -> None:
    row = "TTNNRR/TTNNRR"
    assert (0, 3) not in places(row)
    assert at(row, 0, 3) == ["5.6"]
    assert "4 boxes wide and 1 high" in said(bonus(row), Box(0, "TNR", 0, 3, "TN.R"))
    column = "TT/TT/NN/NN/RR/RR"
    assert at(column, 3, 0) == ["5.6"]
    assert (0, 1) in places(column)
    assert at("TTNNRR/TTNNRR/MM----/MM----", 2, 0) == ["5.6"]
    assert at("TTNN/TTNN/RRMM/RRMM", 2, 0) == []  # 2 x 2 may still grow either way
    assert at("TTNN/TTNN/RRMM/RRMM", 0, 2) == []


@pytest.mark.clause("5.2", "5.6")
def test_every_broken_clause_is_named() -> None:
    assert at("TTNNRR/TTNNRR", 2, 4) == ["5.2", "5.6"]
    assert at("TN/RM", HUGE, -HUGE) == ["5.2", "5.6"]


# Notation


@pytest.mark.parametrize(
    "text",
    ["", "TN/RM", "TTNN/VV.R", "T*N./VV.R", "--TT/--TN/RRMM/RRMM", "TT--/TN--/RRMM/RRMM/BB--/BB--"],
)
def test_notation_comes_back_exactly(text: str) -> None:
    assert str(Display.parse(text)) == text


def test_points_are_in_reading_order_and_zero_without() -> None:
    assert Display.parse("TTNN/VV.R", points=[5, 4]).points == (5, 4)
    assert Display.parse("TTNN/VV.R", points=iter((5, 4))).points == (5, 4)
    assert Display.parse("TTNN/VV.R").points == (0, 0)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("TTN/VV.", "Row 1, column 3: half a box"),
        ("TTNX/VV.R", "Row 1, column 4: “X”"),
        ("TTNN/VV.?", "Row 2, column 4"),
        ("TTNN/VV", "Row 2 has 2 spaces, row 1 has 4"),
        ("TTNN", "Row 1: half a box"),
        ("TT/NN/RR", "Row 3: half a box"),
        ("/", "half a box"),
        ("T-/NN", "Row 1, column 2: a box is 2 x 2"),
        ("TT/N-", "Row 2, column 2: a box is 2 x 2"),
        ("TT--NN/TT--NN", "Row 1, column 5: this box touches no other"),
        ("TT--/TT--/--NN/--NN", "Row 3, column 3: this box touches no other"),
        ("TTTTTTTT/TTTTTTTT", "4 boxes wide and 1 high"),
        ("TTTTTT/TTTTTT/TT----/TT----/TT----/TT----", "3 boxes wide and 3 high"),
        ("T" * 10_000_000, "^This text is far too long"),
        (None, "written as text"),
        (["TT", "NN"], "written as text"),
    ],
)
def test_what_is_no_display_is_said_with_its_place(text: object, message: str) -> None:
    with pytest.raises(DisplayError, match=message):
        Display.parse(text)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "points",
    [(), (1,), (1, 2, 3), "12", (1, -1), (1, 2.0), (True, 1), 5, (1, HUGE), [None, None]],
)
def test_points_must_fit_the_boxes(points: object) -> None:
    with pytest.raises(DisplayError, match="the display has 2 boxes"):
        Display.parse("TTNN/VV.R", points=points)  # type: ignore[arg-type]


def test_a_display_without_boxes_is_an_empty_one() -> None:
    for text in ("", "--/--"):
        display = Display.parse(text)
        assert not display
        assert display.open_places == ((0, 0),)
        assert str(display.with_box(0, 0, "TNRM", 3)) == "TN/RM"


@pytest.mark.parametrize(
    "text", ["--TT/--NN", "TT--/NN--", "----/----/TT--/NN--", "TT------/NN------", "--TT--/--NN--"]
)
def test_room_around_a_display_says_nothing(text: str) -> None:
    display = Display.parse(text, points=[4])
    assert display == Display.parse("TT/NN", points=[4])
    assert str(display) == "TT/NN"


def test_room_inside_a_display_stays() -> None:
    assert str(Display.parse("--TT--/--TT--/TTTTTT/TTTTTT")) == "--TT--/--TT--/TTTTTT/TTTTTT"


def test_only_room_is_an_empty_display() -> None:
    assert Display.parse("--/--") == Display()


@pytest.mark.parametrize("points", [[4] * 10_000_000, "4" * 10_000_000, ["4" * 10_000_000]])
def test_points_without_end_are_refused_at_once_and_briefly(points: list[int]) -> None:
    with pytest.raises(DisplayError, match="the points are") as caught:
        Display.parse("TT/NN", points)
    assert len(str(caught.value)) < 300


def test_room_around_a_display_is_left_out_when_it_grows() -> None:
    display = Display(("--TT", "--NN"), (4,))
    assert str(display.with_box(0, 2, "RRRR", 3)) == "TTRR/NNRR"


@pytest.mark.parametrize("place", [(1, 1), (0, 0), (5, 5), (HUGE, 0), ("0", 1), (None, None)])
def test_with_box_refuses_what_is_no_open_place(place: tuple[int, int]) -> None:
    with pytest.raises(DisplayError, match="No box can go"):
        Display.parse("TT/NN").with_box(*place, "TTTT", 3)


@pytest.mark.parametrize("kind", ["", "X", "*", ".", "-", "TN", None, 3, ["T"]])
def test_groups_are_asked_for_one_kind(kind: str) -> None:
    display = Display.parse("TN/RM")
    for ask in (display.largest, display.groups, display.graph):
        with pytest.raises(DisplayError, match="T, N, R, M, B, V"):
            ask(kind)
