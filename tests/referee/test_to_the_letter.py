"""Sentences and bounds to the letter: what mutants of the rules showed that no test looked at."""

from __future__ import annotations

from typing import Any

import attrs
import pytest

import tutor
from tests.referee.perft import positions
from tutor.chocolatiers import (
    Box,
    Discard,
    Display,
    DisplayError,
    PlaceWild,
    Skip,
    Swap,
    Take,
    awards,
)
from tutor.chocolatiers_family import connectivity
from tutor.chocolatiers_family import display as display_module

GAME: Any = tutor.load_game("chocolatiers")
START = GAME.start(2, seed=1)
LYING = "TTNNRR/TTNNRR"
L_SHAPE = "TTNN/TTNN/RR--/RR--"


def with_display(text: str, **changes: Any) -> Any:
    """The start in its Bonus Phase, the player to move having this display."""
    displays = (Display.parse(text), Display())
    return attrs.evolve(START, phase="bonus", displays=displays, **changes)


def said(state: Any, action: Any) -> list[str]:
    """What `explain` says, clause first."""
    return [f"{v.clause} {v.message}" for v in GAME.explain(state, action)]


def at(row: int, column: int) -> Box:
    """A box that nobody can pay for, at this place; its payment is not what is looked at."""
    return Box(0, "RMBV", row, column, "RMBV")


def place_said(text: str, row: int, column: int) -> list[str]:
    """What is said of the place of a box."""
    return [line for line in said(with_display(text), at(row, column)) if line[0] == "5"]


# What an action does, in words


@pytest.mark.parametrize(
    ("action", "sentence"),
    [
        (Take("T"), "Take Truffle from the Share Tray."),
        (Swap("N", "RM"), "Put down Nut Cluster, take 1 Raspberry and 1 Mint."),
        (
            Box(2, "TTNR", 0, 1, "TN.R"),
            "Fill box 3 with 2 Truffles, 1 Nut Cluster and 1 Raspberry: "
            "Truffle, Nut Cluster, empty space, Raspberry, at box row 1, column 2.",
        ),
        (
            Box(0, "T", -1, 3, "T..."),
            "Fill box 1 with 1 Truffle: "
            "Truffle, empty space, empty space, empty space, at box row 0, column 4.",
        ),
        (PlaceWild(0, 3), "Place a Wild on row 1, column 4, over Nut Cluster."),
        (PlaceWild(1, 4), "Place a Wild on row 2, column 5, over Raspberry."),
        (Discard("TV"), "Discard 1 Truffle and 1 Violet."),
        (Skip(), "No bonus."),
    ],
)
def test_an_action_is_said_to_the_letter(action: Any, sentence: str) -> None:
    assert GAME.describe_action(with_display(LYING), action) == sentence


def test_skipping_is_said_by_its_phase() -> None:
    assert GAME.describe_action(START, Skip()) == "Go on without an action."


# Where a box cannot lie


CORNER = "5.2 Only a corner would touch. A full edge must meet a full edge of your display."
APART = "5.2 That place does not touch your display. A full edge must meet a full edge."


@pytest.mark.clause("5.2")
@pytest.mark.parametrize("place", [(-1, -1), (-1, 1), (1, -1), (1, 1)])
def test_each_corner_is_called_one(place: tuple[int, int]) -> None:
    assert place_said("TN/RM", *place) == [CORNER]


@pytest.mark.clause("5.2")
@pytest.mark.parametrize("place", [(-2, 0), (2, 0), (0, -2), (0, 2)])
def test_a_place_one_too_far_touches_nothing(place: tuple[int, int]) -> None:
    assert place_said("TN/RM", *place) == [APART]


@pytest.mark.clause("5.2")
@pytest.mark.parametrize("place", [(-1, 0), (1, 0), (0, -1), (0, 1)])
def test_a_box_may_lie_on_each_side(place: tuple[int, int]) -> None:
    assert place_said("TN/RM", *place) == []


@pytest.mark.clause("5.1")
@pytest.mark.parametrize("place", [(0, 1), (1, 0), (-1, 0)])
def test_the_first_box_has_one_place(place: tuple[int, int]) -> None:
    assert place_said("", *place) == [
        "5.1 Your first box simply goes in front of you: row 0, column 0."
    ]


@pytest.mark.clause("5.2")
@pytest.mark.parametrize("place", [("0", 0), (0, None), (True, 0), (0, 1.0)])
def test_a_place_is_two_whole_numbers(place: Any) -> None:
    assert place_said("TN/RM", *place) == ["5.2 That is no place for a box."]


@pytest.mark.clause("5.6")
@pytest.mark.parametrize(
    ("text", "place", "wide", "high"),
    [
        (LYING, (0, 3), 4, 1),
        (LYING, (0, -1), 4, 1),
        (L_SHAPE, (2, 0), 2, 3),
        ("TTNNRR/TTNNRR/MM----/MM----", (2, 0), 3, 3),
        ("TT/TT/NN/NN/RR/RR", (-1, 0), 1, 4),
        ("TT/TT/NN/NN/RR/RR", (3, 0), 1, 4),
        ("TT/TT/NN/NN/RR/RR", (0, 5), 6, 3),
    ],
)
def test_a_display_that_would_be_too_large(
    text: str, place: tuple[int, int], wide: int, high: int
) -> None:
    fits = {wide, high} <= {1, 2, 3} and min(wide, high) < 3
    boxes = "1 box" if wide == 1 else f"{wide} boxes"
    large = [f"5.6 Your display would be {boxes} wide and {high} high; 3 by 2 is the most."]
    assert [s for s in place_said(text, *place) if s[:3] == "5.6"] == ([] if fits else large)


@pytest.mark.clause("5.6")
@pytest.mark.parametrize("place", [(0, 6), (6, 0), (-6, 0), (0, 999)])
def test_sizes_far_too_large_are_not_counted(place: tuple[int, int]) -> None:
    assert place_said("TN/RM", *place) == [
        APART,
        "5.6 Your display would be far too large; 3 boxes by 2 is the most.",
    ]


@pytest.mark.clause("5.6")
def test_the_last_size_that_is_counted() -> None:
    assert place_said("TN/RM", 0, 5) == [
        APART,
        "5.6 Your display would be 6 boxes wide and 1 high; 3 by 2 is the most.",
    ]


# Where a Wild cannot lie


@pytest.mark.clause("6.1")
@pytest.mark.parametrize("place", [(-1, 0), (0, -1), (2, 0), (0, 6), (True, 0), (0, None)])
def test_a_wild_needs_a_space(place: Any) -> None:
    assert said(with_display(LYING), PlaceWild(*place)) == [
        "6.1 There is no space of your display there."
    ]


@pytest.mark.clause("6.1", "6.3")
def test_the_ends_of_a_display() -> None:
    state = with_display("*TNNR*/TTNNRR")
    assert said(state, PlaceWild(0, 0)) == ["6.3 A Wild lies there already."]
    assert said(state, PlaceWild(0, 5)) == ["6.3 A Wild lies there already."]
    assert said(state, PlaceWild(1, 5)) == []
    assert said(state, PlaceWild(1, 0)) == []


# Displays in their notation


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("TTNN/TTN", "Row 2 has 3 spaces, row 1 has 4: all rows must be equally long."),
        ("TTN/TTN", "Row 1, column 3: half a box. A box is 2 x 2 spaces."),
        ("TTNN/TxNN", "Row 2, column 2: “x” means nothing here. Use a kind (TNRMBV), "),
        ("TTNN/TTNN/RR--", "Row 3: half a box. A box is 2 x 2 spaces, so rows come in pairs."),
        ("TTN-/TTNN", "Row 1, column 4: a box is 2 x 2 spaces, so “-” fills all four or none."),
        ("TTNN/TT-N", "Row 2, column 3: a box is 2 x 2 spaces, so “-” fills all four or none."),
        (
            "TT--/TT--/--NN/--N-",
            "Row 4, column 4: a box is 2 x 2 spaces, so “-” fills all four or none.",
        ),
        ("TT--/TT--/--NN/--NN", "Row 3, column 3: this box touches no other along a full edge."),
        ("TT--NN/TT--NN", "Row 1, column 5: this box touches no other along a full edge."),
        ("TTTTTTTT/TTTTTTTT", "This display is 4 boxes wide and 1 high; at most 3 by 2 fit."),
        ("TT/TT/TT/TT/TT/TT/TT/TT", "This display is 1 box wide and 4 high; at most 3 by 2 fit."),
        (
            "TTTTTT/TTTTTT/TT----/TT----/TT----/TT----",
            "This display is 3 boxes wide and 3 high; at most 3 by 2 fit.",
        ),
    ],
)
def test_what_is_no_display_is_said_to_the_letter(text: str, problem: str) -> None:
    with pytest.raises(DisplayError) as error:
        Display.parse(text)
    assert str(error.value).startswith(problem)


def test_a_display_that_is_only_a_frame() -> None:
    frame = Display.parse("------/------/------/------/------/------")
    assert not frame
    assert frame.boxes == frame.spaces == ()
    assert frame.open_places == ((0, 0),)


def test_size_of_a_display() -> None:
    assert (Display().height, Display().width) == (0, 0)
    lying = Display.parse(LYING)
    assert (lying.height, lying.width, lying.stride) == (2, 6, 7)


def test_a_place_outside_shows_no_box() -> None:
    lying = Display.parse(LYING)
    assert [lying.at(*p) for p in ((-1, 0), (0, -1), (2, 0), (0, 6), (1, 5))] == [*"----", "R"]


@pytest.mark.parametrize("place", [(0, 3), (2, 0), (-1, -1)])
def test_a_box_where_none_can_go(place: tuple[int, int]) -> None:
    with pytest.raises(DisplayError, match=rf"^No box can go to row {place[0]}, column {place[1]}"):
        Display.parse(LYING).with_box(*place, "TTTT", 3)


@pytest.mark.parametrize("face", ["TTT", "TTTTT", ""])
def test_a_face_has_four_spaces(face: str) -> None:
    with pytest.raises(DisplayError, match="No box can go"):
        Display.parse(LYING).with_box(1, 0, face, 3)


def test_a_wild_where_none_can_go_is_counted_from_one() -> None:
    for place in ((2, 0), (0, 6)):
        said = rf"^No Wild can go to row {place[0] + 1}, column {place[1] + 1}\.$"
        with pytest.raises(DisplayError, match=said):
            Display.parse(LYING).with_wild(*place)


def test_points_of_boxes_have_bounds() -> None:
    most = display_module.MAX_POINTS
    assert Display.parse("TN/RM", [most]).points == (most,)
    assert Display.parse("TN/RM", [0]).points == (0,)
    for wrong in ([most + 1], [-1], [True], [1, 2], []):
        with pytest.raises(DisplayError, match="whole numbers from 0 to 99: the display has 1"):
            Display.parse("TN/RM", wrong)


def test_a_full_display_has_no_seventh_figure() -> None:
    full = "TTNNRR/TTNNRR/MMBBVV/MMBBVV"
    assert sum(Display.parse(full, [3] * 6).points) == 18
    for wrong in ([3] * 5, [3] * 7):
        with pytest.raises(DisplayError, match="the display has 6 boxes"):
            Display.parse(full, wrong)


def test_groups_come_largest_first_then_in_reading_order() -> None:
    display = Display.parse("T.NT/..TT/.T../....")
    assert [min(group) for group in display.groups("T")] == [(0, 3), (0, 0), (2, 1)]

    display = Display.parse("T.TT/T...")
    assert [min(group) for group in display.groups("T")] == [(0, 0), (0, 2)]


def test_a_display_made_by_hand_needs_points_for_each_box() -> None:
    with pytest.raises(ValueError, match="shorter"):
        Display(("TT", "NN"), ()).with_box(0, 1, "TTTT", 3)


def test_the_graph_of_a_kind_says_what_each_space_shows() -> None:
    graph = Display.parse("T*N./.*.*").graph("T")
    assert dict(graph.nodes(data="shows")) == {(0, 0): "T", (0, 1): "*", (1, 1): "*"}
    alone = Display.parse("T*N./.*.*", wild_chain=False).graph("T")
    assert set(alone) == {(0, 0), (0, 1)}


# Actions as text


@pytest.mark.parametrize(
    "text",
    [
        "wild 2",
        "wild 2 3 4",
        "take",
        "take T N",
        "skip T",
        "wild 1000 0",
        "wild a 0",
        "wild +1 0",
        "",
    ],
)
def test_what_is_no_text_of_an_action(text: str) -> None:
    with pytest.raises(tutor.ActionError, match=r"is no action\. Write for example: take T"):
        GAME.parse_action(text)


def test_the_bounds_of_what_can_be_said() -> None:
    assert GAME.action_text(PlaceWild(999, -999)) == "wild 999 -999"
    assert GAME.parse_action("wild 999 -999") == PlaceWild(999, -999)
    assert GAME.action_text(Discard("T" * 999)) == "discard " + "T" * 999
    for endless in (
        PlaceWild(1000, 0),
        PlaceWild(0, -1000),
        Discard("T" * 1000),
        PlaceWild(True, 0),
    ):
        with pytest.raises(tutor.ActionError, match="no action of Chocolatiers"):
            GAME.action_text(endless)


# Awards


@pytest.mark.clause("9.3", "9.4")
def test_who_ties_for_a_card() -> None:
    one, two, none = Display.parse("T./.."), Display.parse("TT/.."), Display.parse("N./..")
    assert awards([one, two])["T"].tied == ()
    assert awards([two, one, two])["T"].tied == (0, 2)
    assert awards([two, one, two])["T"].winner is None
    assert awards([none, none])["T"].tied == ()
    assert awards([])["T"].tied == ()


# Positions in words


def saved(name: str) -> Any:
    """The position of that name in the file of counts."""
    return GAME.load(next(entry["save"] for entry in positions() if entry["name"] == name))


def test_a_position_is_described_to_the_letter() -> None:
    said = GAME.describe(saved("4 players, last turns")).split("\n")
    assert said[:8] == [
        "Player 1 to move, Action Phase. 2 last turns are left.",
        "Share Tray: 3 Truffles, 1 Nut Cluster and 2 Blueberries.",
        "Deck: 16 cards. Discards: 1 Truffle, 1 Raspberry and 2 Mints.",
        "Stack 1 is empty.",
        "Stack 2: 1 Raspberry, 1 Mint and 2 Violets for 6 points, 1 left.",
        "Stack 3: 1 Truffle, 1 Nut Cluster and 2 Blueberries for 5 points, 2 left.",
        "Stack 4: 1 Truffle, 1 Raspberry and 1 Blueberry for 3 points, 2 left.",
        "Stack 5: 1 Mint, 2 Blueberries and 1 Violet for 6 points, 1 left.",
    ]
    assert [line[:9] for line in said[8:]] == [f"Player {n}." for n in (1, 2, 3, 4)]
    assert said[10] == (
        "Player 3. Hand: nothing. Wilds left: 1. Holds First. Display, 24 points; "
        "row 1: Wild, Wild, Mint, Mint; row 2: Violet, Mint, Violet, Blueberry; "
        "row 3: Truffle, Mint, Mint, Truffle; row 4: Raspberry, Nut Cluster, empty space, "
        "Raspberry; row 5: Raspberry, empty space, empty space, Truffle; row 6: Truffle, "
        "Nut Cluster, Nut Cluster, Violet. Largest groups: Truffle 1, Nut Cluster 2, "
        "Raspberry 2, Mint 7, Blueberry 1 and Violet 3."
    )


def test_who_looks_comes_first_and_sees_no_other_hand() -> None:
    said = GAME.describe(saved("3 players, seven or more cards: an End Phase"), 2).split("\n")
    assert said[0] == "Player 1 to move, End Phase."
    assert [line.partition(" Wilds")[0] for line in said[8:]] == [
        "Player 3. Hand: 2 Mints and 1 Blueberry.",
        "Player 1. Hand: 7 cards.",
        "Player 2. Hand: 5 cards.",
    ]


def test_a_covered_box_and_an_empty_display_are_said() -> None:
    state = with_display("..../....", deck="T")
    assert "Deck: 1 card. Discards: nothing." in GAME.describe(state)
    assert "row 1: empty space, empty space" in GAME.describe(state)
    assert "Largest groups: none." in GAME.describe(state)
    assert GAME.describe(state).endswith("Display: no box yet.")


@pytest.mark.clause("6.5")
def test_wilds_side_by_side_pass_a_kind_on_unless_told_otherwise() -> None:
    chained, kind, wild = [0b111], 0b001, 0b110
    assert list(connectivity.group_masks(kind, wild, 4)) == chained
    assert list(connectivity.group_masks(kind, wild, 4, chain=False)) == [0b011]
    assert connectivity.largest_in_rows(("T**.", "...."))[0] == 3
    assert connectivity.largest_in_rows(("T**.", "...."), chain=False)[0] == 2


def test_rounds_are_counted_from_one() -> None:
    for players in (2, 3, 4):
        start = GAME.start(players)
        rounds = [attrs.evolve(start, turn=turn).round for turn in range(1, 2 * players + 2)]
        assert rounds == [1] * players + [2] * players + [3]
