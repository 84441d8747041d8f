"""Without the expansion in the box nothing of it is reached, and no refusal cites its clauses."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import attrs
import pytest

from tests.chocolate_factory.expanded.boxes import evening, play
from tests.chocolate_factory.positions import GAME, run
from tutor.chocolate_factory.components import STANDARD, load_components
from tutor.chocolate_factory.manager.game import FactoryManager
from tutor.chocolate_factory.state import State, with_own
from tutor.kit.component_file import ComponentsError
from tutor.rooms import load_game

ALONE = FactoryManager.from_file()


@pytest.mark.parametrize("text", ["copy F", "copy P", "store S CC", "store P CC", "store F CC"])
def test_copies_are_refused_by_a_clause_of_the_game(text: str) -> None:
    for state in (evening("PA", "CC"), evening("FA", "CC"), run(store="CC")):
        clauses = {it.clause for it in GAME.explain(state, GAME.parse_action(text))}
        assert clauses
        assert clauses <= set(GAME.rulebook)


@pytest.mark.parametrize("text", ["op t1 B@2", "op t1 B>O O@3", "op t3 B@1", "op b1 B@2"])
def test_moves_are_refused_by_a_clause_of_the_game(text: str) -> None:
    state = run({"b2": "A2"}, belt=("B", "K", "B", ""), coal=5)
    clauses = {it.clause for it in GAME.explain(state, GAME.parse_action(text))}
    assert clauses
    assert clauses <= set(GAME.rulebook)


def positions() -> list[State]:
    """Positions with something of the expansion in them."""
    state = GAME.start(2, 1)
    return [
        attrs.evolve(state, new_parts=True),
        attrs.evolve(state, staff_extra=("?",) * 5),
        attrs.evolve(state, staff_extra=("EX1",)),
        attrs.evolve(state, parts_deck=("XA1", *state.parts_deck[1:])),
        with_own(state, copied="F"),
        with_own(state, upgrades_left=3),
        with_own(state, employee="EX1"),
        play(evening("PD FC", money=9, earned_today=9), "copy F"),
    ]


@pytest.mark.parametrize("number", range(8))
def test_positions_with_it_cannot_be(number: int) -> None:
    found = GAME.status(positions()[number])
    assert found
    assert {it.clause for it in found} <= set(GAME.rulebook)


@pytest.mark.parametrize("game", ["chocolate-factory", "factory-manager"])
def test_no_set_up_offers_it(game: str) -> None:
    here: Any = load_game(game)
    assert {value for it in here.options if it.name.startswith("side_") for value in it.values} == {
        "A",
        "B",
        "AB",
    }
    assert not [it.name for it in here.options if it.name.startswith("expansion")]
    assert not {"16", "17", "18", "19"} & {clause.partition(".")[0] for clause in here.rulebook}


def test_a_box_of_ones_own_has_no_moves(tmp_path: Path) -> None:
    text = STANDARD.read_text(encoding="utf-8")
    path = tmp_path / "mine.toml"
    path.write_text(text.replace('function = "O -> X"', 'function = "O -> X or move 1"'), "utf-8")
    with pytest.raises(ComponentsError, match="means nothing in function"):
        load_components(path)
