"""The tables of a class that did not get in: what there is to tell is told."""

from __future__ import annotations

from tests.load import soak, storm
from tests.load.storm import Rest

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
