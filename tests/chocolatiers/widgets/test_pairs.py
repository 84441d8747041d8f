"""Two equal cards that stand for one chocolate come together as they are chosen, by tap or drag."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from tests.chocolatiers.widgets.test_puzzles_answer import PUZZLES, clicks_for
from tests.widgets.paper import Paper
from tutor.chocolatiers_family.puzzles.model import PAY
from widgets.app.app import App
from widgets.chocolatiers_family.puzzles.attempt import mode, pairs

OpenAt = Callable[[str], Paper]


@pytest.fixture
def open_at(monkeypatch: pytest.MonkeyPatch) -> OpenAt:
    return lambda address: Paper(App, monkeypatch, hash=address)


def tap(page: Paper, card: str) -> None:
    page.act(card)


def drag(page: Paper, card: str) -> None:
    """On to the box that is to be paid for."""
    page.event("act", f"lift:{card}")
    page.event("act", f"drop:{card} stack:4")


def flights(page: Paper) -> dict[str, Mapping[str, Any]]:
    return {move["source"]: move for move in page.last["moves"] if move["kind"] == "move"}


def apart(one: Mapping[str, Any], other: Mapping[str, Any], end: str) -> float:
    """How far the right one lies from the left one."""
    left, right = one[end], other[end]
    return float(right[0] - left[0] - left[2])


@pytest.mark.parametrize("choose", [tap, drag])
def test_two_of_a_pair_glide_together(open_at: OpenAt, choose: Callable[..., None]) -> None:
    page = open_at("lesson/two-for-one/4")
    choose(page, "hand:3")
    assert not flights(page), "one Nut Cluster is no pair yet"
    choose(page, "hand:4")
    moved = flights(page)
    assert set(moved) == {"hand:3", "hand:4"}
    one, other = moved["hand:3"], moved["hand:4"]
    assert one["to_canvas"] == other["to_canvas"] == "hand"
    assert apart(one, other, "to_rect") == 0 < apart(one, other, "from_rect")
    assert one["picture"] == other["picture"], "the cards alone fly, of one kind"


def test_a_card_taken_back_lets_the_other_go(open_at: OpenAt) -> None:
    page = open_at("lesson/two-for-one/4")
    for card in ("hand:3", "hand:4", "hand:4"):
        page.act(card)
    moved = flights(page)
    assert set(moved) == {"hand:3", "hand:4"}
    assert apart(moved["hand:3"], moved["hand:4"], "from_rect") == 0
    assert apart(moved["hand:3"], moved["hand:4"], "to_rect") > 0


def test_cards_that_pay_for_themselves_stay_apart(open_at: OpenAt) -> None:
    page = open_at("lesson/two-for-one/3")
    page.act("hand:0")
    page.act("hand:1")
    assert not flights(page), "two Truffle, one for the box's own and one of a pair to come"
    page.act("hand:2")
    assert len(flights(page)) == 2


def test_pairs_join_in_a_puzzle_too(open_at: OpenAt) -> None:
    joined = 0
    for puzzle in (p for p in PUZZLES if mode(p.task) == PAY):
        page = open_at(f"puzzle/{puzzle.id}")
        found: tuple[Any, ...] = ()
        for card in clicks_for(puzzle.task, puzzle.proof.answers[0]):
            page.act(card)
            before, found = found, pairs(puzzle.task, page.app.page.session.attempt)
            beside = [p for p in {*before} ^ {*found} if p.second == p.first + 1]
            assert bool(beside) <= bool(flights(page))
            joined += len(beside)
    assert joined
