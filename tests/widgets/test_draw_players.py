"""Players' marks: told apart by shape and by colour, against every ground, in words, too."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from itertools import combinations

import pytest

from tests.drawing import drawn
from tests.widgets.test_draw_theme import GROUNDS, contrast
from widgets.draw import Pen, Rect
from widgets.draw.players import draw_owner, draw_player, mark_name, player_svg
from widgets.draw.theme import LIGHT, THEMES, Theme
from widgets.tabletop.zone import called

SEATS = range(5)


def path_of(player: int, size: int = 28) -> str:
    (path,) = ET.fromstring(player_svg(player, size))
    return path.attrib["d"]


@pytest.mark.parametrize(("one", "other"), list(combinations(SEATS, 2)))
def test_marks_differ_by_shape_and_by_colour(one: int, other: int) -> None:
    assert path_of(one) != path_of(other)
    assert LIGHT.players[one] != LIGHT.players[other]
    assert mark_name(one).split()[0] != mark_name(other).split()[0]
    assert mark_name(one).split()[1] != mark_name(other).split()[1]


@pytest.mark.parametrize("theme", THEMES, ids=lambda t: f"{t.name}-{t.contrast}")
def test_every_silhouette_stands_out_from_every_ground(theme: Theme) -> None:
    assert min(contrast(theme.player_line, getattr(theme, g)) for g in GROUNDS) >= 10


@pytest.mark.parametrize("player", SEATS)
@pytest.mark.parametrize("size", [14, 20, 28])
def test_a_mark_stays_in_its_square(player: int, size: int) -> None:
    pen = Pen()
    draw_player(pen, player, Rect(10, 10, size, size), LIGHT)
    for item in drawn(pen.scene(60, 60).commands):
        left, top, right, bottom = item.bounds
        assert min(left, top) >= 10 - 0.1
        assert max(right, bottom) <= 10 + size + 0.1


def test_the_owner_of_a_card_reaches_past_its_corner_by_8_px() -> None:
    pen = Pen()
    draw_owner(pen, 2, Rect(0, 0, 60, 76), LIGHT)
    right = max(item.bounds[2] for item in drawn(pen.scene(80, 90).commands))
    bottom = max(item.bounds[3] for item in drawn(pen.scene(80, 90).commands))
    assert (round(right), round(bottom)) == (68, 84)


def test_a_game_for_more_players_has_marks_for_all_of_them() -> None:
    assert len({str(player_svg(player)) for player in range(25)}) == 25
    assert len({mark_name(player) for player in range(25)}) == 25


def test_a_name_is_said_with_its_mark() -> None:
    name, hidden = called("Ben", 1)
    assert ">Ben<" in str(name)
    assert "olive bowl" in str(hidden)
