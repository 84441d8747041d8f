"""How positions and awards of this edition show themselves in a notebook."""

from __future__ import annotations

import re
from collections import Counter
from urllib.parse import unquote

from tests.chocolatiers_2019.tables import table
from tutor.chocolatiers import Display
from tutor.chocolatiers_2019 import State, awards
from tutor.chocolatiers_2019.lessons.match import MATCH


def shown(it: object) -> str:
    return str(it._repr_mimebundle_()["text/html"])  # type: ignore[attr-defined]


def test_a_position_shows_row_reserved_box_and_no_other_hand() -> None:
    state: State = table(hands=("TNR", "VVVV"), row=("VVTT",), reserved=("NM.B", None))
    html = shown(state)
    assert "Start marker" in html
    assert "4 cards" in html
    assert "4 Violets" not in html
    assert "Mint" in html.rpartition("Free Wilds")[2]


def test_three_and_four_comes_after_the_kinds() -> None:
    html = shown(awards([Display.parse("TT/TT", [3]), Display.parse("NN/NB", [5])]))
    assert html.index("Violet") < html.index("3 and 4")


def test_every_box_of_the_table_shows_its_points() -> None:
    state = MATCH.at(17, 1)
    drawn = re.findall(r">(\d+)</text>", unquote(shown(state)))
    reserved = [box for box in state.reserved if box]
    boxes = [box.points for box in (*state.row, *reserved)]
    assert reserved
    assert Counter(drawn) == Counter(
        map(str, (*boxes, *(n for display in state.displays for n in display.points)))
    )
