"""The app behind jupyter-server-proxy, as on Binder and on a hub."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.serving import Served, kernel_id, serve


@pytest.fixture(scope="module")
def hub() -> Iterator[Served]:
    """A Jupyter server at a user's address, which lets those in who know its token."""
    served = serve(
        [
            *(sys.executable, "-m", "jupyter", "server", "--no-browser", "--allow-root"),
            *("--ip=127.0.0.1", "--port=0", "--ServerApp.base_url=/user/ada/"),
            *("--IdentityProvider.token=secret", "--ServerApp.root_dir=."),
        ]
    )
    yield served
    served.stop(signal.SIGTERM)  # on Ctrl-C it would ask first


def test_the_app_opens_under_a_users_address(hub, open_app):
    address = hub.url.split("/user/")[0] + "/user/ada/tutor/"
    page = open_app(url=f"{address}?token=secret")
    assert kernel_id(page)
    expect(page.locator("[data-act]").first).to_be_visible()
    # From now on a cookie stands for the token, and the app does not take it for one of its own.
    page.goto(f"{address}#rules")
    expect(page.locator("#heading")).to_have_text("Rules")
    # (Where no Jupyter server ever ran, this one says that it writes its cookie secret.)
    assert not [line for line in hub.log if line.startswith("[W") and "cookie" in line]


def test_an_address_leads_to_a_lesson(hub, open_app):
    """What Binder makes of ?urlpath=tutor/%23lesson/groups: the token stands before the "#"."""
    address = hub.url.split("/user/")[0] + "/user/ada/tutor/"
    page = open_app(url=f"{address}?token=secret#lesson/groups")
    expect(page.locator("canvas").first).to_be_visible()
    assert page.evaluate("location.hash") == "#lesson/groups"


def test_an_address_leads_to_a_notebook(hub, open_app):
    notebook = "notebooks/lessons/chocolatiers/07-groups.ipynb"
    address = hub.url.split("/user/")[0] + f"/user/ada/lab/tree/{notebook}"
    page = open_app(url=f"{address}?token=secret", ready=False, problems=[])
    expect(page.locator(".jp-NotebookPanel h1")).to_contain_text("Groups", timeout=60_000)
