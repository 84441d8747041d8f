"""What hangs on the wall, without a browser."""

from __future__ import annotations

from typing import Any

import pytest

from tutor import GAMES
from tutor.lessons.course import course
from tutor.rooms import load_game, qualified

WALL = "classroom/projector"
GAME = GAMES[0]
LESSON = course(GAME)[0]


def test_lessons_puzzles_and_rules_of_every_game_can_be_chosen(at: Any) -> None:
    page = at(WALL)
    for game in GAMES:
        page.act(f"about:{game}")
        links = [each["href"] for each in page.all(".to-wall")]
        for each in course(game):
            assert f"#{WALL}/{qualified(game, f'lesson/{each.id}/1')}" in links
        for clause in load_game(game).rulebook:
            assert f"#{WALL}/{qualified(game, f'rules/{clause}')}" in links


@pytest.mark.parametrize("game", GAMES)
def test_whatever_can_be_chosen_hangs_there_without_a_header(at: Any, game: str) -> None:
    page = at(WALL)
    page.act(f"about:{game}")
    links = [each["href"].removeprefix("#") for each in page.all(".to-wall")]
    for link in [*links[:1], *links[len(course(game)) : len(course(game)) + 10], links[-1]]:
        page.go(link)
        assert not page.all(".header"), link
        assert page.app.shell.page.look.text == "projector"
        assert page.find('[data-act="reveal"]')
        page.act("reveal")
        page.act("reveal")
    page.go("home")
    assert page.all(".header")
    assert page.app.shell.page.look.text == "normal"


def test_a_lesson_goes_step_by_step_and_counts_for_nobody(at: Any) -> None:
    page = at(f"{WALL}/lesson/{LESSON.id}/1")
    page.act("reveal")
    assert page.app.page.page.at.session.solved
    page.act("step-on")
    assert page.app.page.page.at.session.index == 1
    page.act("step-back")
    assert page.app.page.page.at.session.index == 0
    assert not {"progress", "tally"} & set(page.stored)


def test_after_the_last_step_and_with_escape_it_goes_back_to_where_it_came_from(at: Any) -> None:
    page = at("classroom/results")
    page.go(f"{WALL}/lesson/{LESSON.id}/{len(LESSON.steps)}")
    page.act("step-on")
    assert page.address == "classroom/results"
    page.go(f"{WALL}/lesson/{LESSON.id}/1")
    page.act("step-on")
    page.event("act", "cancel")
    assert page.address == "classroom/results"


def test_a_puzzle_hides_its_answer_until_it_is_shown_and_others_of_its_kind_follow(at: Any) -> None:
    page = at(f"{WALL}/puzzle/who-0925fc8853")
    before = page.app.page.trainer.practice
    assert page.find(".unknown").get_text() == "?"
    assert not page.all("#verdict")
    page.act("reveal")
    assert page.find("#verdict")
    assert not page.all(".unknown")
    page.act("reveal")
    assert page.find(".unknown")
    page.act("step-on")
    assert page.address.startswith(f"{WALL}/puzzle/who-")
    assert page.address != f"{WALL}/puzzle/who-0925fc8853"
    assert page.app.page.trainer.practice == before


def test_an_answer_that_nobody_gave_is_nobodys(at: Any) -> None:
    for puzzle in (
        "who-0925fc8853",
        next_of(at, "pay"),
        f"chocoly/{next_of(at, 'rule', 'chocoly')}",
    ):
        game, _slash, name = puzzle.rpartition("/")
        page = at(f"{WALL}/{qualified(game or GAME, f'puzzle/{name}')}")
        page.act("reveal")
        words = page.text.lower()
        assert "the answer" in words.replace("hide the answer", ""), puzzle
        assert "yours" not in words, puzzle


def next_of(at: Any, kind: str, game: str = GAME) -> str:
    """The first puzzle of a kind."""
    pool = at("home").app.trainers[game].pool
    return next(puzzle.id for puzzle in pool if puzzle.task.kind == kind)


def test_a_class_can_try_an_answer(at: Any) -> None:
    page = at(f"{WALL}/puzzle/who-0925fc8853")
    assert not page.all("#check"), "nothing was chosen yet"
    page.act(page.all('[data-act^="choose:"]')[0]["data-act"])
    page.act("check")
    assert page.find("#verdict")


def test_a_rule_is_shown_with_its_step_after_it(at: Any) -> None:
    page = at(f"{WALL}/rules/9.1")
    clause = load_game(GAME).rulebook["9.1"]
    assert page.heading == clause.title
    assert clause.text in page.text
    page.act("reveal")
    assert clause.text not in page.text
    page.act("step-on")
    assert page.address.startswith(f"{WALL}/lesson/")


@pytest.mark.parametrize(
    "rest",
    ["lesson/none", f"lesson/{LESSON.id}/99", "rules/99.9", "puzzle/none", "home", "go/lesson/x"],
)
def test_what_is_not_there_leads_to_the_course_with_a_sentence(at: Any, rest: str) -> None:
    page = at(f"{WALL}/{rest}")
    assert page.find(".told")
    assert page.all(".header")


def test_the_keys_of_a_clicker_work_even_without_single_letters(at: Any) -> None:
    page = at(f"{WALL}/rules/9.1", stored={"settings": '{"keys": false}'})
    keys = page.app.shell.page.look.keys
    assert "pagedown:step-on" in keys
    assert "pageup:step-back" in keys
    assert "space:reveal" in keys
