"""A time limit for code that somebody else wrote."""

from __future__ import annotations

import ctypes
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

AGAIN = 0.5
"""Seconds until it is raised again: what is raised in a callback of Python's own is dropped."""


class TookTooLong(BaseException):
    """Raised in code that takes longer than it may. No `except Exception` in it stops this."""


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Raise TookTooLong inside the block if it takes longer.

    Only Python code can be stopped so, no single call that waits outside of it. In the browser
    (Pyodide), which has no threads, there is no limit.
    """
    if sys.platform == "emscripten":
        yield
        return
    thread, ended, lock = threading.get_ident(), threading.Event(), threading.Lock()

    def watch() -> None:
        pause = seconds
        while not ended.wait(pause):
            with lock:
                if not ended.is_set():
                    _throw(thread, TookTooLong)
            pause = AGAIN

    watcher = threading.Thread(target=watch, daemon=True)
    watcher.start()
    try:
        yield
    finally:
        with lock:
            ended.set()
            _throw(thread, None)  # what was thrown too late to arrive inside the block
        watcher.join()


def _throw(thread: int, error: type[BaseException] | None) -> None:
    """Raise an error in a thread before its next step of Python, or take back one to come."""
    argument = ctypes.py_object() if error is None else ctypes.py_object(error)
    throw: Callable[..., int] = ctypes.pythonapi.PyThreadState_SetAsyncExc
    throw(ctypes.c_ulong(thread), argument)
