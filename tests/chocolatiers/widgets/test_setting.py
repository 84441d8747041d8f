"""Setting the table on the lesson's page: by clicks, by drags, at every size."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.widgets.paper import Paper
from tutor.chocolatiers.setting import PARTS
from widgets.app.app import App

SIZES = {
    "wide": (1280, 800),
    "large": (1920, 1080),
    "tablet": (768, 1024),
    "sideways": (1024, 768),
    "low": (844, 390),
    "phone": (390, 844),
    "small": (320, 568),
}


@pytest.fixture
def at(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The lesson at a part, with so many players."""

    def open_at(part: str, players: int = 3, **browser: Any) -> Paper:
        page = Paper(App, monkeypatch, hash="lesson/setting-the-table", **browser)
        page.act(f"players:{players}")
        page.act("next")
        for _each in PARTS[: PARTS.index(part)]:
            while page.all('[data-act="lay"], [data-act="finish"]'):
                if page.all('[data-act="finish"]'):
                    page.act("finish")
                else:
                    _lay(page)
            page.act("next")
        return page

    return open_at


def _lay(page: Paper) -> None:
    """The next piece, by the button; of the Scoring cards the right one is chosen before."""
    ranks = page.app.page.at.session.state.ranks
    if page.all('[data-act^="pick:"]'):
        page.act(f"pick:{('first', *'TNRMBV')[sum(map(bool, ranks))]}")
    page.act("lay")


@pytest.mark.parametrize(
    ("size", "players"),
    [
        *(("wide", 2), ("large", 4), ("tablet", 3), ("sideways", 4)),
        *(("low", 3), ("phone", 4), ("small", 2)),
    ],
)
def test_the_whole_table_is_set_by_the_button_alone(at: Any, players: int, size: str) -> None:
    width, height = SIZES[size]
    page = at("starter", players, width=width, height=height)
    page.act("seat:1")
    assert page.find(".message.refused")
    page.act("seat:0")
    assert page.find(".message.solved")
    assert page.app.page.at.session.finished


@pytest.mark.parametrize("part", ["hands", "wilds", "tray", "stacks"])
def test_the_next_piece_is_dragged_to_a_place(at: Any, part: str) -> None:
    page = at(part)
    before = page.text
    page.event("act", "lift:source")
    takes = page.last["takes"]
    assert takes
    assert not page.all('[data-shows="clickable"]'), "what takes it lights up by itself"
    page.event("act", f"drop:source {takes[-1]}")
    assert page.text != before
    assert page.app.page.at.session.seen == (takes[-1],)


def test_a_piece_let_go_at_a_wrong_place_is_told_why(at: Any) -> None:
    page = at("stacks")
    page.event("act", "lift:source")
    page.event("act", "drop:source seat:1")
    assert "Boxes go on the five stacks." in page.find(".message.refused").get_text(" ")


def test_a_scoring_card_is_dragged_or_chosen_and_laid(at: Any) -> None:
    page = at("cards")
    assert page.find('[data-act="lay"]')["aria-disabled"] == "true"
    page.event("act", "lift:pick:T")
    page.event("act", "drop:pick:T rank:0")
    refused = page.find(".message.refused").get_text(" ")
    assert "Truffle is the commonest: right after First." in refused
    page.act("pick:T")  # it was chosen still: put back
    page.act("pick:first")
    assert page.find('[data-act="pick:first"]')["aria-pressed"] == "true"
    page.act("lay")
    page.event("act", "lift:pick:T")
    page.event("act", "drop:pick:T rank:1")
    assert page.app.page.at.session.state.ranks[:2] == ("first", "T")
    assert not page.all('[data-act="pick:T"]')


def too_many_by_tap(page: Paper) -> None:
    page.act("pile:0")


def too_many_by_drag(page: Paper) -> None:
    page.event("act", "lift:source")
    page.event("act", "drop:source pile:0")


@pytest.mark.parametrize("one_more", [too_many_by_tap, too_many_by_drag])
def test_one_box_too_many_lies_on_the_stack_for_a_moment(
    at: Any, one_more: Callable[[Paper], None]
) -> None:
    page = at("stacks")
    for _n in range(4):
        page.act("pile:0")
    four = page.scene("piles")
    one_more(page)
    assert "Four are enough with three players." in page.text
    lands, shakes = page.last["moves"][:2]
    assert (lands["kind"], lands["source"], lands["to_canvas"]) == ("move", "source", "piles")
    assert (shakes["kind"], shakes["canvas"]) == ("shake", "piles")
    assert shakes["rect"][3] < 20 < lands["to_rect"][3], "the bars shake, not the boxes"
    assert page.scene("piles") != four
    assert page.last["after"]["act"] == "settle"
    page.event("act", "settle")
    (back,) = page.last["moves"]
    assert (back["from_rect"], back["to_canvas"]) == (lands["to_rect"], "source")
    assert "Four are enough with three players." in page.text, "it can still be read"
    assert page.scene("piles").commands != four.commands, "the stack is still marked"
    page.act("pile:1")
    assert list(map(len, page.app.page.at.session.state.stacks)) == [4, 1, 0, 0, 0]


def test_who_does_not_wait_lays_the_next_box_all_the_same(at: Any) -> None:
    page = at("stacks")
    for _n in range(5):
        page.act("pile:0")
    page.act("lay")
    assert list(map(len, page.app.page.at.session.state.stacks)) == [4, 1, 0, 0, 0]
    assert page.last["after"] is None


def test_a_laid_piece_flies_to_its_place(at: Any) -> None:
    page = at("stacks")
    page.act("lay")
    (move,) = page.last["moves"]
    assert (move["from_canvas"], move["to_canvas"]) == ("source", "piles")


def test_the_checklist_says_what_is_done_and_what_is_now(at: Any) -> None:
    page = at("tray")
    stages = [line["class"][0] for line in page.all(".checklist li")]
    assert stages == ["done", "done", "current", "later", "later", "later"]
    assert page.find(".checklist [aria-current]").get_text() == "Lay 6 cards open: the Share Tray."


def test_every_place_says_what_lies_there(at: Any) -> None:
    page = at("stacks", 2)
    page.act("pile:4")
    label = page.find('[data-act="pile:4"]')["aria-label"]
    assert label.startswith("Stack 5: 1 of 3 boxes, on top")
    assert page.find('[data-act="pile:0"]')["aria-label"] == "Stack 1, empty, 3 boxes wanted"
    assert page.find('[data-act="seat:1"]')["aria-label"] == "Ben: 3 cards, 3 Wilds"
    assert page.find('[data-act="source"]')["aria-label"].startswith("Box tiles, 29 left")
