"""Lessons on every screen: everything has its place, and nothing moves that nobody moves."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.browser.learner import targets
from tests.budget import breadth
from tutor.lessons.course import course
from tutor.lessons.model import AnyLesson
from tutor.lessons.session import LessonSession
from widgets.browser.protocol import Event, View
from widgets.chocolatiers.tabletop import TABLETOP
from widgets.chocolatiers_family.grounds import lies_in
from widgets.draw.geometry import Rect
from widgets.pages.lesson.arrange import SHOWN, Arranged
from widgets.pages.lesson.page import LessonPage
from widgets.pages.lesson.state import LessonState
from widgets.pages.lesson.viewport import divide
from widgets.storage.settings import Frame, Settings

SIZES = [
    *[(844, 390, "normal"), (390, 844, "normal"), (1280, 800, "larger")],  # a layout each
    *[(1280, 800, "normal"), (1920, 1080, "normal"), (1024, 768, "normal")],
    *[(640, 400, "normal"), (768, 1024, "normal"), (1920, 1080, "projector")],
]
LESSONS = pytest.mark.parametrize("lesson", course("chocolatiers"), ids=lambda each: each.id)
ON_SCREENS = breadth(("width", "height", "text"), *SIZES, short=3)


def frame_of(width: int, height: int, text: str) -> Frame:
    return Frame(View(width, height, reduced_motion=True), Settings(text=text))


def played(lesson: AnyLesson, frame: Frame) -> Iterator[LessonPage]:
    """The page after each click of a lesson's solution."""
    page = LessonPage(LessonSession(lesson), TABLETOP)
    along = LessonSession(lesson)
    for number in range(len(lesson.steps)):
        yield page
        for target in targets(along):
            page.on(Event("act", target), frame)
            yield page
        if number + 1 < len(lesson.steps):
            page.on(Event("act", "next"), frame)
            along.next()


def pieces(table: Arranged) -> dict[str, Rect]:
    """Where each piece of the table lies; its zone is in the middle of its part."""
    found = {}
    for part in table.parts:
        if part.area == "setting":
            continue  # a table that is set by hand is another one
        for zone in part.zones:
            x = part.rect.x + (part.rect.width - zone.scene.width) / 2
            y = part.rect.y
            if part.area == "display":
                y += (part.rect.height - zone.scene.height) / 2
            found |= {key: Rect(*rect).shifted(x, y) for key, rect in zone.rects.items()}
    return found


LIFTED = ("hand", "tray")
STAY = ("stack", "hand", "tray", "wild", "deck", "discards", "display", "card")


@ON_SCREENS
@LESSONS
def test_no_piece_moves_that_nobody_moves(
    lesson: AnyLesson, width: int, height: int, text: str
) -> None:
    frame = frame_of(width, height, text)
    places: dict[str, Rect] = {}
    before, lay, index = None, {}, -1
    for page in played(lesson, frame):
        at = page.at
        display, now = at.session.state.displays[0], pieces(at.arranged(frame))
        for key, rect in now.items():
            kind = key.partition(":")[0]
            if kind not in STAY or "/" in key or (kind == "display" and key != "display:0"):
                continue
            if key in {f"hand:{card}" for card in at.chosen.cards}:  # two of a pair close up
                continue
            if kind in LIFTED:  # a chosen card is lifted
                rect = Rect(rect.x, 0, rect.width, rect.height)
            assert places.setdefault(key, rect) == rect, (
                f"{key} has moved in step {at.session.index + 1}"
            )
        spaces = {key: rect for key, rect in now.items() if key.startswith("space:")}
        sizes = {rect[2:] for rect in spaces.values()}
        if sizes:
            assert places.setdefault("a space", Rect(0, 0, *sizes.pop()))[2:] in {
                rect[2:] for rect in spaces.values()
            }, f"the display changes its scale in step {at.session.index + 1}: {display!s}"
            assert len({rect[2:] for rect in spaces.values()}) == 1
        if index == at.session.index and before and index not in at.story.open:
            shift = lies_in(before, display)
            assert shift is not None
            for key, rect in lay.items():
                row, column = (int(n) for n in key.partition(":")[2].split(","))
                moved = f"space:{row + 2 * shift[0]},{column + 2 * shift[1]}"
                assert spaces[moved] == rect, f"{key} has moved in step {index + 1}"
        before, lay, index = display, spaces, at.session.index


@ON_SCREENS
@LESSONS
def test_every_area_of_a_step_has_its_place_on_the_table(
    lesson: AnyLesson, width: int, height: int, text: str
) -> None:
    frame = frame_of(width, height, text)
    page = LessonPage(LessonSession(lesson), TABLETOP)
    for number in range(len(lesson.steps)):
        if number:
            while not page.at.session.solved:
                page.on(Event("act", "hint"), frame)
            page.on(Event("act", "next"), frame)
        at, table = page.at, page.at.arranged(frame)
        room = at.division(frame).room
        shown = {part.area for part in table.parts if part.state == SHOWN}
        shown |= {*table.panel, *(area for tab in table.tabs for area in tab.areas)}
        away = {"hand"} if text == "projector" and at.asked else set()  # unless it is asked about
        assert shown >= set(at.session.areas) - away
        right = room.width + (room.panel + 60 if room.kind == "wide" else 0)
        for part in table.parts:
            rect = part.rect
            where = f"{part.area} of step {number + 1}"
            assert min(rect.x, rect.y) >= 0, where
            assert rect.right <= right + 1, where
            assert rect.bottom <= room.height + 1, where
            if part.area in ("others", "setting"):
                continue  # in rows of their own
            for zone in part.zones:
                assert zone.scene.width <= rect.width + 2 * 10, where
                assert zone.scene.height <= rect.height + 1, where
        for one in table.parts:
            for other in table.parts:
                assert one is other or not _overlap(one.rect, other.rect), (one.area, other.area)


@pytest.mark.parametrize("lesson", course("chocolatiers"), ids=lambda each: each.id)
def test_a_phone_shows_at_once_what_a_sentence_names_and_what_is_done_with_it(
    lesson: AnyLesson,
) -> None:
    frame = frame_of(390, 844, "normal")
    for page in played(lesson, frame):
        at = page.at
        table = at.arranged(frame)
        away = {area for tab in table.tabs for area in tab.areas if tab.area != table.tab}
        named = {at.area_of(target) for target in (*at.session.step.point, *at.session.touchable)}
        played_with = {"stacks", "tray", "hand", "wild"} & set(at.session.areas)
        assert not named & away, f"step {at.session.index + 1}"
        if not played_with <= away:  # all of them, or the learner compares displays
            assert not played_with & away, f"step {at.session.index + 1}"


@pytest.mark.parametrize(
    ("lesson", "number", "hand", "count"),
    [("filling-a-box", 1, False, 5), ("your-display", 1, False, 13), ("two-for-one", 2, True, 7)],
)
def test_on_a_projector_the_places_asked_about_are_numbered(
    lesson: str, number: int, hand: bool, count: int
) -> None:
    def opened(text: str) -> LessonPage:
        (found,) = (each for each in course("chocolatiers") if each.id == lesson)
        page = LessonPage(LessonSession(found), TABLETOP)
        for _step in range(number - 1):
            while not page.at.session.solved:
                page.on(Event("act", "hint"), frame_of(1920, 1080, text))
            page.on(Event("act", "next"), frame_of(1920, 1080, text))
        return page

    frame = frame_of(1920, 1080, "projector")
    page = opened("projector")
    board, table = page.at.board(frame), page.at.arranged(frame)
    assert sorted(board.numbers.values()) == list(range(1, count + 1))
    assert {*board.numbers} == {*page.at.session.touchable}
    shown = [part for part in table.parts if part.state == SHOWN]
    assert ("hand" in {part.area for part in shown}) == hand
    text = "".join(str(zone.element) for zone in table.zones)
    assert all(f'data-number="{n}"' in text for n in range(1, count + 1))
    assert f'aria-label="{count}: ' in text
    while not page.at.session.solved:
        page.on(Event("act", "hint"), frame)
    assert not page.at.board(frame).numbers
    plain = frame_of(1920, 1080, "normal")
    assert not opened("normal").at.board(plain).numbers


def _overlap(one: Rect, other: Rect) -> bool:
    across = min(one.right, other.right) - max(one.x, other.x)
    along = min(one.bottom, other.bottom) - max(one.y, other.y)
    return across > 1 and along > 1


def test_upright_a_high_tablet_leaves_a_line_to_spare_for_wider_letters() -> None:
    """In DejaVu Serif the task of a lesson is up to 144 px high."""
    division = divide(frame_of(820, 1180, "normal"), panel=False)
    header, gaps = 60, 2 * division.gap
    assert 1180 - header - division.room.height - division.foot - gaps >= 144


def test_upright_a_high_tablet_leaves_room_for_the_payments_found_below_the_table() -> None:
    """In DejaVu Serif task and payments of *Two for one* are up to 200 px high together."""
    (lesson,) = (each for each in course("chocolatiers") if each.id == "two-for-one")
    division = LessonState(LessonSession(lesson), TABLETOP).division(frame_of(820, 1180, "normal"))
    header, gaps = 60, 2 * division.gap
    assert 1180 - header - division.room.height - division.foot - gaps >= 144 + 56


def test_in_a_whole_game_on_a_phone_held_sideways_a_box_can_be_tapped() -> None:
    frame, lesson = frame_of(844, 390, "normal"), course("chocolatiers")[-1]
    found = [
        rect.width
        for page in played(lesson, frame)
        for key, rect in pieces(page.at.arranged(frame)).items()
        if key.startswith("box:")
    ]
    assert found
    assert min(found) >= 44
