"""A class in a real browser: a result is given, thirty are dropped, the finding is on the wall."""

from __future__ import annotations

import csv
import io
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.driving import go
from tutor import GAMES
from tutor.lessons.course import course
from tutor.results.result import Result, read_result, result_file
from tutor.results.tally import Slip, StepTally, Tally

TAUGHT = next(each for each in course(GAMES[0]) if each.steps[0].clauses)
CLAUSE = TAUGHT.steps[0].clauses[0]
DROP = """([zone, files]) => {
  const held = new DataTransfer();
  for (const [name, text] of files) held.items.add(new File([text], name));
  const target = document.querySelector(zone);
  for (const type of ["dragover", "drop"]) {
    const all = { dataTransfer: held, bubbles: true, cancelable: true };
    target.dispatchEvent(new DragEvent(type, all));
  }
}"""


def files(count: int) -> list[list[str]]:
    """Results of so many learners, every third of them stuck."""
    steps = (StepTally(n % 3 > 0, 1, (Slip(CLAUSE, "Not so."),)) for n in range(count))
    results = [
        Result(f"Learner {n:02}", "2026-03-04", tally=Tally({f"{TAUGHT.id}/1": step}))
        for n, step in enumerate(steps)
    ]
    return [[f"{each.name}.json", result_file(each)] for each in results]


def saved(page: Page, press: str) -> str:
    """The file that a button gives."""
    with page.expect_download() as download:
        page.locator(press).click()
    return Path(download.value.path()).read_text(encoding="utf-8")


def test_a_learner_gives_a_file_and_a_teacher_chooses_it(open_app, tmp_path):
    page = open_app(path="#lesson/first-bite")
    page.locator('[data-act="hint"]').click()
    expect(page.locator(".message.hint")).to_be_visible()
    go(page, "result")
    page.locator("#nickname").fill("Ada")
    expect(page.locator(".inside")).to_contain_text("Nickname: Ada.")
    text = saved(page, "#save")
    assert read_result(text).name == "Ada"
    chosen = tmp_path / "ada.json"
    chosen.write_text(text, encoding="utf-8")
    other = tmp_path / "cat.txt"
    other.write_text("meow", encoding="utf-8")
    go(page, "classroom/results")
    page.locator("#results-files").set_input_files([chosen, other])
    expect(page.locator(".heat tbody th")).to_have_text("Ada")
    expect(page.locator(".problems li")).to_have_text("“cat.txt”: It is no result of this tutor.")


def test_thirty_results_are_dropped_and_what_is_found_goes_to_the_wall_by_keys(open_app):
    page = open_app(path="#classroom/results")
    page.evaluate(DROP, [".going", files(30)])
    expect(page.locator(".heat tbody tr")).to_have_count(30)
    expect(page.locator(".finding")).to_contain_text("30 of 30 needed help")
    rows = list(csv.reader(io.StringIO(saved(page, "#csv"))))
    assert len(rows) == 31
    page.reload()
    expect(page.locator(".heat tbody tr")).to_have_count(30)
    page.locator("#show-finding").click()
    words = page.locator(".rule-words p").first
    expect(words).to_be_visible()
    expect(page.locator(".header")).to_have_count(0)
    page.keyboard.press("Space")
    expect(words).to_have_count(0)
    page.keyboard.press("Space")
    expect(words).to_be_visible()
    page.keyboard.press("PageDown")
    expect(page.locator(".lesson.projector")).to_be_visible()
    page.keyboard.press("PageDown")
    expect(page.locator(".dots [aria-current]")).to_have_text("Step 2")
    page.keyboard.press("PageUp")
    expect(page.locator(".dots [aria-current]")).to_have_text("Step 1")
    page.keyboard.press("Escape")
    expect(page.locator(".heat tbody tr")).to_have_count(30)
    page.locator("#forget-all").click()
    page.locator("#really-forget").click()
    expect(page.locator(".heat")).to_have_count(0)
    kept = page.evaluate("[...Object.keys(sessionStorage), ...Object.keys(localStorage)]")
    assert not [key for key in kept if "results" in key]


def test_nothing_on_the_wall_is_small_and_the_answer_waits(open_app):
    page = open_app(path="#classroom/projector/puzzle/who-0925fc8853", width=1024, height=768)
    expect(page.locator(".unknown")).to_have_text("?")
    small = page.evaluate(
        """() => [...document.querySelectorAll(".tutor-page *")].filter((e) =>
            e.checkVisibility() && !e.closest(".visually-hidden, .skip, svg") &&
            [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim()) &&
            parseFloat(getComputedStyle(e).fontSize) < 26).map((e) => e.textContent)"""
    )
    assert small == []
    page.keyboard.press("Space")
    expect(page.locator("#verdict")).to_be_visible()
    expect(page.locator("#reveal")).to_be_in_viewport()
    page.keyboard.press("Space")
    expect(page.locator("#verdict")).to_have_count(0)
