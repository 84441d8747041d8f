"""No page names two of its elements alike: the browser would take one for the other."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.widgets.paper import Paper
from tutor import GAMES
from tutor.lessons.course import course
from widgets.app.app import App

SIZES = {"desktop": (1280, 800), "tablet": (768, 1024), "phone": (390, 844)}
PAGES = ("begin", "table", "rules", "puzzles", "puzzles/mixed", "editor")
SHARED = ("home", "settings", "results", "classroom", "classroom/handouts", "classroom/projector")


def places() -> list[str]:
    """The pages of the app, those of every game with its first and last lesson."""
    found = list(SHARED)
    for game in GAMES:
        start = "" if game == GAMES[0] else f"{game}/"
        lessons = course(game)
        found += [start + page for page in PAGES]
        found += [f"{start}lesson/{lesson.id}" for lesson in (lessons[0], lessons[-1])]
    return found


@pytest.mark.parametrize("size", SIZES)
def test_no_page_has_two_elements_of_one_id(size: str, monkeypatch: pytest.MonkeyPatch) -> None:
    width, height = SIZES[size]
    page = Paper(App, monkeypatch, width=width, height=height)
    twice = {}
    for place in places():
        page.go(place)
        found = Counter(element["id"] for element in page.all("[id]"))
        if more := [name for name, count in found.items() if count > 1]:
            twice[place] = more
    assert twice == {}
