"""`make bench`: run every bench_*.py beside this file (or those named) and print one table.

Each of them has a function rows() that measures and returns its rows. With `--runs 3` all are
measured three times in turn, and the table shows the run in the middle. `--compare FILE` says which
rows got worse since an earlier run.
"""

from __future__ import annotations

import argparse
import importlib
import sys
from pathlib import Path

import results  # this folder is on the path when it is run as a program
from table import Row, middle, table


def main(arguments: list[str]) -> int:
    """Print the table; 1 if a target is missed or a row got worse, 2 if FILE cannot be read."""
    asked = _asked(arguments)
    try:
        before = results.load(asked.compare) if asked.compare else {}
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    runs = [_run(asked.names, f"{number + 1}/{asked.runs}") for number in range(asked.runs)]
    rows = middle(runs)
    measures = results.ratios([(row.name, row.ratio, row.at_least) for row in run] for run in runs)
    shown = table(rows)
    print(shown)
    print(f"Kept in {results.save(measures, shown)}", file=sys.stderr)
    if asked.names:  # what was not asked for is not missing
        before = {name: row for name, row in before.items() if name in measures}
    told = results.worse(before, measures)
    if asked.compare:
        print("\n".join(f"WORSE {line}" for line in told) or "No row got worse.")
    return 1 if told or not all(row.met for row in rows) else 0


def _run(names: list[str], number: str) -> list[Row]:
    here = Path(__file__).parent
    rows: list[Row] = []
    for name in names or sorted(path.stem for path in here.glob("bench_*.py")):
        print(f"measuring {name}, run {number} ...", file=sys.stderr, flush=True)
        rows += importlib.import_module(name).rows()
    return rows


def _asked(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("names", nargs="*", help="such as bench_rules (default: all)")
    parser.add_argument("--runs", type=int, default=1, help="how often all are measured, in turn")
    parser.add_argument("--compare", type=Path, help="a file of an earlier run, in build/bench")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
