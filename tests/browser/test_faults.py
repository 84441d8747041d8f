"""What breaks on a real day, in the real app: at most the move under way is lost, and it is said
what to do. What breaks in a page alone is tried in `shell/test_trouble.py`."""

from __future__ import annotations

import json
import signal
from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenApp, wait_ready
from tests.browser.driving import answered, by_mouse, go, piece
from tests.browser.tables import a_match, act_at_once, open_table, stored, wait_for_turn
from tests.chocolatiers.widgets.test_puzzles_answer import clicks_for
from tests.relay import relayed
from tests.serving import Served, kernel_id, kernel_process, serve_app
from tutor import GAMES
from tutor.puzzles.games import puzzles_of
from tutor.puzzles.training import daily

pytestmark = pytest.mark.browser

LESSON = "#lesson/first-bite"
TAKE = "tray:2"
"""What the lesson's first step asks for."""
SECOND = "Fill the box with your cards and place it, unturned."
"""The task of its second step."""
BOX = "stack:0"
"""What can be chosen there."""


@pytest.fixture(scope="module")
def served() -> Iterator[Served]:
    """A server that these tests may do harm to."""
    served = serve_app("--pool", "1")
    yield served
    served.stop()


def in_the_second_step(page: Page) -> Page:
    """A learner who has solved the first step of the lesson."""
    by_mouse(page, TAKE)
    by_mouse(page, "next")
    expect(page.locator("#heading")).to_contain_text(SECOND)
    return page


def reload_as_told(page: Page) -> None:
    """Do what the page says: its kernel is gone."""
    told = page.get_by_role("alert")
    expect(told).to_contain_text("The tutor has stopped. Your place is kept.", timeout=30_000)
    told.get_by_role("button", name="Reload").click()
    wait_ready(page)  # the new page is there at once, its kernel when it has been loaded anew


def goes_on(page: Page) -> None:
    """The learner is where they were, and clicks are answered."""
    expect(page.locator("#heading")).to_contain_text(SECOND)
    by_mouse(page, BOX)
    expect(piece(page, BOX)).to_have_attribute("aria-pressed", "true")


LOSE_ONE = """() => {
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (data) {
    const text = typeof data === "string" ? data : new TextDecoder().decode(data);
    if (!text.includes('"event"')) return send.call(this, data);
    WebSocket.prototype.send = send;
  };
}"""


@pytest.mark.long  # half a minute goes by until it is said
def test_a_tap_that_is_lost_on_the_way_is_said_and_can_be_made_again(
    open_app: OpenApp, served: Served
) -> None:
    page = in_the_second_step(open_app(url=served.url, path=LESSON))
    page.evaluate(LOSE_ONE)
    piece(page, BOX).click()
    told = page.get_by_role("alert")
    expect(told).to_contain_text("Look whether your last tap has arrived.", timeout=60_000)
    told.get_by_role("button", name="All right").click()
    goes_on(page)


@pytest.mark.long
def test_a_kernel_killed_in_a_lesson_costs_nothing(open_app: OpenApp, served: Served) -> None:
    page = in_the_second_step(open_app(url=served.url, path=LESSON, problems=[]))
    kernel_process(served, kernel_id(page)).kill()
    reload_as_told(page)
    goes_on(page)


@pytest.mark.long  # test_pages.py kills the kernel of a page
def test_all_kernels_killed_at_once_cost_nobody_anything(open_app: OpenApp, served: Served) -> None:
    page = in_the_second_step(open_app(url=served.url, path=LESSON, problems=[]))
    table = open_table(open_app, a_match(actions=5), url=served.url, problems=[])
    played = act_at_once(table, stored(table))
    for process in reversed(served.family()[1:]):  # the parent of all kernels, too
        process.kill()
    reload_as_told(page)
    reload_as_told(table)
    goes_on(page)
    table.wait_for_selector(".turn")
    assert stored(table).record.actions[: played.length] == played.record.actions


TIMEOUTS = """AbortSignal.timeout = (ms) => {
  const off = new AbortController();
  setTimeout(() => off.abort(), ms);
  return off.signal;
}"""
"""The one timer that does not go by the clock of a test."""


def test_a_machine_that_stood_still_for_twenty_seconds_goes_on_where_it_was(
    open_app: OpenApp, served: Served
) -> None:
    """The seconds are the page's own: on a busy machine they only take longer."""
    page = open_app(url="about:blank", ready=False, problems=[])
    page.clock.install()
    page.add_init_script(TIMEOUTS)
    page.goto(f"{served.url}{LESSON}")
    in_the_second_step(page)
    told = page.get_by_role("alert")
    machine = served.family()
    for process in machine:
        process.send_signal(signal.SIGSTOP)
    try:
        page.clock.run_for(3_000)
        expect(told).to_contain_text("cannot be reached just now")
        expect(told).to_contain_text("Your place is kept, and this goes on by itself.")
        piece(page, BOX).click()
        page.clock.run_for(17_000)
        expect(told).to_contain_text("cannot be reached just now")
    finally:
        for process in machine:
            process.send_signal(signal.SIGCONT)
    expect(told).to_be_empty()
    answered(page)
    expect(piece(page, BOX)).to_have_attribute("aria-pressed", "true")


@pytest.mark.long
def test_after_a_restart_of_the_server_one_reload_is_enough(open_app: OpenApp) -> None:
    first = serve_app("--pool", "1")
    port = first.url.rstrip("/").rpartition(":")[2]
    try:
        page = in_the_second_step(open_app(url=first.url, path=LESSON, problems=[]))
    finally:
        first.stop()
    expect(page.get_by_role("alert")).to_contain_text("cannot be reached just now")
    second = serve_app("--pool", "1", "--port", port)
    try:
        reload_as_told(page)
        goes_on(page)
        page.goto("about:blank")  # before its server is gone for good
    finally:
        second.stop()


def test_cut_sockets_are_tied_again_and_nothing_is_said(open_app: OpenApp, served: Served) -> None:
    with relayed(served.url) as line:
        page = in_the_second_step(open_app(url=line.url, path=LESSON))
        assert line.cut()
        goes_on(page)
        expect(page.get_by_role("alert")).to_be_empty()
        page.goto("about:blank")


HOLD = """() => {
  window.held = 0;
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (data) {
    if (new TextDecoder().decode(data).includes('"event"')) held += 1;
    else send.call(this, data);
  };
  window.letGo = () => { WebSocket.prototype.send = send; };
}"""
"""What a tap sends comes to nothing: the network has gone."""


def test_a_tap_made_as_the_network_goes_is_made_up_for(open_app: OpenApp, served: Served) -> None:
    with relayed(served.url) as line:
        page = in_the_second_step(open_app(url=line.url, path=LESSON))
        page.evaluate(HOLD)
        piece(page, BOX).click()
        page.wait_for_function("() => held")
        page.evaluate("letGo()")
        assert line.cut()
        answered(page)
        expect(piece(page, BOX)).to_have_attribute("aria-pressed", "true")
        expect(page.get_by_role("alert")).to_be_empty()
        page.goto("about:blank")


def test_an_answer_that_the_network_has_lost_comes_again(open_app: OpenApp, served: Served) -> None:
    """The line seems open at both ends. The page asks the server, which says that it is there."""
    with relayed(served.url) as line:
        page = in_the_second_step(open_app(url=line.url, path=LESSON, problems=[]))
        line.lose()
        piece(page, BOX).click()
        told = page.get_by_role("alert")
        expect(told).to_contain_text("cannot be reached just now")
        expect(told).to_be_empty(timeout=60_000)
        answered(page)
        expect(piece(page, BOX)).to_have_attribute("aria-pressed", "true")
        expect(told).to_be_empty()
        goes_on_from(page)
        page.goto("about:blank")


def goes_on_from(page: Page) -> None:
    """What was chosen is given back, and can be chosen again."""
    by_mouse(page, BOX)
    by_mouse(page, BOX)
    expect(piece(page, BOX)).to_have_attribute("aria-pressed", "true")


PATIENT = "AbortSignal.timeout = () => new AbortController().signal"
"""The server may take as long as it likes to say that it is there: that is tried elsewhere."""


def test_a_kernel_at_work_is_not_taken_for_dead_for_long(open_app: OpenApp, served: Served) -> None:
    """One that stands still is as silent as one at work. The seconds are the page's own."""
    page = open_app(url="about:blank", ready=False, problems=[])
    page.clock.install()
    page.add_init_script(PATIENT)
    page.goto(f"{served.url}{LESSON}")
    in_the_second_step(page)
    told = page.get_by_role("alert")
    kernel = kernel_process(served, kernel_id(page))
    page.clock.pause_at(page.evaluate("Date.now()") / 1_000 + 1)
    kernel.suspend()
    try:
        piece(page, BOX).click()
        for _step in range(20):
            page.clock.run_for(1_500)  # a longer step would be taken for a computer that slept
        expect(told).to_be_empty()
        expect(page.locator(".tutor")).to_have_class("tutor waits")
        for _step in range(40):
            page.clock.run_for(1_500)
        expect(told).to_contain_text("The tutor has stopped. Your place is kept.")
    finally:
        kernel.resume()
        page.clock.resume()
    answered(page)
    expect(told).to_be_empty()
    expect(piece(page, BOX)).to_have_attribute("aria-pressed", "true")


INK = """() => [...document.querySelectorAll("canvas")].map((canvas) => {
  const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  return data.reduce((sum, value) => sum + value, 0);
})"""
FORGET = """for (const canvas of document.querySelectorAll("canvas")) {
  canvas.getContext("2d").reset();
  canvas.dispatchEvent(new Event("contextrestored"));
}"""


def test_pictures_that_a_browser_has_dropped_come_again(open_app: OpenApp) -> None:
    page = open_app(path=LESSON)
    page.wait_for_function(f"() => ({INK})().every((ink) => ink)")
    before = page.evaluate(INK)
    page.evaluate(FORGET)
    page.wait_for_function(f"before => String(({INK})()) === String(before)", arg=before)


ANOTHER_SCREEN = """(() => {
  const { matchMedia } = window;
  let sharp = 1;
  Object.defineProperty(window, "devicePixelRatio", { get: () => sharp });
  const asked = [];
  window.matchMedia = (query) => {
    if (!query.includes("resolution")) return matchMedia.call(window, query);
    asked.push(new EventTarget());
    return asked.at(-1);
  };
  window.moveTo = (value) => {
    sharp = value;
    for (const query of asked.splice(0)) query.dispatchEvent(new Event("change"));
  };
})()"""


def test_pictures_are_sharp_on_another_screen(open_app: OpenApp, app: Served) -> None:
    """The window is as large there; only its pixels are others."""
    page = open_app(url="about:blank", ready=False, problems=[])
    page.add_init_script(ANOTHER_SCREEN)
    page.goto(f"{app.url}{LESSON}")
    wait_ready(page)
    sharp = """n => [...document.querySelectorAll("canvas")].every(
      ({ width, offsetWidth }) => width === n * offsetWidth)"""
    for times in (1, 2, 3):
        page.evaluate(f"moveTo({times})")
        page.wait_for_function(sharp, arg=times)


# ---- what the browser keeps

FILL = """() => {
  let size = 1 << 22;
  for (let n = 0; size >= 1; n += 1) {
    try { localStorage.setItem(`other.${n}`, "x".repeat(size)); } catch { size >>= 1; }
  }
}"""


def test_a_store_that_is_full_keeps_all_for_this_tab(open_app: OpenApp, tmp_path: Path) -> None:
    page = open_table(open_app, a_match(actions=5))
    there = stored(page)
    page.evaluate(FILL)
    by_mouse(page, "tray:0" if there.state.phase == "action" else "skip")
    told = page.get_by_role("alert")
    expect(told).to_contain_text("does not keep your progress. Save a copy in Settings")
    told.get_by_role("button").click()
    now = said(page)
    page.reload()
    page.wait_for_selector(".turn")
    assert said(page) == now
    go(page, "lesson/first-bite")
    in_the_second_step(page)
    go(page, "settings")
    with page.expect_download() as waiting:
        page.locator("[data-act=save-copy]").click()
    waiting.value.save_as(copy := tmp_path / "copy.json")
    assert json.loads(json.loads(copy.read_text())["progress"])["places"]["first-bite"][0] == 1
    elsewhere = open_app(path="#settings")
    elsewhere.set_input_files("input[type=file]", copy)
    expect(elsewhere.locator(".news")).to_contain_text("Your progress is here.")
    go(elsewhere, "lesson/first-bite")
    goes_on(elsewhere)


def said(page: Page) -> str:
    """The table in words."""
    by_mouse(page, "dialog:words")
    words = page.locator("dialog").inner_text()
    page.keyboard.press("Escape")
    return words


def test_two_tabs_go_on_with_one_game(open_app: OpenApp) -> None:
    one = open_table(open_app, a_match(actions=5))
    two = open_app(path="#table", context=one.context)
    two.wait_for_selector(".turn")
    act_at_once(one, stored(one))
    one.close()  # what it has begun is finished in the other
    played = wait_for_turn(two)
    later = act_at_once(two, played)
    assert later.record.actions[: played.length] == played.record.actions


@pytest.mark.long
def test_progress_of_two_tabs_is_joined(open_app: OpenApp) -> None:
    one = open_app(path=LESSON)
    two = open_app(path="#lesson/groups", context=one.context)
    in_the_second_step(one)
    by_mouse(two, "hint")
    two.close()
    one.reload()
    goes_on(one)
    kept = json.loads(one.evaluate("localStorage.getItem('tutor.progress')"))["places"]
    assert kept["first-bite"][0] == 1


@pytest.mark.long
def test_a_clock_that_was_a_year_ahead_does_no_harm(open_app: OpenApp, app: Served) -> None:
    page = open_app(url="about:blank", ready=False, problems=[])
    now = datetime.now(UTC)
    page.clock.set_fixed_time(now + timedelta(days=365))
    page.goto(app.url)
    solve_the_days(page, (now + timedelta(days=365)).date())
    page.clock.set_fixed_time(now)
    page.goto(app.url)
    page.reload()
    expect(page.locator(".week li").first).to_be_visible()
    expect(page.locator(".week .solved")).to_have_count(0)
    solve_the_days(page, now.date())
    go(page, "home")
    expect(page.locator(".week .solved")).to_have_count(1)
    expect(page.locator(".daily")).to_contain_text("1 day in a row")


def solve_the_days(page: Page, day: date) -> None:
    """Solve the puzzle of a day, an easy one of a first week."""
    page.locator("#solve-daily").click()
    expect(page.locator("[data-act=check]")).to_be_visible()
    puzzle = daily(puzzles_of(GAMES[0]).shipped(), day, easy=True)
    for target in clicks_for(puzzle.task, puzzle.proof.answers[0]):
        by_mouse(page, target)
    by_mouse(page, "check")
    expect(page.locator("#verdict.solved")).to_be_visible()
