"""The board as a notebook shows it, and as the table does: still, alive, and in words."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from tests.chocoly.widgets.test_draw import ROW, board
from tests.widgets.paper import Paper
from tutor.chocoly import Board
from tutor.chocoly.areas import cuts
from widgets.chocoly.panels.views import AreaGraphView, BoardView
from widgets.chocoly.zones.board import Seen, board_zone
from widgets.draw import LIGHT

NOTEBOOK = {"width": 700, "embedded": True}


def test_a_board_shows_itself_in_words_and_drawn() -> None:
    shown = ROW.show()
    bundle = shown._repr_mimebundle_()
    assert "Row 0" in bundle["text/plain"]
    assert bundle["text/html"].count("<img") == 1
    assert bundle["image/svg+xml"].startswith("<svg")


def test_the_areas_of_a_flavour_are_told_and_where_they_can_be_cut() -> None:
    assert "Areas of Almond: 7." in ROW.show(areas="A").text
    assert ROW.show(areas="A").text.count("; row") == len(cuts(ROW, "A")) - 1
    assert ROW.show(areas="A").svg != ROW.show().svg
    assert ROW.show(areas="A", graph=True).svg != ROW.show(areas="A").svg
    with pytest.raises(ValueError, match="the flavours are A, B, C"):
        ROW.show(areas="D")


def test_coordinates_are_those_of_the_squares() -> None:
    svg = ROW.show(coordinates=True).svg
    root = ElementTree.fromstring(svg)
    numbers = [text.text for text in root.findall("{http://www.w3.org/2000/svg}text")]
    rows, columns = {row for row, _column in ROW.pieces}, {column for _row, column in ROW.pieces}
    wanted = [*map(str, sorted(rows)), *map(str, sorted(columns))]
    assert numbers[: len(wanted)] == wanted


def test_a_view_follows_its_board(monkeypatch: pytest.MonkeyPatch) -> None:
    paper = Paper(lambda **shell: BoardView(ROW, **shell), monkeypatch, **NOTEBOOK)
    before = paper.scene("board")
    assert "Almond 7" in paper.text
    paper.app.board = ROW.with_tile("BCBC", 0, 2, 3, 1)
    assert paper.scene("board") != before
    assert "Almond 3" in paper.text
    assert "Row 0" in paper.find("[role=img]")["aria-label"]


def test_a_graph_is_about_a_flavour(monkeypatch: pytest.MonkeyPatch) -> None:
    paper = Paper(lambda **shell: AreaGraphView(ROW, **shell), monkeypatch, **NOTEBOOK)
    before = paper.scene("area-graph")
    paper.app.flavour = "A"
    assert paper.scene("area-graph") != before
    assert "At 5 pieces it can be cut." in paper.text
    with pytest.raises(ValueError, match="the flavours are A, B, C"):
        paper.app.flavour = "AB"


def test_seen_closer_there_is_more_detail_on_the_same_canvas() -> None:
    zone = board_zone(Seen(ROW, LIGHT), width=400, height=300, c=22).zones[0]
    closer = zone.scene.at(2)
    assert (closer.width, closer.height) == (zone.scene.width, zone.scene.height)
    assert closer.commands != zone.scene.commands
    assert zone.scene.at(1) is zone.scene


def test_a_tile_that_lies_there_has_a_picture_of_its_own() -> None:
    zone = board_zone(Seen(ROW, LIGHT), width=400, height=300, c=22).zones[0]
    picture = zone.picture("tile:1")
    assert picture is not None
    assert (picture.width, picture.height) == (44, 44)
    assert zone.picture("tile:7") is None
    covered = ROW.with_tile("BCBC", 0, 2, 3, 1)
    assert (
        board_zone(Seen(covered, LIGHT), width=400, height=300).zones[0].picture("tile:1") is None
    )


def test_without_buttons_a_board_is_a_picture_in_words() -> None:
    text = str(board_zone(Seen(board(("AAAB", 0, 0)), LIGHT), width=300, height=300).element())
    assert 'role="img"' in text
    assert "Almond 3" in text
    assert "data-grid" not in text


def test_a_view_is_printed_as_what_makes_it(monkeypatch: pytest.MonkeyPatch) -> None:
    paper = Paper(lambda **shell: AreaGraphView(ROW, flavour="A", **shell), monkeypatch, **NOTEBOOK)
    again = eval(repr(paper.app), {"AreaGraphView": AreaGraphView, "Board": Board})
    assert (type(again), again.board, again.flavour) == (AreaGraphView, ROW, "A")
