"""Layouts: what is drawn and what is clicked share rectangles, and none lies on another."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from widgets.chocolatiers_family.draw import (
    BLEED,
    LIFT,
    CardRow,
    DisplayLayout,
    GraphLayout,
    StackRow,
)
from widgets.chocolatiers_family.draw.display_layout import strip_side
from widgets.chocolatiers_family.draw.measures import box_size
from widgets.draw import Rect

FULL = "TRNNRR/MRR*TM/VBNTBB/VTMVMB"


def overlap(a: Rect, b: Rect) -> bool:
    return a.x < b.right and b.x < a.right and a.y < b.bottom and b.y < a.bottom


def inside(a: Rect, b: Rect) -> bool:
    return a.x >= b.x and a.y >= b.y and a.right <= b.right and a.bottom <= b.bottom


@given(
    c=st.integers(18, 130),
    shape=st.sampled_from([(1, 1), (1, 2), (2, 1), (1, 3), (2, 2), (2, 3), (3, 2)]),
)
def test_spaces_of_a_display_lie_in_their_box_and_apart(c: int, shape: tuple[int, int]) -> None:
    rows, columns = shape
    display = "/".join(["TR" * columns] * (2 * rows))
    layout = DisplayLayout.of(display, c=c)
    canvas = Rect(0, 0, layout.width, layout.height)
    rects = [layout.space_rect(r, k) for r in range(2 * rows) for k in range(2 * columns)]
    assert not any(overlap(a, b) for a, b in combinations(rects, 2))
    for r in range(2 * rows):
        for k in range(2 * columns):
            space, box = layout.space_rect(r, k), layout.tile_rect(r // 2, k // 2)
            assert inside(space, box)
            assert inside(box, canvas)
            assert all(float(value).is_integer() for value in space), "whole px are crisp"


OPEN = ((-1, 0), (-1, 1), (0, -1), (0, 2), (1, -1), (1, 2), (2, 0), (2, 1))


@given(width=st.integers(300, 700), height=st.integers(260, 500))
def test_open_places_round_a_display_fit_a_given_canvas(width: int, height: int) -> None:
    layout = DisplayLayout.of("TRNN/MRRB/VBBB/VTMB", places=OPEN, width=width, height=height)
    assert (layout.width, layout.height) == (width, height)
    rects = [layout.tile_rect(*p) for p in (*OPEN, (0, 0), (0, 1), (1, 0), (1, 1))]
    assert all(inside(rect, Rect(0, 0, width, height)) for rect in rects)
    assert not any(overlap(a, b) for a, b in combinations(rects, 2))


def test_open_places_outside_are_narrow_but_large_enough_to_touch() -> None:
    layout = DisplayLayout.of("TR/NN", places=((0, -1), (-1, 0)), c=52)
    beside, above = layout.tile_rect(0, -1), layout.tile_rect(-1, 0)
    box = layout.tile_rect(0, 0)
    assert 44 <= beside.width < box.width
    assert beside.height == box.height
    assert 44 <= above.height < box.height
    assert strip_side(15) == box_size(15).side, "never wider than a box"


def test_a_place_inside_the_grid_is_a_whole_box() -> None:
    layout = DisplayLayout.of("TRNN--/MRR*--/VB--BB/VT--MB", places=((0, 2), (1, 1)), c=78)
    assert layout.tile_rect(0, 2)[2:] == layout.tile_rect(0, 0)[2:]
    assert set(layout.places) == {(r, k) for r in range(2) for k in range(3)}


def test_the_lesson_display_has_the_size_of_the_design() -> None:
    layout = DisplayLayout.of(FULL, c=78)
    assert 550 <= layout.width <= 562
    assert 378 <= layout.height <= 384


def test_spaces_shrink_only_as_far_as_the_room_demands() -> None:
    assert DisplayLayout.of(FULL, c=78, width=560).c == 78
    small = DisplayLayout.of(FULL, c=78, width=366)
    assert 48 <= small.c <= 52
    assert DisplayLayout.of(FULL, c=small.c + 1).width > 366
    assert DisplayLayout.of(FULL, c=78, width=560, height=300).c < 78


def test_an_empty_display_has_room_for_its_first_box() -> None:
    layout = DisplayLayout.of("", places=((0, 0),), width=560, height=382)
    x, y = layout.tile_rect(0, 0).centre
    assert (x, y) == (280, 191)


@given(count=st.integers(0, 9), width=st.integers(300, 700), spread=st.booleans())
def test_cards_lie_apart_inside_their_canvas(count: int, width: int, spread: bool) -> None:
    row = CardRow.of(count, width, spread=spread)
    canvas = Rect(0, 0, *row.size)
    rects = [row.card_rect(index) for index in range(count)]
    assert not any(overlap(a, b) for a, b in combinations(rects, 2))
    for rect in rects:
        assert inside(rect.shifted(0, -LIFT).grown(BLEED), canvas.grown(2))
        assert rect.width >= 24


@pytest.mark.parametrize(("count", "wide"), [(6, 85), (7, 71), (8, 61)])
def test_cards_have_the_widths_of_the_design(count: int, wide: int) -> None:
    assert CardRow.of(count, 560).card_rect(0).width == wide


def test_a_hand_keeps_its_size_when_it_shrinks() -> None:
    widths = {CardRow.of(count, 560, slots=8).card_width for count in range(9)}
    assert len(widths) == 1
    heights = {CardRow.of(count, 366, slots=8, per_row=4).size for count in range(9)}
    assert len(heights) == 1


def test_a_spread_tray_touches_both_sides_of_its_column() -> None:
    row = CardRow.of(6, 608, height=84, widest=84, spread=True)
    assert row.card_rect(0).x == BLEED
    assert abs(row.card_rect(5).right - (BLEED + 608)) <= 5


def test_rows_break_after_per_row_cards() -> None:
    row = CardRow.of(7, 366, per_row=4, height=84)
    assert row.card_rect(4).y > row.card_rect(3).bottom
    assert row.card_rect(4).x == row.card_rect(0).x


def test_stacks_lie_apart_and_inside() -> None:
    row = StackRow(5, 608, 46)
    rects = [row.stack_rect(index) for index in range(5)]
    assert not any(overlap(a.grown(6), b) for a, b in combinations(rects, 2))
    assert all(inside(rect.grown(BLEED), Rect(0, 0, *row.size)) for rect in rects)


def test_nodes_of_the_graph_stand_on_the_displays_grid() -> None:
    layout = GraphLayout.of(FULL, pitch=45)
    (x, y), (right, _), (_, below) = (layout.node(p) for p in ((0, 0), (0, 1), (1, 0)))
    assert (right - x, below - y) == (45, 45)
    for row in range(4):
        for column in range(6):
            at = layout.node((row, column))
            assert inside(Rect(*at, 0, 0), layout.tile_rect(row // 2, column // 2))


def test_a_graph_fits_the_room_it_is_given() -> None:
    layout = GraphLayout.of(FULL, width=280, height=190)
    last = layout.tile_rect(1, 2)
    assert inside(last, Rect(0, 0, 280, 190))
    assert layout.pitch == 43
