"""The stage without a browser: nothing overlaps, nobody has less than the least, more room is never
worse."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations

import pytest
from attrs import evolve
from hypothesis import given, settings
from hypothesis import strategies as st

from widgets.draw.geometry import Rect
from widgets.stage import ANY, FREE, Place, Shape, Span, Viewport, fixed, solve
from widgets.stage.boxes import shared

WIDTHS, HEIGHTS = st.integers(280, 2600), st.integers(160, 1600)
NAMES = "abcde"


@st.composite
def spans(draw: st.DrawFn, most: int) -> Span:
    """A length; its text is no longer than its least."""
    least = draw(st.integers(10, most))
    best = least + draw(st.integers(0, most))
    top = draw(st.sampled_from([best, best + 60, FREE]))
    return Span(least, best, top, draw(st.integers(0, least)))


@st.composite
def declared(draw: st.DrawFn) -> Mapping[str, Place]:
    """Some areas, as a game might declare them: each can be as narrow as a phone."""
    names = NAMES[: draw(st.integers(1, len(NAMES)))]
    found = {}
    for n, name in enumerate(names):
        shapes = [
            Shape(draw(spans(150)), evolve(draw(spans(140)), most=FREE), name=f"{name}{level}")
            for level in range(draw(st.integers(1, 2)))
        ]
        before = tuple(names[max(0, n - draw(st.integers(1, 2))) : n])
        slim = draw(st.booleans()) and before
        if slim:
            shapes.append(Shape(draw(spans(200)), draw(spans(150)), slim=True))
        tab = draw(st.sampled_from(["", "", "more", "others"]))
        named = draw(st.booleans())
        stays = draw(st.booleans())
        found[name] = Place(tuple(shapes), before if slim else (), (), tab, stays, named)
    return found


@st.composite
def rooms(draw: st.DrawFn) -> Viewport:
    scale, text = draw(st.sampled_from([1.0, 1.3, 2.0])), draw(st.sampled_from([1.0, 1.25, 1.5]))
    return Viewport("wide", draw(WIDTHS), draw(HEIGHTS), scale=scale, text=text, gap=8)


def overlap(one: Rect, other: Rect) -> bool:
    across = min(one.right, other.right) - max(one.x, other.x)
    return across > 0 and min(one.bottom, other.bottom) - max(one.y, other.y) > 0


@settings(max_examples=50)
@given(declared(), rooms())
def test_nothing_overlaps_and_nobody_has_less_than_the_least(
    places: Mapping[str, Place], room: Viewport
) -> None:
    found = solve(places, room)
    group = {area: each for each in found.tabs for area in each}
    assert {*found.rects} == {*places}
    for area, rect in found.rects.items():
        shape = next(
            shape
            for slim in (False, True)
            for shape in places[area].shapes_in(room.kind, slim=slim)
            if shape.name == found.shapes[area]
        )
        assert rect.x >= 0
        assert rect.y >= 0
        assert rect.right <= room.width, area
        assert rect.bottom <= found.height, area
        assert rect.height >= shape.height.on(room.scale, room.text).least, area
        if found.fit >= 0:
            assert rect.width >= shape.width.on(room.scale, room.text).least, area
            assert rect.bottom <= room.height, area
            assert found.height == room.height
        assert not (found.tabs and overlap(rect, found.bar)), area
    for one, other in combinations(places, 2):
        if group.get(one, ()) == group.get(other, ()) or not (one in group and other in group):
            assert not overlap(found.rects[one], found.rects[other]), (one, other)


@settings(max_examples=50)
@given(declared(), rooms(), st.integers(0, 400), st.integers(0, 400))
def test_more_room_is_never_worse(
    places: Mapping[str, Place], room: Viewport, wider: int, higher: int
) -> None:
    """Who has no tabs gets none, and the worst-off area is not farther from its best size."""
    small = solve(places, room)
    large = solve(places, evolve(room, width=room.width + wider, height=room.height + higher))
    if small.fit >= 0:
        assert large.fit >= 0
        assert (not large.tabs, large.fit) >= (not small.tabs, small.fit)


@settings(max_examples=50)
@given(declared(), rooms())
def test_there_are_tabs_only_where_not_everything_fits(
    places: Mapping[str, Place], room: Viewport
) -> None:
    in_sight = {area: evolve(place, tab="") for area, place in places.items()}
    fits = solve(in_sight, room).fit >= 0
    tabbed = len({place.tab for place in places.values() if place.tab}) > 1
    assert bool(solve(places, room).tabs) == (tabbed and not fits)


@given(st.lists(spans(120), min_size=1, max_size=6), st.integers(0, 2000), st.integers(0, 50))
def test_of_a_greater_length_nobody_gets_less(each: list[Span], length: int, more: int) -> None:
    before, after = shared(length, each, 8), shared(length + more, each, 8)
    assert all(old <= new for old, new in zip(before, after, strict=True))
    least = sum(span.least for span in each) + 8 * (len(each) - 1)
    assert sum(after) + 8 * (len(each) - 1) <= max(length + more, least)


# ---- a rich game: its areas, and where they should stand

FACTORY: Mapping[str, Place] = {
    "factory": Place((Shape(Span(300, 412, 500), Span(340, 600, FREE)),)),
    "orders": Place(
        (
            Shape(Span(150, 176, 200), Span(480, 560, FREE), name="cards"),
            Shape(fixed(150), Span(300, 340, FREE), name="rows"),
            Shape(Span(240, 250, FREE), fixed(170), name="slim", slim=True),
        ),
        beside=("factory",),
        tab="orders",
    ),
    "players": Place((Shape(fixed(56)), Shape(fixed(48))), tab="others"),
    "stores": Place(
        (
            Shape(fixed(134), Span(800, 850, FREE), name="cards"),
            Shape(fixed(262), Span(300, 340, FREE), name="tracks"),
            Shape(Span(220, 252, FREE), fixed(240), name="slim", slim=True),
        ),
        beside=("orders", "players"),
        tab="stores",
    ),
}


def test_a_wide_table_has_the_stores_beside_the_orders() -> None:
    found = solve(FACTORY, Viewport("side", 856, 712, gap=14))
    assert not found.tabs
    assert found.fit > 0.9
    factory, orders, stores = (found.rects[area] for area in ("factory", "orders", "stores"))
    assert factory.width == 856
    assert stores.x > orders.right
    assert stores.y == orders.y > factory.bottom


def test_on_a_low_screen_the_orders_stand_beside_the_factory() -> None:
    shown = {area: FACTORY[area] for area in ("factory", "orders")}
    found = solve(shown, Viewport("low", 616, 330, low=True))
    assert found.rects["orders"].x > found.rects["factory"].right
    assert found.shapes["orders"] == "slim"
    assert not found.tabs


def test_what_stays_is_a_tab_only_where_the_others_as_tabs_are_not_enough() -> None:
    places = {
        "goals": Place((Shape(fixed(50)),), tab="goals", stays=True),
        "factory": Place((Shape(fixed(200)),)),
        "orders": Place((Shape(fixed(100)),), tab="orders"),
        "stores": Place((Shape(fixed(120)),), tab="stores"),
    }
    shown = {high: solve(places, Viewport("phone", 366, high)).tabs for high in (500, 450, 390)}
    assert shown == {
        500: (),
        450: (("orders",), ("stores",)),
        390: (("goals",), ("orders",), ("stores",)),
    }


def test_a_phone_keeps_the_factory_in_sight_and_has_tabs_for_the_rest() -> None:
    found = solve(FACTORY, Viewport("phone", 366, 620, gap=8))
    assert found.tabs == (("orders",), ("players",), ("stores",))
    assert "factory" not in {area for group in found.tabs for area in group}
    assert found.bar.y > 0 or found.rects["factory"].y > found.bar.bottom
    assert {found.shapes["orders"], found.shapes["stores"]} == {"rows", "tracks"}


@pytest.mark.parametrize("kind", ["phone", "wide"])
def test_what_has_no_shape_for_a_room_is_left_out(kind: str) -> None:
    places = {
        "board": Place((Shape(Span(100, 200, FREE)),)),
        "list": Place((Shape(fixed(60), kinds=("wide",)),), aside=("wide",)),
    }
    found = solve(places, Viewport(kind, 400, 400))
    assert {*found.rects} == {"board"}
    assert dict(found.aside) == ({"list": 60} if kind == "wide" else {})


def test_text_grows_with_the_text_and_pieces_with_the_screen() -> None:
    span = Span(40, 60, 100, text=20)
    assert span.on(1.0, 1.5) == Span(50, 70, 110)
    assert span.on(2.0, 1.0) == Span(60, 100, 180)
    assert ANY.on(2.0, 1.5).least == 0


def test_beside_others_an_area_is_no_wider_than_its_aspect_allows() -> None:
    board = Shape(Span(100, 400, FREE), Span(100, 400, FREE), aspect=1.0)
    side = Shape(Span(100, 200, FREE), Span(100, 150, 200), slim=True)
    places = {
        "board": Place((board,)),
        "side": Place((Shape(fixed(300)), side), beside=("board",)),
    }
    rects = solve(places, Viewport("wide", 1000, 380, gap=10)).rects
    assert rects["board"].width == rects["board"].height == 380
    assert rects["side"].width == 200
    free = 1000 - rects["side"].right
    assert abs(rects["board"].x - free) <= 1, "what does not fill the row stands in the middle"


def test_what_others_show_in_parts_is_not_shown_twice() -> None:
    whole = Place((Shape(fixed(100)),), unless=("part",))
    part = Place((Shape(fixed(50)),))
    assert [*solve({"whole": whole, "part": part}, Viewport("phone", 360, 400)).rects] == ["part"]
    assert [*solve({"whole": whole}, Viewport("phone", 360, 400)).rects] == ["whole"]


def test_nothing_stands_beside_what_is_not_there() -> None:
    slim = Shape(fixed(100), fixed(200), slim=True)
    place = Place((Shape(fixed(100), Span(100, 900, FREE)), slim), beside=("left",))
    assert solve({"it": place}, Viewport("wide", 600, 400)).rects["it"].width == 600
