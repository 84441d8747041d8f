"""The end of a lesson: what was built, and the praline that flies into the box."""

from __future__ import annotations

from typing import Any

from tests.widgets.paper import Paper
from tutor.lessons.course import course
from tutor.lessons.session import LessonSession
from tutor.progress import Progress, complete, dump_progress, reached
from tutor.rooms import qualified
from widgets.pages.lesson.preview import at_step


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


def test_where_nothing_lies_yet_there_is_no_picture(at: Any) -> None:
    page = ended(at, "chocolatiers", "setting-the-table")
    assert not page.all(".built-here")
    assert page.all(".just-now .piece")
