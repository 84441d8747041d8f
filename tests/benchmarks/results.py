"""What `make bench` measured, kept in a file with its commit and machine, and compared later.

A figure is a ratio of two things measured in the same run, so machines can be compared, too. Still
they vary: noise is how far the runs of a row lie apart, and at least LEAST.
"""

from __future__ import annotations

import json
import os
import platform
import statistics
import subprocess
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import psutil
from attrs import asdict, frozen

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "build" / "bench"
LEAST = 0.1
"""Share of a figure that is noise in any case: one run says nothing of how far they lie apart."""


@frozen
class Measured:
    """The ratios of one row, one for each run, and whether more is better."""

    ratios: tuple[float, ...]
    at_least: bool

    @property
    def median(self) -> float:
        return statistics.median(self.ratios)

    @property
    def noise(self) -> float:
        """How far the runs lie from their median, as a share of it; at least LEAST."""
        away = max(abs(ratio - self.median) for ratio in self.ratios)
        return max(LEAST, away / self.median) if self.median else LEAST


Measures = Mapping[str, Measured]
"""By the row's name and what it is compared with."""


def worse(before: Measures, after: Measures) -> list[str]:
    """A line for each row that got worse by more than the noise of both, and each that is gone."""
    told = []
    for name, old in before.items():
        new = after.get(name)
        if new is None:
            told.append(f"{name}: measured before, not now")
            continue
        change = new.median / old.median - 1 if old.median else 0.0
        noise = max(old.noise, new.noise)
        if (-change if old.at_least else change) > noise:
            told.append(
                f"{name}: {old.median:.3g}x before, {new.median:.3g}x now"
                f" ({change:+.0%}, noise {noise:.0%})"
            )
    return told


def save(measures: Measures, table: str, folder: Path = FOLDER) -> Path:
    """Write a file for this run; returns where."""
    now = datetime.now(UTC)
    commit = _git("rev-parse", "--short", "HEAD")
    dirty = bool(_git("status", "--porcelain", "--untracked-files=no"))
    said = {
        "commit": commit + ("+" if dirty else ""),
        "time": now.isoformat(timespec="seconds"),
        "machine": machine(),
        "table": table.split("\n"),
        "rows": {name: asdict(row) for name, row in measures.items()},
    }
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{now:%Y%m%d-%H%M%S}-{commit or 'unknown'}.json"
    path.write_text(json.dumps(said, indent=1), encoding="utf-8")
    return path


def load(path: Path) -> Measures:
    """What an earlier run measured.

    Raises:
        ValueError: the file is none of `save`.
    """
    try:
        rows: dict[str, dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))["rows"]
        return {
            name: Measured(tuple(map(float, row["ratios"])), bool(row["at_least"]))
            for name, row in rows.items()
        }
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise ValueError(f"{path} is no result of make bench: {error}") from error


def machine() -> dict[str, object]:
    """What the figures depend on; the load tells whether the machine was quiet."""
    return {
        "processors": os.cpu_count(),
        "memory_gib": round(psutil.virtual_memory().total / 2**30, 1),
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
        "load": [round(number, 1) for number in psutil.getloadavg()],
    }


def ratios(runs: Iterable[Sequence[tuple[str, float, bool]]]) -> dict[str, Measured]:
    """The ratios of each row over the runs; a run is a name, a ratio and a direction for each."""
    found: dict[str, list[float]] = {}
    up: dict[str, bool] = {}
    for run in runs:
        for name, ratio, at_least in run:
            found.setdefault(name, []).append(ratio)
            up[name] = at_least
    return {name: Measured(tuple(values), up[name]) for name, values in found.items()}


def _git(*arguments: str) -> str:
    try:
        done = subprocess.run(
            ["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False
        )
    except OSError:  # an archive, on a machine without git
        return ""
    return done.stdout.strip()
