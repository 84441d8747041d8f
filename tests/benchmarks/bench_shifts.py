"""The best Shift of Chocolate Factory: our search against a plain breadth-first one without memory.

Both find every store room that a run can end with, over the shipped puzzles of that kind. The plain
one comes to a position once for each way that leads there; puzzles with more than `MOST` ways are
left to ours.
"""

from __future__ import annotations

from time import process_time

from bench_rules import clock, forget
from table import Row

from tutor.chocolate_factory.goods import REFINED
from tutor.chocolate_factory.puzzles.kinds import shift
from tutor.chocolate_factory.puzzles.room import PUZZLES
from tutor.chocolate_factory.puzzles.search import ends, ways
from tutor.chocolate_factory.state import Seat

MOST = 100_000
WANTED = frozenset(REFINED)


def rows() -> list[Row]:
    """The searches over the same Shifts, and the longest that ours takes for a shipped one."""
    seats = [it.task.seat for it in PUZZLES.shipped() if it.task.kind == shift.ID]
    ours, plain, longest, both = 0.0, 0.0, 0.0, 0
    for seat in seats:
        forget()
        start = clock()
        quick = set(ends(seat, WANTED))
        took = process_time() - start
        longest = max(longest, took)
        forget()
        start = clock()
        slow = plain_ends(seat)
        if slow is not None:
            assert quick == slow, "the two searches disagree"
            ours, plain, both = ours + took, plain + process_time() - start, both + 1
    return [
        Row("best Shift, puzzles searched / s", both / ours, both / plain, "no memory", 10, True),
        Row("best Shift, longest search, s", longest, 1, "a second", 1, False),
    ]


def plain_ends(seat: Seat) -> set[str] | None:
    """Every store room at the end of the run, by each way; None if there are too many ways."""
    seen, following, found = 0, [seat], set[str]()
    while following:
        now, following = following, []
        seen += len(now)
        if seen > MOST:
            return None
        for each in now:
            if not each.outside:
                found.add(each.store)
            following += (after for _action, after, _price in ways(each, WANTED))
    return found
