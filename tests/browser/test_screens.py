"""Lessons on low and narrow screens: whatever a step is about is in sight, and nothing scrolls."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.driving import answered, by_mouse, by_touch, go
from tutor import GAMES
from tutor.lessons.course import course

EVERY_STEP = {
    f"lesson/{lesson.id}/{number}": step.point
    for lesson in course(GAMES[0])
    for number, step in enumerate(lesson.steps, 1)
}
"""The address of each step, and the pieces its sentence calls marked."""
SIZES = {
    "phone": (390, 844, "normal"),
    "tablet held sideways": (1024, 768, "normal"),
    "phone held sideways": (844, 390, "normal"),
    "1280 x 800 at 200 %": (640, 400, "normal"),
    "text at 150 %": (1280, 800, "larger"),
}

OUT_OF_SIGHT = """(acts) => {
  const wrong = [];
  const inside = (name, box) => {
    const fits = box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1 &&
      box.bottom <= innerHeight + 1;
    if (!fits) wrong.push(`${name} ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`);
  };
  const each = (selector) => [...document.querySelectorAll(selector)];
  for (const one of each(".task h1, .goal, .lesson-answers .btn, .foot .btn, .zone.shown .slot"))
    inside(one.id || one.className || one.textContent, one.getBoundingClientRect());
  const root = document.documentElement;
  if (root.scrollHeight > innerHeight + 1) wrong.push(`the page is ${root.scrollHeight} high`);
  if (root.scrollWidth > innerWidth + 1) wrong.push(`the page is ${root.scrollWidth} wide`);
  const task = document.querySelector(".task"), view = task.getBoundingClientRect();
  for (const one of each(".task h1, .goal, .task .lesson-answers .btn")) {
    const box = one.getBoundingClientRect();
    if (box.bottom > view.bottom + 1) wrong.push(`${one.className || "the task"} is cut off`);
  }
  const covers = document.querySelector(".foot").getBoundingClientRect();
  for (const one of each(".zone.shown .target")) {
    const box = one.getBoundingClientRect();
    if (box.bottom > covers.top + 1 && box.right > covers.left && box.left < covers.right)
      wrong.push(`the foot covers ${one.dataset.act}`);
  }
  for (const act of acts) {
    const one = document.querySelector(`[data-act="${act}"]`);
    const box = one && one.getBoundingClientRect();
    if (!box) wrong.push(`${act} is not there`);
    else if (box.bottom > covers.top + 1 && box.right > covers.left && box.left < covers.right)
      wrong.push(`the foot covers ${act}`);
  }
  return wrong;
}"""
"""What is not whole in the window, of all that a step asks for and of the pieces given by acts."""


def out_of_sight(page: Page, acts: Iterable[str] = ()) -> list[str]:
    return list(page.evaluate(OUT_OF_SIGHT, list(acts)))


OFTEN = {"phone held sideways"}
"""The tightest layout; the others are long, and are tried without a browser in tests/*/widgets."""


@pytest.mark.long  # widgets/test_lesson_whole.py looks at every size
@pytest.mark.parametrize(
    "size", [pytest.param(it, marks=[] if it in OFTEN else pytest.mark.long) for it in SIZES]
)
def test_whatever_a_step_names_is_in_sight(open_app, size: str) -> None:
    width, height, text = SIZES[size]
    page = open_app(width=width, height=height, path="#settings")
    if text != "normal":
        page.locator(f"#text-{text}").check()
        answered(page)
    wrong = {}
    for address, named in EVERY_STEP.items():
        go(page, address)
        if found := out_of_sight(page, named):
            wrong[address] = found
    assert not wrong


def test_something_out_of_sight_is_noticed(open_app) -> None:
    page = open_app(width=844, height=390, path="#lesson/first-bite/2")
    assert not out_of_sight(page)
    page.add_style_tag(content=".tutor .task h1 { padding-top: 300px }")
    assert out_of_sight(page)
    assert out_of_sight(page, ["nothing"])


@pytest.mark.parametrize("size", ["tablet held sideways", "phone held sideways"])
def test_what_is_said_covers_nothing_that_is_needed(open_app, size: str) -> None:
    width, height, _text = SIZES[size]
    page = open_app(width=width, height=height, path="#lesson/first-bite/2")
    by_mouse(page, "hint")
    by_mouse(page, "hint")
    said = page.locator(".said .message").bounding_box()
    table = page.locator(".table").bounding_box()
    assert said is not None
    assert table is not None
    assert said["x"] + said["width"] <= table["x"]
    assert not out_of_sight(page)


@pytest.mark.parametrize("size", [(768, 1024), (390, 844)])
def test_what_is_said_ends_above_what_answers(open_app, size: tuple[int, int]) -> None:
    page = open_app(width=size[0], height=size[1], path="#chocoly/lesson/drawing/4", touch=True)
    by_touch(page, "player:0")
    said = page.locator(".said .message.refused").bounding_box()
    answers = page.locator('[data-act="player:1"]').bounding_box()
    assert said is not None
    assert answers is not None
    assert said["y"] + said["height"] <= answers["y"]


def test_all_largest_groups_are_in_sight_while_a_place_is_chosen(open_app) -> None:
    address = "lesson/groups/3"
    page = open_app(width=1024, height=768, path=f"#{address}")
    by_mouse(page, EVERY_STEP[address][0])
    by_mouse(page, "pay")
    expect(page.locator(".said .price.paid")).to_be_visible()
    expect(page.locator(".task .counts > div")).to_have_count(6)
    assert page.locator(".task").evaluate("one => one.scrollHeight <= one.clientHeight")


def test_a_projector_shows_and_hides_the_answer_and_scrolls_nowhere(open_app) -> None:
    page = open_app(width=1920, height=1080, path="#settings")
    page.locator("#text-projector").check()
    answered(page)
    go(page, "lesson/groups/1")
    page.keyboard.press("Space")
    answered(page)
    expect(page.locator(".said .message.solved")).to_be_visible()
    page.keyboard.press("Space")
    answered(page)
    expect(page.locator(".said .message")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    small = page.evaluate(SMALL_TEXT)
    assert not small
    page.keyboard.press("ArrowRight")
    answered(page)
    assert page.evaluate("location.hash") == "#lesson/groups/2"


SMALL_TEXT = """() => [...document.querySelectorAll(".lesson *")]
  .filter((one) => one.checkVisibility() && !one.closest(".visually-hidden, svg")
    && [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim())
    && parseFloat(getComputedStyle(one).fontSize) < 26)
  .map((one) => one.textContent)"""
"""Texts too small for the last row of a class."""


@pytest.mark.parametrize(("width", "size"), [(1280, 28), (1920, 36.4)])
def test_type_grows_with_a_large_screen(open_app, width: int, size: float) -> None:
    page = open_app(width=width, height=width * 9 // 16, path="#lesson/first-bite")
    found = page.locator("#heading").evaluate("one => parseFloat(getComputedStyle(one).fontSize)")
    assert found == pytest.approx(size, abs=0.5)
