"""How many small changes of the rules do the tests notice? See docs/mutants.md."""

from __future__ import annotations

import argparse
import sys
import tomllib
from collections import Counter
from pathlib import Path
from random import Random

from tests.mutants.mutate import Mutant, mutants
from tests.mutants.planted import Planted, planted
from tests.mutants.run import KILLED, SURVIVED, Runner

ROOT = Path(__file__).resolve().parents[2]
EQUIVALENTS = Path(__file__).with_name("equivalents.toml")
FOLDERS = ("tutor/chocolatiers", "tutor/chocolatiers_family")
Key = tuple[str, str, int, str, str]
ROOM = "tests/chocolatiers"
TESTS = ("tests/referee", "tests/tutor", "tests/golden", f"{ROOM}/test_*.py")
"""The tests of the rules; a room's others need more than the rules, and more time than a mutant."""
PLANTED_CAP = 120
"""Seconds of computing for the tests of a planted fault: some need more than the rules."""


def main(arguments: list[str] | None = None) -> int:
    """Make mutants, run the tests against each, say the score and what survived."""
    asked = _asked(arguments)
    root = Path(asked.root).resolve()
    if asked.planted:
        return _plant(root, planted(root), asked)
    everything = [mutant for path in _modules(root, asked) for mutant in mutants(path)]
    known = equivalents(Path(asked.equivalents))
    chosen = [m for m in everything if key(m) not in known]
    print(f"{len(everything)} mutants, {len(everything) - len(chosen)} of them known equivalents.")
    if asked.only:
        chosen = [m for m in chosen if f"{m.path.name}:{m.line}" in asked.only]
    elif asked.sample and asked.sample < len(chosen):
        chosen = sorted(Random(asked.seed).sample(chosen, asked.sample), key=_place)
    tests = asked.tests or [str(path) for test in TESTS for path in sorted(root.glob(test))]
    runner = Runner(root, tests, asked.cap)
    usual = runner.run(None)
    if usual.result != SURVIVED:
        print(f"The tests fail without any mutant: {usual.result} {usual.by}", file=sys.stderr)
        return 2
    print(f"{len(chosen)} to be tried; the tests take {usual.seconds:.1f} s when nothing is wrong.")
    return _try(runner, chosen, asked.verbose)


def _plant(root: Path, faults: list[Planted], asked: argparse.Namespace) -> int:
    """Every fault must be noticed by each of its tests, which pass without it."""
    faults = [fault for fault in faults if not asked.only or fault.name in asked.only]
    missed = 0
    for fault in faults:
        for tests in fault.tests:
            runner = Runner(root, [str(root / tests)], PLANTED_CAP)
            outcome = runner.run(fault)
            unnoticed = outcome.result == SURVIVED or runner.run(None).result != SURVIVED
            missed += unnoticed
            if unnoticed or asked.verbose:
                said = "MISSED" if unnoticed else f"{outcome.result.upper()} by {outcome.by}"
                print(f"{said}: {fault.name} ({tests}, {outcome.seconds:.0f} s)", flush=True)
    pairs = sum(len(fault.tests) for fault in faults)
    print(f"{len(faults)} faults planted: {pairs - missed} of {pairs} times noticed.")
    return 1 if missed else 0


def _try(runner: Runner, chosen: list[Mutant], verbose: bool) -> int:
    seen: Counter[str] = Counter()
    seconds = 0.0
    for mutant in chosen:
        outcome = runner.run(mutant)
        seen[outcome.result] += 1
        seconds += outcome.seconds
        if verbose or outcome.result != KILLED:
            by = f" by {outcome.by}" if outcome.by else ""
            print(f"{outcome.result.upper()}{by} {_said(mutant, runner.root)}", flush=True)
    noticed = len(chosen) - seen[SURVIVED]
    print(", ".join(f"{count} {what}" for what, count in seen.items()) + f"; {seconds:.0f} s.")
    print(f"Score: {noticed} of {len(chosen)}, {100 * noticed / max(1, len(chosen)):.1f} %.")
    return 1 if seen[SURVIVED] else 0


def _said(mutant: Mutant, root: Path) -> str:
    return f"{mutant}".removeprefix(f"{root}/")


def _asked(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("modules", nargs="*", help=f"folders or files (default {FOLDERS})")
    parser.add_argument("--skip", nargs="*", default=[], help="modules to leave out, by name")
    parser.add_argument("--sample", type=int, default=150, help="how many (default 150, 0: all)")
    parser.add_argument("--seed", type=int, default=1, help="which ones (default 1)")
    parser.add_argument("--planted", action="store_true", help="try those of planted.toml instead")
    parser.add_argument(
        "--only", nargs="*", default=[], help="these lines: display.py:120, or names"
    )
    parser.add_argument("--tests", nargs="*", default=[], help="files or folders of tests")
    parser.add_argument("--cap", type=int, default=25, help="seconds of computing (default 25)")
    parser.add_argument("--root", default=ROOT, help="folder of the project")
    parser.add_argument("--equivalents", default=EQUIVALENTS, help="file of known equivalents")
    parser.add_argument("--verbose", action="store_true", help="print those killed, too")
    return parser.parse_args(arguments)


def _modules(root: Path, asked: argparse.Namespace) -> list[Path]:
    found: list[Path] = []
    for name in asked.modules or FOLDERS:
        place = root / name
        found += sorted(place.glob("*.py")) if place.is_dir() else [place]
    return [path for path in found if path.stem not in asked.skip]


def key(mutant: Mutant) -> Key:
    """What names a mutant although lines move."""
    return mutant.path.name, mutant.source, mutant.column, mutant.before, mutant.after


def equivalents(file: Path) -> set[Key]:
    """The mutants that no test can notice, from the file; each has its reason there."""
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    return {
        (entry["file"], entry["line"], entry["column"], entry["before"], after)
        for entry in data.get("equivalent", [])
        for after in entry["after"]
    }


def _place(mutant: Mutant) -> tuple[Path, int, int, int]:
    return mutant.path, mutant.line, mutant.node, mutant.way


if __name__ == "__main__":
    sys.exit(main())
