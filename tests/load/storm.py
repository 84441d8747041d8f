"""All learners of a class within a second, then clicks, then everybody leaves."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import Callable, Sequence
from statistics import median, quantiles

import psutil
from attrs import field, frozen
from tornado.httpclient import AsyncHTTPClient

from tests.load.client import Kind, Learner
from tests.serving import Served

THINKING = 2.0
"""Seconds between two clicks of a learner, about."""
PATIENCE = 90
"""Seconds until a server has come to rest, at most."""


@frozen
class Rest:
    """What a server holds when nobody is there."""

    processes: int
    descriptors: int


@frozen
class Storm:
    """What was measured; seconds, bytes."""

    times: dict[str, list[float]]
    clicks: list[float]
    memory: list[int]
    before: Rest
    after: Rest
    work: dict[str, float]
    failed: list[str] = field(factory=list)


def storm(served: Served, kind: Kind, learners: int, seconds: float, seed: int = 1) -> Storm:
    """Let them come to a server at rest; `seconds`: how long they click afterwards."""
    before = rest(served)
    found = asyncio.run(_storm(served, kind, learners, seconds, random.Random(seed)))
    visits, memory, work, failed = found
    after = rest(served, before)
    times: dict[str, list[float]] = {}
    for visit in visits:
        for what, when in visit.times.items():
            times.setdefault(what, []).append(when)
    clicks = [click for visit in visits for click in visit.clicks]
    return Storm(times, clicks, memory, before, after, work, failed)


async def _storm(
    served: Served, kind: Kind, learners: int, seconds: float, chance: random.Random
) -> tuple[list[Learner], list[int], dict[str, float], list[str]]:
    # Browsers do not wait for one another.
    AsyncHTTPClient.configure(None, max_clients=2 * learners)
    visits = [Learner(served.url, kind) for _each in range(learners)]

    async def come(visit: Learner, late: float) -> None:
        await asyncio.sleep(late)
        await visit.join()

    begun = processor_time(served)
    coming = [come(visit, chance.random()) for visit in visits]
    answers = await asyncio.gather(*coming, return_exceptions=True)
    done = processor_time(served)
    work = {part: (done[part] - begun[part]) / learners for part in done}
    failed = [repr(answer) for answer in answers if answer is not None]
    there = [visit for visit, answer in zip(visits, answers, strict=True) if answer is None]
    await asyncio.gather(*(click(visit, seconds, chance) for visit in there))
    memory = list(private_memory(served, {visit.kernel for visit in there}).values())
    await asyncio.gather(*(visit.leave() for visit in visits), return_exceptions=True)
    return there, memory, work, failed


async def click(visit: Learner, seconds: float, chance: random.Random) -> None:
    """Click every now and then for so long."""
    until = time.monotonic() + seconds
    await asyncio.sleep(chance.random() * min(seconds, THINKING))
    while time.monotonic() < until:
        await visit.click()
        await asyncio.sleep(THINKING * (0.5 + chance.random()))


def processor_time(served: Served) -> dict[str, float]:
    """Seconds spent so far by the server itself, and by all it has started."""
    server, *others = served.family()
    kernels = 0.0
    for process in others:
        with contextlib.suppress(psutil.NoSuchProcess):
            kernels += sum(process.cpu_times()[:2])
    return {"server": sum(server.cpu_times()[:2]), "kernels": kernels}


def private_memory(served: Served, kernels: set[str]) -> dict[str, int]:
    """Bytes that a kernel shares with nobody (USS), by kernel."""
    found: dict[str, int] = {}
    for process in served.family()[1:]:
        try:
            named = " ".join(
                [*process.cmdline(), *(str(one.laddr) for one in process.net_connections("unix"))]
            )
            mine = next((each for each in kernels if each in named), None)
            if mine is not None:
                found[mine] = process.memory_full_info().uss
        except psutil.NoSuchProcess:
            continue
    return found


def rest(served: Served, like: Rest | None = None) -> Rest:
    """What a server holds once it neither works nor changes any more, and is `like` before."""
    until = time.monotonic() + PATIENCE
    before, quiet = (-1.0, Rest(0, 0)), 0
    while time.monotonic() < until:
        time.sleep(0.5)
        family = served.family()
        work, held = 0.0, Rest(len(family), family[0].num_fds())
        for process in family:
            try:
                work += sum(process.cpu_times()[:2])
            except psutil.NoSuchProcess:
                continue
        quiet = quiet + 1 if work - before[0] < 0.05 and held == before[1] else 0
        before = work, held
        if quiet >= 4 and (like is None or held == like or quiet >= 20):
            break
    return before[1]


def in_ms(seconds: float) -> str:
    """A time for people.

    >>> in_ms(0.0123), in_ms(1.5)
    ('12 ms', '1.50 s')
    """
    return f"{seconds * 1000:.0f} ms" if seconds < 1 else f"{seconds:.2f} s"


def in_mib(size: float) -> str:
    """A size for people.

    >>> in_mib(3 * 2**20)
    '3.0 MiB'
    """
    return f"{size / 2**20:.1f} MiB"


def slow(times: Sequence[float]) -> float:
    """So much the slowest of twenty takes, or more."""
    return quantiles(times, n=20)[-1] if len(times) > 1 else times[0]


def told(
    figure: Callable[[Sequence[float]], float],
    of: Sequence[float],
    show: Callable[[float], str] = in_ms,
) -> str:
    """A figure for people; where nobody came in, there is none.

    >>> told(max, [0.1, 1.5]), told(max, [])
    ('1.50 s', '-')
    """
    return show(figure(of)) if of else "-"


def rows(found: Sequence[Storm]) -> list[tuple[str, ...]]:
    """The table: a row for each figure, a column for each server."""

    def line(what: str, *figures: str) -> tuple[str, ...]:
        return (what, *figures)

    lines = []
    for name, what in (
        ("page complete", "page"),
        ("first picture", "picture"),
        ("first click handled", "click"),
    ):
        times = [each.times.get(what, []) for each in found]
        lines.append(line(f"{name}, median", *(told(median, each) for each in times)))
        lines.append(line(f"{name}, last", *(told(max, each) for each in times)))
    lines += [
        line(
            "processor time for each join: server",
            *(in_ms(each.work["server"]) for each in found),
        ),
        line(
            "processor time for each join: kernel",
            *(in_ms(each.work["kernels"]) for each in found),
        ),
        line("clicks under load", *(str(len(each.clicks)) for each in found)),
        line("click under load, median", *(told(median, each.clicks) for each in found)),
        line("click under load, p95", *(told(slow, each.clicks) for each in found)),
        line(
            "private memory each, median",
            *(told(median, each.memory, in_mib) for each in found),
        ),
        line("private memory each, most", *(told(max, each.memory, in_mib) for each in found)),
        line(
            "processes before, after",
            *(f"{each.before.processes}, {each.after.processes}" for each in found),
        ),
        line(
            "descriptors before, after",
            *(f"{each.before.descriptors}, {each.after.descriptors}" for each in found),
        ),
        line("learners who did not get in", *(str(len(each.failed)) for each in found)),
    ]
    return lines
