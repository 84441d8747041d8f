"""A cell in front ends of many kinds: without ipycanvas, in the dark, with no store that lasts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from types import SimpleNamespace

import IPython
import pytest
from attrs import evolve
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser import hosts
from tests.browser.driving import by_mouse, piece
from tests.browser.hosts import FAILS, LAB, LAB_DARK, SAYS_SO, Host, notebook
from tests.browser.learner import finish
from tutor.lessons.course import course
from tutor.rooms import GAMES
from widgets import DisplayView, lesson_player, table_player
from widgets.app.app import App
from widgets.app.run_again import tell_to_run_again
from widgets.chocolatiers_family.draw.kinds import kind
from widgets.draw.theme import DARK

FIRST = course(GAMES[0])[0].id
Open = Callable[..., Page]

# The colours of a canvas, and how many pixels of each.
COLOURS = """canvas => {
  const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  const found = {};
  for (let i = 0; i < data.length; i += 4) {
    const colour = [...data.slice(i, i + 3)].map((n) => n.toString(16).padStart(2, "0")).join("");
    if (data[i + 3] === 255) found[`#${colour}`] = (found[`#${colour}`] ?? 0) + 1;
  }
  return found; }"""


@pytest.fixture
def context(chromium: Browser) -> Iterator[BrowserContext]:
    made = chromium.new_context(
        viewport={"width": 1000, "height": 900}, reduced_motion="reduce", locale="en"
    )
    yield made
    made.close()


@pytest.fixture
def open_in(context: BrowserContext, monkeypatch: pytest.MonkeyPatch) -> Iterator[Open]:
    """Open cells in a host; what its page logs as an error fails the test."""
    problems: list[str] = []

    def opened(host: Host, **cells: Callable[..., object]) -> Page:
        page = notebook(host, monkeypatch, **cells).open(context)
        page.on("pageerror", lambda error: problems.append(str(error)))
        return page

    yield opened
    assert not problems


def a_lesson(**shell: object) -> object:
    return lesson_player(FIRST, **shell)


# ---- where there is no ipycanvas


@pytest.mark.parametrize(
    "host",
    [hosts.MARIMO, Host(manager=FAILS), Host(manager=SAYS_SO), Host(manager="undefined")],
    ids=["marimo", "not loaded", "an error instead", "nothing"],
)
def test_without_ipycanvas_a_display_is_drawn_all_the_same(open_in: Open, host: Host) -> None:
    page = open_in(host, view=partial(DisplayView, "TN/RM"))
    canvas = page.locator(".slot canvas")
    page.wait_for_function(
        "canvas => canvas.width > 1", arg=canvas.element_handle(), timeout=10_000
    )
    found = canvas.evaluate(COLOURS)
    for letter in "TNRM":
        assert found.get(kind(letter).body.lower(), 0) > 100, f"{letter} is not seen"
    size = canvas.bounding_box()
    slot = page.locator(".slot").bounding_box()
    assert size == slot


def test_in_a_tree_of_its_own_a_lesson_is_played_to_its_end(open_in: Open) -> None:
    page = open_in(hosts.MARIMO, player=a_lesson)
    finish(page, course(GAMES[0])[0], by_mouse)


def test_keys_work_in_a_tree_of_its_own(open_in: Open) -> None:
    page = open_in(hosts.MARIMO, player=a_lesson)
    piece(page, "tray:0").focus()
    page.keyboard.press("ArrowRight")
    expect(piece(page, "tray:1")).to_be_focused()
    page.keyboard.press("h")
    expect(page.locator(".message")).to_be_visible()


def test_a_lesson_fits_in_the_room_an_output_gets(open_in: Open) -> None:
    page = open_in(hosts.MARIMO, player=a_lesson)
    expect(page.locator("[data-act=hint]")).to_be_visible()
    cell = page.locator("body > div")
    assert cell.evaluate("e => e.scrollHeight <= e.clientHeight")


# ---- in the dark


@pytest.mark.parametrize("host", [LAB_DARK, hosts.VS_CODE, hosts.COLAB, hosts.MARIMO])
def test_a_dark_notebook_has_a_dark_lesson(open_in: Open, host: Host) -> None:
    page = open_in(host, player=a_lesson)
    expect(page.locator(".tutor")).to_have_attribute("data-theme", "dark")
    expect(page.locator("#heading")).to_be_visible()
    ground = page.locator(".tutor").evaluate("e => getComputedStyle(e).backgroundColor")
    assert ground == "rgb({}, {}, {})".format(*bytes.fromhex(DARK.table[1:]))


# As JupyterLab does: while its style sheets are changed nothing in a cell has any width.
CHANGED = """async () => {
  document.body.style.display = "none";
  document.body.dataset.jpThemeLight = "false";
  await Promise.resolve();
  document.body.style.display = "";
}"""


def test_a_theme_that_comes_while_nothing_is_seen_is_followed(open_in: Open) -> None:
    page = open_in(LAB, player=a_lesson)
    expect(piece(page, "hint")).to_be_visible()
    page.evaluate(CHANGED)
    expect(page.locator(".tutor")).to_have_attribute("data-theme", "dark")


def test_a_notebook_that_becomes_light_is_followed(open_in: Open) -> None:
    page = open_in(hosts.VS_CODE, player=a_lesson)
    expect(page.locator(".tutor")).to_have_attribute("data-theme", "dark")
    page.evaluate("document.body.className = 'vscode-light'")
    page.evaluate("document.body.dataset.vscodeThemeKind = 'vscode-light'")
    expect(page.locator(".tutor")).to_have_attribute("data-theme", "light")


def test_a_cell_out_of_sight_waits_until_it_is_seen(context, monkeypatch) -> None:
    """As where JupyterLab ran all cells and shows the last."""
    idle = """{ kernel: { status: "idle", connectionStatus: "connected" },
      async get_model() { return {}; } }"""
    book = notebook(evolve(LAB, cell="display: none", manager=idle), monkeypatch, player=a_lesson)
    context.clock.install()
    page = book.open(context)
    expect(page.locator(".tutor")).to_be_attached()
    page.clock.run_for(60_000)
    assert page.locator(".banner").count() == 0
    page.evaluate("document.querySelector('body > div').style.display = 'block'")
    expect(piece(page, "hint")).to_be_visible()


# ---- where nothing is kept

FORBIDDEN = (
    "for (const name of ['localStorage', 'sessionStorage'])"
    " Object.defineProperty(window, name, { get() { throw new DOMException('no'); } });"
)


def test_where_all_is_kept_nothing_is_said(open_in: Open) -> None:
    page = open_in(LAB, player=a_lesson)
    by_mouse(page, "tray:2")
    expect(page.locator("#next")).to_be_visible()
    expect(page.get_by_role("alert")).to_be_empty()


@pytest.mark.parametrize(
    ("make", "advice"), [(a_lesson, "learn in the app"), (App, "Save a copy in Settings")]
)
def test_a_store_that_is_forbidden_is_told_once_before_anything_is_lost(
    open_in: Open, context: BrowserContext, make: Callable[..., object], advice: str
) -> None:
    context.add_init_script(FORBIDDEN)
    page = open_in(LAB, one=make, two=a_lesson)
    expect(page.locator(".page h1")).to_have_count(2)
    told = page.locator(".banner")
    expect(told).to_have_count(1)
    expect(told).to_contain_text("This browser does not keep your progress.")
    expect(told).to_contain_text(advice)
    told.get_by_role("button").click()
    by_mouse(page, "tray:2")
    expect(piece(page, "next")).to_be_visible()
    expect(told).to_have_count(0)


@pytest.mark.parametrize("host", [hosts.VS_CODE, hosts.COLAB])
def test_a_store_that_goes_with_the_notebook_is_told_once(open_in: Open, host: Host) -> None:
    page = open_in(host, one=a_lesson, two=a_lesson)
    expect(page.locator(".page h1")).to_have_count(2)
    told = page.locator(".banner")
    expect(told).to_have_count(1)
    expect(told).to_contain_text("Here your progress may be gone with the notebook.")


def test_a_picture_has_nothing_to_keep_and_says_nothing(
    open_in: Open, context: BrowserContext
) -> None:
    context.add_init_script(FORBIDDEN)
    page = open_in(hosts.VS_CODE, view=partial(DisplayView, "TN/RM"))
    expect(page.locator(".slot canvas")).to_be_visible()
    expect(page.locator(".banner")).to_have_count(0)


# ---- several in one notebook

# Ids that a page has twice, and what in a cell refers to nothing in it.
STRAY = """() => {
  const ids = [...document.querySelectorAll("[id]")].map((item) => item.id);
  const found = ids.filter((id, n) => ids.indexOf(id) !== n);
  for (const name of ["for", "aria-labelledby"]) {
    for (const item of document.querySelectorAll(`[${name}]`)) {
      const other = document.getElementById(item.getAttribute(name));
      if (!item.closest(".tutor").contains(other)) found.push(item.outerHTML.slice(0, 120));
    }
  }
  return found; }"""


def test_two_cells_do_not_mix_up_what_names_what(open_in: Open) -> None:
    page = open_in(LAB, one=table_player, two=table_player)
    one, two = page.locator(".tutor").nth(0), page.locator(".tutor").nth(1)
    for cell in (two, one):  # a new table asks in its cell who plays
        expect(cell.locator("form")).to_have_css("display", "grid")
        expect(page.locator("dialog")).to_have_count(0)
        assert page.evaluate(STRAY) == []
        cell.locator("form .start").click()
        expect(cell.locator("form")).to_have_count(0)
    two.locator('[data-act="dialog:menu"]').click()
    expect(two.get_by_role("dialog", name="This game")).to_be_visible()
    expect(two.get_by_label("Load from a file")).to_be_attached()
    assert page.evaluate(STRAY) == []


# ---- in JupyterLab


@pytest.mark.parametrize(("width", "height"), [(900, 690), (900, 760), (1300, 1000)])
def test_a_lesson_leaves_200_px_of_the_notebook_free(
    open_in: Open, width: int, height: int
) -> None:
    page = open_in(LAB, player=a_lesson)
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function(
        "most => document.querySelector('.tutor .foot')"
        " && document.querySelector('.tutor').offsetHeight <= most",
        arg=height - 200,
        timeout=10_000,
    )


def test_a_lesson_in_a_narrow_notebook_is_in_sight_as_a_whole(open_in: Open) -> None:
    page = open_in(LAB, player=a_lesson)
    page.set_viewport_size({"width": 520, "height": 690})
    page.wait_for_function(
        "document.querySelector('.tutor .phone')"
        " && document.querySelector('.tutor').offsetHeight <= 690",
        timeout=10_000,
    )


# ---- where the kernel is gone

OUTPUTS = """<div class="jp-OutputArea">
  <div class="jp-OutputArea-child"><div>{sentence}</div></div>
  <div class="jp-OutputArea-child">{page}</div>
</div>"""
LIVE = '<div class="jp-OutputArea-output"><div class="tutor">The lesson</div></div>'
GONE = '<div class="jp-OutputArea-output jupyter-widgets">model not found</div>'


def test_a_cell_whose_kernel_is_gone_says_what_to_do_and_no_other(
    context: BrowserContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[dict[str, str]] = []
    kernel = SimpleNamespace(display_pub=SimpleNamespace(publish=shown.append))
    monkeypatch.setattr(IPython, "get_ipython", lambda: kernel)
    tell_to_run_again()
    sentence = shown[0]["text/html"]
    page = context.new_page()
    page.set_content("".join(OUTPUTS.format(sentence=sentence, page=it) for it in (LIVE, GONE)))
    told = page.get_by_text("Run this cell to go on.")
    expect(told.nth(0)).to_be_hidden()
    expect(told.nth(1)).to_be_visible()
    expect(page.get_by_text("The lesson")).to_be_visible()
    expect(page.get_by_text("model not found")).to_be_hidden()
    page.set_content(f'{sentence}<div class="tutor"></div>')  # a document for each cell
    expect(told).to_be_hidden()
    page.set_content(sentence)
    expect(told).to_be_visible()
