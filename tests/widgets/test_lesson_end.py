"""The end of a lesson: what was built, and the praline that flies into the box."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.widgets.paper import Paper
from tutor.lessons.course import course
from tutor.lessons.session import LessonSession
from tutor.progress import Progress, complete, dump_progress, reached
from tutor.rooms import qualified
from widgets.pages.lesson.preview import at_step

PHONE, READABLE = 366, 7
"""Width of the picture on a phone held upright, and the least size of its words there (px)."""


def stored(game: str, name: str) -> dict[str, str]:
    """Return the progress of somebody who did all lessons before, and has solved this one."""
    progress = Progress()
    for lesson in course(game):
        if lesson.id == name:
            session = at_step(LessonSession(lesson), len(lesson.steps))
            while not session.solved:
                session.hint()
            return {
                "progress": dump_progress(
                    reached(progress, qualified(game, name), session.index, session.dump())
                )
            }
        progress = complete(progress, qualified(game, lesson.id), 3)
    raise LookupError(name)


def ended(at: Any, game: str, name: str, **more: Any) -> Paper:
    """Return the page at the end of a lesson."""
    page: Paper = at(qualified(game, f"lesson/{name}"), stored=stored(game, name), **more)
    page.act("next")
    return page


def test_the_praline_lies_on_what_was_built_then_flies_into_its_place(at: Any) -> None:
    page = ended(at, "chocolatiers", "wilds", reduced_motion=False)
    (lifted,) = page.all("[data-carry=praline]")
    assert lifted.find_parent(class_="built-here")
    assert page.find(".assorted b").get_text() == "7"
    assert page.last["after"]["act"] == "land"
    page.event("act", "land")
    (landed,) = page.all("[data-carry=praline]")
    assert landed.find_parent(class_="just-now")
    assert page.find(".assorted b").get_text() == "8"
    assert page.last["after"] is None


@pytest.mark.parametrize(
    ("game", "name", "letter"),
    [
        ("chocolatiers", "wilds", "N"),
        ("chocolatiers", "scoring-cards", ""),
        ("chocolatiers-2019", "two-for-one", "B"),
        ("chocoly", "cutting", "A"),
        ("chocolate-factory", "roast", "O"),
        ("factory-manager", "last-day", "O"),
        ("factory-manager", "row", ""),
    ],
)
def test_it_lifts_from_a_piece_of_its_kind_and_drops_where_none_lies(
    at: Any, game: str, name: str, letter: str
) -> None:
    page = ended(at, game, name, reduced_motion=False)
    lifted = page.all(".built-here [data-carry=praline]")
    assert len(lifted) == len(page.all(".lifting")) == bool(letter)
    for praline in lifted:
        size = float(praline.rect["width"])
        x, y = moved(praline)
        assert [
            (left, top)
            for left, top in pieces(page.find(".built-here > svg"), letter)
            if abs(left - x - size / 2) < size / 4 and abs(top - y - size / 2) < size / 4
        ]
    page.event("act", "land")
    assert len(page.all(".landed [data-carry=praline]")) == 1


def moved(drawn: Any) -> tuple[float, float]:
    """Return how far what is drawn was moved within its picture."""
    x = y = 0.0
    for group in drawn.find_parents("g", transform=True):
        found = re.match(r"translate\(([-\d.]+) ([-\d.]+)\)", group["transform"])
        x, y = (x + float(found[1]), y + float(found[2])) if found else (x, y)
    return x, y


def pieces(picture: Any, letter: str) -> list[tuple[float, float]]:
    """Return the middle of each piece of a kind: a symbol, or a letter."""
    symbols = [one for one in picture.select("use") if one["href"].endswith(f"-{letter}")]
    half = float(picture.select_one(".lifted-praline rect")["width"]) / 2
    letters = [one for one in picture.select("text") if one.get_text() == letter]
    return [
        (moved(one)[0] + float(one["x"]) + more, moved(one)[1] + float(one["y"]) + more)
        for found, more in ((symbols, half), (letters, 0))
        for one in found
        if not one.find_parent(class_="lifted-praline")
    ]


def test_without_motion_it_lies_in_its_place_at_once(at: Any) -> None:
    page = ended(at, "chocolatiers", "wilds")
    (landed,) = page.all("[data-carry=praline]")
    assert landed.find_parent(class_="just-now")
    assert page.last["after"] is None
    assert page.find(".assortment")["aria-label"] == "8 of 14 filled"


def test_what_the_lesson_was_about_is_lit_and_the_rest_is_pale(at: Any) -> None:
    built = ended(at, "chocolatiers", "wilds").find(".built-here")
    assert "var(--solved-bg)" in str(built)
    assert built.select('[opacity="0.38"]')


@pytest.mark.parametrize(
    ("game", "name"), [("chocolatiers", "setting-the-table"), ("chocolate-factory", "shops")]
)
def test_where_nothing_lies_yet_there_is_no_picture(at: Any, game: str, name: str) -> None:
    page = ended(at, game, name)
    assert not page.all(".built-here")
    assert page.all(".just-now .carried-praline svg")


@pytest.mark.parametrize("name", ["belt", "stores", "two-days"])
def test_words_in_a_factory_that_was_built_can_be_read_on_a_phone(at: Any, name: str) -> None:
    drawn = ended(at, "chocolate-factory", name).find(".built-here > svg")
    part = PHONE / float(drawn["viewbox"].split()[2])
    assert min(float(text["font-size"]) * part for text in drawn.select("text")) >= READABLE
