"""Lessons in a cell of JupyterLab at 1360x900: the table uses the cell and stays in it."""

from __future__ import annotations

import pytest

from tutor.lessons.course import course
from tutor.lessons.model import AnyLesson
from widgets import rooms
from widgets.browser.protocol import View
from widgets.pages.lesson.story import story_of
from widgets.pages.lesson.viewport import divide
from widgets.storage.settings import Frame, Settings

CELL = View(924, 577, embedded=True)
"""Width and height as JupyterLab gives them there."""
SPACE = 20
"""A space of one's display (px): its letter can be read."""
GAMES = ("chocolatiers", "chocolatiers-2019")


@pytest.mark.parametrize(
    "lesson", [each for game in GAMES for each in course(game)], ids=lambda each: str(each.id)
)
def test_the_table_stays_in_its_cell_and_its_letters_can_be_read(lesson: AnyLesson) -> None:
    tabletop, story = rooms.room(lesson.game).tabletop(), story_of(lesson)
    frame = Frame(CELL, Settings())
    room = divide(frame, panel=False).room
    plan = tabletop.plan(room, story)
    assert all(rect.bottom <= room.height for rect in plan.rects.values())
    if "display" in plan.rects:
        assert plan.size.measures["display"] >= SPACE


def test_a_short_match_has_larger_spaces() -> None:
    lesson = next(each for each in course(GAMES[0]) if each.id == "groups")
    room = divide(Frame(CELL, Settings()), panel=False).room
    plan = rooms.room(GAMES[0]).tabletop().plan(room, story_of(lesson))
    assert plan.size.measures["display"] >= 33


def test_the_tray_stands_beside_the_display_where_that_makes_it_larger() -> None:
    """In two rows, with its name above: a row of its own would take the display's height."""
    lesson = next(each for each in course(GAMES[1]) if each.id == "place-lock-keep")
    room = divide(Frame(CELL, Settings()), panel=False).room
    plan = rooms.room(GAMES[1]).tabletop().plan(room, story_of(lesson))
    display, tray, measures = plan.rects["display"], plan.rects["tray"], plan.size.measures
    assert measures["display"] >= 31
    assert measures["other"] >= 18
    assert tray.x >= display.right
    assert tray.right <= room.width
    assert tray.y >= display.y + 22  # its name
    across = measures["tray_per_row"]
    assert tray.width >= across * 44 + (across - 1) * 8  # fingers hit each card, and none touch
    assert tray.height >= 2 * measures["card"]
    assert "tray" not in plan.bare
    assert "tray" not in plan.beside
