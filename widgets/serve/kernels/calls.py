"""Calls of the operating system, made one after the other with nothing of Python in between.

Where a page of memory is compared and then replaced, nobody may write to it meanwhile, and whatever
Python does counts references. So this is done by a few instructions of the processor, while Python
waits and holds its lock.
"""

from __future__ import annotations

import ctypes
import mmap
import platform
import struct
import sys

PAGE = 4096
POSSIBLE = (
    sys.platform == "linux"
    and platform.machine() == "x86_64"
    and sys.maxsize > 1 << 32
    and mmap.PAGESIZE == PAGE
)
"""Whether this is a machine whose instructions these are."""
READ, WRITE, EXECUTE = 1, 2, 4
ROW = struct.Struct("10Q")
"""Two pages to compare, the number of a call, what it is given, and what it must answer."""
INSTRUCTIONS = bytes.fromhex(
    "53 55 41 54"  #          push rbx; push rbp; push r12
    "48 89 fb"  #             mov  rbx, rdi           rbx: a row
    "48 89 f5"  #             mov  rbp, rsi           rbp: where the rows end
    "45 31 e4"  #             xor  r12d, r12d         r12: calls made
    "48 39 eb"  #       next: cmp  rbx, rbp
    "73 44"  #                jae  done
    "48 8b 3b"  #             mov  rdi, [rbx]
    "48 85 ff"  #             test rdi, rdi
    "74 0f"  #                jz   call               nothing to compare
    "48 8b 73 08"  #          mov  rsi, [rbx + 8]
    "b9 00 02 00 00"  #       mov  ecx, 512           a page in words of eight bytes
    "fc f3 48 a7"  #          cld; repe cmpsq
    "75 27"  #                jne  skip               they differ
    "48 8b 43 10"  #    call: mov  rax, [rbx + 16]
    "48 8b 7b 18"  #          mov  rdi, [rbx + 24]
    "48 8b 73 20"  #          mov  rsi, [rbx + 32]
    "48 8b 53 28"  #          mov  rdx, [rbx + 40]
    "4c 8b 53 30"  #          mov  r10, [rbx + 48]
    "4c 8b 43 38"  #          mov  r8, [rbx + 56]
    "4c 8b 4b 40"  #          mov  r9, [rbx + 64]
    "0f 05"  #                syscall
    "48 3b 43 48"  #          cmp  rax, [rbx + 72]
    "75 09"  #                jne  done               not what it must answer
    "49 ff c4"  #             inc  r12
    "48 83 c3 50"  #    skip: add  rbx, 80
    "eb b7"  #                jmp  next
    "4c 89 e0"  #       done: mov  rax, r12
    "41 5c 5d 5b"  #          pop  r12; pop rbp; pop rbx
    "c3"  #                   ret
)


class Calls:
    """What is called, in that order, until an answer is not the one it must be.

    Args:
        most: most calls.

    Raises:
        OSError: the system does not let programs make instructions.
    """

    def __init__(self, most: int) -> None:
        self._rows = mmap.mmap(-1, most * ROW.size)
        self._end = 0
        self._instructions = mmap.mmap(-1, PAGE, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
        self._instructions.write(INSTRUCTIONS)
        libc = ctypes.CDLL(None, use_errno=True)
        place = ctypes.c_void_p(address(self._instructions))
        if libc.mprotect(place, ctypes.c_size_t(PAGE), READ | EXECUTE):
            raise OSError(ctypes.get_errno(), "no instructions can be made here")

    def add(
        self, number: int, *given: int, answer: int = 0, equal: tuple[int, int] = (0, 0)
    ) -> None:
        """Add a call. `equal`: addresses of two pages; if they differ, the call is left out."""
        padding = (0,) * (6 - len(given))
        ROW.pack_into(self._rows, self._end, *equal, number, *given, *padding, answer)
        self._end += ROW.size

    def make(self) -> int:
        """Make the calls; return how many were made and answered as they must."""
        kind = ctypes.PYFUNCTYPE(ctypes.c_long, ctypes.c_void_p, ctypes.c_void_p)  # keeps the lock
        first = address(self._rows)
        return int(kind(address(self._instructions))(first, first + self._end))


def address(memory: mmap.mmap) -> int:
    """Return where writable memory lies."""
    return ctypes.addressof(ctypes.c_char.from_buffer(memory))
