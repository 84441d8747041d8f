"""What `make bench` keeps of a run, and what it says got worse."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.benchmarks.results import LEAST, Measured, load, ratios, save, worse
from tests.benchmarks.table import Row, middle

SPEED, COST = "games / s (theirs)", "memory, MiB (theirs)"


def measured(*values: float, up: bool = True) -> Measured:
    return Measured(values, up)


def test_a_run_is_read_as_it_was_written(tmp_path: Path) -> None:
    measures = {SPEED: measured(6.0, 7.5), COST: measured(0.5, up=False)}
    path = save(measures, "| what |", tmp_path)
    assert load(path) == measures
    assert all(word in path.read_text() for word in ('"commit"', '"python"', '"load"', "| what |"))


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"rows": {"a": {}}}', '{"rows": []}'])
def test_what_is_no_result_is_named(text: str, tmp_path: Path) -> None:
    path = tmp_path / "result.json"
    path.write_text(text)
    with pytest.raises(ValueError, match=r"result\.json is no result of make bench"):
        load(path)
    with pytest.raises(ValueError, match="no result"):
        load(tmp_path / "missing.json")


def test_worse_is_less_where_more_is_good_and_more_where_less_is() -> None:
    before = {SPEED: measured(10), COST: measured(10, up=False)}
    assert worse(before, {SPEED: measured(5), COST: measured(10, up=False)}) == [
        f"{SPEED}: 10x before, 5x now (-50%, noise 10%)"
    ]
    (told,) = worse(before, {SPEED: measured(20), COST: measured(20, up=False)})
    assert told.startswith(COST)
    assert worse(before, {SPEED: measured(20), COST: measured(5, up=False)}) == []


def test_what_varies_as_much_from_run_to_run_is_not_worse() -> None:
    slower = {SPEED: measured(8, 8, 8)}
    assert worse({SPEED: measured(10, 10, 10)}, slower)
    assert worse({SPEED: measured(10, 7, 13)}, slower) == []
    assert worse({SPEED: measured(10)}, {SPEED: measured(10 * (1 - LEAST) + 0.01)}) == []


def test_a_row_that_is_gone_is_told() -> None:
    assert worse({SPEED: measured(1)}, {}) == [f"{SPEED}: measured before, not now"]


def test_runs_are_joined_row_by_row() -> None:
    runs = [[(SPEED, 6.0, True), (COST, 1.0, False)], [(SPEED, 7.0, True), (COST, 2.0, False)]]
    assert ratios(runs) == {SPEED: measured(6.0, 7.0), COST: measured(1.0, 2.0, up=False)}


@pytest.mark.parametrize("up", [True, False])
def test_the_table_shows_the_run_in_the_middle_or_the_worse_of_two(up: bool) -> None:
    runs = [[Row("games / s", ours, 10, "theirs", 1, up)] for ours in (30, 10, 20)]
    assert [row.ours for row in middle(runs)] == [20]
    assert [row.ours for row in middle(runs[:2])] == [10 if up else 30]
