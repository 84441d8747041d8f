"""What one visit costs a kernel, step by step: `python -m tests.load.visit`.

Private memory is what the kernel shares with nobody, at last also after a rest. Of the pages that
it has copied from its parent's, those with the same content still are told apart: only counts of
references went up and down in them.
"""

from __future__ import annotations

import asyncio
import re
import struct
import time
from pathlib import Path

import psutil

from tests.load.client import OURS, Content, Learner
from tests.serving import kernel_process, serve_app
from widgets.serve.kernels.rest import SILENCE

PAGE = 4096
PRESENT, FRAME = 1 << 63, (1 << 55) - 1
STEPS = (
    *("table", "home", "lesson/groups", "puzzles", "puzzle/daily"),
    *("chocoly/table", "chocolatiers-2019/table", "chocolate-factory/table"),
)
MIB = 2**20


def frames(pid: int) -> dict[int, int]:
    """Physical pages behind a process's writable memory, by address; needs to be root."""
    found = {}
    with Path(f"/proc/{pid}/pagemap").open("rb") as pages:
        for line in Path(f"/proc/{pid}/maps").read_text().splitlines():
            part = re.match(r"([0-9a-f]+)-([0-9a-f]+) .w", line)
            if part is None:
                continue
            first, last = int(part[1], 16), int(part[2], 16)
            pages.seek(first // PAGE * 8)
            for number, (page,) in enumerate(
                struct.iter_unpack("<Q", pages.read((last - first) // PAGE * 8))
            ):
                if page & PRESENT:
                    found[first + number * PAGE] = page & FRAME
    return found


def copied(kernel: int, parent: int) -> tuple[int, int]:
    """Bytes of pages that a kernel has copied from its parent's, and of those still equal."""
    mine, theirs = frames(kernel), frames(parent)
    differ = [at for at, frame in mine.items() if at in theirs and theirs[at] != frame]
    equal = 0
    with (
        Path(f"/proc/{kernel}/mem").open("rb") as ours,
        Path(f"/proc/{parent}/mem").open("rb") as other,
    ):
        for at in differ:
            ours.seek(at)
            other.seek(at)
            equal += ours.read(PAGE) == other.read(PAGE)
    return len(differ) * PAGE, equal * PAGE


def show(what: str, kernel: int, parent: int) -> None:
    """Print a line about a kernel."""
    memory = psutil.Process(kernel).memory_full_info()
    all_copied, equal = copied(kernel, parent)
    print(
        f"{what:24} private {memory.uss / MIB:5.1f} MiB,"
        f" copied {all_copied / MIB:5.1f}, of it unchanged {equal / MIB:4.1f};"
        f" resident {memory.rss / MIB:.0f}"
    )


async def visit() -> None:
    """Go from page to page and print what the kernel holds."""
    served = serve_app("--pool", "1")
    try:
        parent = next(
            each for each in served.family() if "widgets.serve.kernels.parent" in each.cmdline()
        )
        while not parent.children():
            time.sleep(0.2)
        show("ready", parent.children()[0].pid, parent.pid)
        learner = Learner(served.url, OURS)
        await learner.join()
        kernel = kernel_process(served, learner.kernel).pid
        show("home, then a table", kernel, parent.pid)
        for number in range(3):
            await learner.click()
            show(f"... click {number + 1}", kernel, parent.pid)
        for address in STEPS:
            said: Content = {"kind": "event", "name": "hash", "value": address}
            await learner.click(lambda number, said=said: said | {"n": number})
            show(address, kernel, parent.pid)
        await asyncio.sleep(SILENCE / 1000 + 1)
        show("... rested", kernel, parent.pid)
        await learner.leave()
    finally:
        served.stop()


if __name__ == "__main__":
    asyncio.run(visit())
