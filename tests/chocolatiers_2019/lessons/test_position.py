"""Positions and tables of lessons: only what can lie on a table, all of it from one box."""

from __future__ import annotations

from collections import Counter

import pytest

from tutor import load_game
from tutor.chocolatiers.teaching import PositionError
from tutor.chocolatiers_2019.teaching import Story, other, position, set_table

GAME = load_game("chocolatiers-2019")


def test_what_is_not_named_is_filled_in_from_the_box() -> None:
    state = position(display="TT/RM", hand="TNB", reserved="VVTT", others=[other(), other("NM/MN")])
    assert GAME.status(state) == ()
    assert (state.players, len(state.row), len(state.tray)) == (3, 5, 6)
    assert state.wilds == (2, 3, 3)
    lying = [*state.row, *state.pile, *filter(None, state.reserved)]
    assert Counter(lying).most_common(1)[0][1] == 1
    assert len(lying) == 34


def test_boxes_seen_whole_are_chosen_before_those_under_wilds() -> None:
    state = position(display="MNNRVB/N**VMB", hand="TN", others=[other("NN/VR")])
    assert state.displays[0].points == (4, 5, 6)


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"hand": "VVVVVV"}, "Violet"),
        ({"row": ["TTTT"]}, "TTTT"),
        ({"others": [other()] * 5}, "6 players do not fit"),
        ({"reserved": "VVTT", "wilds": 3}, "1.3"),
        ({"phase": "over"}, "7.2"),
    ],
)
def test_what_cannot_lie_there_is_said(asked: dict[str, object], said: str) -> None:
    with pytest.raises(PositionError, match=said):
        position(**asked)


def test_a_move_of_a_story_that_cannot_be_is_named() -> None:
    table = set_table(hands=("TNB", "RMB"), tray="TNRMBV", deck="", boxes="TTRM", seed=1)
    assert table.row[0].spaces == "TTRM"
    with pytest.raises(PositionError, match="Turn 1, “take X”"):
        Story(table, ["take X"], "chocolatiers-2019").at(1)
