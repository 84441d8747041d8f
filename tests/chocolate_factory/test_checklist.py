"""The setup beside the real box: every clause of it once, and the sides as they were chosen."""

from __future__ import annotations

from typing import Any

import pytest

from tests.chocolate_factory.manager.positions import GAME as MANAGER
from tests.chocolate_factory.positions import GAME
from tutor.chocolate_factory.checklist import checklist
from tutor.chocolate_factory.manager import checklist as alone
from widgets.chocolate_factory import checklist as main
from widgets.chocolate_factory.manager import checklist as alone_pictures
from widgets.draw.theme import LIGHT


def test_every_clause_of_the_setup_has_a_line() -> None:
    cited = [line.clause for line in checklist(3)]
    assert sorted(cited) == sorted(it for it in GAME.rulebook if it.startswith(("2.", "3.")))


@pytest.mark.parametrize("say", [checklist, alone.checklist], ids=["together", "alone"])
def test_parts_and_employees_of_the_expansion_are_laid_out(say: Any) -> None:
    plain, on = say(2), say(2, {"expansion_parts": True, "expansion_staff": True})
    new = [line for line in on if line not in plain]
    assert [line.clause for line in new] == ["19.1", "18.2"]
    assert [line.clause for line in plain if line not in on] == ["2.2"]
    assert "two of each deck back into the box" in new[0].more
    assert on.index(new[1]) == [line.clause for line in on].index("2.5") + 1


@pytest.mark.parametrize("game", [GAME, MANAGER], ids=lambda it: it.id)
@pytest.mark.parametrize("on", [False, True])
def test_every_line_has_a_picture(game: Any, on: bool) -> None:
    options = {it.name: it.default for it in game.options} | {"expansion_staff": on}
    say, draw = (checklist, main) if game is GAME else (alone.checklist, alone_pictures)
    assert len(draw.pictures(2, options, LIGHT)) == len(say(2, options))


def test_the_sides_are_said() -> None:
    plain = next(it for it in checklist(2, {"side_P": "A"}) if it.clause == "2.4")
    mixed = next(it for it in checklist(2, {"side_H": "B", "side_D": "AB"}) if it.clause == "2.4")
    assert "side A" in plain.text
    assert "House of Luxury: B; Dunstan & Gilbert's: A or B, drawn." in mixed.more
