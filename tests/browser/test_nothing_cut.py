"""What one must see at a glance is not cut off where there is little room."""

from __future__ import annotations

from playwright.sync_api import expect

from tutor import GAMES

CUT = "e => e.scrollWidth > e.clientWidth || e.scrollHeight > e.clientHeight + 1"


def test_a_phone_shows_every_game_and_says_the_whole_moment(open_app):
    page = open_app(path="#home", width=844, height=390)
    games = page.locator(".games li")
    expect(games).to_have_count(len(GAMES))
    assert not page.locator(".games ul").evaluate("e => e.scrollWidth > e.clientWidth")
    expect(page.locator(".home .btn-primary")).to_be_in_viewport(ratio=1)
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(page.url.partition("#")[0] + "#chocolate-factory/table")
    page.locator("#set-up .start").click()
    where = page.locator(".header .where")
    expect(where).to_have_text("Monday, Expand & Recruit")
    assert not where.evaluate(CUT)
