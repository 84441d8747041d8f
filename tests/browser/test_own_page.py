"""A page of somebody's own: what it says, what it prints and a lesson in it."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.serving import serve_app


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
        served.stop()
