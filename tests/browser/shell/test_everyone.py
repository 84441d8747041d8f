"""The shell for those who cannot see it well or hit it well."""

from __future__ import annotations

import pytest

from tests.browser.axe import findings
from tests.budget import breadth


@pytest.mark.long  # test_a11y.py looks at the app's own pages
@breadth("theme", "dark", "light")
def test_axe_finds_nothing(open_shell, theme):
    page = open_shell(theme=theme)
    assert page.locator("canvas").first.get_attribute("aria-hidden") == "true"
    assert page.locator("canvas").first.get_attribute("tabindex") is None
    assert page.get_by_role("main").count() == 1
    assert page.locator('[role="application"]').count() == 0
    assert findings(page) == []


def test_the_focus_ring_is_whole(page):
    page.locator('[data-act="wait"]').focus()
    page.keyboard.press("Shift+Tab")
    style = page.evaluate(
        "(({outlineWidth: w, outlineOffset: o, outlineStyle: s}) => [w, o, s])"
        "(getComputedStyle(document.activeElement))"
    )
    assert style == ["3px", "3px", "solid"]
    clips = page.evaluate(
        """() => { const found = [];
          for (let n = document.activeElement.parentElement; n.parentElement; n = n.parentElement)
            if (getComputedStyle(n).overflow !== "visible") found.push(n.className);
          return found; }"""
    )
    assert clips == []


def test_every_button_is_large_enough_for_a_finger(page):
    page.set_viewport_size({"width": 390, "height": 844})
    sizes = page.evaluate(
        "[...document.querySelectorAll('button')].filter((b) => b.offsetParent).map((b) => {"
        " const { width, height } = b.getBoundingClientRect(); return Math.min(width, height); })"
    )
    assert sizes
    assert min(sizes) >= 44
