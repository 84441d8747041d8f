"""Checkpoints of a run that makes a pack, stored beside the pack until that is written.

The first line of the file identifies the run; each other line is the batch of one game of play.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import attrs

from tutor.engine import SaveError
from tutor.i18n import _
from tutor.kit.reading import Reader, items, number, read_json, real, table
from tutor.puzzles.making import Batch
from tutor.puzzles.pack import FORMAT, load_pack, puzzle_data

MOST = 10**9


@attrs.frozen
class Run:
    """The parameters that determine the batches of a run."""

    game: str
    seed: int
    kinds: tuple[str, ...]

    def file(self, pack: Path) -> Path:
        """Return the path of the checkpoint for a pack."""
        return pack.with_name(f"{pack.name}.{self.seed}.part")

    @property
    def line(self) -> dict[str, Any]:
        """The first line of the file."""
        return {"run": attrs.asdict(self) | {"kinds": list(self.kinds)}}


def resume(run: Run, pack: Path) -> list[Batch]:
    """Return the batches of this run, up to the first line that was cut short; truncate the file
    there.

    Raises SaveError if the file is another run's.
    """
    file = run.file(pack)
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    found: list[Batch] = []
    if lines:
        if _first(lines[0]) != run.line:
            raise SaveError(
                _(
                    "{file} is what another run left, of other kinds or another game. "
                    "Run that one to its end, or delete the file."
                ).format(file=file)
            )
        for text in lines[1:]:
            each = _batch(text, run.game)
            if each is None or each.number != len(found):
                break
            found.append(each)
    kept = [json.dumps(run.line), *lines[1 : 1 + len(found)]]
    file.write_text("".join(f"{line}\n" for line in kept), encoding="utf-8")
    return found


def written(batches: Iterator[Batch], file: Path, known: int = 0) -> Iterator[Batch]:
    """Yield the batches, writing each to the file first, but for the first `known` ones."""
    with file.open("a", encoding="utf-8") as lines:
        for batch in batches:
            if batch.number < known:
                yield batch
                continue
            line = {
                "game": batch.number,
                "tried": batch.tried,
                "seconds": round(batch.seconds, 3),
                "puzzles": [puzzle_data(p) for p in batch.puzzles],
            }
            lines.write(json.dumps(line, separators=(",", ":")) + "\n")
            lines.flush()
            yield batch


def _first(text: str) -> Any:
    try:
        return read_json(text)
    except SaveError:
        return None


def _batch(text: str, game: str) -> Batch | None:
    """Return the batch of a line; None if the line was cut short."""
    try:
        read = Reader(read_json(text))
        entries = read.one("puzzles", items(table, 10**6))
        pack = json.dumps({"format": FORMAT, "game": game, "puzzles": entries})
        return Batch(
            read.one("game", number(MOST)),
            tuple(load_pack(pack, game)),
            read.one("tried", number(MOST)),
            read.one("seconds", real(MOST)),
        )
    except SaveError:
        return None
