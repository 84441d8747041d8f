"""The server's side of forked kernels: asks the parent process (parent.py) for them.

Protocol: for each kernel the server sends {"argv", "env", "cwd"} through the control socket, with
one end of a socket pair for that kernel. Through the pair come {"ready"}, its process id, from the
kernel once it listens, and {"exit"} from the parent when it has ended. A kernel ends when the
server's end of its pair is closed, and so when the server dies; it may outlive its parent.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping, Sequence

POSSIBLE = sys.platform == "linux" and hasattr(os, "pidfd_open")
PRELOAD = ("widgets.serve.kernels.warm:warm",)  # imports all that the app's notebook does
IMPORTED = ("widgets.app",)  # for a page of one's own: creates no widgets
PICTURE = "TUTOR_FIRST"  # names the file to which PRELOAD writes the first picture
# numpy starts threads of its own on import, which do not survive a fork.
ONE_THREAD = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1", "MKL_NUM_THREADS": "1"}
LARGEST = 1 << 20  # bytes of a request: it carries the environment
PATIENCE = 30.0  # seconds for a kernel to come up
MISHAPS = 3  # after as many, kernels are started without forking


class ForkedKernel:
    """A kernel process that is another process's child, with the methods of Popen that
    jupyter_client uses.
    """

    stdin = stdout = stderr = None

    def __init__(self, pid: int, status: socket.socket) -> None:
        self.pid = pid
        self.returncode: int | None = None
        self._status = status

    def poll(self) -> int | None:
        """Return the exit code, None while the kernel runs."""
        if self.returncode is None:
            try:
                message = self._status.recv(4096)
            except BlockingIOError:
                return None
            except OSError:
                message = b""
            # End of stream: the parent died first, then the kernel.
            self.returncode = json.loads(message)["exit"] if message else -signal.SIGKILL
            self._status.close()
        return self.returncode

    def wait(self, timeout: float | None = None) -> int | None:
        """Return the exit code. jupyter_client calls this once `poll` has returned it."""
        return self.poll()

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


class KernelForker:
    """Owns the parent process and asks it for kernels.

    Args:
        preload: modules that the parent imports, and functions of them ("module:function") that it
            calls; a failure there costs speed, never a page.
        told: further environment variables of the parent.
    """

    def __init__(
        self, preload: Sequence[str] = PRELOAD, told: Mapping[str, str] | None = None
    ) -> None:
        self._preload = preload
        self._told = told or {}
        self._mishaps = 0
        self._control: socket.socket | None = None
        self._parent: subprocess.Popen[bytes] | None = None

    @property
    def usable(self) -> bool:
        """Whether it works here and has not failed too often."""
        return POSSIBLE and self._mishaps < MISHAPS

    def start(self) -> None:
        """Start the parent unless it runs; it loads while the server goes on."""
        if self._parent and self._parent.poll() is None:
            return
        self.close()
        ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        ours.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, LARGEST)
        with theirs:
            number = str(theirs.fileno())
            self._parent = subprocess.Popen(
                [
                    sys.executable,
                    "-P",
                    "-m",
                    "widgets.serve.kernels.parent",
                    number,
                    *self._preload,
                ],
                env={**os.environ, **ONE_THREAD, **self._told},
                pass_fds=[theirs.fileno()],
                stdin=subprocess.DEVNULL,
                start_new_session=True,  # the server handles a Ctrl-C in the terminal
            )
        self._control = ours

    def close(self) -> None:
        """Let the parent end. The server ends the kernels it has made, one by one."""
        if self._control:
            self._control.close()
        if self._parent:
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._parent.wait(timeout=5)
            self._parent.kill()
            self._parent.wait()
        self._control = self._parent = None

    async def fork(
        self, arguments: Sequence[str], env: Mapping[str, str], cwd: str
    ) -> ForkedKernel:
        """Fork a kernel, and return it once it listens.

        Raises:
            OSError: forking failed. After the third failure it is not tried again.
        """
        try:
            self.start()
            assert self._control is not None
            ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
            request = json.dumps({"argv": list(arguments), "env": dict(env), "cwd": cwd}).encode()
            try:
                with theirs:
                    socket.send_fds(self._control, [request], [theirs.fileno(), 1, 2])
                ours.setblocking(False)
                pid = await asyncio.wait_for(self._birth(ours), PATIENCE)
            except BaseException:
                ours.close()
                raise
        except (OSError, TimeoutError) as error:
            self._mishaps += 1
            raise OSError(f"no kernel from the fork server: {error}") from error
        return ForkedKernel(pid, ours)

    async def _birth(self, status: socket.socket) -> int:
        """Return the kernel's process id, once it has reported that it is ready."""
        if message := await asyncio.get_running_loop().sock_recv(status, 4096):
            said = json.loads(message)
            if "exit" in said:
                raise OSError(f"it ended at once, with {said['exit']}")
            return int(said["ready"])
        raise OSError("its parent has died")
