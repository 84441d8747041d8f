"""The table of the edition of 2019 without a browser."""

from __future__ import annotations

from random import Random

import pytest
from attrs import evolve
from bs4 import BeautifulSoup

from tutor import load_game
from tutor.rooms import room
from widgets.browser.protocol import Event, View
from widgets.chocolatiers_2019.tabletop import TABLETOP
from widgets.chocolatiers_family.selection import NOTHING
from widgets.draw.theme import LIGHT
from widgets.pages.table.page import TablePage
from widgets.storage.settings import Frame
from widgets.table import Match, seated, strengths_of
from widgets.tabletop import Board

ID = "chocolatiers-2019"
FRAME = Frame(View(1280, 800))
LATE = 124
"""So many actions are played; most have five boxes, some a reserved one."""


@pytest.mark.parametrize(
    ("last_round", "title", "said", "rules"),
    [
        ("equal_turns", "Equal turns", "same number of turns", "7.2"),
        (
            "one_more",
            "One more turn for the others",
            "has one more full turn",
            "7.2/last_round=one_more",
        ),
    ],
)
def test_a_rule_is_read_as_this_table_plays_it(
    last_round: str, title: str, said: str, rules: str
) -> None:
    seats = seated([("", ""), ("", "")], strengths_of(ID))
    match = Match.start(ID, seats, 4, 0, {"last_round": last_round})
    table = TablePage(
        ID, TABLETOP, match.dump(), keep=lambda text: None, download=lambda name, text: None
    )
    table.on(Event("act", "rule:7.2"), FRAME)
    soup = BeautifulSoup(str(table.paint(FRAME).body), "html.parser")
    rule = soup.select_one(".rule-text")
    assert rule is not None
    assert said in rule.get_text()
    assert title in [heading.get_text() for heading in soup.select("dialog h2, [role=dialog] h2")]
    assert soup.select("dialog .chip")[-1]["href"] == f"#{ID}/rules/{rules}"


LEAST = 9
"""A space of a rival's display, px: its letter can just be read."""


def test_of_four_rivals_each_display_can_be_read_on_a_phone_held_sideways() -> None:
    seats = seated([("", "")] * 5, strengths_of(ID))
    match = Match.start(ID, seats, 5, 0)
    player = room(ID).players()["careful"]
    while match.length < LATE:
        view = match.game.view(match.state, match.to_move)
        match.play(player.choose(match.game, view, Random(match.length)))
    assert {len(display.rows) for display in match.state.displays} == {4, 6}, "some stand"
    assert any(match.state.reserved)
    assert not all(match.state.reserved)
    table = TablePage(
        ID, TABLETOP, match.dump(), keep=lambda text: None, download=lambda name, text: None
    )
    rivals = [
        zone for zone in table.laid(Frame(View(844, 390))).zones if zone.name.startswith("other-")
    ]
    assert len(rivals) == 4
    for zone in rivals:
        spaces = [rect for key, rect in zone.rects.items() if "/space:" in key]
        assert min(rect.width for rect in spaces) >= LEAST, zone.name


@pytest.mark.parametrize(
    ("names", "player", "said"),
    [
        (("Ana", "Ben"), 0, "Ana, your last turn · Ben has First"),
        (("You", "Ben"), 0, "Your last turn · Ben has First"),
        (("Ana", "Ben"), 1, "Ben, your last turn"),
    ],
)
def test_the_last_turn_says_who_has_first(names: tuple[str, ...], player: int, said: str) -> None:
    game = load_game(ID)
    state = evolve(game.start(2, seed=1), player=player, first_tile=1)
    board = Board(game, state, player, LIGHT, NOTHING, (), names=names)
    assert TABLETOP.prompt(board).who == said
