"""Positions for lessons: what is not given is filled in from one game's box, and nothing twice."""

from __future__ import annotations

from collections import Counter

import pytest

from tutor import load_game
from tutor.chocolatiers import DisplayError
from tutor.chocolatiers.teaching import PositionError, other, position, table

GAME = load_game("chocolatiers")


def cards_of(state):
    return Counter("".join((*state.hands, state.tray, state.deck, state.discards))) - Counter(".")


def test_all_39_cards_lie_somewhere():
    state = position(hand="TTVV", tray="NB.MTR", phase="bonus", deck="RM", discards="NN")
    assert cards_of(state) == Counter(GAME.components.cards)
    assert state.deck.startswith("RM")
    assert state.discards == "NN"


def test_what_is_given_is_as_given():
    state = position(
        display="TM/RN", hand="VTN", tray="NB.MTR", stacks=["VVTT", "", "RBN."], wilds=1,
        phase="bonus", others=[other("NMMN"[:2] + "/" + "NMMN"[2:], hand="RB", wilds=2)],
    )  # fmt: skip
    assert state.hands == ("TNV", "RB")
    assert state.tray == "NB.MTR"
    assert [stack[0].spaces if stack else "" for stack in state.stacks[:3]] == ["VVTT", "", "RBN."]
    assert state.wilds == (1, 2)
    assert (state.player, state.phase) == (0, "bonus")


def test_the_rest_is_filled_in_like_a_game_in_progress():
    state = position(display="TM/RN", players=3)
    assert list(map(len, state.hands)) == [0, 3, 3]
    assert len(state.tray) == 6
    assert len(state.stacks) == 5
    assert sum(map(len, state.stacks)) == 5 * 4 - 1
    assert state.wilds == (3, 3, 3)
    assert GAME.load(GAME.dump(state)) == state


def test_wilds_on_the_display_are_no_longer_at_hand():
    assert position(display="T*/RN").wilds[0] == 2


def test_points_of_boxes_are_those_printed_on_the_tiles():
    state = position(display="TM--/RN--/VVMB/TTMV")
    assert state.displays[0].points == (4, 5, 6)


def test_the_same_position_is_the_same_everywhere():
    assert position(display="TM/RN", hand="TNV") == position(display="TM/RN", hand="NVT")


def test_no_tile_lies_twice():
    state = position(display="TM/RN", stacks=["VVTT"], others=[other("NM/MN")])
    tiles = Counter(min(tile.faces) for stack in state.stacks for tile in stack)
    for display in state.displays:
        for place in display.boxes:
            face = display.face(*place)
            tiles[
                min(t for tile in GAME.components.tiles if face in tile.faces for t in tile.faces)
            ] += 1
    in_the_box = Counter(min(tile.faces) for tile in GAME.components.tiles)
    assert not tiles - in_the_box


def test_an_empty_deck_leaves_the_cards_in_the_discards():
    state = position(hand="TNR", tray="NBTMTV", deck_empty=True)
    assert state.deck == ""
    assert cards_of(state) == Counter(GAME.components.cards)


def test_a_teachers_own_box_needs_its_points():
    state = position(display="TT/TT", points=[9], stacks=["MMMM:7"])
    assert state.displays[0].points == (9,)
    assert state.stacks[0][0].points == 7


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"hand": "VVVVV"}, "not so many Violet"),
        ({"hand": "VV", "tray": "VVVTNR"}, "not so many Violet"),
        ({"hand": "XY"}, "no set of cards"),
        ({"display": "TT/TT"}, "No box that is left shows “TTTT”"),
        ({"display": "VV/TT", "stacks": ["VVTT"]}, "No box that is left"),
        ({"players": 5}, "do not fit"),
        ({"players": 2, "others": [other(), other()]}, "do not fit"),
        ({"tray": "TN"}, "tray"),
        ({"wilds": 4}, "has 4 Wilds"),
        ({"hand": "TNRMBVTN"}, "8 cards in hand"),
        ({"phase": "end", "hand": "TNR"}, "phase"),
        ({"first_card": 0}, "without 6 boxes"),
        ({"tray": "TN.RMB"}, r"1 slots of the tray are empty.*\[7.2\]"),
        ({"tray": "TNVRMB", "phase": "bonus"}, r"Action Phase has been played.*\[2.2\]"),
        ({"phase": "over"}, r"nobody holds First.*\[8.2\]"),
    ],
)
def test_what_cannot_lie_on_a_table_is_refused(given, told):
    with pytest.raises(PositionError, match=told):
        position(**given)


def test_a_display_that_cannot_be_is_refused_with_its_place():
    with pytest.raises(DisplayError, match="Row 1"):
        position(display="TNR/TN.")


def test_a_fresh_table_is_the_games_own():
    assert table(players=4, seed=3, first=2) == GAME.start(4, seed=3, first=2)
