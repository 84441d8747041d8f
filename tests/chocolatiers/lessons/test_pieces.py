"""Answers to Touch steps are computed by the rules."""

from __future__ import annotations

import pytest

from tutor.chocolatiers.teaching import answers, group_of, other, pieces, position

STATE = position(
    phase="bonus",
    display="RRVM/TNRN/NRRR/MTTB",
    hand="TTNR",
    tray="NM.MBV",
    stacks=["RBN.", "NT.R", "", "MVBB", "T.TN"],
    others=[other("VTMB/TMMV"), other("TR/M.")],
)


@pytest.mark.parametrize(
    ("answer", "right"),
    [
        (pieces.these("stack:2 hand:0"), "stack:2 hand:0"),
        (pieces.both(pieces.hand_cards("N"), pieces.tray_cards("N")), "hand:2 tray:0"),
        (pieces.hand_cards("TR"), "hand:0 hand:1 hand:3"),
        (pieces.tray_cards("M"), "tray:1 tray:3"),
        (pieces.payable_boxes(), "stack:0 stack:1 stack:4"),
        (pieces.boxes_worth_most(), "stack:3"),
        (pieces.last_boxes(), ""),
        (
            pieces.open_places(),
            "place:-1,0 place:-1,1 place:0,-1 place:0,2 place:1,-1 place:1,2 place:2,0 place:2,1",
        ),
        (pieces.closed_places(), "place:-1,-1 place:-1,2 place:2,-1 place:2,2"),
        (pieces.spaces_of("V"), "space:0,2"),
        (pieces.group_spaces("R"), "space:1,2 space:2,1 space:2,2 space:2,3"),
        (pieces.lone_spaces("R"), "space:0,0 space:0,1"),
        (pieces.lone_spaces("B"), ""),
        (pieces.wild_meets(group_of("R", 7)), "space:0,2 space:1,1"),
        (pieces.winners_display("R"), "display:0"),
        (pieces.winners_display("M"), "display:1"),
        (pieces.winners_display("V"), "card:V"),
        (pieces.tied_displays("V"), "display:0 display:1"),
        (pieces.tied_displays("R"), ""),
        (pieces.cards_won_by(), "card:T card:N card:R"),
        (pieces.cards_won_by(1), "card:M"),
        (pieces.face_down_cards(), "card:B card:V"),
    ],
)
def test_what_is_right_to_tap(answer, right):
    assert " ".join(answer(STATE)) == right


def test_who_holds_first_wins_its_card():
    state = position(
        phase="over",
        player=1,
        display="RM.BNT/BVTRNR/B.N*NN/MNMNM.",
        others=[other("NTBVTV/T*MM.N/RMNRRV/TM.BNN")],
        first_card=0,
        last_turns=0,
    )
    assert pieces.cards_won_by()(state)[0] == "card:first"


@pytest.mark.parametrize(
    ("kind", "where"),
    [
        ("R", "space:1,2 space:2,1 space:2,2 space:2,3"),
        ("M", "display:1/space:0,2 display:1/space:1,1 display:1/space:1,2"),
        ("V", "space:0,2 display:1/space:0,0"),
    ],
)
def test_the_groups_that_decide_a_card_are_shown_wherever_they_lie(kind, where):
    found = [mark.target for mark in answers.deciding_groups(kind)(STATE)]
    assert " ".join(found) == where
