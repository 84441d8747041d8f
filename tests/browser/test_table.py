"""The table in a real browser: whole games by mouse, by keyboard, by touch, and all around them."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import findings
from tests.browser.conftest import DESKTOP, PHONE, TABLET, OpenApp
from tests.browser.driving import MOST_KEYS, answered, by_keys, by_mouse, piece, reach
from tutor import Record
from tutor.chocolatiers.players import PLAYERS
from widgets.chocolatiers.composer import clicks
from widgets.pages.table.page import KEY
from widgets.table import Match, seats_for

pytestmark = pytest.mark.browser
STORED = f"tutor.{KEY}"
GAME = "chocolatiers"
STRENGTHS = tuple(PLAYERS)


def a_match(players: int = 2, strength: str = "greedy", actions: int = 0) -> Match:
    """A game at the learner's turn, after at least so many actions of eager players."""
    match = Match.start(GAME, seats_for(players, STRENGTHS, "Ana", [strength] * 3), seed=5)
    while match.length < actions or not match.your_turn:
        match.play(choice(match))
    return match


def choice(match: Match) -> object:
    return PLAYERS["greedy"].choose(
        match.game, match.game.view(match.state, match.state.player), Random(match.length)
    )


def open_table(
    open_app: OpenApp, match: Match | None, path: str = "#table", **more: object
) -> Page:
    """The table page, with this game in the browser."""
    page = open_app(path="#home", **more)
    if match is not None:
        page.evaluate("([key, text]) => localStorage.setItem(key, text)", [STORED, match.dump()])
    address = page.url.partition("#")[0]
    page.goto("about:blank")
    page.goto(address + path)
    page.wait_for_selector(".table-page")
    return page


def stored(page: Page) -> Match:
    answered(page)
    return Match.load(page.evaluate("key => localStorage.getItem(key)", STORED), GAME)


def played_on(page: Page, length: int) -> Match:
    """The game as soon as it has more than so many actions and waits for the learner."""
    page.wait_for_function(
        "([key, n]) => JSON.parse(localStorage.getItem(key)).actions.length > n",
        arg=[STORED, length],
    )
    return stored(page)


def wait_for_turn(page: Page) -> Match:
    """Let the computer players move, without their pauses."""
    match = stored(page)
    while match.computer_to_move:
        # It may be gone before a mouse gets there.
        page.evaluate("document.querySelector('[data-act=hurry]')?.click()")
        match = played_on(page, match.length)
    return match


def act_at_once(page: Page, match: Match) -> Match:
    """The learner's next action, one that takes a single click."""
    by_mouse(page, "tray:0" if match.state.phase == "action" else "skip")
    return played_on(page, match.length)


@pytest.mark.parametrize("players", [2, 4])
def test_a_whole_game_is_played_by_mouse(open_app: OpenApp, players: int) -> None:
    page = open_table(open_app, a_match(players))
    match = stored(page)
    while not match.over:
        for target in clicks(match.game, match.seen, choice(match)):
            by_mouse(page, target)
        played_on(page, match.length)
        match = wait_for_turn(page)
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
    expect(page.locator("#heading")).to_have_text(match.game.verdict(match.state, match.names).head)
    expect(page.locator(".on-doily .winner").first).to_be_visible()
    reach(page, "dialog:new")
    page.keyboard.press("Enter")
    expect(page.locator("dialog")).to_be_visible()


def test_a_phone_is_played_by_touch(open_app: OpenApp) -> None:
    match = a_match(3, actions=12)
    page = open_table(open_app, match, width=PHONE[0], height=PHONE[1], touch=True)
    for target in clicks(match.game, match.seen, choice(match)):
        tab = {"tray": "tray", "hand": "hand", "stack": "boxes", "wild": "hand"}
        wanted = tab.get(target.partition(":")[0])
        if wanted and not page.locator(f'[data-act="{target}"]').count():
            page.tap(f'[data-act="tab:{wanted}"]')
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


@pytest.mark.parametrize("size", [DESKTOP, (844, 390)])
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


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE])
def test_axe_finds_nothing(open_app: OpenApp, size: tuple[int, int], theme: str) -> None:
    match = a_match(3, actions=14)
    page = open_table(open_app, match, width=size[0], height=size[1], theme=theme)
    assert not findings(page)
    by_mouse(page, "deck" if page.locator('[data-act="deck"]').count() else "undo")
    page.locator(".message").wait_for()
    assert not findings(page)


@pytest.mark.parametrize("dialog", ["words", "new", "moves"])
def test_axe_finds_nothing_in_the_dialogs(open_app: OpenApp, dialog: str) -> None:
    page = open_table(open_app, a_match(3, actions=14))
    by_mouse(page, "dialog:menu")
    expect(page.locator("dialog")).to_be_visible()
    assert not findings(page)
    page.click(f'dialog [data-act="dialog:{dialog}"]')
    expect(page.locator("dialog h2")).not_to_have_text("This game")
    assert not findings(page)


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE])
def test_axe_finds_nothing_at_the_end(open_app: OpenApp, size: tuple[int, int]) -> None:
    match = a_match(3)
    while not match.over:
        match.play(choice(match))
    page = open_table(open_app, match, width=size[0], height=size[1])
    expect(page.locator(".doily")).to_be_visible()
    assert not findings(page)
    by_mouse(page, "tally-sums")
    expect(page.locator("td.total").first).to_be_visible()
    assert not findings(page)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
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


def test_the_score_is_awarded_card_by_card_and_can_be_cut_short(open_app: OpenApp) -> None:
    match = a_match(3)
    while not match.over:
        match.play(choice(match))
    page = open_table(open_app, match, motion=True)
    heading = page.locator("#heading")
    expect(heading).to_have_text("Who holds the First card?")
    expect(heading).to_have_text("Who has the largest Truffle group?")  # by itself
    expect(page.locator(".contender .pip").first).to_be_visible()
    page.keyboard.press("Space")
    expect(heading).to_have_text("Who has the largest Nut Cluster group?")
    page.locator(".contender").first.click()
    expect(heading).to_have_text("Who has the largest Raspberry group?")
    page.click('[data-act="tally-skip"]')
    expect(heading).to_have_text(match.game.verdict(match.state, match.names).head)
    expect(page.locator(".on-doily .winner")).to_be_visible()
    by_mouse(page, "tally-sums")
    totals = [int(text) for text in page.locator("td.total").all_inner_texts()]
    assert totals == [s.total for s in match.game.standings(match.state)]


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE])
def test_nothing_sticks_out_at_the_side(open_app: OpenApp, size: tuple[int, int]) -> None:
    page = open_table(open_app, a_match(4, actions=20), width=size[0], height=size[1])
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= size[0]


OUT_OF_SIGHT = """() => {
  const wrong = [], bar = document.querySelector(".turn").getBoundingClientRect();
  for (const one of document.querySelectorAll(".playing .slot, .held > span, .turn .btn")) {
    const box = one.getBoundingClientRect(), name = one.dataset.canvas || one.textContent;
    if (!box.width || box.left < 0 || box.top < 0 || box.right > innerWidth + 10)
      wrong.push(`${name} is out of sight`);
    if (box.bottom > (one.closest(".turn") ? innerHeight : bar.top + 10))
      wrong.push(`${name} is too low`);
  }
  const root = document.documentElement;
  if (root.scrollHeight > innerHeight) wrong.push(`the page is ${root.scrollHeight} high`);
  return wrong;
}"""
"""What is not whole on the table, but for 10 px in which a canvas has nothing but counts."""


@pytest.mark.parametrize(
    ("players", "size"),
    [(2, (844, 390)), (3, (844, 390)), (4, (844, 390)), (3, (667, 375)), (4, (640, 400))],
)
def test_all_of_the_table_is_in_sight_on_a_phone_held_sideways(
    open_app: OpenApp, players: int, size: tuple[int, int]
) -> None:
    page = open_table(open_app, a_match(players, actions=20), width=size[0], height=size[1])
    expect(page.locator(".held > span")).to_have_count(3 * (players - 1))
    expect(page.locator('[data-canvas="scoring"]')).to_be_visible()
    assert not page.evaluate(OUT_OF_SIGHT)


SPAN = """() => {
  const boxes = [...document.querySelectorAll(".playing .slot, .playing .panel")]
    .map((one) => one.getBoundingClientRect());
  return [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right)),
    Math.max(...boxes.map((box) => box.bottom)), document.documentElement.scrollHeight];
}"""
"""From where to where the table reaches, and how high the page is."""


@pytest.mark.parametrize("size", [(1920, 1080), (2560, 1440)])
def test_the_table_fills_a_large_screen(open_app: OpenApp, size: tuple[int, int]) -> None:
    page = open_table(open_app, a_match(3, actions=20), width=size[0], height=size[1])
    left, right, bottom, height = page.evaluate(SPAN)
    assert left < 0.03 * size[0]
    assert right > 0.97 * size[0]
    assert 0.95 * size[1] < bottom < size[1]
    assert height == size[1]


LINES = """act => {
  const button = document.querySelector(`[data-act="${act}"]`);
  const words = document.createRange();
  words.selectNodeContents([...button.querySelectorAll("span")].pop());
  const lines = new Set([...words.getClientRects()].map((line) => Math.round(line.top)));
  return { lines: lines.size, overflows: button.scrollWidth > button.clientWidth };
}"""
WINDOWS = {
    (1280, 800): ".wide",
    (1024, 768): ".tablet:not(.low)",
    (844, 390): ".tablet.low",
    (640, 400): ".tablet.low",
    (390, 844): ".phone",
    (320, 568): ".phone",
    (1920, 1080): ".wide",
}
"""Windows and how the table is laid out in them."""


def test_what_can_be_done_with_a_box_is_said_on_one_line_at_every_size(open_app: OpenApp) -> None:
    match = a_match(3)
    while not (match.your_turn and match.state.phase == "bonus"):
        match.play(choice(match))
    page = open_table(open_app, match)
    by_mouse(page, "stack:1")
    for (width, height), layout in WINDOWS.items():
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_selector(f".playing{layout}", state="attached")
        answered(page)
        for act in ("pay", "rotate"):
            found = page.evaluate(LINES, act)
            assert found == {"lines": 1, "overflows": False}, f"{act} at {width} x {height}"
