"""Lessons of this edition on small screens: rivals in sight, cards for fingers, tiles apart."""

from __future__ import annotations

from itertools import combinations

import pytest

from tutor.lessons.course import ways
from tutor.lessons.model import AnyLesson
from tutor.lessons.session import LessonSession
from widgets.browser.protocol import Event, View
from widgets.chocolatiers_2019.tabletop import TABLETOP
from widgets.chocolatiers_family.lesson_plan.measures import NAME
from widgets.draw.geometry import Rect
from widgets.draw.players import MARK_ON_DISC
from widgets.pages.lesson.page import LessonPage
from widgets.storage.settings import Frame, Settings

FINGER = 44
LEAST_OTHER = 9
"""A space of a rival's display, px: its letter can just be read."""
LESSONS = [lesson for way in ways("chocolatiers-2019") for lesson in way]


@pytest.mark.parametrize("size", [(844, 390), (1024, 768)], ids=str)
@pytest.mark.parametrize("lesson", LESSONS, ids=lambda each: each.id)
def test_rivals_cards_and_score_tiles_have_their_room(
    lesson: AnyLesson, size: tuple[int, int]
) -> None:
    frame = Frame(View(*size, reduced_motion=True), Settings())
    page = LessonPage(LessonSession(lesson), TABLETOP)
    for number, _step in enumerate(lesson.steps):
        if number:
            while not page.at.session.solved:
                page.on(Event("act", "hint"), frame)
            page.on(Event("act", "next"), frame)
        at = page.at
        rects = {part.area: part.rect for part in at.arranged(frame).parts}
        for zone in (zone for part in at.arranged(frame).parts for zone in part.zones):
            where = f"{zone.name} of step {number + 1}"
            if zone.name == "hand":
                cards = [rect for key, rect in zone.rects.items() if key.startswith("hand:")]
                assert all(min(card.width, card.height) >= FINGER for card in cards), where
            if zone.name.startswith("other-"):
                room, spaces = rects["others"], [k for k in zone.rects if "/space:" in k]
                assert zone.scene.width <= room.width, where
                assert zone.scene.height <= room.height - NAME + 1, where
                assert all(zone.rects[key].width >= LEAST_OTHER for key in spaces), where
        board, panel = at.board(frame), at.arranged(frame).panel
        if "cards" not in panel or at.asked:  # while something is asked, nobody is marked
            continue
        _node, zones = TABLETOP.panel(board, panel, at.accent(), at.division(frame).room)
        tiles = next(zone for zone in zones if zone.name == "scoring").rects.values()
        marks = [Rect(r.right - MARK_ON_DISC, r.bottom - MARK_ON_DISC, 24, 24) for r in tiles]
        assert not any(
            one.x < other.right and other.x < one.right and one.y == other.y
            for one, other in combinations(marks, 2)
        ), f"marks of step {number + 1}"


READABLE = 20
"""A space of the own display, px: what lies there is seen beside the points of its box."""


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda each: each.id)
def test_in_a_narrow_notebook_the_own_display_can_be_read(lesson: AnyLesson) -> None:
    frame = Frame(View(444, 560, reduced_motion=True, embedded=True), Settings())
    at = LessonPage(LessonSession(lesson), TABLETOP).at
    plan = TABLETOP.plan(at.division(frame).room, at.story)
    assert plan.size["display"] >= READABLE or "display" not in plan.rects
