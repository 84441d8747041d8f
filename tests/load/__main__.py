"""`make load`: a class joins within a second, at our app and at a bare board of stock Voila.

    python -m tests.load [--learners 30] [--seconds 10] [--pool 4] [--alone]
    python -m tests.load --soak 60 [--learners 30] [--pool 4]
    python -m tests.load --tables 8 [--learners 30] [--seconds 60 | --soak 10]

`--soak` lets the class stay for so many minutes instead, at our app alone. `--tables` seats it at
so many tables across devices.

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
from tests.load.tables import play
from tests.load.tables import rows as table_rows
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
    parser.add_argument("--tables", type=int, metavar="N", help="let them play together instead")
    parser.add_argument("--rooms", default="", help="where tables are kept, as for `tutor app`")
    wanted = parser.parse_args()
    learners = max(1, min(MOST, wanted.learners))
    if wanted.tables:
        tables = max(-(-learners // 5), min(learners // 2, wanted.tables, 10))
        seconds = min(LONGEST_SOAK, wanted.soak or 0) * 60 or wanted.seconds
        return together(tables, learners, seconds, wanted.pool, wanted.rooms)
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


def together(tables: int, learners: int, seconds: float, pool: int, rooms: str) -> int:
    """Play at tables; 1 if one stopped, or pages show different positions."""
    served = serve_app("--pool", str(pool), *(("--rooms", rooms) if rooms else ()))
    try:
        found = play(served, tables, learners, seconds)
    finally:
        served.stop()
    for why in (found.failed + found.drifted)[:5]:
        print(why, file=sys.stderr)
    tell([(f"{tables} tables across devices", "our app"), ("---", "---"), *table_rows(found)])
    return 1 if found.failed or found.drifted else 0


def tell(lines: list[tuple[str, ...]]) -> None:
    """Print a table."""
    for line in lines:
        print("| " + " | ".join(line) + " |")


if __name__ == "__main__":
    sys.exit(main())
