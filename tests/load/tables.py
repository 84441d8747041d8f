"""A class at shared tables: each learner has a page with its kernel, and its way to the tables.

A move is measured from the click that makes it until the kernel of every other page of the table
has answered with what is to be seen: through the mover's kernel, the service of tables and the
others' kernels. What browsers need to draw is not in it.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Sequence
from itertools import combinations
from statistics import median
from typing import Any

from attrs import Factory, define, evolve, frozen
from tornado.httpclient import AsyncHTTPClient

from tests.load.client import OURS, Content, Learner
from tests.load.page import Page
from tests.load.place import PATIENCE, Place, Table
from tests.load.storm import Rest, in_mib, private_memory, rest, slow, told
from tests.serving import Served
from tutor import GAMES, load_game
from tutor.rooms import qualified

PLAN = "first-bite..your-turn/rule.9.1/groups/daily"
"""What the class has before it."""
SETTLED = 3.0
"""Seconds after the last move until pages are compared."""


@frozen
class Played:
    """What was measured; seconds, bytes. `drifted`: a line for each two pages that differ."""

    moves: list[float]
    places: int
    pupils: int
    games: int
    memory: list[int]
    server: tuple[int, int]
    before: Rest
    after: Rest
    drifted: list[str]
    failed: list[str]


def play(served: Served, tables: int, learners: int, seconds: float, seed: int = 1) -> Played:
    """Let so many learners play so long at so many tables, of every game in turn."""
    before = rest(served)
    found = asyncio.run(_play(served, tables, learners, seconds, random.Random(seed)))
    after = rest(served, before)
    return evolve(found, before=before, after=after)


async def _play(
    served: Served, tables: int, learners: int, seconds: float, chance: random.Random
) -> Played:
    AsyncHTTPClient.configure(None, max_clients=2 * learners)
    sizes = [learners // tables + (n < learners % tables) for n in range(tables)]
    desk = Desk(Page(Learner(served.url, OURS)))
    await desk.open()
    laid: list[Table] = []
    for size in sizes:
        games = [game for game in GAMES if size in load_game(game).players]
        laid.append(Table(len(laid), games[len(laid) % len(games)], size, 0.0, chance))
    server = served.family()[0]
    bytes_before = server.memory_full_info().uss
    await _each(laid, lambda table: _sit_down(served, table, desk.code))
    for table in laid:
        table.end = time.monotonic() + seconds
    await _each(laid, lambda table: asyncio.gather(*(place.play() for place in table.pages)))
    await asyncio.sleep(SETTLED)
    pages = [place for table in laid for place in table.pages]
    memory = list(private_memory(served, {place.page.visit.kernel for place in pages}).values())
    used = bytes_before, server.memory_full_info().uss
    drifted = [why for table in laid if not table.failed for why in drift(table)]
    await asyncio.gather(
        *(page.leave() for page in [desk.page, *(place.page for place in pages)]),
        return_exceptions=True,
    )
    return Played(
        [took for table in laid for took in table.took],
        len(pages),
        desk.pupils,
        sum(table.pages[0].told.get("games", 0) for table in laid if table.pages),
        memory,
        used,
        Rest(0, 0),
        Rest(0, 0),
        drifted,
        [f"{table.game}: {why}" for table in laid for why in table.failed],
    )


@define
class Desk:
    """The teacher's page: how a class stands, as it is told."""

    page: Page
    code: str = ""
    pupils: int = 0
    _open: asyncio.Event = Factory(asyncio.Event)

    async def open(self) -> None:
        """Open a class on a plan."""
        self.page.hears = self._see
        await self.page.join("classroom/class", {"plan": PLAN, "plan-game": GAMES[0]})
        self.page.say("act", "open-class")
        await asyncio.wait_for(self._open.wait(), PATIENCE)

    def _see(self, way: str, told: Content) -> None:
        if told["kind"] == "you":
            self.code = told["code"]
            self._open.set()
        if told["kind"] == "class":
            self.pupils = len(told["pupils"])


async def _each(laid: Sequence[Table], do: Callable[[Table], Any]) -> None:
    """Do something at every table at once; one that fails stops, and says why."""

    async def one(table: Table) -> None:
        try:
            if not table.failed:
                await do(table)
        except Exception as error:  # one table's trouble does not end the others' game
            table.failed.append(repr(error))

    await asyncio.gather(*(one(table) for table in laid))


async def _sit_down(served: Served, table: Table, school: str) -> None:
    """Come to the class, open a table by the form of the set-up, come to it by its code, begin."""
    table.pages = [Place(table, n, Page(Learner(served.url, OURS))) for n in range(table.seats)]
    host, *guests = table.pages
    for place in table.pages:
        await place.page.join(f"in/{school}")
        await place.until(lambda told: True, school=True)
        name = f"{table.number}.{place.number}"
        place.page.say("act", "come", fields={"name": name, "mark": ""})
        await place.until(lambda told: bool(told.get("you")), school=True)
    host.page.say("hash", qualified(table.game, "table"))
    fields = {f"{what}{n}": "" for n in range(table.seats) for what in ("name", "who")}
    fields |= {"players": str(table.seats), "together": "1"}
    host.page.say("act", "new", fields=fields)
    await host.until(lambda told: told["you"] == 0)
    for guest in guests:
        guest.page.say("hash", f"t/{table.code}")
        await guest.until(lambda told: True)
        fields = {"name": f"P{guest.number}", "mark": "owl", "as": "player"}
        guest.page.say("act", "sit", fields=fields)
        await guest.until(lambda told: told["you"] >= 0)
    await host.until(lambda told: all(seat["person"] for seat in told["seats"]))
    host.page.say("act", "start")
    for place in table.pages:
        await place.until(lambda told: told["games"] == 1)


def drift(table: Table) -> list[str]:
    """Compare what the pages of a table show: the same moves, and the same of all that two know."""
    game = load_game(table.game)
    found: list[str] = []
    for one, other in combinations(table.pages, 2):
        if [action for action, _view in one.steps] != [action for action, _view in other.steps]:
            found.append(f"{table.game}: {one.number} and {other.number} know other moves")
            continue
        seats = one.told["you"], other.told["you"]
        known = [
            game.view(game.load(place.position), seat)
            for place, seat in zip((one, other), reversed(seats), strict=True)
        ]
        if known[0] != known[1]:
            found.append(f"{table.game}: {one.number} and {other.number} show other positions")
    return found


def rows(found: Played) -> list[tuple[str, ...]]:
    """The table: a row for each figure."""
    before, after = found.server
    return [
        ("learners, at the teacher's desk", f"{found.places}, {found.pupils}"),
        ("games begun", str(found.games)),
        ("moves seen by others", str(len(found.moves))),
        ("from the click to the others' pages, median", told(median, found.moves)),
        ("from the click to the others' pages, p95", told(slow, found.moves)),
        ("slowest", told(max, found.moves)),
        ("private memory of a kernel, median", told(median, found.memory, in_mib)),
        ("private memory of a kernel, most", told(max, found.memory, in_mib)),
        ("the server's memory before, while they play", f"{in_mib(before)}, {in_mib(after)}"),
        ("processes before, after", f"{found.before.processes}, {found.after.processes}"),
        ("descriptors before, after", f"{found.before.descriptors}, {found.after.descriptors}"),
        ("pages that show something else", str(len(found.drifted))),
        ("tables that stopped", str(len(found.failed))),
    ]
