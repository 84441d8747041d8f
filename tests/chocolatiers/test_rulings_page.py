"""What we decided stands beside its clause and on the page of rulings, in both."""

from __future__ import annotations

import re
from pathlib import Path

import tutor

PAGE = Path(__file__).parents[2] / "docs" / "rulings.md"


def test_the_page_and_the_rulebook_rule_on_the_same_clauses() -> None:
    on_the_page = set(re.findall(r"^\| (\d+\.\d+) \|", PAGE.read_text(encoding="utf-8"), re.M))
    rulebook = tutor.load_game("chocolatiers").rulebook
    assert {clause.id for clause in rulebook.values() if clause.ruling} == on_the_page
