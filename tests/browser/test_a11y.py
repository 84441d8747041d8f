"""Every page and state without a finding of axe, light and dark, on every size of screen."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.axe import ON_SCREENS, findings
from tests.browser.driving import by_mouse, go
from tests.budget import breadth

THEMES = breadth("theme", "dark", "light")

PAGES = (
    *("home", "lesson/first-bite", "lesson/groups/4", "lesson/final-score/7"),
    *("rules", "rules/4.3", "settings", "classroom", "table", "puzzles", "nowhere"),
)
LESSONS = (
    *("lesson/setting-the-table/2", "lesson/two-for-one/3", "lesson/wilds/3"),
    *("lesson/scoring-cards", "lesson/final-score/2", "lesson/whole-game/4"),
)
"""Further states of lessons."""


@ON_SCREENS
@breadth("addresses", PAGES, LESSONS, ids=["pages", "lessons"])
def test_no_page_has_a_finding(
    open_app, size: tuple[int, int], theme: str, addresses: tuple[str, ...]
) -> None:
    page = open_app(width=size[0], height=size[1], theme=theme)
    wrong = {}
    for address in addresses:
        go(page, address)
        if found := findings(page):
            wrong[address] = found
    assert not wrong


def _solve(page: Page) -> None:
    while not page.locator("[data-act=next]").is_visible():
        by_mouse(page, "hint")


def _finish(page: Page) -> None:
    go(page, "lesson/first-bite/5")  # the last step
    expect(page.locator("#heading")).to_contain_text("to the right of your first")
    _solve(page)
    by_mouse(page, "next")


STATES: dict[str, Callable[[Page], None]] = {
    "a box is chosen": lambda page: by_mouse(page, "stack:0"),
    "refused": lambda page: by_mouse(page, "tray:0"),
    "the rule is open": lambda page: by_mouse(page, "why"),
    "the board is said": lambda page: by_mouse(page, "board"),
    "a hint": lambda page: (by_mouse(page, "close"), by_mouse(page, "hint")),
    "solved": _solve,
    "finished": _finish,
}
"""What happens in a lesson, one after the other."""


@THEMES
def test_no_state_of_a_lesson_has_a_finding(open_app, theme: str) -> None:
    page = open_app(theme=theme, path="#lesson/first-bite/2")
    wrong = {}
    for name, happen in STATES.items():
        happen(page)
        if found := findings(page):
            wrong[name] = found
    assert not wrong


@THEMES
def test_high_contrast_has_no_finding(open_app, theme: str) -> None:
    page = open_app(theme=theme, path="#settings")
    page.get_by_label("High contrast").check()
    expect(page.locator(".tutor")).to_have_attribute("data-contrast", "high")
    assert findings(page) == []
    go(page, "lesson/groups/4")
    expect(page.locator("#heading")).to_contain_text("Truffle")
    assert findings(page) == []
