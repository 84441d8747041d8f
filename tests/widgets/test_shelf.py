"""The shelf of the last games: what is kept, what is shown, what is given."""

from __future__ import annotations

import json
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

from tutor.rooms import GAMES, load_game, qualified, storage_key
from widgets.pages.table.page import KEY as TABLE
from widgets.storage.shelf import ASIDE, KEY, MOST, Shelf, Shelved
from widgets.table import Match, seats_for, strengths_of


class Browser:
    def __init__(self, stored: dict[str, str]) -> None:
        self.stored = stored

    def store(self, key: str, text: str) -> None:
        self.stored[key] = text


def ended(game: str) -> Match[Any, Any]:
    """Return a game that chance has played to its end."""
    players = min(2, load_game(game).players[-1])
    match = Match.start(game, seats_for(players, strengths_of(game)), 1)
    chance = Random(1)
    while not match.over:
        match.play(chance.choice(list(match.game.actions(match.state))))
    return match


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_is_counted_stands_on_the_shelf_once_and_can_be_sent(
    at: Any, game: str
) -> None:
    match = ended(game)
    stored = {storage_key(game, TABLE): match.dump()}
    for _visit in range(2):
        page = at(qualified(game, "table"), stored=stored, today="2026-11-26")
        page.event("act", "count")
    (kept,) = json.loads(stored[KEY])
    totals = {each.player: each.total for each in match.game.standings(match.state)}
    assert kept["points"] == totals[kept["player"]]
    assert len(stored[KEY]) < 2_000
    shelf = at("shelf", stored=stored)
    assert shelf.all(".shelved-picture > svg")
    shelf.act("keep-game:0")
    (given,) = [message for message in shelf.sent if message["kind"] == "picture"]
    root = ElementTree.fromstring(given["svg"])
    assert any("2026-11-26" in text for text in root.itertext())
    assert at("home", stored=stored).all('.way[href="#shelf"]')


def test_the_oldest_makes_room() -> None:
    shelf = Shelf(Browser({}))
    for n in range(MOST + 1):
        shelf.add(Shelved(GAMES[0], "2026-11-26", 0, n, f"link{n}"))
    assert [game.points for game in shelf.games] == list(range(MOST, 0, -1))
    again = Shelf(shelf.browser)
    assert again.restore() == ""
    assert again.games == shelf.games


@pytest.mark.parametrize("text", ["{", "[1]", '[{"game": "chocolatiers"}]', "[" + "[],"])
def test_a_broken_shelf_is_set_aside_and_said_once(text: str) -> None:
    browser = Browser({KEY: text})
    assert Shelf(browser).restore() != ""
    assert browser.stored[ASIDE] == text
    assert Shelf(browser).restore() == ""


def test_a_game_that_is_gone_or_damaged_does_no_harm(at: Any) -> None:
    entry = {"game": "gone", "day": "2026-11-26", "player": 0, "points": 1, "link": "x"}
    stored = {KEY: json.dumps([entry, entry | {"game": GAMES[0]}])}
    page = at("shelf", stored=stored)
    assert len(page.all(".shelved")) == 1
    assert not page.all(".shelved-picture > svg")
    page.event("act", "keep-game:0")
    page.event("act", "keep-game:7")
    assert not [message for message in page.sent if message["kind"] == "picture"]


def test_an_empty_shelf_says_what_comes_here(at: Any) -> None:
    assert "When a game has ended" in at("shelf").text
    assert not at("home").all('.way[href="#shelf"]')
