"""A visit begins: from a snapshot of Python's memory, or the slow way."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import wait_ready
from tests.browser.driving import go
from tests.site.sent import BELOW, sending
from tutor.rooms import HOUSE, qualified
from widgets.site.build import MIB, size

PATIENCE = 60_000
"""Milliseconds, for machines that are busy."""


def test_the_app_opens_and_plays_below_any_address(open_app, app) -> None:
    page = open_app()
    assert page.url.startswith(app.url)
    expect(page.get_by_role("heading", level=1)).to_have_text("Your box of lessons")
    go(page, "lesson/first-bite")
    expect(page.locator("#rendered_cells canvas").first).to_be_visible()
    expect(page).to_have_title("Lesson 1: First bite · Choco Tutor")


def test_a_table_of_each_game_is_there(open_app) -> None:
    page = open_app()
    for address in (qualified(game, "table") for game in HOUSE):
        go(page, address)
        expect(page.locator("dialog[open]")).to_be_visible()
        page.get_by_role("button", name="Start", exact=True).click()
        expect(page.locator("dialog[open]")).to_have_count(0)


@pytest.mark.long  # a broken snapshot leads to the same start
def test_without_the_snapshot_it_only_takes_longer(open_app, chromium) -> None:
    seen: list[str] = []
    context = chromium.new_context()  # heard from before its page asks for anything
    context.on("request", lambda request: seen.append(request.url.rpartition("/")[2]))
    page = open_app(context=context, path="?light", ready=False)
    page.wait_for_selector("#rendered_cells [data-act]", state="visible")
    assert "boot.js" in seen
    assert "code.pack" in seen
    assert "memory.pack" not in seen
    go(page, "lesson/first-bite")
    expect(page.locator("#rendered_cells canvas").first).to_be_visible()
    context.close()


@pytest.fixture
def spoiled(site: Path, tmp_path: Path) -> Iterator[Callable[[str], str]]:
    """Sends the site with one of its files spoiled; gives its address."""
    with sending(tmp_path) as sent:

        def spoil(name: str) -> str:
            shutil.copytree(site / BELOW, tmp_path / "copy", copy_function=os.link)
            (tmp_path / "copy" / name).unlink()  # or the original would be written to
            (tmp_path / "copy" / name).write_bytes(b"none of ours")
            return f"{sent.url}copy/"

        yield spoil


@pytest.mark.long
def test_a_snapshot_that_is_broken_is_done_without(open_app, spoiled) -> None:
    page = open_app(url=spoiled("memory.pack"), path="#settings")
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()
    seen: list[str] = []
    page.context.on("request", lambda request: seen.append(request.url.rpartition("/")[2]))
    page.reload()
    wait_ready(page)
    assert "code.pack" in seen
    assert "memory.pack" not in seen  # it is remembered


def test_a_browser_that_cannot_says_so(open_app, spoiled) -> None:
    page = open_app(url=spoiled("pyodide/pyodide.asm.wasm"), ready=False, problems=[])
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("cannot start in this browser", timeout=PATIENCE)


def test_a_visit_fetches_no_more_than_a_slow_network_bears(site) -> None:
    fetched = size(site / BELOW)
    assert fetched.usual <= 15 * MIB
    assert fetched.light <= 7 * MIB
