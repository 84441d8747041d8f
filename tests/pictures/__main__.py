"""`make pictures`: what does a change of looks change?

    python -m tests.pictures take FOLDER [--only TEXT] [--dark]
    python -m tests.pictures compare BEFORE AFTER [--into FOLDER]

`take` pictures every page in three window sizes (a quarter of an hour); `--only` those with this
text in their names. `compare` lists what differs and lays it side by side on sheets.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tests.pictures.compare import report
from tests.pictures.places import places
from tests.pictures.take import take


def main(arguments: list[str] | None = None) -> int:
    """Do what is asked; 1 if `compare` found a difference or `take` had nothing to picture."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.pictures",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    ways = parser.add_subparsers(dest="way", required=True)
    taking = ways.add_parser("take", help="take the pictures")
    taking.add_argument("folder", type=Path)
    taking.add_argument("--only", default="", metavar="TEXT", help="places with this in the name")
    taking.add_argument("--dark", action="store_true", help="in dark colours")
    comparing = ways.add_parser("compare", help="compare two folders")
    comparing.add_argument("before", type=Path)
    comparing.add_argument("after", type=Path)
    comparing.add_argument("--into", type=Path, default=Path("build/pictures-differ"))
    asked = parser.parse_args(arguments)
    if asked.way == "take":
        wanted = [place for place in places() if asked.only in place.name]
        if not wanted:
            parser.error(f"no place has “{asked.only}” in its name")
        print(f"{take(wanted, asked.folder, 'dark' if asked.dark else 'light')} pictures taken")
        return 0
    for folder in (asked.before, asked.after):
        if not any(folder.glob("*.png")):
            parser.error(f"there are no pictures in {folder}: take some first")
    found = report(asked.before, asked.after, asked.into)
    for each in found:
        print(f"{each.name}: {each.what}")
    print(f"{len(found)} differ; see {asked.into}" if found else "no picture differs")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
