"""What goes wrong is said, and there is a way on."""

from __future__ import annotations

import signal

import pytest
from playwright.sync_api import expect

from tests.browser.driving import answered
from tests.browser.shell.seeing import log, press, wait_painted


def test_an_error_shows_a_way_on(open_app, server):
    problems: list[str] = []
    page = open_app(url=server.url, problems=problems)
    press(page, "break")
    banner = page.get_by_role("alert")
    expect(banner).to_contain_text("Something went wrong. Your place is kept.")
    banner.get_by_role("button", name="Go on").click()
    expect(banner).to_be_empty()
    press(page, "take:0")
    wait_painted(page, "tray", 5)


@pytest.mark.long  # test_pages.py has the app's kernel die
def test_a_dead_kernel_is_noticed_and_the_place_is_kept(open_app, server):
    problems: list[str] = []
    page = open_app(url=server.url, problems=problems)
    wait_painted(page, "tray")
    press(page, "take:0")
    press(page, "take:4")
    wait_painted(page, "tray", 4)
    press(page, "die")
    banner = page.get_by_role("alert")
    expect(banner).to_contain_text("The tutor has stopped. Your place is kept.", timeout=20_000)
    banner.get_by_role("button", name="Reload").click()
    wait_painted(page, "tray", 4)
    expect(page.get_by_label("Piece 4")).to_have_count(0)


def test_a_kernel_at_work_is_not_taken_for_dead(page, gate):
    page.evaluate(
        """() => { window.alarms = 0;
          new MutationObserver(() => { alarms += 1; })
            .observe(document.querySelector('[role="alert"]'), { childList: true }); }"""
    )
    press(page, "wait")
    page.evaluate(
        """() => { window.asked = 0;
          const { send } = WebSocket.prototype;
          WebSocket.prototype.send = function (data) { asked += 1; return send.call(this, data); };
        }"""
    )
    # From here on the page only asks whether Python is there, as often as an answer would take.
    page.wait_for_function("() => asked >= 3")
    expect(page.locator(".tutor")).to_have_class("tutor waits")
    gate.write_text("")
    expect(page.locator(".log li")).to_have_text("act wait")
    expect(page.locator(".tutor")).to_have_class("tutor")
    assert page.evaluate("alarms") == 0


def test_progress_stays_and_another_tab_hears_of_it(open_app, open_shell, server):
    first = open_shell()
    expect(first.locator(".stored")).to_have_text("nothing")
    second = open_app(url=server.url, context=first.context)
    press(first, "store:yes")
    expect(first.locator(".stored")).to_have_text("yes")
    expect(second.locator(".stored")).to_have_text("yes")
    assert log(second) == ["stored"]
    first.reload()
    expect(first.locator(".stored")).to_have_text("yes")
    assert first.evaluate("localStorage.getItem('tutor.seen')") == "yes"


def test_a_full_store_is_told_once_and_play_goes_on(page):
    press(page, "big")
    banner = page.get_by_role("alert")
    expect(banner).to_contain_text("does not keep your progress")
    banner.get_by_role("button").click()
    press(page, "big")
    press(page, "take:0")
    answered(page)
    expect(page.get_by_label("Piece 0")).to_have_count(0)
    expect(banner).to_be_empty()


def test_a_browser_that_keeps_nothing_is_told_once(open_app, server):
    page = open_app(url="about:blank", ready=False, problems=[])
    page.add_init_script(
        "for (const name of ['localStorage', 'sessionStorage'])"
        " Object.defineProperty(window, name, { get() { throw new DOMException('no'); } });"
    )
    page.goto(server.url)
    wait_painted(page, "tray")
    press(page, "take:0")
    wait_painted(page, "tray", 5)
    banner = page.get_by_role("alert")
    expect(banner).to_contain_text("does not keep your progress")
    press(page, "die")
    expect(banner).to_contain_text("has not kept your place", timeout=20_000)


def test_a_server_out_of_reach_is_said_and_the_game_goes_on_by_itself(open_app, server):
    page = open_app(url=server.url)
    wait_painted(page, "tray")
    banner = page.get_by_role("alert")
    server.process.send_signal(signal.SIGSTOP)
    try:
        # The sample calls a silent kernel lost after 1 s, before its server is known to be out of
        # reach; tests/scripts/line.test.js holds that this takes 3 s at most.
        expect(banner).to_contain_text("cannot be reached just now", timeout=15_000)
        press(page, "take:0")
        expect(banner).to_contain_text("cannot be reached just now")
    finally:
        server.process.send_signal(signal.SIGCONT)
    expect(banner).to_be_empty()
    wait_painted(page, "tray", 5)  # what was clicked meanwhile is not lost
    press(page, "take:4")
    wait_painted(page, "tray", 4)


def test_killed_kernels_are_not_handed_out(open_app, server):
    page = open_app(url=server.url, problems=[])
    wait_painted(page, "tray")
    press(page, "take:0")
    wait_painted(page, "tray", 5)
    forker = server.family()[1]
    for kernel in forker.children():
        kernel.kill()
    page.reload()
    wait_painted(page, "tray", 5)
    press(page, "take:4")
    wait_painted(page, "tray", 4)
