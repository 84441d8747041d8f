"""The kernels of the app: a light one for its own page, which can only show it, and for a page of
one's own a usual one, without debugger, history and completion, which are not used there.

This takes a seventh of a usual kernel's memory, and writes nothing to the learner's home.
"""

from __future__ import annotations

import contextlib
import importlib
import os
import sys
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from widgets.serve.kernels.rest import Rests

OPENED = "--opened"
"""Argument for the kernel with the app open in it."""
MODEL = "tutor"
"""The widget id of the app in every kernel, so that one page fits them all."""
MOST_MEMORY = 1 << 30
"""Most bytes of one visitor's kernel; a learner takes some fifty million. Whoever tries to fill the
machine's memory only ends their own kernel.
"""
QUIET = ("--HistoryManager.enabled=False", "--Completer.use_jedi=False")

Run = Callable[[], None]


def leave_out_the_debugger() -> None:
    """Prevent ipykernel from loading debugpy, which it does whenever it can be imported."""
    if "ipykernel.debugger" not in sys.modules:
        sys.modules["debugpy"] = None  # type: ignore[assignment]
        importlib.import_module("ipykernel.debugger")
        del sys.modules["debugpy"]


def make(arguments: Sequence[str], rests: Rests | None = None) -> Run:
    """Make a kernel that listens; return the function that runs it.

    Args:
        arguments: those of ipykernel_launcher, `-f CONNECTION_FILE` last, and perhaps OPENED.
        rests: what a kernel with the app open does when it has heard nothing for a while.
    """
    # Messages are sent by another thread, which need not wait until a handler has finished.
    sys.setswitchinterval(0.0005)
    if OPENED in arguments:
        return _opened(arguments[list(arguments).index("-f") + 1], rests)
    return _usual(arguments)


def _opened(file: str, rests: Rests | None) -> Run:
    from widgets.app import App
    from widgets.browser.canvases import canvas_board
    from widgets.serve.kernels.light import light_kernel

    kernel = light_kernel(file, rests)
    kernel.app = App(
        model_id=MODEL, linked=True, board=partial(canvas_board, ready=True), flush=kernel.flush
    )
    return kernel.run


def _usual(arguments: Sequence[str]) -> Run:
    leave_out_the_debugger()
    from ipykernel.kernelapp import IPKernelApp

    app: Any = IPKernelApp.instance()
    app.initialize([*arguments, *QUIET])
    if "ipywidgets" in sys.modules:
        # ipywidgets does this on import if there is a kernel, but it was imported earlier.
        sys.modules["ipywidgets"].register_comm_target(app.kernel)
    start: Run = app.start
    return start


def limit_memory() -> None:
    """Limit the memory of this process, where the system can do so (not on Windows)."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        resource = importlib.import_module("resource")
        _, hard = resource.getrlimit(resource.RLIMIT_DATA)
        resource.setrlimit(resource.RLIMIT_DATA, (MOST_MEMORY, hard))


def end_with_the_parent() -> None:
    """End this kernel when its server does, as usual kernels end."""
    from ipykernel.parentpoller import ParentPollerUnix, ParentPollerWindows

    if parent := int(os.environ.get("JPY_PARENT_PID") or 0):
        poller: Any = ParentPollerUnix
        if sys.platform == "win32":
            poller = partial(ParentPollerWindows, 0)
        poller(parent).start()


if __name__ == "__main__":
    run = make(sys.argv[1:])
    if OPENED in sys.argv:
        end_with_the_parent()
        limit_memory()
    run()
