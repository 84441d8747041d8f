"""Chocoly's editor on a browser of paper: tiles are laid, it is proven and served."""

from __future__ import annotations

from typing import Any

import pytest

from tests.widgets.editors import OpenAt, finish, opener
from tests.widgets.paper import Paper
from tutor.chocoly.puzzles.making.edit import DRAWN, FROM_GAMES
from tutor.chocoly.puzzles.making.shipped import shipped
from tutor.chocoly.puzzles.model import GAME
from tutor.puzzles.pack import load_pack, to_link
from widgets.chocoly.puzzles.table import clicks


@pytest.fixture
def open_at(monkeypatch: pytest.MonkeyPatch) -> OpenAt:
    """Open the app at an address of Chocoly."""
    return opener(monkeypatch, GAME)


def make(page: Paper, face: str) -> None:
    """Choose the four flavours of the tile."""
    shown = [page.find(f"#corner-{n}")["aria-label"] for n in range(4)]
    for n, words in enumerate(shown):
        now = "ABC".index(str(words).partition(": ")[2][0])
        for _step in range(("ABC".index(face[n]) - now) % 3):
            page.act(f"corner:{n}")


def test_a_teacher_makes_a_puzzle_and_the_trainer_serves_it(open_at: Any) -> None:
    page = open_at("editor")
    finish(page)
    assert "Proven" in page.find(".found").get_text()
    page.act("undo")
    assert page.find("#try")["aria-disabled"] == "true"  # not before it is proven again
    make(page, "BABB")
    page.act("at:4,1")
    finish(page)
    page.act("best")
    assert "answer" in page.shell.page.scenes
    page.act("add")
    page.act("save")
    (puzzle,) = load_pack(page.downloads["chocoly-puzzles.json"], GAME)
    page.act("try")
    assert page.address == f"{GAME}/puzzle/{to_link(puzzle)}"
    for target in (*clicks(puzzle.task, puzzle.proof.answers[0]), "check"):
        page.event("act", target)
    assert "Right" in page.find("#verdict").get_text()
    page.go(f"{GAME}/editor")
    finish(page)
    assert page.find("#copy")["data-copy"] == f"#{GAME}/puzzle/{to_link(puzzle)}"


def test_a_puzzle_is_laid_from_nothing(open_at: Any) -> None:
    page = open_at("editor")
    page.act("clear")
    for face, place in (("CBBB", "0,0"), ("BCCB", "0,2"), ("CCAC", "0,4")):
        make(page, face)
        page.act(f"at:{place}")
        assert not page.all("#refusal")
        if place == "0,0":
            assert page.said == "1 tile lies on the board."
    assert page.said == "3 tiles lie on the board."
    finish(page)
    assert "Proven" in page.find(".found").get_text()


def test_what_cannot_be_is_one_sentence_with_its_rule(open_at: Any) -> None:
    page = open_at("editor")
    page.event("act", "at:40,40")
    assert "same flavour" in page.find("#refusal").get_text()
    assert "same flavour" in page.said
    assert page.find("#refusal a")["href"] == f"#{GAME}/rules/3.1"
    make(page, "AAAA")
    assert "no such tile" in page.text
    page.act("keep")
    assert page.all("#refusal")
    page.act("turn")
    assert not page.all("#refusal")


def test_a_tile_is_dragged_to_the_board(open_at: Any) -> None:
    page = open_at("editor")
    page.act("undo")
    make(page, "BABB")
    page.event("act", "lift:hand:0")
    assert "at:4,1" in page.last["takes"]
    page.event("act", "drop:hand:0 at:4,1")
    finish(page)
    assert "Proven" in page.find(".found").get_text()


def test_the_question_is_a_tile_on_the_board(open_at: Any) -> None:
    page = open_at("editor")
    page.act("kind", "rule")
    finish(page)
    assert "question" in page.find(".found .message").get_text()
    page.act("drop-tile:0")
    page.act("mode:ask-stack")
    page.act("at:1,1")
    finish(page)
    assert "Proven" in page.find(".found").get_text()
    page.act("best")
    assert page.all(".answer-words")


@pytest.mark.parametrize("kind", DRAWN)
def test_every_kind_can_be_edited_from_a_shipped_one(open_at: Any, kind: str) -> None:
    puzzle = next(p for p in shipped() if p.task.kind == kind)
    page = open_at(f"editor/{to_link(puzzle)}")
    finish(page)
    assert "Proven" in page.find(".found").get_text()


def test_what_comes_out_of_games_is_a_sentence(open_at: Any) -> None:
    puzzle = next(p for p in shipped() if p.task.kind == FROM_GAMES[0])
    assert "come out of games" in open_at(f"editor/{to_link(puzzle)}").text
    assert "come out of whole games" in open_at("editor").text


def test_the_desk_outlives_a_reload(open_at: Any) -> None:
    page = open_at("editor")
    page.act("undo")
    page.act("players", "3")
    again = open_at("editor", resume=page.resume)
    assert again.find('#players option[value="3"]').has_attr("selected")


def test_everything_on_the_editor_can_be_pressed(open_at: Any) -> None:
    for kind in DRAWN:
        page = open_at("editor")
        page.event("act", "kind", kind)
        for act in [item["data-act"] for item in page.all("button[data-act]")]:
            if act in ("theme", "to-heading", "try"):
                continue
            page.event("act", act)
            assert page.find("h1")
