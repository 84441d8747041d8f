"""Chocoly's puzzle editor in a real browser: laid by mouse and drag, proven, solved, served."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.axe import findings
from tests.browser.conftest import DESKTOP, PHONE, OpenApp
from tests.browser.driving import answered, by_keys, by_mouse, by_touch
from tests.browser.test_hands import centre, drag
from tutor.chocoly.puzzles.model import GAME
from tutor.puzzles.pack import load_pack, to_link
from widgets.chocoly.puzzles.table import clicks

pytestmark = pytest.mark.browser


def test_a_teachers_puzzle_is_laid_proven_solved_and_served(
    open_app: OpenApp, tmp_path: Path
) -> None:
    page = open_app(path="#chocoly/editor")
    expect(page.locator(".found")).to_contain_text("Proven")
    by_mouse(page, "undo")
    for corner in (0, 3, 3):  # AAAB -> BAAA -> turned on below
        by_mouse(page, f"corner:{corner}")
    expect(page.locator("#corner-0")).to_have_attribute(
        "aria-label", "upper left: Biscuit; press for the next flavour"
    )
    by_mouse(page, "corner:2")
    by_mouse(page, "corner:3")  # BABB
    drag(page, "hand:0", centre(page, '[data-act="at:4,1"]'))
    expect(page.locator(".found")).to_contain_text("Proven")
    by_mouse(page, "best")
    expect(page.locator(".answer-words")).to_contain_text("stack")
    by_mouse(page, "add")
    with page.expect_download() as waiting:
        by_mouse(page, "save")
    file = tmp_path / waiting.value.suggested_filename
    waiting.value.save_as(file)
    (puzzle,) = load_pack(file.read_text(), GAME)
    by_mouse(page, "try")
    page.wait_for_url(lambda url: url.endswith(to_link(puzzle)))
    for target in (*clicks(puzzle.task, puzzle.proof.answers[0]), "check"):
        by_mouse(page, target)
    expect(page.locator("#verdict.solved")).to_be_visible()
    other = open_app(path="#chocoly/puzzles")
    other.set_input_files("#open-pack", file)
    by_mouse(other, "serve-pack")
    expect(other.locator("#heading")).to_contain_text("as small as can be")


def test_by_keyboard_what_cannot_be_is_said_with_its_rule(open_app: OpenApp) -> None:
    page = open_app(path="#chocoly/editor")
    by_keys(page, "clear")
    by_keys(page, "at:0,0")
    expect(page.locator(".found .message.hint, .found .message.solved")).to_be_visible()
    page.keyboard.press("k")
    expect(page.locator("#mode-stack")).to_have_attribute("aria-pressed", "true")
    by_keys(page, "keep")
    expect(page.locator("#refusal")).to_contain_text("take one out")
    expect(page.locator("#refusal a")).to_have_attribute("href", "#chocoly/rules/1.2")


@pytest.mark.long
@pytest.mark.parametrize(
    ("size", "theme"), [(DESKTOP, "light"), (PHONE, "dark")], ids=["desktop", "phone"]
)
def test_axe_finds_nothing(open_app: OpenApp, size: tuple[int, int], theme: str) -> None:
    phone = size == PHONE
    page = open_app(path="#chocoly/editor", width=size[0], height=size[1], theme=theme, touch=phone)
    expect(page.locator(".found .solved")).to_be_visible()
    do = by_touch if phone else by_mouse
    do(page, "best")
    do(page, "mode:stack")
    do(page, "drop-tile:0")
    answered(page)
    assert not findings(page)
