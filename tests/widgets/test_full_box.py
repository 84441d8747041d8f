"""The end of a course: its box, the name on its tag, and the picture of it."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

import pytest

from tutor.lessons.course import course
from tutor.progress import Progress, complete, dump_progress
from tutor.rooms import GAMES, qualified

HOSTILE = "<i>&\"'"


def full(game: str, but: int = 0) -> dict[str, str]:
    """Return the progress of somebody who has done all lessons of a game, but so many."""
    progress = Progress()
    for lesson in course(game)[but:]:
        progress = complete(progress, qualified(game, lesson.id), 3)
    return {"progress": dump_progress(progress)}


@pytest.mark.parametrize("game", GAMES)
def test_the_picture_has_a_praline_for_each_lesson_and_can_be_read(at: Any, game: str) -> None:
    page = at(qualified(game, "box"), stored=full(game) | {"name": HOSTILE})
    assert page.heading == "Your box is full."
    assert len(page.all(".full-box .full-cup")) == len(course(game))
    page.act("keep-picture")
    (given,) = [message for message in page.sent if message["kind"] == "picture"]
    root = ElementTree.fromstring(given["svg"])
    assert HOSTILE in list(root.itertext())
    assert given["filename"] == f"{game}.png"
    used = {part.split(")")[0].split(",")[0] for part in given["svg"].split("var(")[1:]}
    optional = {"--rim"}  # pieces have an edge of their own without it
    assert [name for name in used - optional if f"{name}:" not in given["svg"]] == []


def test_teaching_says_how_many_play_and_one_looks_on_at_a_game_for_one(at: Any) -> None:
    told = {
        game: at(qualified(game, "box"), stored=full(game)).find("#teach .second").get_text()
        for game in ("chocolatiers-2019", "factory-manager")
    }
    assert told["chocolatiers-2019"].endswith("up to 5")
    assert "look on" in told["factory-manager"]


def test_a_box_with_a_gap_does_not_close(at: Any) -> None:
    page = at("box", stored=full("chocolatiers", but=1))
    assert not page.all(".full-box")
    assert page.heading == "Your box of lessons"


def test_the_last_lesson_leads_to_the_box_and_home_does_later(at: Any) -> None:
    page = at("home", stored=full("chocolatiers"))
    assert page.find("#open-box")["href"] == "#box"
    assert not page.all("#box"), "a browser would scroll to what has the id of its address"
    assert not at("home", stored=full("chocolatiers", but=1)).all("#open-box")


def test_the_name_is_asked_for_once(at: Any) -> None:
    stored = full("chocolatiers")
    page = at("box", stored=stored)
    page.event("act", "tag", fields={"name": "  Ada   L  "})
    assert stored["name"] == "Ada L"
    assert "Ada L" in page.find(".full-tag").get_text()
    assert page.said == "Ada L is on the tag."
    assert not page.all("form")
    page.act("rename")
    assert page.find("form input")["value"] == "Ada L"
    page.event("act", "tag", fields={"name": ""})
    assert not at("box", stored=stored).all("form")


def test_with_motion_the_box_closes_once_and_a_tap_closes_it_at_once(at: Any) -> None:
    stored = full("chocolatiers")
    page = at("box", stored=stored, reduced_motion=False)
    assert page.all(".closes")
    assert page.last["after"]["act"] == "close-box"
    page.act("close-box")
    assert not page.all(".closes")
    assert page.last["after"] is None
    again = at("box", stored=stored, reduced_motion=False, resume=page.resume)
    assert not again.all(".closes")


def test_starting_over_forgets_the_name(at: Any) -> None:
    page = at("settings", stored=full("chocolatiers") | {"name": "Ada"})
    page.app.learner.forget()
    assert "name" not in page.stored
