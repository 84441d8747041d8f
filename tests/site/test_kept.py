"""What a visit keeps: it opens without a network, bears the end of Python, and takes a new version
when the learner says so.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from attrs import frozen
from playwright.sync_api import Browser, Page, expect

from tests.browser.driving import by_mouse, go, piece
from tests.budget import breadth
from tests.site.sent import BELOW, sending
from widgets.site.build import write_worker

LESSON = "#lesson/first-bite"
SECOND = "Fill the box with your cards and place it, unturned."
"""The task of the lesson's second step."""
BOX = "stack:0"
"""What can be chosen there."""
BUSY = 60_000
"""Milliseconds, for machines that are busy."""
OLD, NEW = "Learn board games by playing them.", "Of a newer version."
WHOLE = "navigator.serviceWorker.ready.then(() => !!navigator.serviceWorker.controller)"
"""Whether all is kept that is needed without a network."""


def in_the_second_step(page: Page) -> Page:
    """A learner who has solved the first step of the lesson."""
    by_mouse(page, "tray:2")
    by_mouse(page, "next")
    expect(page.locator("#heading")).to_contain_text(SECOND)
    return page


def goes_on(page: Page) -> None:
    """The learner is where they were, and clicks are answered."""
    expect(page.locator("#heading")).to_contain_text(SECOND, timeout=BUSY)
    by_mouse(page, BOX)
    expect(piece(page, BOX)).to_have_attribute("aria-pressed", "true")


@pytest.fixture(scope="module")
def chromium(real_chromium: Browser) -> Browser:
    """A browser that keeps what it is asked to keep."""
    return real_chromium


@frozen
class Published:
    """A site of its own that a test may change."""

    url: str
    folder: Path

    def renew(self) -> None:
        """Publish another version of it."""
        page = self.folder / "index.html"
        page.write_text(page.read_text(encoding="utf-8").replace(OLD, NEW), encoding="utf-8")
        (self.folder / "sw.js").unlink()
        write_worker(self.folder)


@pytest.fixture
def published(site: Path, tmp_path: Path) -> Iterator[Published]:
    """The site, sent as long as the test takes."""
    folder = tmp_path / "tutor"
    shutil.copytree(site / BELOW, folder)
    with sending(tmp_path, "tutor/") as sent:
        yield Published(sent.url, folder)


@pytest.mark.long  # the next test has no network either
def test_a_second_visit_needs_no_network(open_app, site) -> None:
    with sending(site, f"{BELOW}/") as sent:
        page = in_the_second_step(open_app(url=sent.url, path=LESSON))
        page.wait_for_function(WHOLE)
    page.close()
    again = open_app(url=sent.url, path=LESSON, context=page.context)
    assert again.evaluate("performance.getEntriesByType('navigation')[0].workerStart > 0")
    for address in ("table", "puzzles", "settings"):
        go(again, address)
        expect(again.get_by_role("heading", level=1)).to_be_visible()


@breadth(("first", "second"), ("?light", ""), ("", "?light"))
def test_without_a_network_it_starts_from_what_is_kept(open_app, site, first, second) -> None:
    """The snapshot or the modules; this visit would rather have the other."""
    with sending(site, f"{BELOW}/") as sent:
        page = open_app(url=sent.url, path=first)
        page.wait_for_function(WHOLE)
    page.close()
    again = open_app(url=sent.url, path=second, context=page.context, problems=[])
    go(again, "settings")
    expect(again.get_by_role("heading", name="Settings")).to_be_visible()


NOTE_WORKERS = """if (window.ServiceWorkerContainer) {
  const { register } = ServiceWorkerContainer.prototype;
  ServiceWorkerContainer.prototype.register = function (script, options) {
    window.asked = script;
    return register.call(this, script, options);
  };
}"""
"""What is asked to keep the site."""


@pytest.mark.long
def test_who_begins_to_save_data_is_offered_no_new_version(open_app, app) -> None:
    """The same version under another address would be one that waits to be taken."""
    page = open_app()
    page.wait_for_function(WHOLE)
    page.context.add_init_script(NOTE_WORKERS)
    again = open_app(path="?light", context=page.context)
    again.wait_for_function("window.asked")
    assert again.evaluate("window.asked") == f"{app.url}sw.js"


def test_the_end_of_python_costs_nobody_their_place(open_app) -> None:
    page = in_the_second_step(open_app(path=LESSON, problems=[]))
    deep = "() => self.onmessage({ data: '['.repeat(1e6) })"  # which Python does not survive
    page.workers[0].evaluate(deep)
    expect(page.get_by_text("The tutor had to start again. You are where you were.")).to_be_visible(
        timeout=BUSY
    )
    goes_on(page)


TAKES = """async () => {
  const kept = await navigator.serviceWorker.ready;
  await kept.update();
  const coming = kept.installing ?? kept.waiting;
  if (!coming) return "nothing new";
  while (coming.state === "installing")
    await new Promise((done) => coming.addEventListener("statechange", done, { once: true }));
  return coming.state;
}"""
"""What has become of a new version, once its files have come."""


def test_a_file_that_is_not_what_its_sum_says_is_not_taken(open_app, published) -> None:
    """Changed on the way, or half of another version."""
    page = open_app(url=published.url, path=LESSON, problems=[])
    page.wait_for_function(WHOLE)
    in_the_second_step(page)
    published.renew()
    look = published.folder / "look.css"
    listed = look.read_bytes()
    look.write_bytes(listed.replace(b"{", b"{ color: red;", 1))
    (published.folder / "index.html").write_text("none of ours")
    assert page.evaluate(TAKES) == "redundant"
    page.reload()
    goes_on(page)
    assert version(page) == OLD
    expect(page.get_by_role("button", name="Take it now")).to_have_count(0)


def version(page: Page) -> str | None:
    """What the page says about itself."""
    return page.locator("meta[name=description]").get_attribute("content")


def offered(page: Page, published: Published) -> Page:
    """A page to which a new version was offered in the second step."""
    page.wait_for_function(WHOLE)
    in_the_second_step(page)
    published.renew()
    page.evaluate("navigator.serviceWorker.ready.then((kept) => kept.update()).then(() => null)")
    expect(page.get_by_text("A new version of the tutor is ready.")).to_be_visible(timeout=BUSY)
    goes_on(page)
    return page


@pytest.mark.long
def test_a_new_version_is_taken_when_the_learner_says_so(open_app, published) -> None:
    page = offered(open_app(url=published.url, path=LESSON), published)
    assert version(page) == OLD
    page.get_by_role("button", name="Take it now").click()
    expect(page.locator("meta[name=description]")).to_have_attribute("content", NEW, timeout=BUSY)
    goes_on(page)


@pytest.mark.long
def test_a_version_that_another_tab_has_taken_is_taken_as_well(open_app, published) -> None:
    page = offered(open_app(url=published.url, path=LESSON), published)
    other = open_app(url=published.url, context=page.context)
    for each in (other, page):
        each.get_by_role("button", name="Take it now").click()
        new = each.locator("meta[name=description]")
        expect(new).to_have_attribute("content", NEW, timeout=BUSY)


@pytest.mark.long
def test_until_then_the_version_stays_whole(open_app, published) -> None:
    page = offered(open_app(url=published.url, path=LESSON), published)
    page.get_by_role("button", name="Later").click()
    expect(page.get_by_role("button", name="Later")).to_have_count(0)
    page.reload()
    goes_on(page)
    assert version(page) == OLD
    expect(page.get_by_role("button", name="Take it now")).to_be_visible(timeout=BUSY)
