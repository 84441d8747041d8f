"""The lesson notebooks beside the site: run in the browser, with no server but one for files."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import watch
from tests.browser.driving import by_mouse
from tests.browser.learner import finish
from tests.lessons.answers import answers
from tests.serving import ROOT
from tests.site.sent import BELOW, Sent, sending
from tutor import GAMES
from tutor.lessons.course import course
from widgets.pages.notebook_links import look_inside
from widgets.site.build import LIBRARY
from widgets.site.core import core, pinned
from widgets.site.notebook_build import games_in, lay_beside

pytestmark = pytest.mark.long  # JupyterLite is built for them; nbval runs the notebooks themselves

ERRORS = "[data-mime-type='application/vnd.jupyter.error']"
MIB = 1 << 20
LINK = re.compile(r"\]\(([^):#]+)")


@pytest.fixture(scope="module")
def beside(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder above a site that has the notebooks, too."""
    top = tmp_path_factory.mktemp("beside")
    shutil.copytree(site / BELOW, top / BELOW)
    page = top / BELOW / "index.html"
    text = page.read_text(encoding="utf-8")
    games = " ".join(games_in(ROOT / "notebooks"))
    page.write_text(text.replace('data-notebooks=""', f'data-notebooks="{games}"'))
    lay_beside(top / BELOW, ROOT / "notebooks", core(ROOT / "build", pinned()) / LIBRARY)
    return top


@pytest.fixture(scope="module")
def app(beside: Path) -> Iterator[Sent]:
    """That site at its address."""
    with sending(beside, f"{BELOW}/") as sent:
        yield sent


@pytest.fixture
def page(chromium, app) -> Iterator[Page]:
    """A page that may ask for nothing outside the site."""
    problems: list[str] = []
    page = chromium.new_context(
        viewport={"width": 1280, "height": 800}, reduced_motion="reduce", service_workers="allow"
    ).new_page()
    page.set_default_timeout(120_000)  # Python has to start
    watch(page, problems, app.url)
    yield page
    page.context.close()
    assert problems == []


def run_all(page: Page) -> None:
    """Run every cell of the notebook in front."""
    page.get_by_role("menuitem", name="Run", exact=True).click()
    page.get_by_role("menuitem", name="Run All Cells", exact=True).click()


@pytest.mark.parametrize("game", games_in(ROOT / "notebooks"))
def test_a_notebook_of_each_game_runs_to_its_end_and_its_lesson_is_played(
    page: Page, app, game: str
) -> None:
    lesson = course(game)[0]
    page.goto(app.url + look_inside(lesson))
    book = page.locator(".jp-NotebookPanel")
    book.get_by_role("heading", name=f"1 · {lesson.title}").wait_for()
    run_all(page)
    page.locator("#heading").wait_for()  # as long as Python takes to start
    finish(page, lesson, by_mouse)
    book.get_by_text("Your function gives nothing back").wait_for(state="attached")
    for text in answers(game)[f"01-{lesson.id}"].values():
        for line in text.strip().splitlines():
            expect(book).to_contain_text(line)
    assert book.locator(ERRORS).count() == 0


def test_the_contents_open_by_themselves_and_lead_to_every_notebook(page: Page, app) -> None:
    page.goto(app.url + "jupyter/")
    lesson = course(GAMES[0])[0]
    page.get_by_role("link", name=f"1 · {lesson.title}").first.click()
    page.get_by_role("heading", name=f"1 · {lesson.title}").wait_for()


def test_every_link_of_a_notebook_leads_to_another(beside: Path) -> None:
    files = beside / BELOW / "jupyter" / "files"
    found = 0
    for path in files.rglob("*.*"):
        text = path.read_text(encoding="utf-8")
        if path.suffix == ".ipynb":
            cells = json.loads(text)["cells"]
            text = "".join(c["source"] for c in cells if c["cell_type"] == "markdown")
        for target in LINK.findall(text):
            assert (path.parent / target).is_file(), f"{path.name} leads to {target}"
            found += 1
    assert found > 100


def test_a_lesson_that_is_done_leads_to_its_notebook(open_app, app) -> None:
    lesson = course(GAMES[0])[0]
    page = open_app(path=f"#lesson/{lesson.id}")
    finish(page, lesson, by_mouse)
    link = page.get_by_role("link", name="Look inside: this lesson with Python, in a new tab")
    expect(link).to_have_attribute("href", look_inside(lesson))
    with page.context.expect_page() as opened:
        link.click()
    book = opened.value
    expect(book.get_by_role("heading", name=f"1 · {lesson.title}")).to_be_visible(timeout=60_000)


def test_the_notebooks_stay_small(beside: Path) -> None:
    """What Python loads beside what the site has anyway."""
    wheels = (beside / BELOW / "jupyter" / "static" / "wheels").glob("*.whl")
    assert sum(path.stat().st_size for path in wheels) < 6 * MIB
