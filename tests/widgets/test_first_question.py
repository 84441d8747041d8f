"""How well one knows the game is asked once, kept in the browser, and changed in the settings."""

from __future__ import annotations

from typing import Any

import pytest

from tutor.puzzles.training.beginning import STARTS
from widgets.storage.puzzle_trainer import KEY

QUESTION = ".first-question"


@pytest.mark.parametrize("knows", STARTS)
def test_it_is_asked_once_and_the_first_puzzles_fit_the_answer(at: Any, knows: str) -> None:
    hub = at("puzzles")
    assert len(hub.all(f"{QUESTION} button")) == len(STARTS)
    hub.act(f"knows:{knows}")
    assert not hub.all(QUESTION)
    again = at("puzzles", stored={KEY: hub.stored[KEY]})
    assert not again.all(QUESTION)
    settings = at("settings", stored={KEY: hub.stored[KEY]})
    (chosen,) = settings.all('[data-act="knows:chocolatiers"][checked]')
    assert chosen["value"] == knows


def test_it_may_be_passed_over_and_other_games_ask_it_themselves(at: Any) -> None:
    assert at("puzzles").all("#serve")
    assert not at("settings").all('[data-act^="knows:"]')
    hub = at("puzzles")
    hub.act("knows:well")
    assert at("chocoly/puzzles", stored={KEY: hub.stored[KEY]}).all(QUESTION)


def test_another_answer_in_the_settings_begins_the_rating_anew(at: Any) -> None:
    hub = at("puzzles")
    hub.act("knows:new")
    settings = at("settings", stored={KEY: hub.stored[KEY]})
    settings.act("knows:chocolatiers", "well")
    assert f'"mu":{STARTS["well"]}' in settings.stored[KEY]
    settings.act("knows:chocolatiers", "nonsense")
    assert f'"mu":{STARTS["well"]}' in settings.stored[KEY]
