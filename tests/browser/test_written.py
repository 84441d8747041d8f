"""A lesson is written in a real browser, by mouse and by keys, and played from its link."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import findings
from tests.browser.conftest import DESKTOP, PHONE, OpenApp
from tests.browser.driving import answered, by_keys, by_mouse, by_touch, piece, reach
from tests.budget import breadth
from tutor.lessons.written import examine, read_written

pytestmark = pytest.mark.browser

Press = Callable[[Page, str], None]
TAP = {
    "text:text": "Tap the box that you can pay for.",
    "table:hand": "TTN",
    "table:tray": "RBTMVN",
    "text:hint": "It shows two Truffles and a Nut Cluster.",
    "text:done": "Payable.",
    "text:wrong": "A kind is missing.",
}
DO = {
    "text:text": "Take any card.",
    "text:hint": "Every card will do.",
    "text:done": "One more.",
}


def write_by_mouse(page: Page, field: str, text: str) -> None:
    piece(page, field).fill(text)
    answered(page)


def write_by_keys(page: Page, field: str, text: str) -> None:
    reach(page, field)
    page.keyboard.press("Control+a")
    page.keyboard.type(text)
    answered(page)


def choose_by_mouse(page: Page, field: str, label: str) -> None:
    piece(page, field).select_option(label=label)
    answered(page)


def choose_by_keys(page: Page, field: str, label: str) -> None:
    reach(page, field)
    page.keyboard.type(label)
    answered(page)


HANDS = {
    "mouse": (by_mouse, write_by_mouse, choose_by_mouse),
    "keys": (by_keys, write_by_keys, choose_by_keys),
}


def told(page: Page, field: str, words: str) -> None:
    """What is wrong stands right below its field, and belongs to it."""
    box = piece(page, field)
    expect(box).to_have_attribute("aria-invalid", "true")
    wrong = (box.get_attribute("aria-describedby") or "").split()[0]
    expect(page.locator(f'[id="{wrong}"]')).to_contain_text(words)


@breadth("hands", *HANDS)
def test_a_teacher_writes_two_steps_is_told_three_mistakes_and_a_pupil_plays_them(
    open_app: OpenApp, hands: str
) -> None:
    press, write, choose = HANDS[hands]
    page = open_app(path="#classroom/write")
    write(page, "lesson:title", "My own day")
    press(page, "add:tap")
    for field, text in TAP.items():
        write(page, field, text)
    choose(page, "clause:0", "4.2 · Exact payment")
    expect(page.locator(".verdict .solved")).to_be_visible()

    # Three things that happen: cards that are not there, too many words, no solution.
    write(page, "table:hand", "VVVVV")
    expect(page.locator(".position .to-mend")).to_contain_text("not so many Violet")
    expect(page.locator("#copy-link")).to_have_attribute("aria-disabled", "true")
    write(page, "table:hand", "TTN")
    write(page, "text:done", "This is the box that you can really pay for.")
    told(page, "text:done", "more than 5 words")
    write(page, "text:done", "Payable.")
    press(page, "add:do")
    for field, text in DO.items():
        write(page, field, text)
    choose(page, "task", "so many cards in hand")
    choose(page, "clause:0", "3.1 · Take")
    told(page, "text:solution", "It has no solution.")

    press(page, "record")
    press(page, "tray:0")
    press(page, "use-moves")
    expect(piece(page, "text:solution")).to_have_value("take R")
    expect(page.locator(".verdict .solved")).to_be_visible()
    press(page, "step:0")
    press(page, "try")
    expect(page.locator("#heading")).to_contain_text("Tap the box")
    press(page, "end-trial")
    address = page.locator("#as-pupil").get_attribute("href")

    pupil = open_app(path=address, width=PHONE[0], height=PHONE[1], touch=True)
    expect(pupil.locator("#heading")).to_have_text("My own day")
    by_touch(pupil, "begin")
    by_touch(pupil, "stack:1")
    expect(pupil.locator(".said")).to_contain_text("A kind is missing.")
    by_touch(pupil, "stack:2")
    by_touch(pupil, "next")
    pupil.reload()
    by_touch(pupil, "tray:1")
    by_touch(pupil, "next")
    expect(pupil.locator(".ended-words")).to_contain_text("Done: My own day")
    pupil.locator("#go-on").tap()
    expect(pupil.locator(".way").first).to_be_visible()


def test_a_lesson_outlives_a_reload_and_goes_through_a_file(
    open_app: OpenApp, tmp_path: Path
) -> None:
    page = open_app(path="#classroom/write")
    by_mouse(page, "begin-with:1")
    write_by_mouse(page, "lesson:title", "Kept")
    by_mouse(page, "step:2")
    by_mouse(page, "remove")
    expect(page.locator(".written-steps li")).to_have_count(2)
    page.reload()
    expect(page.locator(".written-steps li")).to_have_count(2)
    with page.expect_download() as waiting:
        by_mouse(page, "save")
    file = tmp_path / waiting.value.suggested_filename
    waiting.value.save_as(file)
    written = read_written(file.read_text("utf-8"))
    assert written.title == "Kept"
    assert examine(written) == []
    other = open_app(path="#given")
    other.set_input_files("#open-lesson", file)
    expect(other.locator("#heading")).to_have_text("Kept")
    file.write_text("<script>", "utf-8")
    page.set_input_files("#open-file", file)
    expect(page.locator(".news")).to_contain_text("This file cannot be opened.")


@pytest.mark.long
@breadth(("size", "theme"), (DESKTOP, "light"), (PHONE, "dark"), ids=["desktop", "phone"])
def test_axe_finds_nothing(open_app: OpenApp, size: tuple[int, int], theme: str) -> None:
    page = open_app(path="#classroom/write", width=size[0], height=size[1], theme=theme)
    assert not findings(page)
    for act in ("begin-with:0", "step:1", "answer"):
        by_mouse(page, act)
    write_by_mouse(page, "text:hint", "")
    expect(page.locator(".to-mend").first).to_be_visible()
    assert not findings(page)
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= size[0], "nothing reaches out of the window"
