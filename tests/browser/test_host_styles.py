"""Styles of the page around a notebook's cell are in no cascade layer and would win over all of
ours; a cell has our styles without layers, so that it looks as it does on our own page.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.hosts import LAB, notebook
from tutor.lessons.course import course
from tutor.rooms import GAMES
from widgets import lesson_player
from widgets.browser import assets

HOSTILE = """
body div:is(.lm-Widget, .jp-Cell, div) :is(button, .panel) { padding: 1px; background: red; }
body:not(.a, .b, .c) :is(h1, h2, p, li) { font-size: 7px; line-height: 9px; margin: 30px; }
body:not(.a.b.c.d) .visually-hidden { position: static; width: auto; }
body:not(.a.b.c.d) [hidden] { display: block; }
"""
"""As a host may say it: of elements and classes, each more specific than any class of ours."""

LOOKS = """() => [...document.querySelectorAll(".tutor, .tutor *:not(svg *)")].flatMap((element) =>
  ["", "::before", "::after"].map((part) => {
    const style = getComputedStyle(element, part || null);
    const looks = [...style].map((each) => `${each}: ${style[each]}`).join("; ");
    return `${element.localName}.${element.className}${part} ${looks}`; }))"""
USE = """style => { document.querySelector("body > div > style").textContent = style; }"""
SET = """() => {
  const seen = (query, ...names) => {
    const style = getComputedStyle(document.querySelector(`.tutor ${query}`));
    return names.map((name) => style[name]);
  };
  const panel = document.querySelector(".tutor .task");
  const lost = panel.appendChild(document.createElement("p"));
  lost.hidden = true;
  const found = [
    seen(".btn:not([hidden])", "padding", "backgroundColor"), seen(".task", "padding"),
    seen("#heading", "fontSize", "lineHeight", "marginTop"),
    seen(".visually-hidden", "position", "width"), [getComputedStyle(lost).display],
  ];
  lost.remove();
  return found; }"""


@pytest.fixture
def lesson(chromium: Browser, monkeypatch: pytest.MonkeyPatch) -> Iterator[Page]:
    """A lesson in a cell of a notebook."""
    context = chromium.new_context(
        viewport={"width": 1000, "height": 900}, reduced_motion="reduce", locale="en"
    )
    first = course(GAMES[0])[0].id
    page = notebook(LAB, monkeypatch, cell=lambda **shell: lesson_player(first, **shell)).open(
        context
    )
    expect(page.locator("#heading")).to_be_visible()
    yield page
    context.close()


def looks(page: Page) -> list[str]:
    """Return how everything looks, once the page has come to rest."""
    seen: list[str] = []
    for _n in range(20):
        now = page.evaluate(LOOKS)
        if now == seen:
            break
        seen = now
    return seen


@pytest.mark.long  # widgets/test_layers.py reads the sheets
def test_a_cell_looks_the_same_without_layers_as_with_them(lesson: Page) -> None:
    without = looks(lesson)
    lesson.evaluate(USE, assets.style())
    assert looks(lesson) == without


def test_what_a_cell_says_of_its_looks_no_style_of_the_host_changes(lesson: Page) -> None:
    before = lesson.evaluate(SET)
    lesson.add_style_tag(content=HOSTILE)
    assert lesson.evaluate(SET) == before
    lesson.evaluate(USE, assets.style())
    assert lesson.evaluate(SET) != before, "with layers it would win"
