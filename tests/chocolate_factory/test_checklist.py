"""The setup beside the real box: every clause of it once, and the sides as they were chosen."""

from __future__ import annotations

from tests.chocolate_factory.positions import GAME
from tutor.chocolate_factory.checklist import checklist


def test_every_clause_of_the_setup_has_a_line() -> None:
    cited = [line.clause for line in checklist(3)]
    assert sorted(cited) == sorted(it for it in GAME.rulebook if it.startswith(("2.", "3.")))


def test_the_sides_are_said() -> None:
    plain = next(it for it in checklist(2, {"side_P": "A"}) if it.clause == "2.4")
    mixed = next(it for it in checklist(2, {"side_H": "B", "side_D": "AB"}) if it.clause == "2.4")
    assert "side A" in plain.text
    assert "House of Luxury: B; Dunstan & Gilbert's: drawn." in mixed.more
