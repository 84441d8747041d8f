"""Games in a real browser that are taken back, kept, saved, shared and looked back at."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.axe import findings
from tests.browser.conftest import DESKTOP, PHONE, OpenApp
from tests.browser.driving import by_mouse
from tests.browser.matches import to_the_end
from tests.browser.tables import (
    STORED,
    a_match,
    act_at_once,
    choice,
    open_table,
    played_on,
    stored,
    wait_for_turn,
)
from tests.budget import breadth
from tutor import Record

pytestmark = pytest.mark.browser


@pytest.mark.long
def test_undo_redo_and_looking_back(open_app: OpenApp) -> None:
    page = open_table(open_app, a_match(actions=10))
    start = stored(page)
    act_at_once(page, start)
    wait_for_turn(page)
    by_mouse(page, "undo")
    page.wait_for_function(
        "([key, n]) => JSON.parse(localStorage.getItem(key)).actions.length === n",
        arg=[STORED, start.length],
    )
    by_mouse(page, "redo")
    played_on(page, start.length)
    by_mouse(page, "dialog:menu")
    by_mouse(page, "look-back")
    page.locator("#replay").fill("3")
    expect(page.locator("#heading")).to_contain_text("Move 3 of")
    by_mouse(page, "play-on")
    page.wait_for_function(
        "key => JSON.parse(localStorage.getItem(key)).actions.length <= 4", arg=STORED
    )


def test_save_and_load_through_files(open_app: OpenApp, tmp_path: Path) -> None:
    match = a_match(actions=9)
    page = open_table(open_app, match)
    by_mouse(page, "dialog:menu")
    with page.expect_download() as waiting:
        by_mouse(page, "save")
    saved = tmp_path / waiting.value.suggested_filename
    waiting.value.save_as(saved)
    assert Record.load(saved.read_text()).state == match.state
    broken = tmp_path / "broken.json"
    broken.write_text("{")
    page.set_input_files("#load", broken)
    expect(page.locator(".message.refused")).to_contain_text("nothing the tutor saved")
    assert stored(page).length == match.length
    other = open_table(open_app, a_match(3))
    by_mouse(other, "dialog:menu")
    other.set_input_files("#load", saved)
    expect(other.locator("dialog")).to_have_count(0)
    assert stored(other).state == match.state


@pytest.mark.long  # test_handed.py opens links
def test_a_link_opens_the_game_in_another_browser(open_app: OpenApp) -> None:
    match = a_match(actions=9)
    page = open_table(open_app, match)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    by_mouse(page, "dialog:menu")
    by_mouse(page, "shared")
    expect(page.locator(".message")).to_contain_text("copied")
    address = page.evaluate("navigator.clipboard.readText()")
    assert address.startswith(page.url.partition("#")[0])
    other = open_app(path="#table/" + address.partition("#table/")[2])
    other.wait_for_selector(".turn")
    assert stored(other).state == match.state
    garbled = open_app(path="#table/abc")
    expect(garbled.locator(".message").first).to_contain_text("link is damaged")


def test_a_closed_tab_is_picked_up_again(open_app: OpenApp) -> None:
    page = open_table(open_app, a_match(actions=5))
    there = stored(page)
    later = act_at_once(page, there)
    context = page.context
    page.close()
    again = open_app(path="#table", context=context)
    again.wait_for_selector(".turn")
    assert stored(again).length >= later.length


@pytest.mark.long  # the pages alone: widgets/test_table_coach.py
@breadth("size", DESKTOP, PHONE)
def test_a_key_moment_is_played_from_and_the_game_is_kept(
    open_app: OpenApp, size: tuple[int, int]
) -> None:
    match = a_match(2)
    while not match.over:
        action = choice(match)
        if match.your_turn and match.state.phase == "bonus" and match.state.turn > 6:
            action = match.game.parse_action("skip")
        match.play(action)
    page = open_table(open_app, match, width=size[0], height=size[1])
    to_the_end(page, by_mouse)
    by_mouse(page, "moments")
    moments = page.locator(".key-moment")
    expect(moments.first).to_be_visible(timeout=60_000)
    expect(page.locator("#heading")).to_contain_text("key moment")
    assert not findings(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    moments.first.get_by_role("button").click()
    expect(page.locator(".turn .message")).to_contain_text("Your finished game is kept")
    branch = stored(page)
    assert branch.origin is not None
    assert branch.origin.record.actions == match.record.actions
    assert branch.record.actions == match.record.actions[: branch.length]
    by_mouse(page, "hint")
    expect(page.locator('[data-shows="hint"]').first).to_be_attached()
    by_mouse(page, "dialog:menu")
    page.click('dialog [data-act="origin"]')
    expect(moments.first).to_be_visible()
    assert stored(page).record.actions == match.record.actions
