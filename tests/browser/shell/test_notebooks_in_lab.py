"""The lesson notebooks in JupyterLab: from the contents to a lesson, played to its end, and looked
into."""

from __future__ import annotations

import json
import os
import shutil
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.driving import by_mouse
from tests.browser.learner import finish
from tests.serving import ROOT, Served, serve
from tutor import GAMES
from tutor.lessons.course import course

SHELL = "window.jupyterapp?.shell.currentWidget"
ERRORS = "[data-mime-type='application/vnd.jupyter.error']"


@pytest.fixture(scope="module")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """JupyterLab with a copy of the notebooks, set up as `make lab` does it."""
    home = tmp_path_factory.mktemp("lab")
    shutil.copytree(ROOT / "notebooks", home / "notebooks")
    own = {f"JUPYTER_{name}_DIR": str(home / name) for name in ("CONFIG", "DATA", "RUNTIME")}
    own |= {f"JUPYTERLAB_{name}_DIR": str(home / name) for name in ("SETTINGS", "WORKSPACES")}
    overrides = json.loads((ROOT / "binder" / "overrides.json").read_text(encoding="utf-8"))
    for plugin, settings in overrides.items():
        extension, _colon, name = plugin.partition(":")
        (home / "SETTINGS" / extension).mkdir(parents=True)
        path = home / "SETTINGS" / extension / f"{name}.jupyterlab-settings"
        path.write_text(json.dumps(settings), encoding="utf-8")
    served = serve(
        [
            *(sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root", "--port=0"),
            *("--IdentityProvider.token=", f"--ServerApp.root_dir={home / 'notebooks'}"),
            "--LabApp.expose_app_in_browser=True",  # so that commands can be waited for
        ],
        os.environ | own | {"PYTHONPATH": str(ROOT)},
    )
    yield served
    served.end()


@pytest.fixture
def contents(chromium, lab) -> Iterator[Page]:
    page = chromium.new_context(
        viewport={"width": 1280, "height": 800}, reduced_motion="reduce"
    ).new_page()
    page.set_default_timeout(60_000)
    page.goto(lab.url.split("/lab")[0] + "/lab/tree/contents.ipynb")
    yield page
    page.context.close()


def run_all(page: Page) -> None:
    """Run every cell of the notebook in front, and wait until the last one has ended."""
    kernel = f"{SHELL}?.sessionContext?.session?.kernel"
    page.wait_for_function(f"{kernel}?.connectionStatus === 'connected'")
    page.evaluate(f"{SHELL}.sessionContext.ready")
    page.evaluate("jupyterapp.commands.execute('notebook:run-all-cells')")


@pytest.mark.long  # test_in_lab has cells in JupyterLab in `make test`
@pytest.mark.parametrize("number", [1, 7])
def test_from_the_contents_to_a_lesson_and_its_end(contents, number):
    page, lesson = contents, course(GAMES[0])[number - 1]
    title = f"{number} · {lesson.title}"
    expect(page.get_by_role("link", name=title)).to_be_visible(timeout=60_000)
    assert page.locator(".jp-Dialog, .Toastify__toast").count() == 0
    page.get_by_role("link", name=title).click()
    book = page.locator(".jp-NotebookPanel:not(.lm-mod-hidden)")
    expect(book.get_by_role("heading", name=title)).to_be_visible(timeout=60_000)
    run_all(page)
    # The last cell is in front when all have run; what is out of sight waits for being seen.
    expect(book.get_by_text("Your function gives nothing back")).to_be_attached(timeout=60_000)
    assert book.get_by_text("The tutor has stopped").count() == 0
    book.locator(".tutor").first.scroll_into_view_if_needed()
    expect(page.locator("#heading")).to_be_visible()
    finish(page, lesson, by_mouse)
    assert book.locator(ERRORS).count() == 0
