"""No test goes on for ever: whoever computes or waits too long fails, and the rest are run."""

from __future__ import annotations

import signal
from collections.abc import Generator
from typing import TypeVar

import pytest

MOST = {"SIGPROF": ("ITIMER_PROF", 240, "computing"), "SIGALRM": ("ITIMER_REAL", 900, "waiting")}
"""By the signal that comes then: which clock, so many seconds, of what."""

T = TypeVar("T")


class EndlessError(BaseException):
    """No Exception: hypothesis takes those for finds, and tries the same again to make it small."""


def _stopped(phase: str) -> Generator[None, T, T]:
    if not hasattr(signal, "SIGPROF"):  # Windows
        return (yield)
    before = {}
    for name, (clock, seconds, what) in MOST.items():

        def stop(_signal: int, _frame: object, said: str = f"{seconds} s of {what}") -> None:
            raise EndlessError(f"after {said} the {phase} of this test has not ended")

        number = getattr(signal, name)
        before[number] = signal.signal(number, stop)
        signal.setitimer(getattr(signal, clock), seconds)
    try:
        return (yield)
    finally:
        for clock, _seconds, _what in MOST.values():
            signal.setitimer(getattr(signal, clock), 0)
        for number, handler in before.items():
            signal.signal(number, handler)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None, None, None]:
    return (yield from _stopped("set-up"))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, None, None]:
    return (yield from _stopped("call"))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item) -> Generator[None, None, None]:
    return (yield from _stopped("end"))
