"""Worksheets of every kind of every game, without a browser: what rivals hold can be read, and a
puzzle that has the whole table is on one sheet.
"""

from __future__ import annotations

import re
from typing import Any

import pytest
from bs4 import BeautifulSoup

from tests.chocolatiers.widgets.test_on_paper import MM, zoom
from tests.widgets.paper import Paper
from tutor.chocolate_factory.goods import CLASSES, KINDS
from tutor.puzzles.games import puzzles_of
from widgets.app import App
from widgets.chocolatiers_family.draw.box import PIECE_PART
from widgets.chocolatiers_family.puzzles.turn_room import laid
from widgets.chocolatiers_family.table_layout import on_paper
from widgets.chocolatiers_family.table_layout.rows import WIDTH
from widgets.draw.svg import scene_svg
from widgets.pages.classroom.worksheet import SHEET
from widgets.storage.settings import Frame, Settings

LEAST = 6
"""A rival's chocolate is so wide (mm)."""
WHOLE = {
    "chocolatiers": {"turn", "reply", "round", "race", "twice"},
    "chocolatiers-2019": {"trade", "cheap", "actions"},
}
"""Kinds that show the whole table."""
FRAME = Frame(view=SHEET, settings=Settings(), paper=True)


def solvers(game: str, kind: str, number: int, monkeypatch: Any) -> list[Any]:
    """Return the solvers of a worksheet."""
    page = Paper(App, monkeypatch, hash=f"classroom/worksheet/{game}/{number}.{kind}/1").app.page
    return [page.pages.solver(page.trainer, puzzle) for puzzle in page.puzzles]


@pytest.mark.parametrize("game", WHOLE)
def test_rivals_pieces_are_six_millimetres_wide_on_a_whole_table(
    game: str, monkeypatch: Any
) -> None:
    find, heights, seen = on_paper.height, list[int](), 0

    def measured(rows: Any, parts: Any) -> int:
        heights.append(find(rows, parts))
        return heights[-1]

    monkeypatch.setattr(on_paper, "height", measured)
    for kind in WHOLE[game]:
        for solver in solvers(game, kind, 12, monkeypatch):
            zones = laid(solver, FRAME).zones
            for key, at in ((key, at) for zone in zones for key, at in zone.rects.items()):
                if re.match(r"display:\d+/(space|reserved)", key):
                    space = at.width if "space" in key else at.width / 2
                    assert round(PIECE_PART * space) * zoom() * MM >= LEAST, key
                    seen += 1
            wide = {z.name: z.scene.width - 2 * z.bleed for z in zones}
            assert max(wide.values()) <= WIDTH, wide
            assert heights[-1] <= on_paper.ROOM, f"{kind}: nothing is cut by the end of a sheet"
    assert seen > 100


@pytest.mark.parametrize("game", ["chocolate-factory", "factory-manager"])
def test_no_area_of_a_factory_is_left_behind_a_tab(game: str, monkeypatch: Any) -> None:
    for kind in puzzles_of(game).kinds:
        for solver in solvers(game, kind, 2, monkeypatch):
            page = BeautifulSoup(str(solver.paint(FRAME, live=False, foot="").body), "html.parser")
            assert not page.select("[role=tab]"), kind


def test_in_the_factory_nothing_is_drawn_that_is_too_small_to_read(monkeypatch: Any) -> None:
    game = "chocolate-factory"
    for kind in puzzles_of(game).kinds:
        for solver in solvers(game, kind, 2, monkeypatch):
            others = scene_svg(solver.paint(FRAME, live=False, foot="").scenes["others"])
            words = {each.get_text() for each in BeautifulSoup(others, "html.parser")("text")}
            assert any(word.startswith("£") for word in words), kind
            assert not words & {*KINDS, *CLASSES, "R", "*"}, f"{kind}: what rivals hold is tiny"
