"""The whole course in a real browser: by mouse, by keyboard alone, and by touch on a phone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import DESKTOP, PHONE, wait_ready, watch
from tests.browser.driving import answered, by_keys, by_mouse, by_touch, go, piece, reach
from tests.browser.learner import finish
from tests.serving import Served
from tutor import GAMES
from tutor.lessons.course import course
from tutor.lessons.model import Lesson
from tutor.progress import Progress, complete, dump_progress

SHORT = ("first-bite", "setting-the-table", "groups", "final-score")
"""Every kind of step; widgets/test_lesson_whole.py has all lessons, without a browser."""
LESSONS = pytest.mark.parametrize(
    "lesson",
    [
        pytest.param(it, id=it.id, marks=[] if it.id in SHORT else [pytest.mark.long])
        for it in course(GAMES[0])
    ],
)


WAYS = {"mouse": (by_mouse, DESKTOP), "keys": (by_keys, DESKTOP), "touch": (by_touch, PHONE)}


# In `make test` three lessons of Chocoly are gone through by touch, and one of a sample by keys.
@pytest.fixture(
    scope="module",
    params=["mouse", *(pytest.param(way, marks=pytest.mark.long) for way in ("keys", "touch"))],
)
def page(chromium: Browser, app: Served, request: pytest.FixtureRequest) -> Iterator[Page]:
    """One visit for all lessons, as a learner would have it: one page, one kernel."""
    problems: list[str] = []
    press, (width, height) = WAYS[request.param]
    context = chromium.new_context(
        viewport={"width": width, "height": height},
        reduced_motion="reduce",
        has_touch=request.param == "touch",
    )
    page = context.new_page()
    page.set_default_timeout(60_000)  # as in `open_app`: a first page may come late
    watch(page, problems, app.url)
    page.goto(app.url)
    wait_ready(page)
    page.press_with = press
    yield page
    page.goto("about:blank")  # leaving lets the page say farewell to its kernel
    context.close()
    assert not problems


@LESSONS
def test_every_lesson_can_be_finished(page: Page, lesson: Lesson) -> None:
    go(page, f"lesson/{lesson.id}")
    finish(page, lesson, page.press_with)


@pytest.mark.long  # after all lessons; widgets/test_home.py shows a finished course
def test_the_finished_course_shows_on_the_home_page(page: Page) -> None:
    go(page, "home")
    expect(page.locator(".stop.done")).to_have_count(len(course(GAMES[0])))
    expect(page.locator("#heading")).to_have_text("You know all the rules!")


def seen_words(page: Page, selector: str) -> list[str]:
    """The words that an eye meets there; those for screen readers alone are left out."""
    text = page.locator(selector).evaluate("""element => {
      const copy = element.cloneNode(true);
      for (const hidden of copy.querySelectorAll(".visually-hidden")) hidden.remove();
      return copy.textContent;
    }""")
    return str(text).split()


def test_a_newcomers_first_minute(open_app) -> None:
    page = open_app()
    words = seen_words(page, ".next")
    page.get_by_role("link", name="Start").click()
    expect(page.locator("#heading")).to_contain_text("most points win")
    told = seen_words(page, "#heading")
    page.get_by_role("link", name="Begin").click()  # the second click: the act can be done
    expect(page.locator("#heading")).to_contain_text("Take the Truffle")
    told += seen_words(page, "#heading")
    assert len(told) <= 30, "what the game is about and what to do first is told in 30 words"
    words += seen_words(page, ".task")
    assert len(words) <= 40, "a newcomer reads more than 40 words before the first action"
    by_mouse(page, "tray:2")  # one click to the first legal action
    expect(page.locator(".message.solved")).to_be_visible()
    expect(page.locator("[data-act=next]")).to_be_focused()


def test_what_the_rules_forbid_is_answered_at_the_piece_and_in_words(open_app) -> None:
    page = open_app(path="#lesson/first-bite/2")
    by_mouse(page, "stack:0")
    by_mouse(page, "hand:0")
    place = page.get_by_role("button", name="Place the box")
    expect(place).to_have_attribute("aria-disabled", "true")
    expect(place).to_contain_text("to go")
    by_mouse(page, "tray:0")
    said = page.locator(".message.refused")
    expect(said).to_contain_text("One action, always")
    expect(said).to_contain_text("You have had your one action")
    expect(piece(page, "tray:0")).to_have_attribute("data-shows", "refused")
    said.get_by_role("button", name="Rule: One action, always").click()
    rule = page.get_by_role("region", name="The rule")
    expect(rule).to_contain_text("exactly one thing")
    expect(rule.get_by_role("heading", name="The rule")).to_be_focused()
    rule.get_by_role("link", name="In the rules").click()
    expect(page).to_have_title("One action, always · Choco Tutor")
    expect(page.locator("[id='rule-2.2']")).to_be_focused()
    page.go_back()
    expect(page.locator("#heading")).to_contain_text("Fill the box")
    expect(piece(page, "hand:0")).to_have_attribute("aria-pressed", "true")


def test_a_mistake_is_answered_in_its_own_words_and_goes_back(open_app) -> None:
    page = open_app(path="#lesson/first-bite")
    by_mouse(page, "tray:0")
    expect(page.locator(".message.refused")).to_contain_text("It needs a Truffle.")
    expect(piece(page, "tray:0")).to_have_attribute("data-shows", "refused")
    expect(page.locator("[data-grid=hand] button")).to_have_count(3)


def test_three_hints_show_say_and_do_it(open_app) -> None:
    page = open_app(path="#lesson/first-bite/4")
    by_mouse(page, "hint")
    expect(page.locator(".message.hint")).to_contain_text("Look at the marked card in")
    expect(page.locator("[data-shows=hint]")).not_to_have_count(0)
    by_mouse(page, "hint")
    expect(page.locator(".message.hint")).to_contain_text("Put the Blueberry down")
    by_mouse(page, "hint")
    expect(page.locator(".message.solved")).to_be_visible()


def test_escape_puts_down_what_is_in_the_hand(open_app) -> None:
    page = open_app(path="#lesson/first-bite/2")
    by_keys(page, "stack:0")
    expect(piece(page, "stack:0")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(piece(page, "stack:0")).to_have_attribute("aria-pressed", "false")


def test_single_letters_press_the_buttons(open_app) -> None:
    page = open_app(path="#lesson/first-bite/2")
    reach(page, "stack:0")
    page.keyboard.press("h")
    expect(page.locator(".message.hint")).to_be_visible()
    page.keyboard.press("w")
    expect(page.get_by_role("region", name="The rule")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("region", name="The rule")).to_have_count(0)
    page.keyboard.press("b")
    expect(page.get_by_role("dialog")).to_contain_text("You to move, Bonus Phase.")


def test_the_board_is_said_as_the_rules_core_describes_it(open_app) -> None:
    page = open_app(path="#lesson/first-bite")
    page.get_by_role("button", name="Say the board").click()
    words = page.get_by_role("dialog").inner_text()
    assert "Share Tray: 1 Truffle, 2 Nut Clusters, 2 Raspberries and 1 Mint" in words
    expect(page.get_by_role("status").filter(has_text="Share Tray")).to_have_count(1)
    page.get_by_role("button", name="Close").last.click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("button", name="Say the board")).to_be_focused()


def test_undo_takes_back_what_is_chosen_then_what_was_done(open_app) -> None:
    page = open_app(path="#lesson/your-turn")
    expect(page.get_by_role("button", name="Undo")).to_have_attribute("aria-disabled", "true")
    by_mouse(page, "tray:2")
    expect(page.locator("[data-grid=hand] button")).to_have_count(1)
    by_mouse(page, "stack:0")
    by_mouse(page, "undo")
    expect(piece(page, "stack:0")).to_have_attribute("aria-pressed", "false")
    expect(page.locator("[data-grid=hand] button")).to_have_count(1)
    by_mouse(page, "undo")
    expect(page.locator("[data-grid=hand] button")).to_have_count(0)


def test_a_solved_group_lights_up_piece_by_piece(open_app) -> None:
    page = open_app(path="#lesson/groups/4", motion=True)
    for _n in range(3):
        by_mouse(page, "hint")
    expect(page.locator("[data-grid=display] [data-shows=solved]")).to_have_count(5)
    answered(page)


def test_the_full_box_is_a_picture_to_keep(open_app) -> None:
    progress = Progress()
    for lesson in course(GAMES[0]):
        progress = complete(progress, lesson.id, 3)
    page = open_app()
    page.evaluate("text => localStorage.setItem('tutor.progress', text)", dump_progress(progress))
    page.goto(page.url.partition("#")[0] + "#box")
    page.reload()
    wait_ready(page)
    with page.expect_download() as download:
        by_mouse(page, "keep-picture")
    png = download.value.path().read_bytes()
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    assert [int.from_bytes(png[at : at + 4]) for at in (16, 20)] == [1080, 1080]
    assert len(png) > 100_000  # it is not blank

    page.set_viewport_size({"width": 390, "height": 844})
    go(page, "home")
    page.evaluate("scrollTo(0, 400)")
    go(page, "box")
    expect(page.locator(".closing-box")).to_be_visible()
    assert page.evaluate("scrollY") == 0, "the box, which stands above its heading, is not whole"
