"""A table on several devices: pure functions over frozen data, and where it is stored.

    table = after(None, opened("chocolatiers", [("", ""), ("", "")], host="…"))
    table = after(table, answer(table, "…", {"do": "sit", "seat": 0, "name": "Ada"}))

The truth of a table is the list of its entries, which are plain JSON; `after` adds one, `answer`
makes one of what a device asks and refuses what it may not do. What a device gets is `seen`, which
shows a position as `Game.view` shows it to its seat, and nothing more.
"""

from tutor.together.asking import answer, computer_move, hosted
from tutor.together.codes import SIGNS, new_code, read_code
from tutor.together.opening import opened, opening
from tutor.together.refusals import NotNow
from tutor.together.seeing import Had, seen
from tutor.together.store import Full, MemoryStore, Store
from tutor.together.table import Entry, SharedSeat, SharedTable, after, digest, table_of

__all__ = [
    "SIGNS",
    "Entry",
    "Full",
    "Had",
    "MemoryStore",
    "NotNow",
    "SharedSeat",
    "SharedTable",
    "Store",
    "after",
    "answer",
    "computer_move",
    "digest",
    "hosted",
    "new_code",
    "opened",
    "opening",
    "read_code",
    "seen",
    "table_of",
]
