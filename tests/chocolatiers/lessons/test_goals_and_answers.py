"""Goals say what they test; answers are computed by the rules."""

from __future__ import annotations

import attrs
import pytest

from tutor.chocolatiers.teaching import (
    all_of,
    box_at,
    boxes,
    boxes_high,
    can_fill,
    display_points,
    game_over,
    group_of,
    hand_is,
    hand_size,
    has_box,
    holds,
    holds_first,
    other,
    position,
    table,
    turn_over,
    wilds_placed,
    wins,
)
from tutor.chocolatiers.teaching import answers as a

STATE = position(
    phase="bonus",
    display="RRVM/TNRN/NRRR/MTTB",
    hand="TTNR",
    stacks=["RBN.", "NT.R", "MVBB"],
    others=[other("VTMB/TMMV")],
)
FULL = position(
    phase="over",
    player=1,
    display="RM.BNT/BVTRNR/B.N*NN/MNMNM.",
    others=[other("NTBVTV/T*MM.N/RMNRRV/TM.BNN")],
    first_card=0,
    last_turns=0,
)


@pytest.mark.parametrize(
    ("goal", "words"),
    [
        (hand_is("TNTR"), "hold 2 Truffles, 1 Nut Cluster and 1 Raspberry"),
        (holds("TT"), "hold 2 Truffles"),
        (hand_size(4), "hold 4 cards"),
        (can_fill(1), "be able to pay for the box"),
        (boxes(4), "4 boxes in your display"),
        (boxes(1), "your first box"),
        (group_of("R", 4), "a group of 4 Raspberries"),
        (has_box("RRTN"), "the marked box in your display"),
        (box_at("RRTN", 0, 0), "the box at its place"),
        (boxes_high(2), "a display 2 boxes high"),
        (display_points(17), "17 points in boxes"),
        (wins("R"), "win the Raspberry card"),
        (wilds_placed(0), "0 Wilds in your display"),
        (all_of(boxes(1), hand_size(4), text="both"), "both"),
    ],
)
def test_a_goal_that_is_met_and_its_words(goal, words):
    assert goal.met(STATE)
    assert goal.say() == words


@pytest.mark.parametrize(
    "goal",
    [
        hand_is("TTN"),
        holds("TTT"),
        hand_size(5),
        can_fill(2),
        boxes(5),
        group_of("R", 5),
        has_box("VVTT"),
        box_at("RRTN", 1, 0),
        box_at("VVTT", 0, 0),
        boxes_high(3),
        display_points(18),
        wins("M"),
        wilds_placed(1),
        turn_over(),
        game_over(),
        holds_first(),
        all_of(boxes(1), hand_size(5)),
    ],
    ids=lambda goal: goal.say(),
)
def test_a_goal_that_is_not_met(goal):
    assert not goal.met(STATE)


def test_the_end_meets_the_goals_of_the_end():
    assert game_over().met(FULL)
    assert turn_over().met(FULL)
    assert holds_first().met(FULL)
    assert turn_over().met(attrs.evolve(STATE, player=1))


def test_pips_show_the_pieces_that_count_and_those_missing():
    assert group_of("R", 6).pips(STATE) == ("R", "R", "R", "R", "", "")
    with_wild = attrs.evolve(STATE, displays=(STATE.displays[0].with_wild(0, 2), STATE.displays[1]))
    assert group_of("R", 8).pips(with_wild) == ("R",) * 6 + ("*", "")
    assert group_of("R", 2).pips(STATE) == ("R", "R")
    assert group_of("T", 1).pips(position()) == ("",)
    assert boxes(1).pips(STATE) == ()
    assert all_of(group_of("R", 2), boxes(1)).pips(STATE) == ("R", "R")


def test_a_goal_says_which_kind_it_is_about():
    assert group_of("R", 6).about == "R"
    assert all_of(group_of("R", 6), boxes(1), text="both").about == "R"
    assert boxes(1).about == ""


@pytest.mark.parametrize(
    ("answer", "truth"),
    [
        (a.always("deck"), "deck"),
        (a.seen_by(0), 4),
        (a.seen_by(1), 0),
        (a.unused_wilds(), 6),
        (a.starter(), "0"),
        (a.largest("R"), 4),
        (a.largest("M", 1), 3),
        (a.groups_of("R"), 2),
        (a.winner_of("R"), "0"),
        (a.winner_of("M"), "1"),
        (a.winner_of("B"), "none"),
        (a.ways_to_pay(0), 1),
        (a.fillable(), "1"),
        (a.pairs_needed(0), 1),
        (a.pays(0, "TTNR"), "yes"),
        (a.pays(0, "TMNR"), "no"),
        (a.allowed("wild 0 0"), "yes"),
        (a.allowed("take N"), "no"),
        (a.allowed("skip", "skip"), "no"),
        (a.after(a.to_move(), "skip"), "1"),
        (a.to_move(), "0"),
        (a.turns_left(), 0),
        (a.to_discard(), 0),
        (a.boxes_left(), 9),
        (a.wilds_left(1), 3),
        (a.face_down(), 2),
        (a.largest_kind(), "R"),
        (a.places(), 8),
    ],
)
def test_answers_are_true(answer, truth):
    assert answer(STATE) == truth


def test_answers_about_the_score_agree_with_the_game():
    from tutor import load_game

    best = load_game("chocolatiers").standings(FULL)
    mine = next(s for s in best if s.player == 0)
    assert a.total()(FULL) == mine.total == 35
    assert a.points_for("Boxes")(FULL) == mine.items["Boxes"]
    assert a.cards_won()(FULL) == 3
    assert a.card_points()(FULL) == mine.total - mine.items["Boxes"] - mine.items["Wilds"]
    assert a.winner()(FULL) == "0"


def test_a_tray_and_a_fresh_table():
    fresh = table(players=4, seed=3)
    assert a.tray_size()(fresh) == 6
    assert a.stack_height()(fresh) == 5
    assert a.tray_size()(position(phase="bonus", tray="TN.MRB")) == 5
    assert a.fillable()(position(hand="", stacks=["MVBB"])) == "none"
    assert a.ways_to_pay(1)(attrs.evolve(STATE, stacks=(STATE.stacks[0], ()))) == 0, "no box there"


def test_keep_a_wild_unless_placing_it_brings_more():
    every_card_won = position(display="TM/RN", others=[other()])
    assert a.keep_or_place()(every_card_won) == "keep"
    raspberry_tied = position(display="TM/RN", others=[other("TT/RM")])
    assert a.keep_or_place()(raspberry_tied) == "place"


def test_same_hand():
    start = position(hand="RRM", tray="NBRTVN")
    assert a.same_hand("swap M TM", "take T")(start) == "yes"
    assert a.same_hand("swap M TN", "take T")(start) == "no"


def test_marks_point_at_the_pieces():
    assert {m.target for m in a.group_marks("M")(STATE)} == {"space:0,3"}
    assert len(a.group_marks("R")(STATE)) == 4
    assert len(a.kind_marks("R")(STATE)) == 6
    assert [m.target for m in a.hand_marks("TR")(STATE)] == ["hand:0", "hand:3"]
    assert len(a.place_marks(STATE)) == 8
    assert a.target_marks("stack:2")(STATE)[0].state == "hint"


def test_choices():
    assert list(a.kinds("TV").values()) == ["Truffle", "Violet"]
    assert a.players(2) == {"0": "You", "1": "Ben"}
    assert a.players(3, "Nobody")["none"] == "Nobody"
