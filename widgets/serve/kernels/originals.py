"""The originals of a parent's pages of memory; its kernels give back copies that equal them.

A forked process shares each page of memory with its parent until it writes to it. Then the page is
copied for good, also if only counts of references went up and down again. So the parent moves its
objects into a file in memory before it forks. A kernel that rests compares the pages it has copied
with that file, and gives back those that are equal: it sees the page of the file again.

This is done only with memory to which nobody writes but Python, which waits meanwhile (`calls.py`):
the large pieces in which it gets memory for objects. The system's heap is not among them, since
ZeroMQ's threads have a part in it.
"""

from __future__ import annotations

import gc
import mmap
import os
import re
import threading
from collections.abc import Iterator
from pathlib import Path

from attrs import frozen

from widgets.serve.kernels.calls import PAGE, POSSIBLE, READ, WRITE, Calls, address

NAME = "tutor-originals"
SMALLEST = 1 << 20
"""Fewest bytes of a piece: Python asks the system for a MiB at a time."""
PWRITE, MMAP, MPROTECT, MADVISE = 18, 9, 10, 28
"""Numbers of calls of the system."""
PRIVATE, FIXED = 0x02, 0x10
DONTNEED, POPULATE_READ = 4, 22
OBJECTS = re.compile(r"([0-9a-f]+)-([0-9a-f]+) rw-p 0+ 00:00 0\s*")
MOVED = re.compile(r"([0-9a-f]+)-([0-9a-f]+) rw-p ([0-9a-f]+) .*/memfd:" + NAME + r"\b.*")
COPIES = re.compile(b"\x81+")
"""Pages that are there, belong to no file and to one process only: the last byte of each entry of
`/proc/self/pagemap`.
"""
ENTRY = 8
"""Bytes of such an entry."""
MANY = 1 << 13
"""Entries that are read at a time."""


@frozen
class Piece:
    """A piece of memory, and where its original is in the file."""

    first: int
    last: int
    offset: int


@frozen
class Originals:
    """A file in memory with pages as they were before the fork."""

    file: mmap.mmap
    at: int

    def give_back(self) -> int:
        """Give back all copies that equal their originals; return how many bytes these are, 0 where
        the system does not tell which pages are copies.
        """
        was_enabled = gc.isenabled()
        gc.disable()  # it could free a piece of memory meanwhile
        try:
            return self._give_back()
        except OSError:
            return 0
        finally:
            if was_enabled:
                gc.enable()

    def _give_back(self) -> int:
        pieces = list(moved())
        calls = Calls(len(self.file) // PAGE + 1)
        for piece in pieces:
            for at in copies(piece):
                page, original = piece.first + at, self.at + piece.offset + at
                calls.add(MADVISE, page, PAGE, DONTNEED, equal=(page, original))
        calls.add(MADVISE, self.at, len(self.file), DONTNEED)  # nobody looks at the file any more
        return (calls.make() - 1) * PAGE if list(moved()) == pieces else 0


def keep() -> Originals | None:
    """Move the objects of this process into a file in memory and return it; None where that is not
    possible. A process that fails half-way goes on all the same.
    """
    pieces = list(objects())
    size = sum(piece.last - piece.first for piece in pieces)
    if not (POSSIBLE and size):
        return None
    try:
        calls = Calls(3 * len(pieces) + 1)
        number = os.memfd_create(NAME)
        os.ftruncate(number, size)
        found = Originals(file := mmap.mmap(number, size), address(file))
    except OSError:
        return None
    for piece in pieces:
        at, length = piece.first, piece.last - piece.first
        calls.add(PWRITE, number, at, length, piece.offset, answer=length)
        calls.add(MMAP, at, length, READ | WRITE, PRIVATE | FIXED, number, piece.offset, answer=at)
    calls.add(MPROTECT, found.at, size, READ)
    for piece in pieces:  # else the first kernel would be alone with what it reads; Linux 5.14
        calls.add(MADVISE, piece.first, piece.last - piece.first, POPULATE_READ)
    calls.make()
    os.close(number)
    return found


def objects() -> Iterator[Piece]:
    """Find the pieces of memory in which Python has objects, and no thread its own data."""
    offset = 0
    for line in maps():
        if found := OBJECTS.fullmatch(line):
            first, last = (int(each, 16) for each in found.groups())
            if last - first >= SMALLEST and not first <= threading.get_ident() < last:
                yield Piece(first, last, offset)
                offset += last - first


def moved() -> Iterator[Piece]:
    """Find the pieces that have originals."""
    for line in maps():
        if found := MOVED.fullmatch(line):
            yield Piece(*(int(each, 16) for each in found.groups()))


def maps() -> list[str]:
    """Return the lines about this process's memory; none where the system does not tell them."""
    try:
        return Path("/proc/self/maps").read_text(encoding="utf-8").splitlines()
    except OSError:
        return []


def copies(piece: Piece) -> Iterator[int]:
    """Yield where, from the beginning of a piece, pages lie that only this process has."""
    with open("/proc/self/pagemap", "rb", buffering=0) as entries:
        for first in range(piece.first // PAGE, piece.last // PAGE, MANY):
            many = min(MANY, piece.last // PAGE - first)
            states = os.pread(entries.fileno(), many * ENTRY, first * ENTRY)[ENTRY - 1 :: ENTRY]
            for run in COPIES.finditer(states):
                for number in range(*run.span()):
                    yield (first + number) * PAGE - piece.first
