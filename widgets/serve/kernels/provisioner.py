"""Launching of kernels for jupyter_client: forked if that works, else started as usual."""

from __future__ import annotations

import os
from typing import Any

from jupyter_client.connect import KernelConnectionInfo
from jupyter_client.provisioning.local_provisioner import LocalProvisioner

from widgets.serve.kernels.forking import ForkedKernel, KernelForker
from widgets.serve.kernels.specs import MODULE


class ForkProvisioner(LocalProvisioner):
    """A local provisioner that differs only in the launch."""

    async def launch_kernel(self, cmd: list[str], **kwargs: Any) -> KernelConnectionInfo:
        forker = self.forker()
        if forker and forker.usable and MODULE in cmd:
            try:
                arguments = cmd[cmd.index(MODULE) + 1 :]
                env, cwd = kwargs.get("env") or os.environ, kwargs.get("cwd") or os.getcwd()
                self.adopt(await forker.fork(arguments, env, str(cwd)))
            except OSError as error:
                self.log.warning("Starting a kernel in the plain way: %s", error)
            else:
                return self.connection_info
        return await super().launch_kernel(cmd, **kwargs)

    def adopt(self, kernel: ForkedKernel) -> None:
        """Treat the kernel as our own process. It leads a process group of its own."""
        self.process = kernel  # type: ignore[assignment]
        self.pid = self.pgid = kernel.pid

    def forker(self) -> KernelForker | None:
        """Return the forker of the server that owns this kernel; None if it has none."""
        owner = self.parent
        while owner is not None:
            if isinstance(found := getattr(owner, "forker", None), KernelForker):
                return found
            owner = owner.parent
        return None
