"""Which visitor gets which kernel. The kernels are real ones, forked without the app in them."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace

import pytest
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager

from widgets.serve import launch
from widgets.serve.kernels import ready
from widgets.serve.kernels.ready import AWAY, ReadyKernels
from widgets.serve.options import Options


class Kernels(ReadyKernels):
    """Kernels that are only names; those in `dead` have died."""

    def __init__(self, **settings):
        super().__init__(**settings)
        self.started: list[str] = []
        self.ended: list[str] = []
        self.dead: set[str] = set()
        self.gate = asyncio.Event()
        self.gate.set()
        self.most = self.now = 0
        self.broken = False

    async def start_kernel(self, **_settings):
        self.now += 1
        self.most = max(self.most, self.now)
        await self.gate.wait()
        self.now -= 1
        if self.broken:
            raise OSError("no memory")
        self.started.append(f"kernel {len(self.started) + 1}")
        return self.started[-1]

    async def _lives(self, kernel):
        return kernel not in self.dead

    def __contains__(self, _kernel):
        return True

    def get_kernel(self, _kernel):
        return SimpleNamespace(ready=SimpleNamespace(done=lambda: True))

    async def shutdown_kernel(self, kernel, now):
        self.ended.append(kernel)


async def settle(kernels: Kernels) -> None:
    """Let everything that can happen at once happen."""
    for _turn in range(50):
        await asyncio.sleep(0)
    while kernels._later is not None and kernels.pause == 0:
        await asyncio.sleep(0)


def run(test, **settings):
    async def within():
        return await test(Kernels(**settings))

    return asyncio.run(within())


def test_those_kept_ready_are_there_first_and_made_up_for_in_a_pause():
    async def test(kernels):
        kernels.fill()
        await settle(kernels)
        assert kernels.started == ["kernel 1", "kernel 2"]
        assert await kernels.take() == "kernel 1"
        await settle(kernels)
        return kernels.started

    assert run(test, size=2, pause=0) == ["kernel 1", "kernel 2", "kernel 3"]


def test_nothing_is_made_up_for_while_visitors_come():
    async def test(kernels):
        kernels.fill()
        await settle(kernels)
        taken = [await kernels.take() for _each in range(3)]
        await settle(kernels)
        assert taken == kernels.started == ["kernel 1", "kernel 2", "kernel 3"]
        return len(kernels._ready)

    async def full(kernels):
        kernels.pause = 0
        kernels.fill()
        await settle(kernels)
        kernels.pause = 600
        return await test(kernels)

    assert run(full, size=2, pause=0) == 0


def test_in_a_rush_only_some_start_at_a_time_and_who_came_first_is_served_first():
    async def test(kernels):
        kernels.gate.clear()
        visitors = [asyncio.create_task(kernels.take()) for _each in range(10)]
        await settle(kernels)
        kernels.gate.set()
        return await asyncio.gather(*visitors), kernels.most

    served, most = run(test, size=0)
    assert served == [f"kernel {n}" for n in range(1, 11)]
    assert most == ready.AT_ONCE


def test_a_dead_kernel_is_noticed_and_replaced():
    async def test(kernels):
        kernels.fill()
        await settle(kernels)
        kernels.dead.add("kernel 1")
        taken = await kernels.take()
        await settle(kernels)
        return taken, kernels.ended, len(kernels._ready)

    assert run(test, size=2, pause=0) == ("kernel 2", ["kernel 1"], 2)


def test_who_waits_for_a_kernel_that_cannot_start_is_told_and_the_next_is_not():
    async def test(kernels):
        kernels.broken = True
        with pytest.raises(OSError, match="no memory"):
            await kernels.take()
        kernels.broken = False
        return await kernels.take()

    assert run(test, size=0) == "kernel 1"


def test_a_kernel_given_back_is_the_next_visitors():
    async def test(kernels):
        kernels.give_back(await kernels.take())
        return await kernels.take(), kernels.started

    assert run(test, size=1) == ("kernel 1", ["kernel 1"])


def test_a_kernel_given_back_goes_to_who_waits():
    async def test(kernels):
        kernel = await kernels.take()
        kernels.gate.clear()
        waiting = asyncio.create_task(kernels.take())
        await settle(kernels)
        kernels.give_back(kernel)
        return await waiting

    assert run(test, size=0) == "kernel 1"


def test_kernels_of_visitors_who_left_before_they_came_are_ended():
    async def test(kernels):
        kernels.gate.clear()
        gone = [asyncio.create_task(kernels.take()) for _each in range(3)]
        await settle(kernels)
        for each in gone:
            each.cancel()
        kernels.gate.set()
        await settle(kernels)
        return kernels.ended, list(kernels._ready)

    assert run(test, size=1) == (["kernel 2", "kernel 3"], ["kernel 1"])


def test_a_kernel_that_waits_for_its_visitor_is_not_ended_for_being_idle(monkeypatch):
    ended = []

    async def cull(_self, kernel_id):
        ended.append(kernel_id)

    monkeypatch.setattr(AsyncMappingKernelManager, "cull_kernel_if_idle", cull)

    async def test(kernels):
        kernels.give_back(await kernels.take())
        for kernel in ("kernel 1", "another"):
            await kernels.cull_kernel_if_idle(kernel)

    run(test, size=1)
    assert ended == ["another"]


def test_the_place_of_a_page_that_has_been_away_for_a_minute_is_free_for_who_waits():
    """As of a tablet whose battery is empty: it could not say farewell."""

    async def test(kernels):
        time = 0.0
        kernels.clock = lambda: time
        first, second, third = [await kernels.take() for _n in range(3)]
        for kernel in (second, first, third):
            kernels.start_buffering(kernel, "page", {})
        kernels.get_buffer(third, "page")  # it came back
        time = AWAY - 1
        kernels.make_room(3)
        before = kernels.visitors
        time = AWAY
        away = kernels.visitors
        kernels.make_room(4)  # there is room
        await settle(kernels)
        kept = list(kernels.ended)
        kernels.make_room(3)
        await settle(kernels)
        return before, away, kept, kernels.ended, kernels.visitors

    assert run(test, size=0) == (3, 1, [], ["kernel 2"], 1)


def test_the_app_is_served_so():
    config = launch.config(Options(pool=5))
    assert config.VoilaConfiguration.multi_kernel_manager_class is ReadyKernels
    assert config.ReadyKernels.size == 5
    assert config.ReadyKernels.pause > 1
