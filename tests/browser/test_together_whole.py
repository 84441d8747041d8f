"""Four devices play one whole game of each game, each by its own hands, and what goes wrong with
one of them on the way."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any

import pytest
from attrs import define, field
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import DESKTOP, PHONE, OpenApp
from tests.browser.driving import answered, by_keys, by_mouse, by_touch
from tests.browser.matches import Press, to_the_end
from tests.browser.test_faults import reload_as_told
from tests.relay import Relay, relayed
from tests.serving import Served, kernel_id, kernel_process
from tutor import load_game
from tutor.rooms import GAMES, qualified, room
from widgets.rooms import room as shown_room

pytestmark = pytest.mark.long
TOGETHER = [game for game in GAMES if 4 in load_game(game).players]
DEVICES: tuple[tuple[tuple[int, int], Press], ...] = (
    (DESKTOP, by_mouse),
    ((1024, 768), by_keys),
    ((844, 390), by_touch),
    (PHONE, by_touch),
)
RELOAD, CUT, KILL, LEAVE = 6, 9, 12, 18
"""After so many moves a page is loaded anew, one’s ways are cut, a kernel killed, one goes away."""
A_MINUTE = 120_000
"""Milliseconds within which a device that was closed counts as away: it takes a minute."""


@define
class Device:
    """A device: its page, and what that has been told of the table."""

    page: Page
    press: Press
    told: dict[str, Any] = field(factory=dict)
    start: str = ""
    views: list[str] = field(factory=list)

    def listen(self) -> None:
        """Note what the page is told through sockets that it opens from now on."""

        def note(data: str | bytes) -> None:
            self._note(data)

        self.page.on("websocket", lambda socket: socket.on("framereceived", note))

    def _note(self, data: str | bytes) -> None:
        if not isinstance(data, str) or not data.startswith('{"kind":"table"'):
            return
        self.told = json.loads(data)
        if "start" in self.told:
            self.start, self.views = self.told["start"], []
        self.views = self.views[: self.told.get("keep", 0)]
        self.views += [view for _action, view in self.told.get("steps", ())]

    def until(self, moment: int) -> None:
        """Wait until the page shows this moment."""
        for _n in range(3000):
            if self.told.get("moment", -1) >= moment:
                answered(self.page)
                return
            self.page.wait_for_timeout(20)  # Playwright hears of sockets only while it waits
        raise AssertionError(f"{self.page.viewport_size} was not told of move {moment}")

    @property
    def view(self) -> str:
        """The position as the page's seat sees it."""
        return self.views[-1] if self.views else self.start


def opened(
    open_app: OpenApp, size: tuple[int, int], press: Press, path: str, url: str | None
) -> Device:
    width, height = size
    touch = press is by_touch
    page = open_app(width=width, height=height, touch=touch, path="#home", url=url, problems=[])
    if size == PHONE:
        page.clock.set_fixed_time(datetime.now(UTC) + timedelta(days=365))
    device = Device(page, press)
    device.listen()
    address = page.url.partition("#")[0]
    page.goto("about:blank")
    page.goto(address + path)
    return device


def at_a_table(open_app: OpenApp, game: str, line: str) -> list[Device]:
    """Four devices that sit at a table whose game has begun; the first is the host's, the second's
    way to the server leads through `line`, the clock of the last is a year ahead.
    """
    host = opened(open_app, *DEVICES[0], f"#{qualified(game, 'table')}", None)
    host.page.locator("label:has([name=players][value='4'])").click()
    for n in (1, 2, 3):
        host.page.locator(f"select[name=who{n}]").select_option("")
    host.page.locator("[name=together]").click()
    host.page.wait_for_url(re.compile("#t/[A-Z0-9]{5}$"))
    host.page.wait_for_selector(".call-code")
    code = host.page.evaluate("location.hash.slice(3)")
    devices = [host]
    for size, press in DEVICES[1:]:
        url = line if len(devices) == 1 else None
        device = opened(open_app, size, press, f"#t/{code}", url)
        device.page.wait_for_selector(".who-are-you")
        sit = device.page.get_by_role("button", name="Sit down")
        sit.tap() if press is by_touch else sit.press("Enter")
        device.page.wait_for_selector(".call-code")
        devices.append(device)
    start = host.page.locator("[data-act=start]")
    expect(start).to_be_enabled()
    start.click()
    for device in devices:
        device.page.wait_for_selector(".turn")
    return devices


def mover_of(devices: list[Device], game: Any) -> Device:
    to_move = game.to_move(game.load(devices[0].view))
    return next(device for device in devices if device.told["you"] == to_move)


def make_a_move(devices: list[Device], game: Any) -> None:
    """The one to move plays what an eager player would; all see it."""
    mover = mover_of(devices, game)
    state, moment = game.load(mover.view), mover.told["moment"]
    *_weak, eager = list(room(game.id).players().values())[:3]
    action = eager.choose(game, state, Random(moment))
    for target in shown_room(game.id).tabletop().clicks(game, state, action):
        mover.press(mover.page, target)
    for device in devices:
        device.until(moment + 1)


def go_away_and_come_back(open_app: OpenApp, devices: list[Device], game: Any) -> None:
    """The third closes the page at their turn; a computer player sits in until they are back."""
    away, host = devices[2], devices[0]
    while mover_of(devices, game) is not away:
        make_a_move(devices, game)
    context: BrowserContext = away.page.context
    url, moment = away.page.url, host.told["moment"]
    away.page.goto("about:blank")
    away.page.close()
    stand_in = host.page.locator(f'.turn [data-act^="seat:{away.told["you"]} "]')
    stand_in.wait_for(timeout=A_MINUTE)
    stand_in.click()
    host.until(moment + 1)  # the computer player has moved
    page = open_app(context=context, path="#home", problems=[])
    away.page, away.told = page, {}
    away.listen()
    page.goto("about:blank")
    page.goto(url)
    page.wait_for_selector(".turn")
    away.until(host.told["moment"])
    for device in devices:
        for _n in range(3000):
            if not any(seat["who"] for seat in device.told["seats"]):
                break
            device.page.wait_for_timeout(20)
    newest = max(device.told["moment"] for device in devices)
    for device in devices:
        device.until(newest)


@pytest.fixture
def line(app: Served) -> Iterator[Relay]:
    with relayed(app.url) as line:
        yield line


@pytest.mark.parametrize("game_id", TOGETHER)
def test_four_devices_play_a_whole_game(
    game_id: str, open_app: OpenApp, app: Served, line: Relay
) -> None:
    game = load_game(game_id)
    devices = at_a_table(open_app, game_id, line.url)
    moves = 0
    while not game.over(game.load(devices[0].view)):
        make_a_move(devices, game)
        moves += 1
        if moves == RELOAD:
            devices[1].page.reload()
            devices[1].page.wait_for_selector(".turn")
            devices[1].until(devices[0].told["moment"])
        if moves == CUT:
            devices[1].told = {}
            assert line.cut()
            devices[1].until(devices[0].told["moment"])  # its ways are there again
        if moves == KILL:
            kernel_process(app, kernel_id(devices[3].page)).kill()
            reload_as_told(devices[3].page)
            devices[3].page.wait_for_selector(".turn")
            devices[3].until(devices[0].told["moment"])
        if moves == LEAVE:
            go_away_and_come_back(open_app, devices, game)
    for device in devices:
        assert game.over(game.load(device.view))
    totals = [standing.total for standing in game.standings(game.load(devices[0].view))]
    assert all(
        [each.total for each in game.standings(game.load(device.view))] == totals
        for device in devices
    )
    for device in devices:
        to_the_end(device.page, device.press)
    devices[0].press(devices[0].page, "again")
    for device in devices:
        device.until(devices[0].told["moment"])
        device.page.wait_for_selector(".turn")
        assert device.told["games"] == 2
