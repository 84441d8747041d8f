"""Puzzles of the solo game made by hand: cards, markers and chocolates, and the editor's page."""

from __future__ import annotations

import json
from typing import Any

import attrs
import pytest

from tests.widgets.editors import OpenAt, finish, opener
from tests.widgets.paper import Paper
from tutor.chocolate_factory.manager.puzzles.composing import STEPS
from tutor.chocolate_factory.manager.puzzles.making.drafts import dump, load
from tutor.chocolate_factory.manager.puzzles.making.edit import (
    DRAWN,
    FROM_GAMES,
    GIFTS,
    LAST_BEGUN,
    MOST_PIECES,
    Draft,
)
from tutor.chocolate_factory.manager.puzzles.making.possible import problems
from tutor.chocolate_factory.manager.puzzles.making.shipped import shipped
from tutor.chocolate_factory.manager.puzzles.model import CARDS, GAME
from tutor.chocolate_factory.puzzles.making.edit import examine
from tutor.chocolate_factory.shifts import effect_of
from tutor.chocolate_factory.state import OpenOrder
from tutor.puzzles.drafting import DraftError, UnfinishedError
from tutor.puzzles.pack import load_pack, to_link

FREE = (0, 0, 0, 0, 0)
FANCY = (OpenOrder("S4"), None, None)


@pytest.fixture
def open_at(monkeypatch: pytest.MonkeyPatch) -> OpenAt:
    """Open the app at an address of Factory Manager."""
    return opener(monkeypatch, GAME)


def found(page: Paper) -> str:
    finish(page)
    return str(page.find(".found .message").get_text())


@pytest.mark.parametrize("kind", DRAWN)
def test_what_is_drawn_is_proven_like_one_of_a_week(kind: str) -> None:
    asked = [
        it
        for it in shipped()
        if it.task.kind == kind and effect_of(it.task.seat, CARDS, "keep", "stage", "order") is None
    ]
    assert len(asked) > 30
    for puzzle in asked[::3]:
        drawn = examine(Draft.of(puzzle.task).task(), GAME).puzzle
        assert drawn is not None
        assert drawn.proof == puzzle.proof


@pytest.mark.parametrize("kind", DRAWN)
def test_a_desk_that_nobody_has_touched_shows_a_puzzle_of_each_kind(kind: str) -> None:
    start = Draft().of_kind(kind)
    assert examine(start.task(), GAME).puzzle is not None
    touched = Draft().toggled("D5")
    assert touched.of_kind(kind) == touched.changed(kind=kind)


@pytest.mark.parametrize("day", range(LAST_BEGUN + 1))
def test_a_morning_of_each_day_can_be_asked_about(day: int) -> None:
    assert not problems(Draft("days", day=day).task())


@pytest.mark.parametrize("give", GIFTS)
def test_each_demand_for_chocolates_can_be_asked_about(give: str) -> None:
    assert not problems(
        Draft("later", give=give, room={"D12": "XX", "D13": "CNX"}.get(give, "KKKKFFCCNN")).task()
    )


@pytest.mark.parametrize(
    ("draft", "why"),
    [
        (Draft("pays", markers=FREE), "More than one space"),
        (Draft("pays", "W2", ("D7", "D8"), (3, 3, 3, 1, 1)), "at several stores"),
        (Draft("missing", markers=(9,) * 5), "already"),
        (Draft("missing", markers=FREE), "More than 6"),
        (Draft("days", demands=STEPS[:7], markers=FREE), "some steps are not paid"),
        (Draft("days", markers=(9,) * 5), "Each of these can be today’s: The Palace"),
        (Draft("later", give="D16", room="KKFFX", belt="", orders=(None,) * 3), "No order is paid"),
        (Draft("later", room="KFCCNN", belt="", orders=FANCY), "Too few ways"),
    ],
)
def test_what_is_no_puzzle_says_why(draft: Draft, why: str) -> None:
    assert why in examine(draft.task(), GAME).reason


def test_what_is_missing_of_a_draft_is_to_come() -> None:
    with pytest.raises(UnfinishedError, match="Too few cards"):
        Draft("pays", demands=("D1",)).task()
    with pytest.raises(UnfinishedError, match="cannot pay this Demand"):
        Draft("later", room="B").task()
    with pytest.raises(DraftError, match="enough"):
        Draft(belt="K" * MOST_PIECES).with_piece("belt", "K")
    with pytest.raises(DraftError, match="lies there already"):
        Draft().with_order(1, "L8")


def test_no_more_demands_lie_open_than_a_day_has() -> None:
    monday = Draft("days", day=0, demands=STEPS[:5])
    assert not problems(monday.task())
    with pytest.raises(DraftError, match="On Monday 5 Demands"):
        monday.toggled(STEPS[5])
    assert not problems(monday.changed(day=1).toggled(STEPS[5]).task())
    assert not problems(Draft("pays", demands=STEPS).task())


def test_what_comes_out_of_weeks_is_not_drawn() -> None:
    for kind in FROM_GAMES:
        puzzle = next(it for it in shipped() if it.task.kind == kind)
        with pytest.raises(DraftError, match="come out of games"):
            Draft.of(puzzle.task)
        with pytest.raises(DraftError, match="come out of games"):
            attrs.evolve(Draft(), kind=kind).task()
    keeps = next(
        it for it in shipped() if it.task.kind == "later" and effect_of(it.task.seat, CARDS, "keep")
    )
    with pytest.raises(DraftError, match="come out of games"):
        Draft.of(keeps.task)


@pytest.mark.parametrize("kind", DRAWN)
def test_a_draft_outlives_a_reload(kind: str) -> None:
    orders = (OpenOrder("S1"), None, OpenOrder("L2", 1))
    draft = Draft(kind, "W3", ("D5", "D6"), (9, 0, 1, 2, 3), 1, "3", "D11", "BKKX", "C", orders)
    assert load(dump(draft)) == draft


@pytest.mark.parametrize(
    "text",
    ["", "{}", "[1]", dump(Draft()).replace("W2", "W6"), dump(Draft(day=9)),
     json.dumps(json.loads(dump(Draft("days", day=0))) | {"demands": STEPS})],
)  # fmt: skip
def test_a_draft_that_is_none_is_left_out(text: str) -> None:
    assert load(text) is None


def test_a_teacher_makes_a_puzzle_and_the_trainer_serves_it(open_at: Any) -> None:
    page = open_at("editor")
    assert "Proven" in found(page)
    page.act("marker-H", "0")
    assert page.find("#try")["aria-disabled"] == "true"  # not before it is proven again
    page.act("demand:D5")
    assert page.said.endswith("and The Palace Boutique: 2 steps.")
    page.act("demand:D5")
    page.act("marker-H", "4")
    finish(page)
    page.act("best")
    assert page.find(".answer-words").get_text()
    page.act("add")
    page.act("save")
    (puzzle,) = load_pack(page.downloads["factory-manager-puzzles.json"], GAME)
    assert puzzle.task == Draft().task()
    page.act("try")
    assert page.address == f"{GAME}/puzzle/{to_link(puzzle)}"
    assert "Do your markers pay all steps" in page.text


def test_the_days_to_come_are_planned(open_at: Any) -> None:
    page = open_at("editor")
    page.act("kind", "days")
    page.act("by", "3")
    assert "moves 3 spaces" in page.find(".asked").get_text()
    page.act("day", "0")
    for card in STEPS[:6]:
        if f"demand-{card}" not in {it["id"] for it in page.all("[aria-pressed=true]")}:
            page.act(f"demand:{card}")
    assert "On Monday 5 Demands" in page.find("#refusal").get_text()
    assert len(page.all(".picks [aria-pressed=true]")) == 5
    page.act("clear")
    assert not page.all("#refusal")
    page.act("target", "W5")
    assert "No card asks for steps" in found(page)


def test_an_evening_is_filled_with_chocolates(open_at: Any) -> None:
    page = open_at("editor")
    page.act("kind", "later")
    page.act("clear")
    assert "cannot pay this Demand" in found(page)
    page.act("piece:B")
    page.act("unpiece:B")
    for kind in "CCNNKF":
        page.act(f"piece:{kind}")
    assert page.said == "In the store room: Chunks, Fingers, 2 Caramel and 2 Nuts."
    page.act("belt:C")
    page.act("belt:N")
    page.act("unbelt:N")
    assert page.said == "On the belt: Caramel."
    page.act("order-2", "L1")
    assert page.said.startswith("large order L1")
    page.event("act", "piece:Z")  # there are no such chocolates
    page.act("give", "D1")  # it asks for none
    assert page.find("#give option[selected]")["value"] == "D9"
    assert "give" in page.find("#give option[selected]").get_text()


def test_a_link_is_opened_to_be_changed(open_at: Any) -> None:
    puzzle = next(it for it in shipped() if it.task.kind == "days")
    page = open_at(f"editor/{to_link(puzzle)}")
    assert page.find("#kind option[selected]")["value"] == "days"
    pair = next(it for it in shipped() if it.task.kind in FROM_GAMES)
    assert "come out of games" in open_at(f"editor/{to_link(pair)}").text
    assert (
        "Which pair today? and Can it still be won? come out of whole weeks"
        in open_at("editor").text
    )
