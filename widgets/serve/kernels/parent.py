"""The parent of the app's kernels: loads everything once, then forks a kernel for each request.

    python -P -m widgets.serve.kernels.parent CONTROL_FD NAME...

The protocol of the control socket is described in forking.py. Forking is only safe in a process
without threads, event loops and sockets of ZeroMQ, so none is created before it. Widgets created
before the fork would be unknown to the browser, so `preload` refuses names that leave any.
"""

from __future__ import annotations

import contextlib
import gc
import importlib
import json
import os
import pkgutil
import select
import signal
import socket
import sys
import threading
import traceback
from collections.abc import Sequence
from typing import Any

from attrs import frozen

from widgets.serve.kernels import gaps, kernel, memories
from widgets.serve.kernels.forking import LARGEST, PRELOAD
from widgets.serve.kernels.rest import Rests

# Imports of a usual kernel for its start and its first cell, found by comparing sys.modules.
USUAL = [
    "ipykernel.kernelapp",
    "ipykernel.ipkernel",
    "ipykernel.zmqshell",
    "ipykernel.subshell_manager",
    "ipykernel.comm",
    "IPython.core.completerlib",
    "IPython.core.debugger",
    "IPython.core.oinspect",
    "IPython.core.latex_symbols",
    "IPython.extensions.storemagic",
    "comm",
    "email.parser",
    "faulthandler",
    "ipywidgets",
    "anywidget",
    "matplotlib_inline.backend_inline",
    "numpy.random",
    "PIL.Image",
    "psutil",
    "sqlite3",
    "tornado.platform.asyncio",
    "tornado.queues",
    "zmq.eventloop.zmqstream",
]


@frozen
class Birth:
    """The arguments of a newly forked process."""

    argv: list[str]
    env: dict[str, str]
    cwd: str
    status: socket.socket
    output: tuple[int, int]


def preload(names: Sequence[str]) -> None:
    """Import `names`: modules, or "module:function" to call. For a page that runs cells, import
    USUAL first, as far as it exists.
    """
    if tuple(names) != PRELOAD:
        kernel.leave_out_the_debugger()
        for name in USUAL:
            try:
                importlib.import_module(name)
            except ImportError:
                continue  # an optional one, or one of another version
    for name in names:
        found = pkgutil.resolve_name(name)
        if ":" in name:
            found()
    from ipywidgets.widgets.widget import _instances

    if _instances:
        raise RuntimeError(f"made before there is a kernel: {list(_instances.values())}")
    if (threads := len(os.listdir("/proc/self/task"))) != 1:
        raise RuntimeError(f"{threads} threads run before the fork")


def wait_for_birth(control: socket.socket) -> Birth | None:
    """Fork for each request. Returns a Birth in each new process, None in this one at the end."""
    poll = select.poll()
    poll.register(control, select.POLLIN)
    kernels: dict[int, tuple[int, socket.socket]] = {}  # by pidfd: process id, its socket
    while True:
        for fd, _event in poll.poll():
            if fd in kernels:
                poll.unregister(fd)
                _bury(fd, *kernels.pop(fd))
                continue
            data, fds, _flags, _address = socket.recv_fds(control, LARGEST, 3)
            if not data:
                return None  # the server has gone
            status = socket.socket(fileno=fds[0])
            if (pid := os.fork()) == 0:
                control.close()
                for pidfd, (_pid, other) in kernels.items():
                    os.close(pidfd)
                    other.close()
                return Birth(**json.loads(data), status=status, output=(fds[1], fds[2]))
            for number in fds[1:]:
                os.close(number)
            pidfd = os.pidfd_open(pid)
            kernels[pidfd] = pid, status
            poll.register(pidfd, select.POLLIN)


def _bury(pidfd: int, pid: int, status: socket.socket) -> None:
    os.close(pidfd)
    _pid, code = os.waitpid(pid, 0)
    _say(status, exit=os.waitstatus_to_exitcode(code))
    status.close()


def _say(status: socket.socket, **what: Any) -> None:
    with contextlib.suppress(OSError):  # the server may have closed its end
        status.send(json.dumps(what).encode(), socket.MSG_NOSIGNAL)


def live(birth: Birth, rests: Rests) -> int:
    """Run as a kernel; return the exit code."""
    os.setsid()
    signal.signal(signal.SIGINT, signal.default_int_handler)
    null = os.open(os.devnull, os.O_RDONLY)
    for source, target in zip((null, *birth.output), (0, 1, 2), strict=True):
        os.dup2(source, target)
        os.close(source)
    os.environ.clear()
    os.environ.update(birth.env)
    os.chdir(birth.cwd)
    if kernel.OPENED in birth.argv:
        kernel.limit_memory()
    elif "numpy" in sys.modules:
        # `random` reseeds itself after a fork, numpy does not. The app does not use numpy.random,
        # and would pay seven megabytes for it.
        sys.modules["numpy"].random.seed()
    threading.Thread(target=_die_with_the_server, args=[birth.status], daemon=True).start()
    gc.enable()
    try:
        # Handle 1 says that a parent watches; otherwise ipykernel would poll for its own.
        watched = [] if kernel.OPENED in birth.argv else ["--IPKernelApp.parent_handle=1"]
        run = kernel.make([*birth.argv, *watched], rests)
        _say(birth.status, ready=os.getpid())
        run()
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else 1
    except BaseException:
        traceback.print_exc(file=sys.__stderr__)
        return 1
    return 0


def _die_with_the_server(status: socket.socket) -> None:
    poll = select.poll()
    poll.register(status, select.POLLHUP | select.POLLRDHUP)
    poll.poll()
    os._exit(1)


def main(control: int, names: Sequence[str]) -> None:
    """Preload, then fork on request until the server closes the control socket."""
    gc.disable()  # and then freeze: a collection would touch, and so copy, every shared page
    preload(names)
    remembered = memories.all_memories()
    gc.collect()
    gaps.fill()
    gc.freeze()
    birth = wait_for_birth(socket.socket(fileno=control))
    if birth:
        code = live(birth, Rests(remembered.forget))
        sys.stdout.flush()
        # No teardown: it would copy every shared page, and ipykernel closes ZeroMQ's sockets while
        # its threads still send, which sometimes fails an assertion. The server deletes the files.
        os._exit(code)


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2:])
