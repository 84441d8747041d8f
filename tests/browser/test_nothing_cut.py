"""What one must see at a glance is not cut off where there is little room."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.driving import go
from tutor import GAMES
from tutor.puzzles.games import shipped_by_id

CUT = "e => e.scrollWidth > e.clientWidth || e.scrollHeight > e.clientHeight + 1"

WHOLE_OR_NOT = """e => {
  const range = document.createRange();
  range.selectNodeContents(e);
  const [text, box] = [range, e].map((it) => it.getBoundingClientRect());
  const whole = text.right <= box.right + 1 && text.bottom <= box.bottom + 1;
  return whole || text.top >= box.bottom - 1;
}"""


def test_what_can_be_done_beside_open_hands_is_said_whole_or_not_at_all(open_app):
    """One hand or two lie open beside it."""
    replies = [p for p in shipped_by_id("chocolatiers").values() if p.task.kind == "reply"]
    page = open_app(width=844, height=390)
    for players in (3, 4):
        puzzle = next(p for p in replies if len(p.task.state.hands) == players)
        go(page, f"puzzle/{puzzle.id}")
        line = page.locator(".turn-asking .open-hands + .second")
        expect(line).to_be_attached()
        assert line.evaluate(WHOLE_OR_NOT), players


def test_choices_stand_side_by_side_on_an_upright_tablet(open_app):
    """Below each other they did not fit the page, and what was asked about scrolled away."""
    puzzle = next(p for p in shipped_by_id("factory-manager").values() if p.task.kind == "missing")
    page = open_app(width=768, height=1024, path=f"#factory-manager/puzzle/{puzzle.id}")
    expect(page.locator(".upright .turn.solving .answers .btn")).to_have_count(4)
    tops = "found => found.map((it) => it.getBoundingClientRect().top)"
    assert len(set(page.locator(".solving .answers .btn").evaluate_all(tops))) == 1


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
