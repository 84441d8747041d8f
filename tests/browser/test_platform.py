"""The server and the page around the app, in a browser. A small notebook stands for the app."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import psutil
import pytest
from playwright.sync_api import expect

from tests.browser.conftest import wait_ready
from tests.budget import breadth
from tests.serving import Served, kernel_id, kernel_process, serve_app
from widgets.serve.handlers import KERNEL_ID

SAMPLES = Path(__file__).with_name("samples")


@pytest.fixture(scope="module")
def small() -> Iterator[Served]:
    served = serve_app("--pool", "1", "--notebook", str(SAMPLES / "small.ipynb"))
    yield served
    served.stop()


@pytest.fixture
def start() -> Iterator[Callable[..., Served]]:
    """Start servers that end after the test; name this before `open_app` to outlive its pages."""
    started = []

    def start_one(notebook: str, *arguments: str, **settings: Any) -> Served:
        path = str(SAMPLES / notebook)
        started.append(serve_app("--notebook", path, *arguments, **settings))
        return started[-1]

    yield start_one
    for served in started:
        served.stop()


def test_a_click_reaches_the_kernel_and_its_answer_the_page(open_app, small):
    page = open_app(url=small.url)
    page.get_by_role("button", name="More").click()
    expect(page.locator("[data-act=count]")).to_have_text("1")


def files_of(open_app, served):
    """What a page asks for below its address, and the scripts of that, without extensions."""
    page = open_app(url="about:blank", ready=False, problems=[])
    asked = []
    page.on("request", lambda request: asked.append(request.url.removeprefix(served.url)))
    page.goto(served.url)
    wait_ready(page)
    scripts = [name for name in asked if ".js" in name and "remoteEntry" not in name]
    return asked, {name.split("?")[0].removeprefix("voila/") for name in scripts}


def test_the_page_asks_for_few_files(open_app, app):
    asked, scripts = files_of(open_app, app)
    assert scripts == {"first.js", "host.js", "shell.js"}
    # Whether the server is there is asked every second, from the first on.
    assert len([name for name in asked if name != "voila/alive"]) <= 5


def test_a_notebook_of_ones_own_asks_for_few_files(start, open_app):
    _asked, scripts = files_of(open_app, start("own_page.ipynb"))
    # More than these: the bundle no longer fits the installed packages. Record it anew with
    # tests/browser/record_bundle.py.
    assert scripts == {"bundle.js", "static/voila.js", "static/no-formulas.js"}


def test_the_page_is_titled_and_shows_a_calm_ground_until_it_is_painted(open_app, small):
    page = open_app(url=small.url, ready=False, java_script_enabled=False, theme="dark")
    assert page.title() == "Choco Tutor: board games, learned by playing"
    assert page.locator("html").get_attribute("lang") == "en"
    expect(page.get_by_text("Setting the table")).to_be_visible()
    assert "needs JavaScript" in str(page.locator("noscript").text_content())
    ground = page.evaluate("getComputedStyle(document.querySelector('.calm')).backgroundColor")
    assert ground == "rgb(28, 19, 16)"


def test_the_calm_ground_makes_room(open_app, small):
    page = open_app(url=small.url)
    expect(page.get_by_text("Setting the table")).to_be_hidden()


def test_a_wrong_address_gets_a_kind_answer_with_a_way_on(open_app, small):
    page = open_app(url=small.url, path="no/such/page", ready=False, problems=[])
    expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()
    page.get_by_role("link").click()
    expect(page.get_by_role("button", name="More")).to_be_visible()


def test_a_place_may_be_said_where_no_login_loses_it(open_app, small):
    page = open_app(url=small.url, path="?at=//elsewhere.example/%22")
    assert page.url == f"{small.url}#//elsewhere.example/%22"
    expect(page.get_by_role("button", name="More")).to_be_visible()


def test_a_failing_notebook_shows_no_traceback(start, open_app):
    page = open_app(url=start("broken.ipynb", "--pool", "0").url, ready=False)
    expect(page.get_by_role("alert")).to_contain_text("It is not your doing")
    assert "secret" not in page.content()
    assert "Traceback" not in page.content()


def test_the_server_knows_the_kernel_of_a_page_that_it_sends(open_app, small):
    page = open_app(url=small.url)
    found = KERNEL_ID.search(page.content())
    assert found
    assert found[1] == kernel_id(page)


def test_closing_the_tab_ends_its_kernel(open_app, small):
    page = open_app(url=small.url, problems=[])
    kernel = kernel_process(small, kernel_id(page))
    with page.expect_event("close"):
        page.close(run_before_unload=True)
    kernel.wait(timeout=30)


@pytest.mark.long  # test_hub.py has it below an address of a user's
def test_the_app_lives_below_a_base_url(start, open_app):
    hub = start("small.ipynb", "--base-url", "user/ada/tutor", "--pool", "1")
    assert hub.url.endswith("/user/ada/tutor/")
    page = open_app(url=hub.url)
    page.get_by_role("button", name="More").click()
    expect(page.locator("[data-act=count]")).to_have_text("1")


@breadth("number", signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
def test_a_stopped_server_leaves_nothing_behind(start, open_app, tmp_path, number):
    served = start("small.ipynb", env={**os.environ, "TMPDIR": str(tmp_path)})
    open_app(url=served.url, problems=[])
    family = served.family()
    assert len(family) > 2  # the server, the page's kernel, the next one
    assert served.stop(number) == 0
    gone, alive = psutil.wait_procs(family, timeout=20)
    assert not alive
    assert len(gone) == len(family)
    assert list(tmp_path.iterdir()) == []
