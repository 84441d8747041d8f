"""The kernels of the app: for its own page one that only shows it, for a page of somebody's own a
usual one, without debugger, history and completion, which nobody uses there.

That is a seventh of a usual kernel's memory, and nothing is written into the learner's home.
"""

from __future__ import annotations

import contextlib
import importlib
import os
import sys
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

OPENED = "--opened"
"""Asks for the kernel with the app open in it."""
MODEL = "tutor"
"""Under this name every page finds the app in its kernel, so that one page fits them all."""
MOST_MEMORY = 1 << 30
"""Bytes that one visitor's kernel may take; a learner takes some fifty millions. What a visitor
sends to fill the machine ends their own kernel."""
QUIET = ("--HistoryManager.enabled=False", "--Completer.use_jedi=False")

Run = Callable[[], None]


def leave_out_the_debugger() -> None:
    """ipykernel loads debugpy whenever it can be imported; this once it cannot."""
    if "ipykernel.debugger" not in sys.modules:
        sys.modules["debugpy"] = None  # type: ignore[assignment]
        importlib.import_module("ipykernel.debugger")
        del sys.modules["debugpy"]


def make(arguments: Sequence[str]) -> Run:
    """A kernel that listens; what it gives runs it.

    Args:
        arguments: those of ipykernel_launcher, `-f CONNECTION_FILE` the last, and perhaps OPENED.
    """
    # What is sent goes out from another thread; it need not wait until a handler has finished.
    sys.setswitchinterval(0.0005)
    if OPENED in arguments:
        return _opened(arguments[list(arguments).index("-f") + 1])
    return _usual(arguments)


def _opened(file: str) -> Run:
    from widgets.app import App
    from widgets.serve.kernels.light import light_kernel

    kernel = light_kernel(file)
    kernel.app = App(model_id=MODEL, linked=True)
    return kernel.run


def _usual(arguments: Sequence[str]) -> Run:
    leave_out_the_debugger()
    from ipykernel.kernelapp import IPKernelApp

    app: Any = IPKernelApp.instance()
    app.initialize([*arguments, *QUIET])
    if "ipywidgets" in sys.modules:
        # Imported before there was a kernel with which this could have been done.
        sys.modules["ipywidgets"].register_comm_target(app.kernel)
    start: Run = app.start
    return start


def limit_memory() -> None:
    """This process may take so much and no more, where the system can say so (not on Windows)."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        resource = importlib.import_module("resource")
        _, hard = resource.getrlimit(resource.RLIMIT_DATA)
        resource.setrlimit(resource.RLIMIT_DATA, (MOST_MEMORY, hard))


def end_with_the_parent() -> None:
    """A kernel that was started by itself ends when its server does, as usual ones do."""
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
