"""Lessons as wholes without a browser: at every size, and from the first step to the end."""

from __future__ import annotations

import re
from itertools import combinations
from typing import Any

import pytest
from bs4 import Tag

from tutor.lessons.course import course, ways
from tutor.progress import load_progress

# ---- on a phone


def test_a_phone_shows_boxes_and_cards_together(at: Any) -> None:
    page = at("lesson/first-bite/2", width=390)
    assert not page.all("[role=tab]")
    for act in ("stack:0", "hand:0", "tray:0"):
        assert page.all(f'[data-act="{act}"]')


def test_on_a_small_phone_the_tab_follows_what_is_to_be_done(at: Any) -> None:
    page = at("lesson/two-for-one/5", width=390, height=664)

    def tab() -> str:
        return page.find("[role=tab][aria-selected=true]").get_text()

    assert tab() == "Boxes"
    page.act("stack:3")
    assert tab() == "Hand"
    page.act("tab:stacks")
    assert tab() == "Boxes"


def test_a_box_too_small_for_fingers_is_enlarged(at: Any) -> None:
    page = at("lesson/groups/2", width=390, height=700)
    (enlarge, *_others) = page.all('[data-act^="enlarge:"]')
    page.act(enlarge["data-act"])
    assert len(page.all("dialog .target")) == 4
    assert page.find("dialog h2").get_text() == "Tap the space you mean."
    assert "Two of your Truffle" in page.find("dialog").get_text(), "it covers the task"
    page.event("act", "close")
    assert not page.all("dialog")


def test_where_any_space_of_a_box_is_right_the_first_tap_answers(at: Any) -> None:
    page = at("lesson/your-display/5", width=390)
    page.act("enlarge:0,1")
    assert page.all("dialog"), "another box: the space has to be chosen"
    page.event("act", "close")
    page.act("enlarge:1,0")
    assert page.app.page.at.session.solved
    assert not page.all("dialog")


def test_what_is_paid_stands_beside_the_goal_on_a_phone(at: Any) -> None:
    page = at("lesson/groups/3", width=390)
    page.act("stack:3")
    assert page.all(".task .goal")
    assert page.all(".foot .now .price")
    assert not page.all(".task .price")


# ---- the whole lesson


def test_the_end_says_what_one_can_do_and_has_one_way_on(at: Any) -> None:
    stored: dict[str, str] = {}
    page = at("lesson/first-bite", stored=stored)
    for _step in course("chocolatiers")[0].steps:
        while not page.all('[data-act="next"]'):
            page.act("hint")
        page.act("next")
    assert page.heading == "You can fill a box and lay it down."
    assert "Lesson 1 done" in page.text
    assert "star" not in page.text
    (way,) = page.all(".btn-primary")
    assert way["href"] == f"#lesson/{course('chocolatiers')[1].id}"
    assert load_progress(stored["progress"]).stars == {"first-bite": 1}
    page.act("again")
    assert "Take the Truffle" in page.heading


def colours(drawing: Tag) -> set[str]:
    """Return the colours of a piece, which tell its kind; a small one has fewer strokes."""
    return set(re.findall("#[0-9A-F]{6}", str(drawing)))


def test_the_end_shows_the_praline_that_fills_the_place_at_home(at: Any) -> None:
    stored: dict[str, str] = {}
    # Its own symbol is another one than that of its place.
    lesson = next(each for each in course("chocolatiers") if each.id == "turns-end")
    page = at(f"lesson/{lesson.id}", stored=stored)
    for _step in lesson.steps:
        while not page.all('[data-act="next"]'):
            page.act("hint")
        page.act("next")
    home = at("home", stored=stored)
    shown = [colours(each) for each in page.all(".just-now .piece")]
    assert shown == [colours(each) for each in home.all(".stop.done .cup > .piece")]
    assert shown[0]


def test_the_short_way_ends_at_the_table_and_marks_at_home_what_it_covers(at: Any) -> None:
    stored: dict[str, str] = {}
    lesson = ways("chocolatiers-2019")[1][-1]
    page = at(f"chocolatiers-2019/lesson/{lesson.id}", stored=stored)
    for _step in lesson.steps:
        while not page.all('[data-act="next"]'):
            page.act("hint")
        page.act("next")
    way = page.find("#go-on")
    assert (way.get_text().strip(), way["href"]) == (
        "Play Chocolatiers 2019",
        "#chocolatiers-2019/table",
    )
    home = at("chocolatiers-2019", stored=stored)
    met = [each.select_one(".title").contents[-1] for each in home.all(".stop.met")]
    assert met == ["Six cards", "Eight Score tiles", "The last round", "Last choices"]


def test_the_finished_lesson_survives_a_reload(at: Any) -> None:
    page = at("lesson/first-bite")
    for _step in course("chocolatiers")[0].steps:
        while not page.all('[data-act="next"]'):
            page.act("hint")
        page.act("next")
    again = at("lesson/first-bite", resume=page.resume)
    assert again.heading == "You can fill a box and lay it down."


@pytest.mark.parametrize("lesson", course("chocolatiers"), ids=lambda lesson: lesson.id)
@pytest.mark.parametrize("width", [1280, 768, 390])
def test_every_step_can_be_seen_at_every_size(at: Any, lesson: Any, width: int) -> None:
    for number in range(1, len(lesson.steps) + 1):
        page = at(f"lesson/{lesson.id}/{number}", width=width, height=900)
        assert page.heading
        assert page.find('[data-act="hint"]')
        for canvas in page.all(".slot"):
            style = dict(part.split(":") for part in canvas["style"].split(";"))
            assert float(style["width"].removesuffix("px")) <= width


@pytest.mark.parametrize("width", [1280, 390])
@pytest.mark.parametrize("step", [1, 4])
def test_places_that_are_asked_about_do_not_lie_on_each_other(
    at: Any, step: int, width: int
) -> None:
    page = at(f"lesson/your-display/{step}", width=width)
    places = [
        [int(n) for n in re.findall(r"(-?\d+)px", place["style"])]
        for place in page.all('[data-act^="place:"]')
    ]
    assert len(places) > 10
    for (x, y, w, h), (left, top, wide, high) in combinations(places, 2):
        apart = x + w <= left or left + wide <= x or y + h <= top or top + high <= y
        assert apart, "two places lie on each other"
