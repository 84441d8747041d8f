"""The editor: a teacher draws, it is proven, the trainer serves it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.budget import breadth
from tests.chocolatiers.widgets.puzzle_pages import ONE_OF_EACH, answer
from tests.widgets.editors import finish
from tutor.chocolatiers.puzzles.kinds import PUZZLE_KINDS
from tutor.puzzles.pack import load_pack, to_link


def test_a_teacher_makes_a_puzzle_and_the_trainer_serves_it(open_at: Any) -> None:
    page = open_at("editor")
    finish(page)
    assert "Proven" in page.find(".found").get_text()
    page.act("player:1")
    page.act("place:0,2")  # a box more for Ben
    page.act("remove")
    page.act("kept:+")
    assert page.find("#try")["aria-disabled"] == "true"  # not before it is proven again
    finish(page)
    page.act("best")
    assert "answer" in page.shell.page.scenes
    page.act("add")
    page.act("save")
    (puzzle,) = load_pack(page.downloads["chocolatiers-puzzles.json"])
    page.act("try")
    assert page.address == f"puzzle/{to_link(puzzle)}"
    answer(page, puzzle, puzzle.proof.answers[0])
    assert "Right" in page.find("#verdict").get_text()
    page.go("editor")
    finish(page)
    assert page.find("#copy")["data-copy"] == f"#puzzle/{to_link(puzzle)}"  # still on the desk


def test_what_is_wrong_with_a_draft_is_one_message(open_at: Any) -> None:
    page = open_at("editor")
    page.act("place:2,2")
    finish(page)
    (message,) = page.all(".found .message")
    assert "You: " in message.get_text()
    page.act("remove")
    page.act("clear")
    finish(page)
    assert "no box" in page.find(".found .message").get_text()


@pytest.mark.parametrize("kind", [kind.id for kind in PUZZLE_KINDS.values() if kind.drawn])
def test_every_drawn_kind_can_be_edited_from_a_shipped_one(open_at: Any, kind: str) -> None:
    puzzle = next(p for p in ONE_OF_EACH if p.task.kind == kind)
    page = open_at(f"editor/{to_link(puzzle)}")
    finish(page)
    assert "Proven" in page.find(".found").get_text()
    page.act("best")
    assert page.all(".found .best > *")


def test_the_desk_outlives_a_reload_and_a_nonsense_one_begins_anew(open_at: Any) -> None:
    page = open_at("editor")
    page.act("more")
    page.act("kind", "keep")
    again = open_at("editor", resume=page.resume)
    assert len(again.all(".seats [role=tab]")) == 3
    assert again.find('#kind option[value="keep"]').has_attr("selected")
    for nonsense in ("", "{}", '{"kind": "<b>"}', "[1,2]", '{"sketches": [[[0]]]}'):
        fresh = open_at("editor", resume=json.dumps(["editor", nonsense]))
        assert len(fresh.all(".seats [role=tab]")) == 2


@breadth("kind", *PUZZLE_KINDS, short=3)
def test_everything_on_the_editor_can_be_pressed(open_at: Any, kind: str) -> None:
    page = open_at("editor")
    page.event("act", "kind", kind)
    for act in [item["data-act"] for item in page.all("button[data-act]")]:
        if act in ("theme", "to-heading", "try"):
            continue
        page.event("act", act)
        assert page.find("h1")
