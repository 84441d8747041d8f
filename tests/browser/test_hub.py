"""The app behind jupyter-server-proxy, as on Binder and on a hub."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.budget import breadth
from tests.serving import Served, kernel_id, serve
from tutor import GAMES
from tutor.puzzles.games import puzzles_of
from tutor.rooms import qualified

KIND = next(iter(puzzles_of(GAMES[0]).kinds.values()))


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
    served.end()


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


PLACES = {
    "lesson/groups": "Groups",
    qualified(GAMES[-1], "table"): "A new game",
    f"puzzles/kind/{KIND.id}": KIND.title,
    f"today/first-bite/2.{KIND.id}": "Today in class",
}
"""A lesson, a game, a set of puzzles, a teacher's plan, and what is read there."""


@breadth("address", *PLACES)
@pytest.mark.parametrize("way", ["#{}", "&at={}"])
def test_an_address_leads_to_a_place_in_the_app(hub, open_app, way, address):
    """What Binder makes of ?urlpath=tutor/%23lesson/groups: the token stands before the "#"; and
    of ?urlpath=tutor/%3Fat%3Dlesson/groups."""
    app = hub.url.split("/user/")[0] + "/user/ada/tutor/"
    page = open_app(url=f"{app}?token=secret{way.format(address)}")
    expect(page.get_by_role("heading", name=PLACES[address]).first).to_be_visible()
    assert page.evaluate("location.hash") == f"#{address}"
    assert page.url.startswith(app)


@pytest.mark.long
def test_an_address_leads_to_a_notebook(hub, open_app):
    notebook = "notebooks/lessons/chocolatiers/07-groups.ipynb"
    address = hub.url.split("/user/")[0] + f"/user/ada/lab/tree/{notebook}"
    page = open_app(url=f"{address}?token=secret", ready=False, problems=[])
    expect(page.locator(".jp-NotebookPanel h1")).to_contain_text("Groups", timeout=60_000)
