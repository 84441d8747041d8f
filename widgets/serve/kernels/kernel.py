"""A Jupyter kernel for the app: without debugger, history and completion, which nobody uses there.

That is a seventh of a kernel's memory, and nothing is written into the learner's home.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Sequence
from typing import Any

QUIET = ("--HistoryManager.enabled=False", "--Completer.use_jedi=False")


def leave_out_the_debugger() -> None:
    """ipykernel loads debugpy whenever it can be imported; this once it cannot."""
    if "ipykernel.debugger" not in sys.modules:
        sys.modules["debugpy"] = None  # type: ignore[assignment]
        importlib.import_module("ipykernel.debugger")
        del sys.modules["debugpy"]


def make(arguments: Sequence[str]) -> Any:
    """A kernel with its ports bound, ready to start.

    Args:
        arguments: those of ipykernel_launcher, such as `-f CONNECTION_FILE`.
    """
    leave_out_the_debugger()
    from ipykernel.kernelapp import IPKernelApp

    # What is sent goes out from another thread; it need not wait until a handler has finished.
    sys.setswitchinterval(0.0005)
    app: Any = IPKernelApp.instance()
    app.initialize([*arguments, *QUIET])
    return app


if __name__ == "__main__":
    make(sys.argv[1:]).start()
