"""What a class hands round is anybody's: results, links, lessons and files become text at the most,
and one that cannot be gets one sentence.
"""

from __future__ import annotations

from pathlib import Path

import attrs
import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenApp
from tests.browser.driving import answered, by_mouse, go
from tests.browser.test_going import CLAUSE, DROP, TAUGHT
from tests.budget import breadth
from tutor.lessons.written import read_written
from tutor.lessons.written.build import writing_of
from tutor.lessons.written.file import writable, written_link
from tutor.results.result import Result, result_file
from tutor.results.tally import Slip, StepTally, Tally

pytestmark = pytest.mark.browser

HOSTILE = "<img src=x onerror=document.title='owned'>"
NICK = HOSTILE[:24].strip()
HUGE = 50 << 20
"""Bytes of a file that somebody was given."""


def harmless(page: Page) -> None:
    """Nothing of it became a part of the page. (A request to elsewhere and a refused script fail
    the test by themselves.)"""
    answered(page)
    assert not page.locator("img, iframe, object, embed, script:not([src], [type])").count()
    assert page.title() != "owned"


def test_results_of_anybodys_making_are_text(open_app: OpenApp) -> None:
    page = open_app(path="#classroom/results")
    step = StepTally(False, 1, (Slip(CLAUSE, HOSTILE, 3),))
    result = Result(NICK, "2026-03-04", tally=Tally({f"{TAUGHT.id}/1": step}))
    twin = attrs.evolve(result, name="Ada")
    files = [[HOSTILE, result_file(result)], ["b", result_file(twin)], [HOSTILE, HOSTILE]]
    page.evaluate(DROP, [".going", files])
    expect(page.locator(".heat tbody th").first).to_have_text(NICK)
    expect(page.locator(".finding")).to_contain_text(HOSTILE)
    expect(page.locator(".problems li")).to_contain_text(HOSTILE)
    harmless(page)
    page.locator("#show-finding").click()
    expect(page.locator(".rule-words p").first).to_be_visible()
    harmless(page)


def test_links_of_anybodys_making_are_text_or_refused_in_a_sentence(open_app: OpenApp) -> None:
    page = open_app()
    for address in (
        f"today/first-bite/{HOSTILE}",
        f"today/{HOSTILE}",
        f"given/{HOSTILE}",
        f"classroom/results/choco-result.{HOSTILE}",
        f"classroom/link/{HOSTILE}",
    ):
        go(page, address)
        expect(page.locator(".message").first).to_be_visible()
        harmless(page)
        go(page, "home")
    (template, *_others) = writing_of(writable()[0]).templates()
    written = read_written(template)
    (first, *rest) = written.steps
    steps = (attrs.evolve(first, text=f"{first.text} {HOSTILE}"), *rest)
    link = written_link(attrs.evolve(written, title=HOSTILE, aim=HOSTILE, steps=steps))
    go(page, f"given/{link}")
    expect(page.locator("#heading")).to_have_text(HOSTILE)
    harmless(page)
    by_mouse(page, "begin")
    expect(page.locator("#heading")).to_contain_text(HOSTILE)
    harmless(page)


@breadth(
    ("address", "field", "told"),
    ("classroom/results", "#results-files", "far too large for a result"),
    ("given", "#open-lesson", "far too long"),
    ("puzzles", "#open-pack", "far too long"),
    ("settings", "input[type=file]", "It is no copy of this tutor’s progress."),
)
def test_a_file_of_fifty_megabytes_is_refused_in_a_sentence_and_nothing_else_happens(
    open_app: OpenApp, tmp_path: Path, address: str, field: str, told: str
) -> None:
    """Sent as it is, it would cost the page its socket."""
    file = tmp_path / "huge.txt"
    file.write_bytes(b"a" * HUGE)
    page = open_app(path=f"#{address}")
    page.set_input_files(field, file)
    expect(page.get_by_text(told).first).to_be_visible()
    go(page, "home")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_what_is_no_text_at_all_is_refused_in_a_sentence(open_app: OpenApp, tmp_path: Path) -> None:
    """Photos among the results, each letter of which would become seven on its way."""
    page = open_app(path="#classroom/results")
    photos = []
    for n in range(9):
        photos.append(tmp_path / f"photo-{n}.jpg")
        photos[-1].write_bytes(b"\0" * 249_000)
    page.set_input_files("#results-files", photos)
    expect(page.locator(".problems li")).to_have_count(9)
    expect(page.locator(".problems li").first).to_have_text(
        "“photo-0.jpg”: It is no result of this tutor."
    )
    page.evaluate(
        """() => { const box = document.querySelector("[name=texts]");
          box.value = "\\u0001".repeat(5_000_000); box.form.requestSubmit(); }"""
    )
    answered(page)
    expect(page.locator(".problems li").first).to_contain_text("far too long for a result")
