"""The table in a real browser: whole games by mouse, by keyboard, by touch, and all around them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser import matches
from tests.browser.axe import findings
from tests.browser.conftest import DESKTOP, PHONE, OpenApp
from tests.browser.driving import MOST_KEYS, by_keys, by_mouse, piece, reach
from tests.browser.tables import (
    GAME,
    STRENGTHS,
    a_match,
    choice,
    open_table,
    played_on,
    stored,
    wait_for_turn,
)
from tests.budget import breadth
from widgets.chocolatiers.composer import clicks
from widgets.table import Match, seats_for

pytestmark = pytest.mark.browser


@breadth(("players", "actions"), (2, 60), (2, 0), (4, 0), ids=["late", "two", "four"])
def test_a_whole_game_is_played_by_mouse(open_app: OpenApp, players: int, actions: int) -> None:
    """`actions`: so many of them were made before; a game has about eighty."""
    page = open_table(open_app, a_match(players, actions=actions))
    match = matches.play_to_the_end(page, GAME, "greedy", by_mouse)
    expect(page.locator(".finale")).to_be_visible()
    by_mouse(page, "tally-sums")
    standings = match.game.standings(match.state)
    totals = [int(text) for text in page.locator("td.total").all_inner_texts()]
    assert totals == [standing.total for standing in standings]
    shared = [standing.rank for standing in standings].count(1) > 1
    expect(page.locator("#heading")).to_contain_text("share" if shared else "win")


def tab_to(page: Page, selector: str) -> None:
    """Move the focus there with the Tab key alone."""
    for _n in range(MOST_KEYS):
        if page.evaluate("wanted => document.activeElement.matches(wanted)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{selector} cannot be reached with Tab")


def set_up_by_keys(page: Page) -> None:
    """Three players, you begin, always the same deal; and the coach goes."""
    tab_to(page, "[name=players]")
    page.keyboard.press("ArrowRight")
    tab_to(page, "[name=first]")
    page.keyboard.press("ArrowRight")
    tab_to(page, "summary:has(+ .field)")
    page.keyboard.press("Enter")
    tab_to(page, "[name=seed]")
    page.keyboard.type("5")
    page.keyboard.press("Enter")
    expect(page.locator("dialog")).to_have_count(0)
    tab_to(page, "[data-act=coach]")
    page.keyboard.press("Enter")
    expect(page.locator("[data-act=coach]")).to_have_attribute("aria-pressed", "false")


@pytest.mark.long  # in `make test` two teams play by keyboard: test_table_chocoly
def test_a_whole_game_is_set_up_and_played_by_keyboard_alone(open_app: OpenApp) -> None:
    page = open_table(open_app, None)
    set_up_by_keys(page)
    match = stored(page)
    assert [len(match.seats), match.your_turn] == [3, True]
    letters = {"confirm": "c", "rotate": "r", "skip": "e"}
    while not match.over:
        for target in clicks(match.game, match.seen, choice(match)):
            if target in letters:
                piece(page, target).wait_for()
                page.keyboard.press(letters[target])
            else:
                by_keys(page, target)
        match = played_on(page, match.length)
        while match.computer_to_move:
            page.keyboard.press("n")
            match = played_on(page, match.length)
    page.locator('[data-act="count"], [data-act="tally-skip"]').first.wait_for()
    if page.locator('[data-act="count"]').count():  # unless the last N has said so already
        by_keys(page, "count")
    by_keys(page, "tally-skip")
    expect(page.locator("#heading")).to_have_text(match.game.verdict(match.state, match.names).head)
    expect(page.locator(".on-doily .winner").first).to_be_visible()
    reach(page, "dialog:new")
    page.keyboard.press("Enter")
    expect(page.locator("dialog")).to_be_visible()


def test_a_phone_is_played_by_touch(open_app: OpenApp) -> None:
    match = a_match(3, actions=12)
    page = open_table(open_app, match, width=PHONE[0], height=PHONE[1], touch=True)
    for target in clicks(match.game, match.seen, choice(match)):
        page.tap(f'[data-act="{target}"]')
    assert played_on(page, match.length).length > match.length


def test_the_first_visit_sets_up_a_game(open_app: OpenApp) -> None:
    page = open_table(open_app, None)
    form = page.locator("#set-up")
    expect(form.get_by_label("2", exact=True)).to_be_checked()
    expect(form.get_by_label("Name of player 4")).to_be_hidden()
    form.get_by_label("4", exact=True).check()
    expect(form.get_by_label("Name of player 4")).to_be_visible()
    form.get_by_label("Name of player 1").fill("Zoë")
    form.get_by_label("Who plays for player 4").select_option("dreamy")
    form.get_by_label("Player 1 starts").check()
    form.get_by_role("button", name="Start").click()
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator(".turn")).to_contain_text("Zoë, your turn")
    assert [s.name for s in stored(page).seats] == ["Zoë", "Ben", "Cleo", "Dora"]


@breadth("size", PHONE[::-1], PHONE)
def test_start_is_in_sight_on_a_phone(open_app: OpenApp, size: tuple[int, int]) -> None:
    page = open_table(open_app, None, width=size[0], height=size[1], motion=False)
    expect(page.locator("#set-up > .start")).to_be_in_viewport(ratio=1)


@pytest.mark.long  # widgets/test_table_people.py needs no browser
def test_two_people_and_a_computer_share_a_screen(open_app: OpenApp) -> None:
    page = open_table(open_app, None)
    form = page.locator("#set-up")
    form.get_by_label("3", exact=True).check()
    form.get_by_label("Name of player 1").fill("Ana")
    form.get_by_label("Who plays for player 2").select_option("A person")
    form.get_by_label("Player 1 starts").check()
    form.get_by_role("button", name="Start").click()
    hand = page.locator('[data-grid="hand"] [data-act]')
    for who in ("Ana", "Ben"):
        expect(page.locator("#heading")).to_have_text(f"Pass the screen to {who}.")
        expect(page.locator(".header .where")).to_contain_text(who)
        expect(hand.first).to_have_attribute("aria-label", "Your hand, card 1 of 3, face down")
        page.keyboard.press("n")
        expect(hand.first).not_to_have_attribute("aria-label", "Your hand, card 1 of 3, face down")
        match = Match(stored(page).record, stored(page).seats)
        match.uncover()
        while match.to_move == match.people[("Ana", "Ben").index(who)]:
            for target in clicks(match.game, match.seen, choice(match)):
                by_mouse(page, target)
            match = played_on(page, match.length)
            match.uncover()
    expect(page.locator("#heading")).to_have_text("Cleo is playing.")
    page.wait_for_selector(".turn-news")
    wait_for_turn(page)
    expect(page.locator("#heading")).to_have_text("Pass the screen to Ana.")
    assert not findings(page)


def test_computers_move_by_themselves_and_are_told(open_app: OpenApp) -> None:
    match = Match.start(GAME, seats_for(3, STRENGTHS, "Ana"), seed=5, first=1)
    page = open_table(open_app, match)
    expect(page.locator("#heading")).to_have_text("Ben is playing.")
    page.wait_for_selector(".turn-news")
    page.wait_for_function("() => document.querySelector('#heading').innerText.startsWith('Take')")
    assert stored(page).your_turn
    expect(page.locator(".turn-news")).to_contain_text("Cleo")


@breadth("size", (844, 390), DESKTOP)
def test_a_refusal_is_read_out_and_its_clause_opens(
    open_app: OpenApp, size: tuple[int, int]
) -> None:
    match = a_match()
    page = open_table(open_app, match, width=size[0], height=size[1])
    by_mouse(page, "stack:0")
    message = page.locator(".message.refused")
    expect(message).to_contain_text("First take a chocolate or swap")
    expect(page.locator("[aria-live]").first).to_contain_text("First take a chocolate")
    expect(message.locator(".chip")).to_be_in_viewport(ratio=1)
    message.locator(".chip").click()
    expect(page.locator("dialog h2")).to_have_text("Three phases in order")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def test_the_score_is_awarded_card_by_card_and_can_run_or_be_cut_short(open_app: OpenApp) -> None:
    match = a_match(3)
    while not match.over:
        match.play(choice(match))
    page = open_table(open_app, match, motion=True)
    heading = page.locator("#heading")
    expect(heading).to_have_text("The game is over.")
    by_mouse(page, "count")
    expect(heading).to_have_text("Who holds the First card?")
    by_mouse(page, "tally")
    expect(heading).to_have_text("Who has the largest Truffle group?")
    expect(page.locator(".contender .pip").first).to_be_visible()
    page.keyboard.press("Space")
    expect(heading).to_have_text("Who has the largest Nut Cluster group?")
    page.locator(".contender").first.click()
    expect(heading).to_have_text("Who has the largest Raspberry group?")
    by_mouse(page, "tally-run")
    expect(heading).to_have_text("Who has the largest Mint group?")  # by itself
    by_mouse(page, "tally-run")
    page.click('[data-act="tally-skip"]')
    expect(heading).to_have_text(match.game.verdict(match.state, match.names).head)
    expect(page.locator(".on-doily .winner")).to_be_visible()
    by_mouse(page, "tally-sums")
    totals = [int(text) for text in page.locator("td.total").all_inner_texts()]
    assert totals == [s.total for s in match.game.standings(match.state)]
