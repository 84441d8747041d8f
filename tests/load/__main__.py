"""`make load`: a class joins within a second, at our app and at a bare board of stock Voila.

    python -m tests.load [--learners 30] [--seconds 10] [--pool 4] [--alone]
    python -m tests.load --soak 60 [--learners 30] [--pool 4]

`--soak` lets the class stay for so many minutes instead, at our app alone.

Everything stays on this machine: the servers listen on the loopback address only.
"""

from __future__ import annotations

import argparse
import sys

from tests.load.client import OURS, STOCK
from tests.load.servers import bare_board
from tests.load.soak import rows as soak_rows
from tests.load.soak import soak
from tests.load.storm import Storm, rows, storm
from tests.serving import serve_app

MOST = 100
"""Learners; more than that is no class, and no machine to run them on."""
LONGEST_SOAK = 600.0
"""Minutes."""


def main() -> int:
    """Measure and print; 1 if somebody did not get in at our app."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--learners", type=int, default=30)
    parser.add_argument("--seconds", type=float, default=10, help="of clicking, after joining")
    parser.add_argument("--pool", type=int, default=2, help="warm kernels of each server")
    parser.add_argument("--alone", action="store_true", help="our app only")
    parser.add_argument("--soak", type=float, metavar="MINUTES", help="let the class stay instead")
    wanted = parser.parse_args()
    learners = max(1, min(MOST, wanted.learners))
    if wanted.soak:
        return stay(learners, min(LONGEST_SOAK, wanted.soak), wanted.pool)
    found: dict[str, Storm] = {}
    for name, kind in (("our app", OURS), ("bare board, stock Voila", STOCK)):
        if wanted.alone and kind is STOCK:
            continue
        pool = ("--pool", str(wanted.pool))
        served = serve_app(*pool) if kind is OURS else bare_board(wanted.pool)
        try:
            found[name] = storm(served, kind, learners, wanted.seconds)
        finally:
            served.stop()
    for name, each in found.items():
        for why in each.failed[:5]:
            print(f"{name}: {why}", file=sys.stderr)
    lines = [(f"{learners} learners within one second", *found), *rows(list(found.values()))]
    lines.insert(1, tuple("---" for _cell in lines[0]))
    tell(lines)
    return 1 if found["our app"].failed else 0


def stay(learners: int, minutes: float, pool: int) -> int:
    """An hour of a class; 1 if a visit ended before it was over."""
    served = serve_app("--pool", str(pool))
    try:
        found = soak(served, learners, minutes)
    finally:
        served.stop()
    for why in found.failed[:5]:
        print(why, file=sys.stderr)
    tell(soak_rows(found))
    for when, held in (("before", found.before), ("when all have left", found.after)):
        print(f"{when}: {held.processes} processes, {held.descriptors} descriptors")
    print(f"{found.visits} visits, {len(found.failed)} of them ended too soon")
    return 1 if found.failed else 0


def tell(lines: list[tuple[str, ...]]) -> None:
    """Print a table."""
    for line in lines:
        print("| " + " | ".join(line) + " |")


if __name__ == "__main__":
    sys.exit(main())
