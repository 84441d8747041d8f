"""The store cards of the expansion as data, and which sides a table shows."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import attrs
import pytest

from tests.chocolate_factory.expanded.boxes import GAME, MANAGER, refused_file
from tutor.chocolate_factory.expansion import load_expansion
from tutor.chocolate_factory.game import STORES
from tutor.chocolate_factory.setup import SIDE_OPTIONS
from tutor.engine import OptionError


def test_values_of_the_sides_c() -> None:
    assert load_expansion().pounds == {"P": 8, "F": 9, "S": 7, "H": 10, "D": 6}


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("pounds = 8", "pounds = 0", "pounds must be a whole number from 1"),
        ("pounds = 8", 'takes = "8"', "“takes” means nothing"),
        ('takes = "1, 3', 'takes = "2, 3', "takes must be 1, 3 or 5 refined"),
        ('side = "C"', 'side = "D"', "one side C and one side D"),
        ('store = "P"', 'store = "Q"', "one side C and one side D"),
        ("stores = 5", "stores = 4", "stores must be 5"),
        ('source = "reconstructed"', 'source = "mine"', "source must be one of"),
        ('edition = "m', 'edition = "n', "edition must be"),
        ("[[side]]", "[[edge]]", "“edge” means nothing"),
    ],
)
def test_a_file_that_cannot_be_played_with(old: str, new: str, said: str, tmp_path: Path) -> None:
    error = refused_file(tmp_path, old, new)
    assert said in str(error)
    assert all(problem.line > 0 for problem in error.problems)


# ---- setting up (clauses 16.1 and 17.1)


@pytest.mark.clause("chocolate-factory/16.1")
@pytest.mark.parametrize("game", [GAME, MANAGER], ids=lambda it: it.id)
@pytest.mark.parametrize("option", ["side_F", "expansion_parts", "expansion_staff"])
def test_each_module_is_there_by_itself(option: str, game: Any) -> None:
    value = {"side_F": "D"}.get(option, True)
    state = game.start(game.players[0], seed=3, options={option: value})
    found = {
        "side_F": any(store.side in "CD" for store in state.stores),
        "expansion_parts": state.new_parts,
        "expansion_staff": bool(state.staff_extra),
    }
    assert [name for name, there in found.items() if there] == [option]


def sides(seed: int, **options: str) -> str:
    return "".join(it.side for it in GAME.start(2, seed=seed, options=options).stores)


@pytest.mark.clause("chocolate-factory/17.1")
def test_each_store_shows_what_is_chosen() -> None:
    assert sides(1, side_P="D", side_F="C", side_S="B") == "DCBAA"
    assert sides(1, **dict.fromkeys(SIDE_OPTIONS, "C")) == "CCCCC", "advice, not a rule (H20)"


@pytest.mark.clause("chocolate-factory/17.1")
def test_two_sides_c_are_drawn_at_most_after_those_that_are_chosen() -> None:
    drawn = {sides(seed, **dict.fromkeys(SIDE_OPTIONS, "ABCD")) for seed in range(200)}
    assert {it.count("C") for it in drawn} == {0, 1, 2}
    assert set("".join(drawn)) == set("ABCD")
    last = dict.fromkeys(SIDE_OPTIONS, "ABCD") | {"side_H": "C", "side_D": "C"}
    assert {sides(seed, **last).count("C") for seed in range(60)} == {2}
    three = last | {"side_S": "C"}
    assert {sides(seed, **three).count("C") for seed in range(20)} == {3}


def test_presets_choose_all_five_at_once() -> None:
    found = {it.title: GAME.start(2, 3, options=it.values).stores for it in STORES.presets}
    assert "".join(it.side for it in found["All D"]) == "DDDDD"
    assert len({it.side for it in found["A to D, drawn"]}) > 1


def test_there_are_four_sides() -> None:
    with pytest.raises(OptionError):
        GAME.start(2, options={"side_P": "E"})
    state = GAME.start(2, options={"side_P": "D"})
    assert GAME.status(state) == ()
    no_side = attrs.evolve(
        state, stores=(attrs.evolve(state.stores[0], side="E"), *state.stores[1:])
    )
    assert [it.clause for it in GAME.status(no_side)] == ["2.4"]


def test_the_row_of_six_is_a_rule_of_the_solo_game_alone() -> None:
    clauses = {it for it in MANAGER.rulebook if it.split(".")[0] in ("16", "17", "18", "19")}
    assert clauses - {*GAME.rulebook} == {"18.4"}
    assert clauses - {"18.4"} <= {*GAME.rulebook}


# ---- saves


def test_positions_without_copies_are_saved_as_before() -> None:
    assert "copied" not in GAME.dump(GAME.start(2, seed=5))
