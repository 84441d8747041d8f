"""A page of somebody's own: what it says, what it prints and a lesson in it."""

from __future__ import annotations

import socket
import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.serving import serve, serve_app


def test_prose_and_print_stand_round_the_widgets(open_app):
    notebook = Path(__file__).with_name("samples") / "own_page.ipynb"
    served = serve_app("--pool", "0", "--notebook", str(notebook))
    try:
        page = open_app(url=served.url)
        expect(page.locator(".prose h1")).to_contain_text("A page of mine")
        expect(page.locator(".prose em")).to_have_text("prose")
        expect(page.locator("pre.prose")).to_have_text("What is printed")
        expect(page.locator(".tutor .lesson")).to_be_visible()
        expect(page.locator(".tutor a")).to_have_count(0)
        page.goto("about:blank")
    finally:
        served.end()


def free_port() -> int:
    """A port that is free now; stock Voila prints 0 where it chooses one."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


@pytest.mark.long
def test_stock_voila_scrolls_down_to_the_task(chromium):
    notebook = Path(__file__).with_name("samples") / "own_page.ipynb"
    command = [
        sys.executable,
        "-m",
        "voila",
        str(notebook),
        "--no-browser",
        f"--port={free_port()}",
    ]
    served = serve(command)
    page = chromium.new_page(viewport={"width": 1100, "height": 500})
    try:
        page.goto(served.url)
        expect(page.locator(".tutor .lesson")).to_be_visible()
        shell = page.locator(".tutor").first
        before = shell.bounding_box()["y"]
        page.mouse.move(550, 490)
        page.mouse.wheel(0, 300)
        page.wait_for_function(
            "before => document.querySelector('.tutor').getBoundingClientRect().top < before",
            arg=before,
        )
    finally:
        page.close()
        served.end()
