"""Puzzles in a real browser: solve, fail, be told why, come back; the day's puzzle; the editor."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import ON_SCREENS, findings
from tests.browser.conftest import PHONE, OpenApp
from tests.browser.driving import answered, by_keys, by_mouse, go, reach
from tests.budget import breadth
from tests.chocolatiers.widgets.test_puzzles_answer import SAMPLES, clicks_for, wrong_answer
from tutor.chocolatiers.puzzles.kinds import PUZZLE_KINDS
from tutor.puzzles.games import shipped_by_id
from tutor.puzzles.model import AnyPuzzle as Puzzle
from tutor.puzzles.pack import dump_pack, load_pack, to_link

pytestmark = pytest.mark.browser

ONE_OF_EACH = {sample[-1].task.kind: sample[-1] for sample in SAMPLES}
ONE_OF_EACH_WAY = set({kind.mode: id for id, kind in PUZZLE_KINDS.items()}.values())
"""A kind for each way of answering: the others are answered like one of these."""


EVERY_KIND = pytest.mark.parametrize(
    "kind",
    [
        kind if kind in ONE_OF_EACH_WAY else pytest.param(kind, marks=pytest.mark.long)
        for kind in PUZZLE_KINDS
    ],
)
"""Every kind of puzzle; those answered like another one are long."""


def shown(page: Page) -> Puzzle:
    """The puzzle on the page."""
    name = page.url.partition("#puzzle/")[2]
    expect(page.locator(".puzzle, .turn-puzzle")).to_be_visible()
    return shipped_by_id("chocolatiers")[name]


def solve(page: Page, puzzle: Puzzle, answer: str, do: Any = by_mouse) -> None:
    """Answer by mouse, or by keys with `by_keys`."""
    for target in clicks_for(puzzle.task, answer):
        do(page, target)
    do(page, "check")
    expect(page.locator("#verdict")).to_be_visible()


def practice(page: Page) -> dict[str, Any]:
    answered(page)
    return json.loads(page.evaluate("localStorage.getItem('tutor.practice')"))


@EVERY_KIND
def test_solved_wrong_told_why_and_a_fresh_one_solved_by_mouse(
    open_app: OpenApp, kind: str
) -> None:
    puzzle = ONE_OF_EACH[kind]
    page = open_app(path=f"#puzzle/{puzzle.id}")
    solve(page, puzzle, wrong_answer(puzzle))
    expect(page.locator("#verdict.refused .lines li").first).to_be_visible()
    page.locator("#verdict .chip").first.click()
    expect(page.locator("dialog .rule-text").first).to_be_visible()
    by_mouse(page, "close")
    expect(page.locator("dialog")).to_have_count(0)
    by_mouse(page, "next")
    page.wait_for_url(lambda url: not url.endswith(puzzle.id))
    fresh = shown(page)
    assert fresh.task.kind != kind  # which comes again after some others
    expect(page.locator("#heading")).to_have_text(
        PUZZLE_KINDS[fresh.task.kind].question(fresh.task)
    )
    solve(page, fresh, fresh.proof.answers[0])
    expect(page.locator("#verdict.solved")).to_contain_text("Right.")
    assert (practice(page)["tried"], practice(page)["solved"]) == (2, 1)


@breadth("kind", "pay", *(kind for kind in PUZZLE_KINDS if kind != "pay"))
def test_wrong_then_right_by_keyboard_alone(open_app: OpenApp, kind: str) -> None:
    puzzle = ONE_OF_EACH[kind]
    page = open_app(path=f"#puzzle/{puzzle.id}")
    solve(page, puzzle, wrong_answer(puzzle), by_keys)
    expect(page.locator("#verdict.refused")).to_be_focused()
    if PUZZLE_KINDS[kind].tells:  # the reasons tell the answer
        by_keys(page, "next")
        page.wait_for_url(lambda url: not url.endswith(puzzle.id))
        puzzle = shown(page)
    else:
        by_keys(page, "again")
    expect(page.locator("#heading")).to_be_focused()
    solve(page, puzzle, puzzle.proof.answers[0], by_keys)
    expect(page.locator("#verdict.solved")).to_be_focused()


def test_a_phone_is_answered_by_touch_with_the_rivals_a_tab_away(open_app: OpenApp) -> None:
    puzzle = ONE_OF_EACH["last"]
    page = open_app(
        path=f"#puzzle/{puzzle.id}", width=PHONE[0], height=PHONE[1], touch=True, scale=2
    )
    place, *turns = clicks_for(puzzle.task, puzzle.proof.answers[0])
    page.tap(f'[data-act="{place}"]')
    expect(page.locator(f'[data-act="{place}"]')).to_have_attribute("aria-pressed", "true")
    rival = page.get_by_role("tab", name="Ben")
    rival.tap()
    expect(rival).to_have_attribute("aria-selected", "true")
    page.locator("#tab-panel canvas").first.wait_for()
    page.get_by_role("tab", name="Answer").tap()
    for _turn in turns:
        page.tap('[data-act="rotate"]')
        answered(page)
    page.tap('[data-act="check"]')
    expect(page.locator("#verdict.solved")).to_be_visible()
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE[0]


@breadth("players", 3, 2)
def test_the_best_answer_is_put_beside_ones_own(open_app: OpenApp, players: int) -> None:
    puzzle = next(
        each
        for each in shipped_by_id("chocolatiers").values()
        if each.task.kind == "last" and len(each.task.position.displays) == players
    )
    page = open_app(path=f"#puzzle/{puzzle.id}")
    solve(page, puzzle, wrong_answer(puzzle))
    by_mouse(page, "answer")
    expect(page.locator("#show-best")).to_have_attribute("aria-pressed", "true")
    by_mouse(page, "show:yours")
    expect(page.locator("#show-yours")).to_have_attribute("aria-pressed", "true")
    pictures = 2 if players == 2 else 0  # with more, the panel is too low for them
    expect(page.locator(".compare .slot canvas")).to_have_count(pictures)
    expect(page.locator(".difference tfoot .gain")).to_have_count(2)


def test_single_letters_give_hints_and_turn_the_box(open_app: OpenApp) -> None:
    page = open_app(path=f"#puzzle/{ONE_OF_EACH['last'].id}")
    before = page.locator('[data-canvas="tile"]').get_attribute("aria-label")
    page.keyboard.press("r")
    page.keyboard.press("h")
    expect(page.locator(".message.hint")).to_contain_text("Hint 1 of 2")
    page.keyboard.press("w")
    expect(page.locator("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    assert before


def test_a_reload_keeps_the_answer_and_counts_it_once(open_app: OpenApp) -> None:
    puzzle = ONE_OF_EACH["steal"]
    page = open_app(path=f"#puzzle/{puzzle.id}")
    solve(page, puzzle, wrong_answer(puzzle))
    page.reload()
    expect(page.locator("#verdict.refused")).to_be_visible()
    assert practice(page)["tried"] == 1


def test_the_days_puzzle_fills_the_week_across_visits(open_app: OpenApp) -> None:
    page = open_app()
    page.locator(".daily-board svg").wait_for()
    page.click("#solve-daily")
    expect(page.locator(".where")).to_have_text("Daily puzzle")
    question = page.locator("#heading").inner_text()
    day = page.evaluate("new Date(Date.now() - new Date().getTimezoneOffset() * 6e4).toISOString()")
    from datetime import date

    from tutor.chocolatiers.puzzles.making.shipped import shipped
    from tutor.puzzles.training import daily

    puzzle = daily(shipped(), date.fromisoformat(day[:10]), easy=True)
    assert question == PUZZLE_KINDS[puzzle.task.kind].question(puzzle.task)
    solve(page, puzzle, puzzle.proof.answers[0])
    context = page.context
    page.close()
    again = open_app(context=context)
    expect(again.locator(".week .solved")).to_have_count(1)
    expect(again.locator(".daily")).to_contain_text("1 day in a row")


def test_what_was_missed_is_practised_from_the_home_page(open_app: OpenApp) -> None:
    puzzle = ONE_OF_EACH["spoil"]
    page = open_app(path=f"#puzzle/{puzzle.id}")
    solve(page, puzzle, wrong_answer(puzzle))
    go(page, "home")
    page.get_by_role("link", name="Practise again").click()
    expect(page.locator("#check")).to_be_visible()


def test_a_share_link_opens_the_puzzle_elsewhere(open_app: OpenApp) -> None:
    puzzle = ONE_OF_EACH["keep"]
    page = open_app(path=f"#puzzle/{puzzle.id}")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.click("#copy-link")
    page.wait_for_function("async () => (await navigator.clipboard.readText()).includes('#puzzle')")
    address = page.evaluate("navigator.clipboard.readText()")
    assert address.startswith(page.url.partition("#")[0])
    other = open_app(path="#" + address.partition("#")[2])
    solve(other, puzzle, puzzle.proof.answers[0])
    expect(other.locator("#verdict.solved")).to_be_visible()


HOSTILE = "<img src=x onerror=\"document.title='owned'\">"


def test_nothing_hostile_runs_or_breaks_the_page(open_app: OpenApp, tmp_path: Path) -> None:
    page = open_app(path="#puzzles")
    for name in (HOSTILE, "javascript:alert(1)", "A" * 5000, "%E0%A4%A", "../../x"):
        go(page, f"puzzle/{name}")
        expect(page.locator(".told .message")).to_have_count(1)
        go(page, "puzzles")
        expect(page.locator(".puzzles")).to_be_visible()
    data = json.loads(dump_pack([ONE_OF_EACH["who"]]))
    stated = data["puzzles"][0]["proof"]["answers"]
    data["title"] = HOSTILE
    stated[0] = "1" if stated[0] == "0" else "0"
    wrong = json.dumps(data)
    stated[0] = HOSTILE
    hostile = json.dumps(data)
    for number, text in enumerate((wrong, hostile, HOSTILE, "[" * 5000, '{"format":1}')):
        file = tmp_path / f"{number}.json"
        file.write_text(text)
        page.set_input_files("#open-pack", file)
        expect(page.locator(".own-packs .news .message")).to_be_visible()
    by_mouse(page, "serve-pack")
    puzzle = ONE_OF_EACH["who"]
    solve(page, puzzle, puzzle.proof.answers[0])  # proven anew, whatever the file said
    expect(page.locator("#verdict.solved")).to_be_visible()
    assert page.title() != "owned"
    assert not page.locator("img").count()


def test_a_broken_practice_is_set_aside(open_app: OpenApp) -> None:
    page = open_app()
    page.evaluate("localStorage.setItem('tutor.practice', '{\"mu\": \"<b>\"}')")
    page.reload()
    expect(page.locator(".told .message")).to_contain_text("set aside")
    assert page.evaluate("localStorage.getItem('tutor.practice-unread')") == '{"mu": "<b>"}'


# ---- the editor


def test_a_teachers_puzzle_is_made_saved_and_served(open_app: OpenApp, tmp_path: Path) -> None:
    page = open_app(path="#editor")
    expect(page.locator(".found")).to_contain_text("Proven")
    by_mouse(page, "more")
    expect(page.get_by_role("tab", name="Cleo")).to_be_visible()
    by_mouse(page, "brush:M")
    for space in ("0,0", "0,1"):
        by_mouse(page, f"space:{space}")
    expect(page.locator(".found")).to_contain_text("No rival leads this card.")  # two now tie
    page.select_option("#kind", "who")
    expect(page.locator(".found")).to_contain_text("Proven")
    by_mouse(page, "best")
    expect(page.locator(".answer-words")).to_have_text("Nobody")
    by_mouse(page, "add")
    with page.expect_download() as waiting:
        by_mouse(page, "save")
    file = tmp_path / waiting.value.suggested_filename
    waiting.value.save_as(file)
    (puzzle,) = load_pack(file.read_text())
    by_mouse(page, "try")
    page.wait_for_url(lambda url: url.endswith(to_link(puzzle)))
    solve(page, puzzle, puzzle.proof.answers[0])
    expect(page.locator("#verdict.solved")).to_be_visible()
    other = open_app(path="#puzzles")
    other.set_input_files("#open-pack", file)
    by_mouse(other, "serve-pack")
    expect(other.locator("#heading")).to_have_text("Who gets the Mint card?")


@pytest.mark.long
def test_a_puzzle_is_painted_by_keyboard_and_what_cannot_be_is_said(open_app: OpenApp) -> None:
    page = open_app(path="#editor")
    by_keys(page, "clear")
    expect(page.locator(".found .message.hint")).to_contain_text("no box")
    by_keys(page, "place:0,0")
    page.keyboard.press("m")
    expect(page.locator('[data-act="brush:M"]')).to_have_attribute("aria-pressed", "true")
    by_keys(page, "space:0,0")
    reach(page, "place:2,2")
    page.keyboard.press("Enter")
    expect(page.locator(".found .message")).to_contain_text("You:")
    by_keys(page, "remove")
    expect(page.locator(".found .message.hint")).to_contain_text("Ben: no box")


# ---- axe


@pytest.mark.long  # test_a11y.py looks at a puzzle, too
@ON_SCREENS
def test_axe_finds_nothing(open_app: OpenApp, size: tuple[int, int], theme: str) -> None:
    puzzle = ONE_OF_EACH["last"]
    page = open_app(path=f"#puzzle/{puzzle.id}", width=size[0], height=size[1], theme=theme)
    assert not findings(page)
    solve(page, puzzle, wrong_answer(puzzle))
    assert not findings(page)
    by_mouse(page, "answer")
    expect(page.locator("#show-best")).to_be_visible()
    assert not findings(page)
    by_mouse(page, "why")
    expect(page.locator("dialog")).to_be_visible()
    assert not findings(page)
    by_mouse(page, "close")
    for address, part in (
        (f"puzzle/{ONE_OF_EACH['who'].id}", "#choose"),
        (f"puzzle/{ONE_OF_EACH['pay'].id}", ".two-boxes"),
        ("puzzles", ".hub-ways"),
        ("puzzles/sets", ".kinds"),
        ("puzzles/rush", "#start"),
        ("puzzles/duel", "#start"),
        ("puzzles/kind/steal", ".numbers"),
        ("editor", ".found .solved"),
        ("home", ".daily-board svg"),
    ):
        go(page, address)
        expect(page.locator(part).first).to_be_visible()
        assert not findings(page), address
