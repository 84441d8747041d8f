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
            *("--IdentityProvider.token=secret", "--ServerApp.root_dir=notebooks"),
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
