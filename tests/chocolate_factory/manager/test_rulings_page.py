"""What we decided for the solo game stands beside its clause and on the page of rulings."""

from __future__ import annotations

import re
from pathlib import Path

from tests.chocolate_factory.manager.positions import GAME
from tutor.chocolate_factory.manager.game import PARENT
from tutor.rulebook import load_rulebook

PAGE = Path(__file__).parents[3] / "docs" / "rulings-factory-manager.md"
ROW = re.compile(r"^\| (H\d+)? ?\| (\d+\.\d+) \|", re.M)


def test_every_decision_stands_beside_its_clause() -> None:
    rows = ROW.findall(PAGE.read_text(encoding="utf-8"))
    assert [hole for hole, _clause in rows if hole] == [f"H{n}" for n in range(1, 25)]
    for _hole, clause in rows:
        assert GAME.rulebook[clause].ruling, f"clause {clause} says nothing of it"


def test_every_ruling_of_the_solo_game_is_on_the_page() -> None:
    listed = {clause for _hole, clause in ROW.findall(PAGE.read_text(encoding="utf-8"))}
    later = [it for it in GAME.rulebook.values() if int(it.id.split(".")[0]) > 10]
    own = {it.id for it in later if it.ruling and it.like != (it.id,)}
    assert own <= listed


def test_sections_one_to_ten_are_numbered_as_in_the_main_game() -> None:
    """The code that both share says the numbers of its clauses."""
    parent = load_rulebook(PARENT)
    for clause in GAME.rulebook.values():
        if int(clause.id.split(".")[0]) <= 10:
            assert clause.like == (clause.id,)
    missing = {it for it in parent if int(it.split(".")[0]) <= 10} - set(GAME.rulebook)
    assert missing == set()
