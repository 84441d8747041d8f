"""`make bench`: run every bench_*.py beside this file (or those named) and print one table.

Each of them has a function rows() that measures and returns its rows.
"""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

from table import Row, table  # this folder is on the path when it is run as a program


def main(names: list[str]) -> int:
    """Print the table; 1 if a target is missed."""
    here = Path(__file__).parent
    rows: list[Row] = []
    for name in names or sorted(path.stem for path in here.glob("bench_*.py")):
        print(f"measuring {name} ...", file=sys.stderr, flush=True)
        rows += importlib.import_module(name).rows()
    print(table(rows))
    return 0 if all(row.met for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
