"""A rule on the wall shows what it is about, without a browser."""

from __future__ import annotations

from typing import Any

import pytest
from bs4 import BeautifulSoup

from tests.widgets.paper import Paper
from tutor.rooms import load_game
from widgets.app import App
from widgets.chocolate_factory.areas import IN_THE_FACTORY

GAMES = ("chocolate-factory", "factory-manager")


def drawn(game: str, clause: str, monkeypatch: Any) -> str:
    """The words of the picture beside a rule."""
    page = Paper(App, monkeypatch, hash=f"classroom/projector/{game}/rules/{clause}")
    (picture,) = page.all(".rule-wall > .table svg")
    return " ".join(BeautifulSoup(str(picture), "html.parser").get_text(" ").split())


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("clause", "words"),
    [
        ("9.6", "Side A: "),
        ("9.7", "Side B: refined"),
        ("9.8", "Side A: Chunks"),
        ("9.10", "Side A: Caramel"),
        ("9.14", "Side A: Wrapped or Boxed"),
        ("2.3", "Medium"),
    ],
)
def test_rules_about_stores_and_orders_show_them(
    game: str, clause: str, words: str, monkeypatch: Any
) -> None:
    assert words in drawn(game, clause, monkeypatch)


@pytest.mark.parametrize("game", GAMES)
def test_rules_about_the_factory_show_it(game: str, monkeypatch: Any) -> None:
    for clause in (
        "7.4",
        "8.5",
        *(each for each in IN_THE_FACTORY if each in load_game(game).rulebook),
    ):
        assert "£" not in drawn(game, clause, monkeypatch), clause
