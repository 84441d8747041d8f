"""A table on the stage: its areas in a page, and tabs where not everything fits."""

from __future__ import annotations

import re
from typing import Any

import htpy as h
import pytest

from tutor.rooms import load_game
from widgets.browser.protocol import View
from widgets.draw.theme import theme
from widgets.storage.settings import Frame
from widgets.tabletop import Area, Board, Place, Shape, Shown, Span, Table, fixed, staged
from widgets.tabletop.layout import Ask

GAME = load_game("chocoly")
STATE = GAME.start(players=2, seed=1)


def area(name: str, place: Place, *, main: bool = False) -> Area[Any, Any, Any]:
    """An area that says which it is, and in which shape."""

    def make(ask: Ask[Any, Any, Any]) -> Shown:
        return Shown((), lambda: h.p[f"{name} {ask.shape} {ask.width} x {ask.height}"])

    return Area(name, name.title(), make, place, main=main)


AREAS = (
    area("week", Place((Shape(fixed(40)),), aside=("low",))),
    area("factory", Place((Shape(Span(300, 412, 500)),)), main=True),
    area("orders", Place((Shape(fixed(176), Span(280, 340, 2000)),), tab="orders", named=True)),
    area(
        "stores",
        Place(
            (Shape(fixed(262)), Shape(Span(150, 252, 900), fixed(240), name="slim", slim=True)),
            beside=("orders",),
            tab="stores",
        ),
    ),
    area("people", Place((Shape(fixed(60), kinds=("side",)),), aside=("side",))),
)


def table(tabs: dict[str, str] | None = None, tab: str = "", *, size: tuple[int, int]) -> str:
    """The page of the table in a window of this size."""
    board = Board(GAME, STATE, 0, theme(False, False), None)
    given = Table(board, h.section(".panel.turn")["asked"], tabs or {})
    return str(staged.lay_out(AREAS, given, Frame(View(*size)), tab).body())


def shown(page: str) -> list[str]:
    return re.findall(r"<p>(\w+) ", page)


def test_a_wide_table_shows_everything_and_what_stands_aside_below_what_is_asked() -> None:
    page = table(size=(1280, 800))
    assert shown(page) == ["week", "factory", "orders", "stores", "people"]
    assert "tablist" not in page
    assert page.index("asked") < page.index("<p>people")
    assert "<p>stores slim 240 x" in page


@pytest.mark.parametrize(
    ("turned", "moment", "seen"),
    [({}, "", "orders"), ({}, "stores", "stores"), ({staged.TAB: "stores"}, "orders", "stores")],
)
def test_a_phone_shows_one_tab_at_a_time(turned: dict[str, str], moment: str, seen: str) -> None:
    page = table(turned, moment, size=(390, 844))
    assert shown(page) == ["week", "factory", seen]
    acts = re.findall(r'role="tab"[^>]*data-act="([^"]*)"[^>]*aria-selected="(\w+)"', page)
    assert acts == [(f"area:{name}", str(name == seen).lower()) for name in ("orders", "stores")]
    assert page.index("<p>week") < page.index("asked") < page.index("<p>factory")


def test_an_area_has_its_name_above_it_only_where_it_wants_to() -> None:
    page = table(size=(1280, 800))
    assert re.findall(r'<h2 class="label"[^>]*>(\w+)<', page) == ["Orders"]
    assert page.count('aria-label="Stores"') == 1
