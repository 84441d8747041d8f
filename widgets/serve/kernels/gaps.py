"""Filling of the gaps between a parent's objects, so that its kernels put theirs elsewhere.

A forked process shares each page of memory with its parent until one of the two writes to it.
Loading leaves free blocks in most pages, and a new object of a kernel would go into such a block:
the whole page would be copied for a few bytes. So the parent takes these blocks itself, for ever;
a kernel's objects then lie side by side in pages of their own.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice, pairwise, repeat
from pathlib import Path

STEP, LARGEST = 16, 512
"""Python manages blocks of up to 512 bytes itself, in pools of one size: 16, 32, 48 and so on."""
POOL = 1 << 14
"""Bytes of a pool, since Python 3.10."""
MOST = 4000
"""Most pools of one size that are filled. Loading leaves gaps for 1,300."""
LARGE = tuple(STEP * round(700 * 1.3**n / STEP) for n in range(20, -1, -1))
"""Bytes of blocks of the system's heap that are taken, from about 130,000 down to 700."""
EMPTY = sys.getsizeof(b"")


_TAKEN: list[list[object]] = []
"""What fills the gaps; it stays as long as the process."""


def fill() -> None:
    """Take all gaps; none where Python does not lay out its memory in pools."""
    taken: list[list[object]] = []
    for size in range(STEP, LARGEST + 1, STEP):
        most = MOST * POOL // size
        taken.append(list(islice(_until_new_pools(_maker(size), size), most)))
        if len(taken[-1]) == most:
            return
    heap = _heap()
    _TAKEN.extend((*taken, *(list(_within(heap, size)) for size in LARGE)))


def _maker(size: int) -> Callable[[], object]:
    """Return a function that makes one object of so many bytes."""
    if size == STEP:
        return object
    if size == 2 * STEP:
        return partial(float, "1.5")
    return partial(bytes, size - EMPTY)


def _until_new_pools(make: Callable[[], object], size: int) -> Iterator[object]:
    """Yield objects until most of a round lie side by side: the older pools have no room left."""
    many = 2 * POOL // size
    while True:
        made = [make() for _each in repeat(None, many)]  # no number is made between two of them
        yield from made
        if sum(id(one) + size == id(other) for one, other in pairwise(made)) > many * 3 // 4:
            return


def _within(heap: range, size: int) -> Iterator[object]:
    """Yield blocks until one lies outside the heap as it was."""
    while id(block := bytes(size)) in heap:
        yield block


def _heap() -> range:
    """Return the addresses of the system's heap; none where the system does not tell them."""
    try:
        lines = Path("/proc/self/maps").read_text(encoding="utf-8").splitlines()
    except OSError:
        return range(0)
    for line in lines:
        if line.endswith("[heap]"):
            first, last = line.partition(" ")[0].split("-")
            return range(int(first, 16), int(last, 16))
    return range(0)
