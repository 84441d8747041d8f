"""What we decided stands beside its clause and on the page of rulings, in both."""

from __future__ import annotations

import re
from pathlib import Path

from tests.chocolate_factory.positions import GAME

PAGE = Path(__file__).parents[2] / "docs" / "rulings-chocolate-factory.md"
ROW = re.compile(r"^\| (H\d+)? ?\| (\d+\.\d+) \|", re.M)


def test_the_page_and_the_rulebook_rule_on_the_same_clauses() -> None:
    rows = ROW.findall(PAGE.read_text(encoding="utf-8"))
    assert [hole for hole, _clause in rows if hole] == [f"H{n}" for n in range(1, 44)]
    ruled = {clause.id for clause in GAME.rulebook.values() if clause.ruling}
    assert ruled == {clause for _hole, clause in rows}
