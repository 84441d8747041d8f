"""The shell in JupyterLab: twice in one notebook, and after the page is loaded again."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.shell.seeing import PAINTED, PIECE, SAMPLES
from tests.serving import ROOT, Served, serve


@pytest.fixture(scope="module")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """JupyterLab with a copy of the sample notebook and settings of its own."""
    home = tmp_path_factory.mktemp("lab")
    (home / "work").mkdir()
    shutil.copy(SAMPLES / "two_shells.ipynb", home / "work")
    folders = ("CONFIG_DIR", "DATA_DIR", "RUNTIME_DIR")
    own = {f"JUPYTER_{name}": str(home / name.lower()) for name in folders}
    own |= {f"JUPYTERLAB_{name}_DIR": str(home / name) for name in ("SETTINGS", "WORKSPACES")}
    served = serve(
        [
            *(sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root", "--port=0"),
            *("--IdentityProvider.token=", f"--ServerApp.root_dir={home / 'work'}"),
            "--LabApp.expose_app_in_browser=True",  # so that commands can be waited for
        ],
        os.environ | own | {"PYTHONPATH": os.pathsep.join(map(str, (ROOT, SAMPLES)))},
    )
    yield served
    served.end()


def painted(page: Page, shell: int, pieces: int) -> None:
    """Wait until that many pieces can be seen on the tray of a shell."""
    page.wait_for_function(
        f"""([shell, size, pieces]) => {{
          const root = document.querySelectorAll(".tutor")[shell] ?? null;
          return Math.round(({PAINTED})("tray", root) / size) === pieces; }}""",
        arg=[shell, PIECE, pieces],
    )


@pytest.mark.long  # test_front_ends.py tries a tree of widgets that is not Voila's
def test_two_shells_live_in_a_notebook_and_survive_a_reload(chromium, lab):
    page = chromium.new_context(
        viewport={"width": 1400, "height": 900}, reduced_motion="reduce"
    ).new_page()
    page.set_default_timeout(60_000)
    page.goto(lab.url.split("/lab")[0] + "/lab/tree/two_shells.ipynb")
    kernel = "window.jupyterapp?.shell.currentWidget?.sessionContext?.session?.kernel"
    page.wait_for_function(f"{kernel}?.connectionStatus === 'connected'")
    page.evaluate("jupyterapp.shell.currentWidget.sessionContext.ready")
    page.evaluate("jupyterapp.commands.execute('notebook:run-all-cells')")
    painted(page, 0, 6)
    painted(page, 1, 6)
    one, two = page.locator(".tutor").nth(0), page.locator(".tutor").nth(1)
    expect(one).to_have_attribute("data-place", "notebook")
    assert one.get_by_role("main").count() == 0

    one.get_by_label("Piece 0").click()
    painted(page, 0, 5)
    painted(page, 1, 6)

    one.locator('[data-act="store:yes"]').click()
    expect(two.locator(".stored")).to_have_text("yes")

    # Letters that would cut a cell of the notebook, or delete it, are ours while we have the focus.
    one.get_by_label("Piece 3").focus()
    for key in ("x", "d", "d", "ArrowRight"):
        page.keyboard.press(key)
    expect(one.get_by_label("Piece 4")).to_be_focused()
    assert page.locator(".jp-Notebook .jp-Cell").count() == 2
    one.get_by_label("Piece 4").press("Escape")
    expect(one.locator(".log li").last).to_have_text("act cancel")

    page.evaluate("jupyterapp.commands.execute('docmanager:save')")
    page.reload()
    painted(page, 0, 5)
    painted(page, 1, 6)
    two.get_by_label("Piece 2").click()
    painted(page, 1, 5)
    painted(page, 0, 5)

    page.evaluate("jupyterapp.shell.currentWidget.sessionContext.session.kernel.restart()")
    for shell in (one, two):
        expect(shell.get_by_role("alert")).to_contain_text("Run this cell again.", timeout=30_000)
    page.context.close()
