"""Which visitor gets a kernel of the pool."""

from __future__ import annotations

import asyncio

import pytest
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from traitlets.config import Config

from widgets.serve import launch
from widgets.serve.kernels.pool import PoolKernels
from widgets.serve.options import Options


@pytest.mark.parametrize("planned", [False, True], ids=["started", "planned"])
def test_a_kernel_is_only_waited_for_if_it_has_been_started(monkeypatch, planned):
    async def ask():
        there, ever = asyncio.Event(), asyncio.Event()

        async def starting(self, **settings):
            there.set()
            await ever.wait()

        monkeypatch.setattr(AsyncMappingKernelManager, "start_kernel", starting)
        kernels = PoolKernels()

        async def kernel():
            if planned:  # Voila's pause before a start
                there.set()
                await ever.wait()
            return await kernels.start_kernel()

        kernels._pools = {"app.ipynb": [asyncio.create_task(kernel())], "other.ipynb": []}
        await there.wait()
        return (
            kernels.coming("app.ipynb"),
            kernels.coming("other.ipynb"),
            kernels.coming("no.ipynb"),
        )

    assert asyncio.run(ask()) == (not planned, False, False)


def test_the_server_keeps_kernels_for_a_notebook_of_ones_own_so():
    config: Config = launch.config(Options(notebook="mine.ipynb"))
    assert config.VoilaConfiguration.multi_kernel_manager_class is PoolKernels
    assert config.VoilaKernelManager.fill_delay > 1
