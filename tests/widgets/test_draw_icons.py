"""Icons and other little pictures for HTML."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from markupsafe import Markup

from tests.drawing import drawn, path_bounds
from widgets import serve
from widgets.chocolatiers_family.draw import cup_svg, kind, piece_svg, tally_svg
from widgets.draw import LIGHT, Pen, draw_icon, icon_names, icon_svg
from widgets.draw.icons import GRID, icon_path
from widgets.draw.mark import mark_svg

# What the pages of the design use.
WANTED = {
    "back", "moon", "sun", "settings", "hint", "undo", "why", "check", "cross", "chevron", "flag",
    "swap", "rotate", "replay", "home", "share", "link", "save", "play", "book", "search",
    "speaker", "talk", "eye", "puzzle", "goal", "rule",
}  # fmt: skip


def test_the_pages_find_their_icons() -> None:
    assert set(icon_names()) >= WANTED
    with pytest.raises(KeyError):
        icon_svg("padlock")


@pytest.mark.parametrize("name", icon_names())
def test_an_icon_stays_on_its_grid_and_takes_the_colour_of_the_text(name: str) -> None:
    left, top, right, bottom = path_bounds(icon_path(name))
    assert min(left, top) >= 1
    assert max(right, bottom) <= GRID - 1
    svg = ET.fromstring(icon_svg(name))
    assert svg.attrib["stroke"] == "currentColor"
    assert svg.attrib["aria-hidden"] == "true"


def test_icons_differ() -> None:
    assert len({icon_svg(name) for name in icon_names()}) == len(icon_names())


def test_an_icon_on_the_canvas_is_the_same_and_centred() -> None:
    pen = Pen()
    draw_icon(pen, "plus", 50, 60, 48, LIGHT.ink)
    (item,) = drawn(pen.scene(100, 100).commands)
    left, top, right, bottom = item.bounds
    assert ((left + right) / 2, (top + bottom) / 2) == (50, 60)
    assert item.command.width == 4  # type: ignore[union-attr]


@pytest.mark.parametrize(
    "svg", [piece_svg("R", 24), piece_svg("*", 40), cup_svg(28), tally_svg("B", 3), mark_svg()]
)
def test_pictures_are_safe_well_formed_decoration(svg: Markup) -> None:
    assert isinstance(svg, Markup)
    assert ET.fromstring(svg).attrib["aria-hidden"] == "true"


def test_a_tally_has_as_many_bars_as_it_counts() -> None:
    assert tally_svg("B", 3).count("<rect") == 3
    assert tally_svg("B", 3).count(kind("B").body) == 3
    assert tally_svg("B", 0).count("<rect") == 0


def test_the_tab_shows_the_mark_on_its_own() -> None:
    text = (Path(serve.__file__).parent / "template/static/mark.svg").read_text("utf-8")
    assert ET.fromstring(text).tag == "{http://www.w3.org/2000/svg}svg"
    assert "var(" not in text, "no page gives it its colours"
    for colour in ("#2e1403", "#4d2609", "#fff6e9"):
        assert colour in text.casefold()
        assert colour in mark_svg().casefold()
