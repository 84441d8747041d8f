"""`tutor puzzles make` and `tutor puzzles check`."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING

from tutor.engine import SaveError
from tutor.i18n import _
from tutor.kit.reading import Reader, items, number, read_json, table

if TYPE_CHECKING:
    from tutor.puzzles.making import Batch
    from tutor.puzzles.model import AnyPuzzle


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add `puzzles` with its two commands."""
    puzzles = subparsers.add_parser("puzzles", help=_("Make packs of puzzles, and prove them."))
    commands = puzzles.add_subparsers(dest="puzzles_command", required=True)
    make = commands.add_parser("make", help=_("Make a pack from games of the computer players."))
    make.add_argument("--game", default="", help=_("Id of the game (default: the first)."))
    make.add_argument("--count", type=int, default=500, help=_("Puzzles to make."))
    make.add_argument("--out", type=Path, required=True, help=_("File to write."))
    make.add_argument("--seed", type=int, default=1, help=_("Another seed, other puzzles."))
    make.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    make.add_argument("--title", default="", help=_("Name of the pack."))
    make.add_argument("--kind", action="append", default=[], help=_("Only this kind (repeatable)."))
    make.set_defaults(run=run_make)
    check = commands.add_parser("check", help=_("Prove every puzzle of a pack again."))
    check.add_argument("pack", type=Path)
    check.add_argument("--game", default="", help=_("Only a pack of this game is right."))
    check.set_defaults(run=run_check)


def run_make(arguments: argparse.Namespace) -> int:
    """Make a pack; what was made is kept beside it, so a stopped run goes on where it was."""
    from tqdm import tqdm  # type: ignore[import-untyped]

    from tutor.puzzles.games import games, puzzles_of
    from tutor.puzzles.making import batches, make_pack
    from tutor.puzzles.pack import dump_pack

    game = arguments.game or games()[0]
    known = tuple(puzzles_of(game).kinds)
    kinds = tuple(arguments.kind) or known
    unknown = [kind for kind in kinds if kind not in known]
    if unknown or arguments.count < 1:
        return _fail(
            _("There is no kind “{kind}”; the kinds are {all}.").format(
                kind=unknown[0], all=", ".join(known)
            )
            if unknown
            else _("--count must be at least 1.")
        )
    part = arguments.out.with_name(f"{arguments.out.name}.{arguments.seed}.part")
    done = _read_part(part, game)
    fresh = batches(game, arguments.seed, kinds, len(done), arguments.processes)
    tried = kept = 0
    with tqdm(total=arguments.count, unit=_(" puzzles")) as bar:

        def progress(number: int, batch: Batch) -> None:
            nonlocal tried, kept
            tried += batch.tried
            kept += len(batch.puzzles)
            bar.update(number - bar.n)

        source = chain(done, _written(fresh, part))
        puzzles = make_pack(arguments.count, source, kinds, progress)
    arguments.out.write_text(dump_pack(puzzles, arguments.title), encoding="utf-8")
    part.unlink(missing_ok=True)
    print(
        _("{n} puzzles in {file}; {kept} kept of {tried} tried.").format(
            n=len(puzzles), file=arguments.out, kept=kept, tried=tried
        )
    )
    _table(puzzles)
    return 0


def run_check(arguments: argparse.Namespace) -> int:
    """Prove each puzzle of a pack again; 1 if one does not hold, 2 if the file cannot be read."""
    from tutor.puzzles.pack import check_pack, load_pack

    try:
        puzzles = load_pack(arguments.pack.read_text(encoding="utf-8"), arguments.game)
    except (OSError, UnicodeDecodeError):
        return _fail(_("{file} cannot be read as text.").format(file=arguments.pack))
    except SaveError as error:
        return _fail(f"{arguments.pack}: {error}")
    wrong = check_pack(puzzles)
    for line in wrong:
        print(f"{arguments.pack}: {line}", file=sys.stderr)
    if wrong:
        return 1
    print(_("{n} puzzles, every answer proven again.").format(n=len(puzzles)))
    _table(puzzles)
    return 0


def _fail(message: str) -> int:
    print(message, file=sys.stderr)
    return 2


def _table(puzzles: list[AnyPuzzle]) -> None:
    """How many puzzles of each kind and level."""
    kinds = Counter(p.task.kind for p in puzzles)
    levels = Counter(p.level for p in puzzles)
    print(_("by kind:"), ", ".join(f"{kind} {n}" for kind, n in sorted(kinds.items())))
    print(_("by level:"), ", ".join(f"{level}: {n}" for level, n in sorted(levels.items())))


def _written(fresh: Iterator[Batch], part: Path) -> Iterator[Batch]:
    """The batches, each written down before it is used."""
    from tutor.puzzles.pack import puzzle_data

    with part.open("a", encoding="utf-8") as file:
        for batch in fresh:
            line = {
                "game": batch.number,
                "tried": batch.tried,
                "puzzles": [puzzle_data(p) for p in batch.puzzles],
            }
            file.write(json.dumps(line, separators=(",", ":")) + "\n")
            file.flush()
            yield batch


def _read_part(part: Path, game: str) -> list[Batch]:
    """Batches of a stopped run, up to the first line that was cut short."""
    from tutor.puzzles.making import Batch
    from tutor.puzzles.pack import load_pack

    found: list[Batch] = []
    list_of_tables = items(table, 10**6)
    lines = part.read_text(encoding="utf-8").splitlines() if part.exists() else []
    for line in lines:
        try:
            read = Reader(read_json(line))
            entries = read.one("puzzles", list_of_tables)
            pack = json.dumps({"format": 1, "game": game, "puzzles": entries})
            played, tried = (read.one(entry, number(10**9)) for entry in ("game", "tried"))
            batch = Batch(played, tuple(load_pack(pack, game)), tried)
        except SaveError:
            break
        if batch.number != len(found):
            break
        found.append(batch)
    if len(found) < len(lines):
        part.write_text("".join(f"{line}\n" for line in lines[: len(found)]), encoding="utf-8")
    return found
