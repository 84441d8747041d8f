"""Every chocolate says its kind three times: silhouette, colour, letter; on canvas and in SVG."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.drawing import drawn, fills, strokes
from widgets.chocolatiers_family.draw import draw_piece, draw_space, kind, piece_svg
from widgets.chocolatiers_family.draw.kinds import LETTERS
from widgets.chocolatiers_family.draw.piece import NO_TIPS, piece_sprite
from widgets.draw import DARK, LIGHT, Pen
from widgets.draw.geometry import Rect
from widgets.draw.paths import placed, svg_data
from widgets.draw.sweet import BASE_OFFSET, letter_path
from widgets.draw.theme import THEMES, Theme

SIZES = (20, 24, 31, 32, 40, 56, 64, 96)


@pytest.mark.parametrize("theme", THEMES, ids=lambda t: f"{t.name}-{t.contrast}")
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("letter", LETTERS)
def test_silhouette_colour_and_letter_at_every_size(letter: str, size: int, theme: Theme) -> None:
    look = kind(letter)
    commands = piece_sprite(letter, size, theme).commands
    top = placed(look.shape(size), 0, 0, size)
    assert any(fill.path == top and fill.colour == look.body for fill in fills(commands))
    height, width = look.letter_size(size)
    x, y = look.letter_centre
    last = strokes(commands)[-1]
    assert last.path == letter_path(look, x * size, y * size, height * size)
    assert (last.colour, last.width) == (look.ink, width * size)


@pytest.mark.parametrize(("one", "other"), list(combinations(LETTERS, 2)))
def test_no_two_kinds_share_silhouette_colour_or_letter(one: str, other: str) -> None:
    a, b = kind(one), kind(other)
    assert a.silhouette != b.silhouette
    assert a.body != b.body
    assert a.glyph != b.glyph


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("letter", LETTERS)
def test_the_svg_has_the_very_same_paths(letter: str, size: int) -> None:
    svg = piece_svg(letter, size)
    canvas = piece_sprite(letter, size, LIGHT, NO_TIPS, False).commands
    written = [svg_data(item.command.path) for item in drawn(canvas)]  # type: ignore[union-attr]
    assert [part.split('"')[0] for part in svg.split(' d="')[1:]] == written
    assert kind(letter).body in svg


def test_an_svg_is_decoration_only() -> None:
    assert 'aria-hidden="true"' in piece_svg("R", 24)
    assert 'width="24"' in piece_svg("R", 24)


def test_the_side_shows_below_the_top() -> None:
    for letter in LETTERS:
        look = kind(letter)
        paths = [
            fill.path for fill in fills(piece_sprite(letter, 50, LIGHT, ground=False).commands)
        ]
        assert paths[0] == placed(look.silhouette, 0, BASE_OFFSET * 50, 50)
        assert paths[1] == placed(look.silhouette, 0, 0, 50)


def test_more_detail_on_larger_pieces() -> None:
    for letter in "TNRMBV":
        few, some, many = (len(piece_sprite(letter, s, LIGHT).commands) for s in (30, 50, 80))
        assert few < some < many


def test_a_piece_stays_in_its_square() -> None:
    for letter in LETTERS:
        for size in SIZES:
            for item in drawn(piece_sprite(letter, size, LIGHT).commands):
                assert min(item.bounds) >= -1
                assert max(item.bounds) <= size + 1


def test_dark_themes_put_a_pale_rim_round_every_piece() -> None:
    for letter in LETTERS:
        assert strokes(piece_sprite(letter, 50, LIGHT).commands)[0].colour == kind(letter).edge
        assert strokes(piece_sprite(letter, 50, DARK).commands)[0].colour == DARK.rim


def test_the_small_wild_has_its_own_shape_and_a_smaller_letter() -> None:
    wild = kind("W")
    assert wild.shape(31) != wild.shape(32)
    assert wild.letter_size(31)[0] < wild.letter_size(32)[0]


def test_a_wilds_tips_take_the_colours_around_it() -> None:
    tips = ("R", "", "N", "B")
    colours = [fill.colour for fill in fills(piece_sprite("W", 64, LIGHT, tips).commands)]
    assert colours[-4:] == [kind("R").body, kind("W").shade, kind("N").body, kind("B").body]


def test_wild_is_known_by_both_signs_and_nothing_else_is() -> None:
    assert kind("*") is kind("W")
    with pytest.raises(KeyError):
        kind("X")


def test_the_same_piece_is_computed_once() -> None:
    assert piece_sprite("R", 44, LIGHT) is piece_sprite("R", 44, LIGHT)
    pen = Pen()
    draw_piece(pen, "R", 0, 0, 44, LIGHT)
    draw_piece(pen, "R", 50, 0, 44, LIGHT)
    first, second = pen.scene(100, 50).commands
    assert first.sprite is second.sprite  # type: ignore[union-attr]


def test_an_empty_space_is_a_dashed_cup() -> None:
    pen = Pen()
    draw_space(pen, ".", Rect(0, 0, 50, 50), LIGHT)
    assert not fills(pen.scene(50, 50).commands)
    (cup,) = strokes(pen.scene(50, 50).commands)
    assert cup.dash
    assert cup.path[0][0] == "O"
