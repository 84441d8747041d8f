"""Puzzles made by hand: a Part over its tile, markers of a store, and the editor's page."""

from __future__ import annotations

import json
from typing import Any

import attrs
import pytest

from tests.widgets.editors import OpenAt, finish, opener
from tutor.chocolate_factory.puzzles.making.drafts import dump, load
from tutor.chocolate_factory.puzzles.making.edit import (
    DRAWN,
    FROM_GAMES,
    MOST_PIECES,
    PARTS,
    ROOMS,
    Draft,
    examine,
)
from tutor.chocolate_factory.puzzles.making.possible import problems
from tutor.chocolate_factory.puzzles.making.shipped import shipped
from tutor.chocolate_factory.puzzles.model import CARDS, GAME
from tutor.chocolate_factory.shifts import effect_of
from tutor.chocolate_factory.state import OpenOrder
from tutor.puzzles.drafting import DraftError, UnfinishedError
from tutor.puzzles.pack import load_pack, to_link


@pytest.fixture
def open_at(monkeypatch: pytest.MonkeyPatch) -> OpenAt:
    """Open the app at an address of Chocolate Factory."""
    return opener(monkeypatch, GAME)


def test_every_part_can_be_asked_about() -> None:
    for card in PARTS:
        draft = Draft("result", part=card, tile="BBOKFCNX")
        assert not problems(draft.task()), card
        assert examine(draft.task()).puzzle is not None, card


def test_a_drawn_track_is_proven_like_one_of_a_game() -> None:
    asked = [it for it in shipped() if it.task.kind in ("ranks", "lift")]
    assert len(asked) > 50
    for puzzle in asked:
        found = examine(Draft.of(puzzle.task).task()).puzzle
        assert found is not None
        assert found.proof.answers == puzzle.proof.answers


def test_a_drawn_store_room_is_proven_like_one_of_a_game() -> None:
    asked = [
        it
        for it in shipped()
        if it.task.kind in ROOMS and effect_of(it.task.seat, CARDS, "stage", "order") is None
    ]
    assert {it.task.kind for it in asked} == set(ROOMS)
    assert len(asked) > 60
    for puzzle in asked:
        found = examine(Draft.of(puzzle.task).task()).puzzle
        assert found is not None
        assert found.proof.value == puzzle.proof.value  # of equal piles another may be offered


def test_a_marker_near_the_end_of_its_track_goes_no_farther() -> None:
    draft = Draft("delivery", store="S", room="KFCNX")
    assert examine(draft.task()).puzzle.proof.value == 9
    assert examine(attrs.evolve(draft, space=6).task()).puzzle.proof.value == 3


def test_the_palace_borrows_by_sides_chosen_and_money_earned() -> None:
    draft = Draft("borrow", room="KKFFCC", sides="CDDD")
    assert examine(draft.task()).puzzle.proof.answers == ("D",)
    assert examine(attrs.evolve(draft, earned=40).task()).puzzle.proof.answers == ("F",)


def test_orders_are_sold_for_spaces() -> None:
    draft = Draft("counted", store="D", room="KKFC")  # £4 and £5 of its orders
    assert examine(draft.task()).puzzle.proof.value == 1
    assert examine(attrs.evolve(draft, earned=3).task()).puzzle.proof.value == 2
    with pytest.raises(DraftError, match="lies there already"):
        draft.with_order(1, "L6")
    task = draft.task()
    seat = attrs.evolve(task.seat, employee="EP4")  # £1 more for each stage
    state = attrs.evolve(task.state, players=(seat, *task.state.players[1:]))
    with pytest.raises(DraftError, match="come out of games"):
        Draft.of(attrs.evolve(task, state=state))


@pytest.mark.parametrize(
    ("draft", "why"),
    [
        (Draft("borrow", room="B", sides="CDDD", earned=9), "one space only"),
        (Draft("borrow", room="KKFFC", sides="CDDD", earned=18), "Two rules"),
        (Draft("delivery", store="D", room="KKX"), "Too few piles"),
    ],
)
def test_a_store_room_that_is_no_puzzle_says_why(draft: Draft, why: str) -> None:
    assert why in examine(draft.task()).reason


def test_who_comes_later_to_a_space_lies_on_top() -> None:
    draft = Draft("ranks", stack=()).moved(1, 6).moved(0, 6).moved(2, 4)
    assert examine(draft.task()).puzzle.proof.answers == ("8",)
    assert examine(draft.moved(1, 6).task()).puzzle.proof.answers == ("16",)
    with pytest.raises(UnfinishedError, match="marker"):
        draft.moved(0, 0).task()
    with pytest.raises(DraftError, match="9 spaces"):
        draft.moved(0, 10)


def test_what_is_no_puzzle_says_why() -> None:
    with pytest.raises(UnfinishedError, match="Nothing that the Part takes"):
        Draft("result", part="A4", tile="XX").task()
    with pytest.raises(DraftError, match="enough"):
        Draft(tile="K" * MOST_PIECES).with_piece("K")
    assert "lay more" in examine(Draft("result", part="A1", tile="CX").task()).reason
    for kind in FROM_GAMES:
        with pytest.raises(DraftError, match="come out of games"):
            attrs.evolve(Draft(), kind=kind).task()


@pytest.mark.parametrize("kind", DRAWN)
def test_a_draft_outlives_a_reload(kind: str) -> None:
    track = {"store": "D", "players": 3, "stack": ((2, 4), (0, 4))}
    evening = {"room": "BKKX", "space": 5, "sides": "ABCD", "earned": 17}
    evening["orders"] = (OpenOrder("S1"), None, OpenOrder("L2", 1))
    draft = Draft(kind, part="B1", tile="BKX", **track, **evening)
    assert load(dump(draft)) == draft


def test_a_draft_of_an_earlier_version_is_read() -> None:
    new = ("room", "space", "sides", "earned", "orders")
    kept = {key: value for key, value in json.loads(dump(Draft())).items() if key not in new}
    assert load(json.dumps(kept)) == Draft()


@pytest.mark.parametrize("text", ["", "{}", "[1]", dump(Draft()).replace("A4", "Chute")])
def test_a_draft_that_is_none_is_left_out(text: str) -> None:
    assert load(text) is None


def test_a_teacher_makes_a_puzzle_and_the_trainer_serves_it(open_at: Any) -> None:
    page = open_at("editor")
    finish(page)
    assert "Proven" in page.find(".found").get_text()
    page.act("part", "A12")
    assert page.find("#try")["aria-disabled"] == "true"  # not before it is proven again
    page.act("piece:O")
    assert page.said == "On the tile: Cocoa, Chunks and Fingers."
    page.act("unpiece:K")
    finish(page)
    page.act("best")
    assert page.find(".answer-words").get_text()
    page.act("add")
    page.act("save")
    (puzzle,) = load_pack(page.downloads["chocolate-factory-puzzles.json"], GAME)
    assert puzzle.task.seat.belt[1] == "OF"
    page.act("try")
    assert page.address == f"{GAME}/puzzle/{to_link(puzzle)}"


def test_markers_are_moved_on_a_track(open_at: Any) -> None:
    page = open_at("editor")
    page.act("kind", "ranks")
    page.act("clear")
    finish(page)
    assert "marker" in page.find(".found .message").get_text()
    for who, space in ((1, 5), (0, 5), (2, 3)):
        page.act(f"who:{who}")
        page.act(f"space:{space}")
    assert page.find("#space-5")["aria-label"] == "Space 5: Ben and You"
    finish(page)
    page.act("best")
    assert page.find(".answer-words").get_text() == "£8"
    page.act("players", "2")
    assert page.said == "Ben 5, You 5"


def test_a_store_room_is_filled_for_a_side_d(open_at: Any) -> None:
    page = open_at("editor")
    page.act("kind", "delivery")
    page.act("store", "D")
    finish(page)
    assert "takes nothing of it" in page.find(".found .message").get_text()
    page.act("piece:X")
    assert page.said == "In the store room: Chunks, Fingers, Caramel, Nuts and 2 Boxed."
    page.act("piece:C")
    page.act("own-space", "8")
    finish(page)
    page.act("best")
    assert page.find(".answer-words").get_text()
    page.act("clear")
    finish(page)
    assert "Too few" in page.find(".found .message").get_text()


def test_orders_are_chosen_for_a_side_c(open_at: Any) -> None:
    page = open_at("editor")
    page.act("kind", "counted")
    page.act("order-2", "L1")
    assert page.said.startswith("large order L1: 2 Chunks for £4, then")
    assert page.said in [it.get_text() for it in page.all(".tool .second")]
    assert not page.all("#order-0 option[value=L1]"), "it lies in another place"
    finish(page)
    page.act("best")
    assert "space" in page.find(".answer-words").get_text()
    page.act("order-0", "X1")  # there is no such order
    page.act("try")
    assert "How far can your marker move" in page.text


def test_stores_lend_the_palace_their_rules(open_at: Any) -> None:
    page = open_at("editor")
    page.act("kind", "borrow")
    finish(page)
    page.act("best")
    assert page.find(".answer-words").get_text() == "Salter's Emporium"
    page.act("side-F", "A")
    assert [page.find(f"#side-{it} option[selected]")["value"] for it in "FSHD"] == [*"ADDD"]
    for store in "FSHD":
        page.act(f"side-{store}", "C")
    page.act("earned", "30")
    assert page.find("#earned option[selected]")["value"] == "30"
    finish(page)
    page.act("best")
    assert page.find(".answer-words").get_text() == "Dunstan & Gilbert's"
    page.act("side-F", "E")  # there is no such side
    assert page.find("#side-F option[selected]")["value"] == "C"
    page.act("try")
    assert page.address.startswith(f"{GAME}/puzzle/")
    assert "Whose rule moves it farthest" in page.text


def test_a_full_tile_is_refused_in_a_sentence(open_at: Any) -> None:
    page = open_at("editor")
    for _piece in range(MOST_PIECES - 1):
        page.act("piece:K")
    assert "enough" in page.find("#refusal").get_text()
    assert "enough" in page.said


def test_a_link_is_opened_to_be_changed(open_at: Any) -> None:
    puzzle = next(it for it in shipped() if it.task.kind == "lift")
    page = open_at(f"editor/{to_link(puzzle)}")
    assert page.find("#kind option[selected]")["value"] == "lift"
    run = next(it for it in shipped() if it.task.kind == "shift")
    assert "come out of games" in open_at(f"editor/{to_link(run)}").text


@pytest.mark.parametrize(
    ("part", "clause"), [("A4", "8.5"), ("A2", "8.11"), ("B1", "8.10"), ("Upgrader", "8.2")]
)
def test_the_answer_names_the_rule_of_its_part(part: str, clause: str) -> None:
    puzzle = examine(Draft("result", part=part, tile="BBOKFCNX").task()).puzzle
    assert puzzle is not None
    answer = puzzle.proof.answers[0]
    assert puzzle.task.asked.lines(puzzle, answer)[0].clause == clause
