"""Which visitor gets a kernel of the pool."""

from __future__ import annotations

import asyncio

import pytest
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from traitlets.config import Config

from widgets.serve import launch
from widgets.serve.kernels.pool import PoolKernels
from widgets.serve.options import Options


@pytest.mark.parametrize(
    ("pause", "taken"), [pytest.param(0, True, id="started"), pytest.param(60, False, id="planned")]
)
def test_a_kernel_is_only_waited_for_if_it_has_been_started(monkeypatch, pause, taken):
    async def starting(self, **settings):
        await asyncio.Event().wait()

    monkeypatch.setattr(AsyncMappingKernelManager, "start_kernel", starting)

    async def ask():
        kernels = PoolKernels()

        async def kernel():
            await asyncio.sleep(pause)
            return await kernels.start_kernel()

        kernels._pools = {"app.ipynb": [asyncio.create_task(kernel())], "other.ipynb": []}
        await asyncio.sleep(0.05)
        return (
            kernels.coming("app.ipynb"),
            kernels.coming("other.ipynb"),
            kernels.coming("no.ipynb"),
        )

    assert asyncio.run(ask()) == (taken, False, False)


def test_the_server_keeps_kernels_for_a_notebook_of_ones_own_so():
    config: Config = launch.config(Options(notebook="mine.ipynb"))
    assert config.VoilaConfiguration.multi_kernel_manager_class is PoolKernels
    assert config.VoilaKernelManager.fill_delay > 1
