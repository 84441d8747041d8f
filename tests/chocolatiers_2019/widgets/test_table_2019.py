"""The table of the edition of 2019 without a browser."""

from __future__ import annotations

import pytest
from bs4 import BeautifulSoup

from widgets.browser.protocol import Event, View
from widgets.chocolatiers_2019.tabletop import TABLETOP
from widgets.pages.table.page import TablePage
from widgets.storage.settings import Frame
from widgets.table import Match, seated, strengths_of

ID = "chocolatiers-2019"
FRAME = Frame(View(1280, 800))


@pytest.mark.parametrize(
    ("last_round", "said"),
    [("equal_turns", "same number of turns"), ("one_more", "has one more full turn")],
)
def test_a_rule_is_read_as_this_table_plays_it(last_round: str, said: str) -> None:
    seats = seated([("", ""), ("", "")], strengths_of(ID))
    match = Match.start(ID, seats, 4, 0, {"last_round": last_round})
    table = TablePage(
        ID, TABLETOP, match.dump(), keep=lambda text: None, download=lambda name, text: None
    )
    table.on(Event("act", "rule:7.2"), FRAME)
    rule = BeautifulSoup(str(table.paint(FRAME).body), "html.parser").select_one(".rule-text")
    assert rule is not None
    assert said in rule.get_text()
