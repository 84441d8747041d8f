"""One way to spread work: this process, processes of this machine, or a Dask cluster.

Results come in the order of the items, so whoever uses them gets the same with any number of
workers. A worker that is lost costs what it was doing: that is done again by another one.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from threading import Thread
from typing import Any, Protocol, TypeVar

from tutor.i18n import _

ItemT = TypeVar("ItemT")
DoneT = TypeVar("DoneT")
TRIES = 3
"""How often an item is tried whose worker is lost each time."""
PATIENCE = 10.0
"""Seconds until a scheduler that does not answer is none."""


class WorkersError(ValueError):
    """Raised where work cannot be spread as asked; the message says why."""


class Workers(Protocol):
    """Does work, here or elsewhere."""

    def map(self, work: Callable[[ItemT], DoneT], items: Sequence[ItemT], /) -> Iterator[DoneT]:
        """Yield the results of the items, in their order."""
        ...


@contextmanager
def workers(processes: int = 1, scheduler: str = "") -> Iterator[Workers]:
    """Yield what does the work, and end it afterwards.

    `processes`: of this machine; 1 for this one alone. `scheduler`: the address of a Dask cluster,
    "" for none. Raises WorkersError if there is no such cluster, or no package for it.
    """
    if scheduler:
        with _cluster(scheduler) as executor:
            yield _Spread(lambda: executor)
    elif processes <= 1:
        yield _Here()
    else:
        spread = _Spread(lambda: _processes(processes))
        try:
            yield spread
        finally:
            spread.executor.shutdown(cancel_futures=True)


class _Here:
    def map(self, work: Callable[[ItemT], DoneT], items: Sequence[ItemT], /) -> Iterator[DoneT]:
        yield from map(work, items)


class _Spread:
    """Work given to an executor, which is started anew if one of its workers dies."""

    def __init__(self, start: Callable[[], Executor]) -> None:
        self._start = start
        self.executor = start()

    def map(self, work: Callable[[ItemT], DoneT], items: Sequence[ItemT], /) -> Iterator[DoneT]:
        futures: list[Future[DoneT]] = [self.executor.submit(work, item) for item in items]
        for number in range(len(items)):
            for left in reversed(range(TRIES)):
                try:
                    result = futures[number].result()
                    break
                except _lost():
                    if not left:
                        raise
                    futures[number:] = self._again(work, items[number:], futures[number:])
            yield result

    def _again(
        self, work: Callable[[ItemT], DoneT], items: Sequence[ItemT], futures: list[Future[DoneT]]
    ) -> list[Future[DoneT]]:
        """Give what was lost to new workers; what is done stays done."""
        self.executor = self._start()
        return [
            future
            if future.done() and not future.cancelled() and future.exception() is None
            else self.executor.submit(work, item)
            for item, future in zip(items, futures, strict=True)
        ]


def _lost() -> type[Exception]:
    from concurrent.futures import BrokenExecutor  # a browser has no processes

    return BrokenExecutor


def _processes(number: int) -> Executor:
    from concurrent.futures import ProcessPoolExecutor  # imported late: a browser has none

    return ProcessPoolExecutor(number, initializer=_leave_with_parent)


@contextmanager
def _cluster(address: str) -> Iterator[Executor]:
    try:
        import distributed
    except ImportError:
        raise WorkersError(
            _('A cluster needs the extra [cluster]: pip install "choco-tutor[cluster]".')
        ) from None
    connect: Any = distributed.Client  # has no types
    try:
        client = connect(address, timeout=PATIENCE)
    except (OSError, ValueError) as error:
        raise WorkersError(
            _("There is no scheduler at {address}: {why}").format(address=address, why=error)
        ) from None
    with client:
        yield client.get_executor(pure=False, retries=TRIES)


def _leave_with_parent() -> None:
    """End a worker when the run that started it has ended, however that happened."""
    from multiprocessing import parent_process

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches workers, too; the run handles it
    parent = parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
            os._exit(1)

    Thread(target=watch, daemon=True).start()
