"""On a phone First lies on a tab, and flies from there to who has won it or to their tab."""

from __future__ import annotations

import pytest
from htpy import p

from tutor.chocolatiers.game import Chocolatiers
from tutor.chocolatiers.lessons.match import MATCH
from tutor.chocolatiers.state import State
from widgets.browser.protocol import View
from widgets.chocolatiers.tabletop import TABLETOP
from widgets.chocolatiers_family.selection import NOTHING
from widgets.draw.theme import LIGHT
from widgets.storage.settings import Frame, Settings
from widgets.tabletop import Board, Table
from widgets.tabletop.zone import Spots, moves_along, spots_of

GAME = Chocolatiers.from_file()
FRAME = Frame(View(390, 844), Settings())
SIXTH = GAME.parse_action("box 1 NRMV 0 0 VMRN")


def spots(state: State, player: int, tab: str) -> Spots:
    seen = GAME.view(state, player)
    board = Board(GAME, seen, player, LIGHT, NOTHING, tuple(GAME.actions(seen)))
    return spots_of(TABLETOP.lay_out(Table(board, p, {"tab": tab}), FRAME).zones)


@pytest.mark.parametrize(
    ("viewer", "tab", "start", "end"),
    [
        (0, "play", "tab-score", "display"),
        (0, "score", "scoring", "display"),
        (1, "play", "tab-score", "tab-others"),
        (1, "score", "scoring", "tab-others"),
        (1, "others", "tab-score", "other-0, shown"),
    ],
)
def test_first_flies_from_where_it_is_to_its_owner(
    viewer: int, tab: str, start: str, end: str
) -> None:
    before = MATCH.at(23, 1)
    after = GAME.apply(before, SIXTH)
    ways = TABLETOP.flights(before, after, SIXTH, viewer, NOTHING)
    old, new = spots(before, viewer, tab), spots(after, viewer, tab)
    (flown,) = (move for move in moves_along(ways, old, new, TABLETOP.turning) if move.turns)
    there = ", shown" if end.endswith("shown") else ""
    assert bool(flown.to_rect[2]) == (bool(there) or end == "display")
    assert (flown.from_canvas, flown.to_canvas + there) == (start, end)
    assert flown.picture.width > 0
