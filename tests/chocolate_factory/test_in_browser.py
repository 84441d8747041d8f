"""The game in the real app: a week of four and the course by mouse, by touch and by keys, drags."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser import matches
from tests.browser.axe import findings
from tests.browser.conftest import DESKTOP, PHONE, OpenApp
from tests.browser.driving import by_keys, by_mouse, by_touch, go, piece
from tests.browser.learner import finish
from tests.browser.test_hands import act, centre, drag, drag_by_finger
from tutor.chocolate_factory.state import FULFIL, KEEP, OPERATE, PLACE, State
from tutor.lessons.course import course, lesson
from widgets.table import Match

pytestmark = pytest.mark.browser

GAME, STRENGTH = "chocolate-factory", "greedy"


def at_moment(test: Callable[[State], bool], players: int = 2, seed: int = 5) -> Match:
    """A game of computer players up to a moment at which the learner is to move."""
    match = matches.begun(GAME, players, STRENGTH, seed=seed)
    while not (match.your_turn and test(match.state)):
        match.play(matches.choice(match, STRENGTH))
    return match


def opened_at(open_app: OpenApp, match: Match, **more: object) -> Page:
    """The table in the app, at this moment of a game."""
    return matches.open_table(open_app, GAME, match, f"#{GAME}/table", **more)


def check_score(page: Page, match: Match, press: matches.Press) -> None:
    """The end says who has won; the sums are those of the rules."""
    expect(page.locator("#heading")).to_have_text(match.game.verdict(match.state, match.names).head)
    press(page, "tally-sums")
    totals = [int(text) for text in page.locator("td.total").all_inner_texts()]
    assert totals == [standing.total for standing in match.game.standings(match.state)]


@pytest.mark.long
@pytest.mark.parametrize(
    ("window", "touch", "press"),
    [
        pytest.param(DESKTOP, False, by_mouse, id="mouse"),
        pytest.param(DESKTOP, False, by_keys, id="keys"),
        pytest.param(PHONE, True, by_touch, id="phone"),
    ],
)
def test_four_play_a_whole_week(
    opened: str,
    open_app: OpenApp,
    window: tuple[int, int],
    touch: bool,
    press: matches.Press,
) -> None:
    """From the first packet to the final score, whose sums are those of the rules."""
    match = matches.begun(opened, 4, STRENGTH)
    page = opened_at(open_app, match, width=window[0], height=window[1], touch=touch)
    match = matches.play_to_the_end(page, opened, STRENGTH, press)
    check_score(page, match, press)


def test_the_totals_of_four_are_in_sight_at_the_end_on_a_phone(
    opened: str, open_app: OpenApp
) -> None:
    match = matches.begun(opened, 4, "playful")
    while not match.over:
        match.play(matches.choice(match, "playful"))
    page = opened_at(open_app, match, width=PHONE[0], height=PHONE[1])
    matches.to_the_end(page, by_mouse)
    for width, height in (PHONE, PHONE[::-1]):
        page.set_viewport_size({"width": width, "height": height})
        for total in page.locator(".finale .total").all():
            expect(total).to_be_in_viewport(ratio=1)
    expect(page.locator(".finale .total")).to_have_count(4)


def test_a_new_part_is_dragged_to_its_place(opened: str, open_app: OpenApp) -> None:
    """On a large screen, where pictures and the buttons over them are larger as a whole."""
    match = at_moment(lambda state: state.step == PLACE)
    page = opened_at(open_app, match, width=1920, height=1080)
    match = matches.stored(page, opened)
    drag(page, f"card:{match.state.waiting[0]}", centre(page, act("part:b1")))
    state = matches.played_on(page, opened, match.length).state
    assert state.players[0].part("b1") == match.state.waiting[0]


def test_a_bean_is_dragged_into_the_roaster_by_finger(opened: str, open_app: OpenApp) -> None:
    def bean_waits(state: State) -> bool:
        seat = state.seat
        return state.step == OPERATE and "B" in seat.belt[0] and seat.part("t1") == "Roaster"

    match = at_moment(bean_waits)
    width, height = PHONE
    page = opened_at(open_app, match, width=width, height=height, touch=True, motion=False)
    assert not findings(page)
    expect(page.locator('[data-canvas="factory"]')).to_be_in_viewport()
    beans = match.state.seat.belt[0].count("B")
    drag_by_finger(page, "tile:1", centre(page, act("part:t1")))
    state = matches.played_on(page, opened, match.length).state
    assert state.seat.belt[0].count("B") == beans - 1
    expect(piece(page, "part:t1")).to_have_attribute(
        "aria-label", "above tile 1: Roaster, 1 coal: Bean into Cocoa, used"
    )


ANSWERING = """() => [...document.querySelectorAll('.slot .target')].flatMap(it => {
  const { x, y, width, height } = it.getBoundingClientRect();
  const hit = (share) => document.elementFromPoint(x + width / 2, y + height * share);
  const { width: wide, height: high } = getComputedStyle(it, '::before');
  const small = Math.min(parseFloat(wide), parseFloat(high)) < 43.5;
  return small || [0.1, 0.5, 0.9].some(share => hit(share) !== it) ? [it.dataset.act] : [];
})"""


def test_low_rows_are_as_large_as_a_finger_and_each_answers_for_itself(open_app: OpenApp) -> None:
    """Sideways on a phone three stores share 84 px, one of them as large as a finger."""

    def third_is_open(state: State) -> bool:
        employee = state.seat.employee or ""
        return state.phase == FULFIL and employee.startswith("ES")

    match = at_moment(third_is_open)
    page = opened_at(open_app, match, width=844, height=390, touch=True)
    assert page.locator('[data-act="store:P"]').bounding_box()["height"] < 22
    assert page.evaluate(ANSWERING) == []


NEWS = """() => {
  const line = document.querySelector('.turn-line');
  const { right, bottom } = line.getBoundingClientRect();
  return [...line.querySelectorAll('.turn-told > *')]
    .map(it => [it, it.getBoundingClientRect()])
    .filter(([, at]) => at.left < right - 8 && at.top < bottom - 1)
    .map(([it, at]) => [it.textContent, at.bottom <= bottom + 1]);
}"""


@pytest.mark.parametrize("size", [PHONE, (844, 320)], ids=["upright", "low"])
def test_news_is_told_in_whole_sentences(open_app: OpenApp, size: tuple[int, int]) -> None:
    """A turn of more sentences than there is room for leaves some out, and cuts none."""
    match = at_moment(lambda state: state.step == KEEP and state.day == 2, seed=13)
    told = match.news()
    assert len(told[0]) > 120
    page = opened_at(open_app, match, width=size[0], height=size[1], touch=True)
    page.evaluate("document.querySelector('.talk-line')?.remove()")
    shown = page.evaluate(NEWS)
    assert [text for text, whole in shown if not whole] == []
    said = " ".join(text for text, _whole in shown)
    assert said
    assert " ".join(told).startswith(said)


@pytest.mark.long
@pytest.mark.parametrize("visit", [(True, PHONE)], indirect=True)
def test_two_days_are_played_by_touch_in_the_last_lesson(opened: str, visit: Page) -> None:
    """On a phone nothing covers what answers, not even the list of what the other has done."""
    go(visit, f"{opened}/lesson/two-days")
    finish(visit, lesson("two-days", opened), by_touch)


@pytest.mark.long
@pytest.mark.parametrize(
    ("visit", "press"),
    [
        pytest.param((False, DESKTOP), by_mouse, id="mouse"),
        pytest.param((False, DESKTOP), by_keys, id="keys"),
        pytest.param((True, PHONE), by_touch, id="phone"),
        pytest.param((True, (844, 390)), by_touch, id="low"),
    ],
    indirect=["visit"],
)
def test_the_course_is_finished(opened: str, visit: Page, press: matches.Press) -> None:
    lessons = course(opened)
    for each in lessons:
        go(visit, f"{opened}/lesson/{each.id}")
        finish(visit, each, press)
    go(visit, opened)
    expect(visit.locator(".stop.done")).to_have_count(len(lessons))
