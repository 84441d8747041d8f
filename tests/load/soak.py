"""A class that stays: learners come, go from page to page, leave and come again, for an hour.

Each of them looks at lessons, tables and puzzles of every game, asks for hints (the third one does
it), lets computer players move, and is gone after some minutes: then another one comes.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Sequence
from statistics import median

from attrs import define, field, frozen
from tornado.httpclient import AsyncHTTPClient

from tests.load.client import OURS, Content, Learner
from tests.load.storm import Rest, in_mib, private_memory, rest, slow, told
from tests.serving import Served
from tutor.lessons.course import course
from tutor.rooms import GAMES, qualified
from tutor.rooms import room as rules_room

THINKING = 4.0
"""Seconds between two acts of a learner, about."""
STAY = (60, 240)
"""So many acts, at least and at most, and a learner goes."""
ELSEWHERE = 0.06
"""How often an act is to go to another page."""
ACTS = ("hint", "hint", "hint", "next", "next", "check", "undo", "hand:0", "hand:1", "again")
"""What is tried; a page that has no such thing answers, too."""
EVERY = 600.0
"""Seconds of a row of the table, about."""


@frozen
class Window:
    """What was seen in one part of the time; seconds, bytes."""

    minutes: float
    clicks: list[float]
    memory: list[int]
    server: int
    held: Rest


@frozen
class Soak:
    """All of it. `failed` says why, a line for each visit that ended before it was over."""

    before: Rest
    windows: list[Window]
    after: Rest
    visits: int
    failed: list[str]


@define
class _Class:
    """What the learners share."""

    served: Served
    end: float
    clicks: list[float] = field(factory=list)
    there: set[str] = field(factory=set)
    visits: int = 0
    failed: list[str] = field(factory=list)


def places() -> list[str]:
    """Addresses of every game's course, lessons, table, rules and puzzles."""
    found = ["home", "settings"]
    for game in GAMES:
        lessons = [f"lesson/{each.id}" for each in course(game)]
        names = [*lessons, "table", "table", "rules"]
        if rules_room(game).puzzles is not None:
            names += ["puzzles", "puzzle/daily"]
        found += [qualified(game, name) for name in names]
    return found


def soak(served: Served, learners: int, minutes: float, seed: int = 1) -> Soak:
    """Let so many stay so long."""
    before = rest(served)
    shared = _Class(served, time.monotonic() + minutes * 60)
    windows = asyncio.run(_soak(shared, learners, random.Random(seed)))
    return Soak(before, windows, rest(served, before), shared.visits, shared.failed)


async def _soak(shared: _Class, learners: int, chance: random.Random) -> list[Window]:
    AsyncHTTPClient.configure(None, max_clients=2 * learners)
    where = places()
    begun = time.monotonic()
    seats = [asyncio.ensure_future(_seat(shared, where, chance)) for _each in range(learners)]
    windows: list[Window] = []
    parts = max(1, round((shared.end - begun) / EVERY))
    for number in range(1, parts + 1):
        # The last look is taken while they are still there.
        when = begun + (shared.end - begun) * number / parts - 2
        await asyncio.sleep(max(0, when - time.monotonic()))
        windows.append(_window(shared, begun))
    await asyncio.gather(*seats)
    return windows


def _window(shared: _Class, begun: float) -> Window:
    family = shared.served.family()
    clicks, shared.clicks = shared.clicks, []
    return Window(
        (time.monotonic() - begun) / 60,
        clicks,
        list(private_memory(shared.served, shared.there).values()),
        family[0].memory_full_info().uss,
        Rest(len(family), family[0].num_fds()),
    )


async def _seat(shared: _Class, where: Sequence[str], chance: random.Random) -> None:
    """One learner after the other."""
    await asyncio.sleep(chance.random() * THINKING)
    while time.monotonic() < shared.end:
        visit = Learner(shared.served.url, OURS)
        shared.visits += 1
        try:
            await visit.join()
            shared.there.add(visit.kernel)
            await _stay(visit, shared, where, chance)
        except Exception as error:  # one learner's trouble is told and does not end the hour
            shared.failed.append(repr(error))
            await asyncio.sleep(THINKING)
        shared.there.discard(visit.kernel)
        await asyncio.gather(visit.leave(), return_exceptions=True)


async def _stay(
    visit: Learner, shared: _Class, where: Sequence[str], chance: random.Random
) -> None:
    for _act in range(chance.randint(*STAY)):
        if time.monotonic() >= shared.end:
            return
        if visit.later:
            what = _event("act", visit.later)
        elif chance.random() < ELSEWHERE:
            what = _event("hash", chance.choice(where))
        else:
            what = _event("act", chance.choice(ACTS))
        await visit.click(lambda number, what=what: what | {"n": number})
        shared.clicks += visit.clicks
        visit.clicks.clear()
        await asyncio.sleep(THINKING * (0.5 + chance.random()))


def _event(name: str, value: str) -> Content:
    return {"kind": "event", "name": name, "value": value}


def rows(found: Soak) -> list[tuple[str, ...]]:
    """The table: a row for each part of the time, one for what is held afterwards."""
    lines = [
        (
            "minute",
            "acts",
            "median",
            "p95",
            "slowest",
            "private memory, median",
            "most",
            "server",
            "processes",
            "descriptors",
        )
    ]
    lines.append(tuple("---" for _cell in lines[0]))
    for each in found.windows:
        lines.append(
            (
                f"{each.minutes:.0f}",
                str(len(each.clicks)),
                told(median, each.clicks),
                told(slow, each.clicks),
                told(max, each.clicks),
                told(median, each.memory, in_mib),
                told(max, each.memory, in_mib),
                in_mib(each.server),
                str(each.held.processes),
                str(each.held.descriptors),
            )
        )
    return lines
