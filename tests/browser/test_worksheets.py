"""A worksheet and its answer key from the form to paper, in a real browser."""

from __future__ import annotations

from io import BytesIO

from playwright.sync_api import Page, expect
from pypdf import PdfReader

from tests.browser.axe import findings
from tests.browser.driving import go
from tests.budget import breadth
from tutor.puzzles.games import games, puzzles_of
from tutor.rooms import HOUSE

A4 = (297 - 2 * 8) / 25.4 * 96
"""The height (px) of what is printed on a sheet, with margins of 8 mm."""
LETTER = (279.4 - 2 * 8) / 25.4 * 96
"""The same of the lower kind of sheet."""
WHOLE = {
    *("turn", "reply", "round", "race", "twice"),
    *("trade", "cheap", "actions"),
    *("shift", "coal", "place", "packet", "soonest", "storeless"),
    *("days", "pair", "won"),
}
"""Kinds that show the whole table: each puzzle has a sheet."""
HEIGHTS = """() => {
  const high = (what) => document.querySelector(what).getBoundingClientRect().height;
  const over = [];
  for (const row of document.querySelectorAll(".groups-table thead tr")) {
    const cards = [...row.querySelectorAll(".scoring")].map((one) => one.getBoundingClientRect());
    over.push(...cards.filter((card, n) => n && card.left < cards[n - 1].right - 0.5));
  }
  const each = [...document.querySelectorAll(".paper-puzzle")];
  const first = high(".worksheet-head") + 8;
  return {
    all: high(".worksheet"),
    one: first + Math.max(...each.map((puzzle) => puzzle.getBoundingClientRect().height)),
    over: over.length,
  };
}"""
"""Heights of the worksheet, and of its head with the highest puzzle; Scoring cards that lie over
others."""


def sheets(page: Page, size: str) -> list[str]:
    """The words of each sheet."""
    reader = PdfReader(BytesIO(page.pdf(format=size, print_background=True)))
    return [" ".join(sheet.extract_text().split()) for sheet in reader.pages]


@breadth("game", *(game for game in HOUSE if game in games()))
def test_no_puzzle_is_larger_than_half_a_sheet_or_with_the_whole_table_a_sheet(
    open_app, game: str
) -> None:
    page = open_app(path="#classroom/handouts")
    for kind in puzzles_of(game).kinds:
        go(page, f"classroom/worksheet/{game}/2.{kind}/1")
        found = page.evaluate(HEIGHTS)
        assert found["one"] <= LETTER, kind
        assert kind in WHOLE or found["all"] <= A4, kind
        assert not found["over"], kind


@breadth("size", "A4", "Letter")
def test_a_teacher_prints_a_worksheet_and_its_key(open_app, size: str) -> None:
    page = open_app(path=f"#classroom/handouts/{next(iter(HOUSE))}", theme="dark")
    page.get_by_label("Kind").select_option("steal")
    page.get_by_label("How many").select_option("4")
    page.get_by_role("button", name="Make a worksheet").click()
    expect(page.locator("#heading")).to_have_text("Worksheet: Steal it")
    found = sheets(page, size)
    words = " ".join(found)
    assert len(found) == 2
    for sheet in found:  # none is cut in two
        assert sheet.count("Answer:") == sheet.count("with 1 Wild.") > 0
    assert words.count("with 1 Wild.") == 4
    assert "best answer" not in words
    assert "Print" not in words
    assert findings(page) == []
    page.get_by_role("link", name="The answer key").click()
    expect(page.locator("#heading")).to_have_text("Answers: Steal it")
    key = " ".join(sheets(page, size))
    assert key.count("The best answer.") == 4
    assert "9.1 Largest group" in key
    assert findings(page) == []
