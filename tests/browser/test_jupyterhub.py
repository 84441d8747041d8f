"""A real JupyterHub with the files of `binder/hub`: two users, a server that was ended meanwhile,
and one tutor for all.
"""

from __future__ import annotations

import json
import os
import re
import secrets
import socket
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenApp
from tests.browser.driving import by_mouse
from tests.browser.test_together import has_turn, take_a_turn
from tests.redis_server import redis_server
from tests.serving import ROOT, Served, kernel_id, serve

pytestmark = [
    pytest.mark.browser,
    pytest.mark.long,  # test_hub has an address below a user's in `make test`
    pytest.mark.skipif(sys.platform != "linux", reason="JupyterHub's proxy is had on Linux only"),
]
PASSWORD = secrets.token_hex(8)
CONFIG = ROOT / "tests" / "browser" / "samples" / "jupyterhub_config.py"
LINK = "hub/user-redirect/tutor/?at=lesson/first-bite"
"""What a teacher writes on the blackboard."""


def free_ports(*names: str) -> dict[str, int]:
    """A port for each name, not taken by anybody just now."""
    doors = [socket.create_server(("127.0.0.1", 0)) for _name in names]
    ports = {name: door.getsockname()[1] for name, door in zip(names, doors, strict=True)}
    for door in doors:
        door.close()
    return ports


@pytest.fixture(scope="module")
def hub(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    ports, folder = free_ports("public", "hub", "proxy", "service"), tmp_path_factory.mktemp("hub")
    ours = {"HUB_PORTS": json.dumps(ports), "HUB_PASSWORD": PASSWORD, "PYTHONPATH": str(ROOT)}
    with redis_server(tmp_path_factory.mktemp("redis")) as rooms:
        served = serve(
            [sys.executable, "-m", "jupyterhub", "-f", str(CONFIG)],
            env=os.environ | ours | {"TUTOR_ROOMS": rooms},
            cwd=folder,
            sign=r"JupyterHub is now running at (http://\S+)",
        )
        yield served
        served.end()


def logged_in(page: Page, name: str) -> Page:
    """Fill in the hub's own form, and wait for the user's tutor."""
    page.get_by_label("Username").fill(name)
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Sign in").click()
    expect(page.locator("[data-act='tray:2']")).to_be_visible(timeout=90_000)
    return page


def plays_a_step(page: Page) -> None:
    by_mouse(page, "tray:2")
    expect(page.locator(".message.solved")).to_be_visible()


@pytest.fixture
def ada(open_app: OpenApp, hub: Served) -> Page:
    """A user who has followed the teacher's link."""
    return logged_in(open_app(url=hub.url, path=LINK, ready=False, problems=[]), "ada")


def test_two_users_follow_one_link_and_play_each_on_a_server_of_their_own(
    ada: Page, open_app: OpenApp, hub: Served
) -> None:
    ben = logged_in(open_app(url=hub.url, path=LINK, ready=False, problems=[]), "ben")
    for page, name in ((ada, "ada"), (ben, "ben")):
        assert page.url == f"{hub.url}user/{name}/tutor/#lesson/first-bite"
        plays_a_step(page)
    assert kernel_id(ada) != kernel_id(ben)
    answer = ben.goto(ada.url)
    assert answer
    assert answer.status == 403


def test_two_users_with_servers_of_their_own_play_at_one_table(
    ada: Page, open_app: OpenApp, hub: Served
) -> None:
    ada.goto(f"{hub.url}user/ada/tutor/?at=table")
    link = link_to_a_table(ada)
    assert link.startswith(f"{hub.url}hub/user-redirect/tutor/?at=t/")
    ben = open_app(url=link, ready=False, problems=[])
    ben.get_by_label("Username").fill("ben")
    ben.get_by_label("Password").fill(PASSWORD)
    ben.get_by_role("button", name="Sign in").click()
    play(ada, ben)
    assert ben.url.startswith(f"{hub.url}user/ben/")


def test_two_visitors_of_one_tutor_for_all_play_at_one_table(
    open_app: OpenApp, hub: Served
) -> None:
    ada = open_app(url=hub.url, path="services/tutor/?at=table")
    link = link_to_a_table(ada)
    assert link.startswith(f"{hub.url}services/tutor/t/")
    play(ada, open_app(url=link))


def link_to_a_table(page: Page) -> str:
    """Open a table of two, and return the link for the other."""
    page.locator("select[name=who1]").select_option("")
    page.locator("[name=together]").press("Enter")
    page.wait_for_url(re.compile("#t/[A-Z0-9]{5}$"))
    link = page.locator(".ways-to [data-copy]").get_attribute("data-copy")
    assert link
    return link


def play(host: Page, guest: Page) -> None:
    """Let the guest sit down; each takes a turn, one of them after a reload."""
    guest.locator("label:has([value=owl])").click(timeout=90_000)
    guest.get_by_role("button", name="Sit down").click()
    host.get_by_text("Owl", exact=True).wait_for()
    host.locator("[data-act=start]").press("Enter")
    for page in (host, guest):
        page.wait_for_selector(".turn")
    mover, other = (host, guest) if has_turn(host) else (guest, host)
    take_a_turn(mover, other)
    other.reload()
    other.locator(".turn-who", has_text="Your turn").wait_for()
    take_a_turn(other, mover)


@pytest.mark.parametrize(
    ("at", "heading"),
    [("table", "Take a card"), ("puzzles", "Puzzles"), ("settings", "Settings")],
)
def test_a_link_leads_anywhere_in_the_app(ada: Page, hub: Served, at: str, heading: str) -> None:
    ada.goto(f"{hub.url}user/ada/tutor/?at={at}")
    expect(ada.locator("#heading")).to_contain_text(heading)


def test_one_tutor_for_all_asks_nobody_to_log_in(open_app: OpenApp, hub: Served) -> None:
    page = open_app(url=hub.url, path="services/tutor/?at=lesson/first-bite")
    plays_a_step(page)
    assert page.url == f"{hub.url}services/tutor/#lesson/first-bite"


def test_a_server_that_was_ended_for_idleness_is_started_again_and_the_place_is_kept(
    ada: Page, open_app: OpenApp, hub: Served
) -> None:
    """What the hub's culler does, its own page does, too."""
    plays_a_step(ada)
    by_mouse(ada, "next")
    second = ada.locator("#heading").inner_text()
    home = open_app(url=hub.url, path="hub/home", ready=False, problems=[], context=ada.context)
    home.get_by_role("button", name="Stop My Server").click()
    expect(home.get_by_role("button", name="Start My Server")).to_be_visible(timeout=60_000)
    told = ada.get_by_role("alert")
    expect(told).to_contain_text("Your place is kept", timeout=60_000)
    ada.reload()  # the hub says that it starts the server again, and does
    expect(ada.locator("#heading")).to_have_text(second, timeout=90_000)
    by_mouse(ada, "stack:0")
