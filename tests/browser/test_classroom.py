"""From thirty pupils tomorrow to the link, and what a class finds behind it, in a real browser."""

from __future__ import annotations

import re
from io import BytesIO

import pytest
import zxingcpp
from PIL import Image
from playwright.sync_api import Page, expect
from pypdf import PdfReader

from tests.browser.axe import ON_SCREENS, findings
from tests.browser.driving import by_keys, by_mouse, go
from tests.budget import breadth
from tutor.puzzles.games import puzzles_of
from tutor.rooms import GAMES, HOUSE, load_game

A4, LETTER = (595, 842), (612, 792)
"""Sheets, in points."""


def link(page: Page) -> str:
    return page.locator(".one-link .link-text").inner_text().replace("\n", "")


def codes(page: Page) -> list[str]:
    """What a phone reads on the screen."""
    image = Image.open(BytesIO(page.screenshot()))
    return [code.text for code in zxingcpp.read_barcodes(image)]


def paper(page: Page, sheet: str = "A4") -> PdfReader:
    """What is printed."""
    return PdfReader(BytesIO(page.pdf(format=sheet, print_background=True)))


def words(reader: PdfReader) -> str:
    return " ".join(" ".join(sheet.extract_text() for sheet in reader.pages).split())


def test_what_was_chosen_for_a_worksheet_stays_when_the_window_changes(open_app) -> None:
    page = open_app(path="#classroom/handouts")
    page.get_by_label("Kind").select_option("fewest")
    page.get_by_label("How many").select_option("3")
    page.set_viewport_size({"width": 700, "height": 900})
    expect(page.locator("[data-layout=tablet]")).to_be_visible()
    expect(page.get_by_label("Kind")).to_have_value("fewest")
    expect(page.get_by_label("How many")).to_have_value("3")
    page.get_by_role("link", name=load_game(GAMES[-1]).title).click()
    expect(page.get_by_label("Kind").locator("option").first).to_have_attribute(
        "value", next(iter(puzzles_of(GAMES[-1]).kinds))
    )


def test_a_teacher_plans_by_mouse_and_a_pupil_opens_the_link(open_app) -> None:
    page = open_app(path="#classroom")
    by_mouse(page, "empty")
    by_mouse(page, "ask:lessons")
    page.get_by_label("Groups").check()
    page.get_by_label("First bite").check()
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.locator("#heading")).to_have_text("5 minutes in class")
    by_mouse(page, "ask:puzzles")
    page.get_by_label("Kind").select_option("who")
    page.get_by_label("To level").select_option("1")
    page.get_by_label("How many").select_option("2")
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.locator("#heading")).to_have_text("9 minutes in class")
    assert link(page).endswith("#today/first-bite/groups/2.who.1")

    pupil = open_app(url=link(page))
    expect(pupil.locator("#heading")).to_have_text("Today in class")
    expect(pupil.locator(".today-list li")).to_have_count(3)
    pupil.get_by_role("link", name="Begin").click()
    expect(pupil.locator("#heading")).to_contain_text("Take the Truffle")


def test_the_short_link_is_typed_in_any_case_and_leads_to_the_plan(open_app) -> None:
    page = open_app(path="#classroom")
    shown = page.locator(".to-type")
    expect(shown).to_contain_text("/c/")
    typed = shown.inner_text().removeprefix("To type: ").lower()
    before = link(page)
    page.goto(typed)
    expect(page.locator("#heading")).to_have_text("Today in class")
    assert page.url == before

    short = typed[: typed.rindex("/")]
    wrong = page.request.get(f"{short}/zzzz9")
    assert wrong.status == 404
    assert "Nothing has this code" in wrong.text()
    headers = {"Origin": short.removesuffix("/c")}
    assert page.request.post(short, data="lesson/groups", headers=headers).status == 400
    elsewhere = {"Origin": "http://elsewhere.example"}
    assert page.request.post(short, data="today/groups", headers=elsewhere).status == 403
    # Nobody is known by a name, and nothing outlives the browser.
    assert {cookie["expires"] for cookie in page.context.cookies()} == {-1}


@pytest.mark.long
def test_a_teacher_plans_by_keys(open_app) -> None:
    page = open_app(path="#classroom")
    rows = page.locator(".plan-rows li")
    by_keys(page, "add:daily")
    expect(rows).to_have_count(5)
    by_keys(page, "up:1")  # the rule first, so that the lessons are one part
    expect(rows).to_have_count(4)
    expect(page.locator("#remove-0")).to_be_focused()
    page.keyboard.press("Enter")
    expect(rows).to_have_count(3)
    by_keys(page, "ask:rule")
    expect(page.locator("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator("#ask-rule")).to_be_focused()
    page.keyboard.press("Enter")
    page.locator("#clause").focus()
    page.keyboard.type("9.3")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(rows).to_have_count(4)
    expect(rows.last).to_contain_text("Rule 9.3")


@breadth("theme", "dark", "light")
def test_a_phone_reads_the_link_from_the_desk_and_from_the_wall(open_app, theme: str) -> None:
    page = open_app(path="#classroom", theme=theme)
    by_mouse(page, "ready:90")
    there = link(page)
    assert codes(page) == [there]
    page.get_by_role("link", name="Show the link").click()
    expect(page.locator(".big-link")).to_be_visible()
    assert codes(page) == [there]
    expect(page.locator(".big-link .link-text")).to_have_text(re.compile(r"/c/[A-Z]{4}\d$"))
    small = page.evaluate(
        "() => Math.min(...[...document.querySelectorAll('.big-link :is(h1, p)')]"
        ".map((e) => parseFloat(getComputedStyle(e).fontSize)))"
    )
    assert small >= 26
    page.keyboard.press("Escape")
    expect(page).to_have_url(re.compile("#classroom$"))


def test_the_address_of_the_class_is_typed_where_this_one_is_private(open_app) -> None:
    page = open_app(path="#classroom")
    expect(page.locator(".one-link")).to_contain_text("Only this computer opens this link.")
    page.get_by_label("Address of the tutor for the class").fill("192.168.0.10:8800")
    page.keyboard.press("Enter")
    expect(page.locator(".one-link .link-text")).to_contain_text("http://192.168.0.10:8800/#today")
    page.reload()
    expect(page.locator(".one-link .link-text")).to_contain_text("http://192.168.0.10:8800/#today")


@breadth(("sheet", "size"), ("A4", A4), ("Letter", LETTER))
def test_the_plan_on_paper_is_one_sheet_with_its_code(open_app, sheet: str, size) -> None:
    page = open_app(path="#classroom", theme="dark")
    reader = paper(page, sheet)
    assert len(reader.pages) == 1
    assert tuple(map(float, reader.pages[0].mediabox[2:])) == pytest.approx(size, abs=2)
    text = words(reader)
    assert "33 minutes in class" in text
    assert "Alone: First bite to Your display" in text
    assert "#today/first-bite" in text.replace(" ", "")
    assert not re.search(r"Show the link|Copy|On paper|Empty|Big board", text)


@pytest.mark.long
@ON_SCREENS
def test_the_desk_and_the_class_have_no_finding(open_app, size, theme) -> None:
    width, height = size
    page = open_app(width=width, height=height, theme=theme, path="#classroom")
    wrong = {"plan": findings(page)}
    by_mouse(page, "ask:puzzles")
    wrong["dialog"] = findings(page)
    for address in ("classroom/link", "today/first-bite..groups/rule.4.3/6.steal/gone/daily"):
        go(page, address)
        wrong[address] = findings(page)
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= width, f"{address} is {wide} px wide on a screen of {width}"
    assert not {where: found for where, found in wrong.items() if found}


MOST_ON_A_SIDE = 60
"""Rules that fit one side of a sheet; more are on both."""


@breadth("game", *reversed(HOUSE))
def test_the_rules_of_a_game_are_one_sheet_with_every_rule(open_app, game: str) -> None:
    rules = load_game(game).rulebook
    page = open_app(path=f"#classroom/handouts/{game}", theme="dark")
    expect(page.locator("#heading")).to_have_text("Handouts")
    for sheet in ("A4", "Letter"):
        reader = paper(page, sheet)
        assert len(reader.pages) == (1 if len(rules) < MOST_ON_A_SIDE else 2)
        text = words(reader)
        for clause in rules.values():
            assert clause.title in text
        assert "Print the rules" not in text
    assert findings(page) == []
