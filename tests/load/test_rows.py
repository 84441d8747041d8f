"""The tables of a class that did not get in: what there is to tell is told."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.load import soak, storm, tables
from tests.load.client import OURS, Learner
from tests.load.page import Page
from tests.load.place import Place, Table
from tests.load.storm import Rest
from tutor import load_game

HELD = Rest(3, 25)


def test_a_storm_in_which_nobody_got_in_has_a_table() -> None:
    work = {"server": 0.5, "kernels": 0.0}
    table = dict(storm.rows([storm.Storm({}, [], [], HELD, HELD, work, ["TimeoutError()"])]))
    assert table["learners who did not get in"] == "1"
    assert table["processor time for each join: server"] == "500 ms"
    assert {what for what, figure in table.items() if figure == "-"} == {
        *("page complete, median", "page complete, last"),
        *("first picture, median", "first picture, last"),
        *("first click handled, median", "first click handled, last"),
        *("click under load, median", "click under load, p95"),
        *("private memory each, median", "private memory each, most"),
    }


def test_a_part_of_the_time_in_which_nobody_acted_has_a_row() -> None:
    idle = soak.Window(10, [], [], 90 << 20, HELD)
    _names, _line, row = soak.rows(soak.Soak(HELD, [idle], HELD, 0, []))
    assert row == ("10", "0", "-", "-", "-", "-", "-", "90.0 MiB", "3", "25")


def test_a_class_at_tables_that_never_came_about_has_a_table() -> None:
    why, grew = ["chocoly: TimeoutError()"], (90 << 20, 91 << 20)
    table = dict(tables.rows(tables.Played([], 2, 2, 0, [], grew, HELD, HELD, [], why)))
    assert table["tables that stopped"] == "1"
    assert table["slowest"] == table["private memory of a kernel, most"] == "-"


def test_pages_that_show_something_else_are_told() -> None:
    game = load_game("chocolatiers")
    start = game.start(2, seed=1)
    action = game.actions(start)[0]
    later = game.apply(start, action)
    table = Table(0, "chocolatiers", 2, 0.0, Random(1))

    def page(seat: int, start: Any, *steps: tuple[Any, Any]) -> Place:
        place = Place(table, seat, Page(Learner("", OURS)))
        place.told = {"you": seat}
        place.start = game.dump(game.view(start, seat))
        place.steps = [
            [game.action_text(action), game.dump(game.view(state, seat))] for action, state in steps
        ]
        return place

    table.pages = [page(0, start, (action, later)), page(1, start, (action, later))]
    assert tables.drift(table) == []
    table.pages[1] = page(1, start)
    assert tables.drift(table) == ["chocolatiers: 0 and 1 know other moves"]
    table.pages[1] = page(1, start, (action, start))
    assert tables.drift(table) == ["chocolatiers: 0 and 1 show other positions"]
