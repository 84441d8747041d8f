"""`tutor puzzles make`, `check` and `learners`."""

from __future__ import annotations

import argparse
import os
import sys
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

from tutor.commands.packs import fail, read_text
from tutor.commands.puzzle_studies import add_studies
from tutor.commands.puzzle_tables import add_tables, supply_table, trick_table
from tutor.engine import SaveError
from tutor.i18n import _
from tutor.kit.workers import WorkersError

if TYPE_CHECKING:
    from tutor.puzzles.making import Batch
    from tutor.puzzles.model import AnyPuzzle


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add `puzzles` with its commands."""
    puzzles = subparsers.add_parser("puzzles", help=_("Make packs of puzzles, and prove them."))
    commands = puzzles.add_subparsers(dest="puzzles_command", required=True)
    make = commands.add_parser("make", help=_("Make a pack from games of the computer players."))
    make.add_argument("--game", default="", help=_("Id of the game (default: the first)."))
    make.add_argument("--count", type=int, default=500, help=_("Puzzles to make."))
    make.add_argument("--out", type=Path, required=True, help=_("File to write."))
    make.add_argument("--seed", type=int, default=1, help=_("Another seed, other puzzles."))
    make.add_argument(
        "--games",
        type=int,
        default=None,
        help=_("Games to look at, at most; 0 only rates anew what is kept (default: enough)."),
    )
    make.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    make.add_argument("--scheduler", default="", help=_("Address of a Dask cluster that works."))
    make.add_argument(
        "--keep",
        type=Path,
        action="append",
        default=[],
        help=_("A pack whose good puzzles are kept (repeatable, the first one first)."),
    )
    make.add_argument(
        "--ends",
        type=Path,
        action="append",
        default=[],
        help=_("A pack from which a kind gets what it lacks for the weakest and for the best."),
    )
    make.add_argument("--title", default="", help=_("Name of the pack."))
    make.add_argument("--kind", action="append", default=[], help=_("Only this kind (repeatable)."))
    make.add_argument(
        "--at-end",
        type=int,
        default=0,
        help=_("Puzzles of each kind for the weakest, and for the best (default: ten)."),
    )
    make.set_defaults(run=run_make, extra="puzzles")
    check = commands.add_parser("check", help=_("Prove every puzzle of a pack again."))
    check.add_argument("pack", type=Path)
    check.add_argument("--game", default="", help=_("Only a pack of this game is right."))
    check.set_defaults(run=run_check)
    add_studies(commands)
    add_tables(commands)


def run_make(arguments: argparse.Namespace) -> int:
    """Make a pack. Batches are saved beside it, so that a stopped run can be resumed."""
    from tqdm import tqdm  # type: ignore[import-untyped]

    from tutor.puzzles.checkpoint import Run, resume, written
    from tutor.puzzles.choosing import AT_END, Choice
    from tutor.puzzles.games import games, puzzles_of
    from tutor.puzzles.making import batches, make_pack
    from tutor.puzzles.pack import dump_pack
    from tutor.puzzles.tricks import without_tricks

    game = arguments.game or games()[0]
    known = tuple(puzzles_of(game).kinds)
    kinds = tuple(arguments.kind) or known
    unknown = [kind for kind in kinds if kind not in known]
    if unknown or arguments.count < 1 or (arguments.games or 0) < 0:
        return fail(
            _("There is no kind “{kind}”; the kinds are {all}.").format(
                kind=unknown[0], all=", ".join(known)
            )
            if unknown
            else _("--count must be at least 1, and --games 0 or more.")
        )
    run = Run(game, arguments.seed, kinds)
    part = run.file(arguments.out)
    try:
        done = resume(run, arguments.out)
        earlier = [each for pack in arguments.keep for each in _kept(pack, game, kinds)]
        ends = [each for pack in arguments.ends for each in _kept(pack, game, kinds)]
    except (SaveError, OSError, UnicodeDecodeError) as error:
        return fail(str(error))
    tried = kept = fit = 0
    seconds = 0.0
    with tqdm(total=arguments.count, unit=_(" puzzles")) as bar:

        def progress(number: int, batch: Batch) -> None:
            nonlocal tried, kept, fit, seconds
            fit = number
            tried += batch.tried
            kept += len(batch.puzzles)
            seconds += batch.seconds
            bar.update(number - bar.n)

        choice = Choice(
            arguments.count, kinds, every_level=kinds == known, at_end=arguments.at_end or AT_END
        )
        for puzzle in without_tricks(earlier) if choice.gated else earlier:
            choice.offer(puzzle, fair=True)
        choice.fill_ends(ends)
        made = batches(
            game,
            arguments.seed,
            kinds,
            done=done,
            processes=arguments.processes,
            scheduler=arguments.scheduler,
            wanted=lambda: choice.wanted,
        )
        source = islice(written(made, part, len(done)), arguments.games)
        try:
            puzzles = make_pack(arguments.count, source, kinds, progress, choice=choice)
        except WorkersError as error:
            return fail(str(error))
        except KeyboardInterrupt:
            return fail(_("Stopped. The same command goes on from here."), 130)
    arguments.out.write_text(dump_pack(puzzles, arguments.title), encoding="utf-8")
    part.unlink(missing_ok=True)
    print(
        _("{n} puzzles in {file}; {kept} kept of {tried} tried.").format(
            n=len(puzzles), file=arguments.out, kept=kept, tried=tried
        )
    )
    if seconds:
        print(
            _("{n:,} delivered per hour of a processor; {of:,} proven.").format(
                n=round(len(puzzles) * 3600 / seconds), of=round(kept * 3600 / seconds)
            )
        )
    if fit < arguments.count:
        print(_("Not all that a good pack has came: see below what is rare."))
    print(supply_table(puzzles), trick_table(puzzles), sep="\n\n")
    return 0


def run_check(arguments: argparse.Namespace) -> int:
    """Prove each puzzle of a pack again; return 1 if one does not hold, 2 if the file cannot be
    read.
    """
    from tutor.puzzles.pack import check_pack, load_pack

    try:
        text = read_text(arguments.pack)
    except SaveError as error:
        return fail(str(error))
    try:
        puzzles = load_pack(text, arguments.game)
    except SaveError as error:
        return fail(f"{arguments.pack}: {error}")
    wrong = check_pack(puzzles)
    for line in wrong:
        print(f"{arguments.pack}: {line}", file=sys.stderr)
    if wrong:
        return 1
    print(_("{n} puzzles, every answer proven again.").format(n=len(puzzles)))
    print(supply_table(puzzles), trick_table(puzzles), sep="\n\n")
    return 0


def _kept(pack: Path, game: str, kinds: tuple[str, ...]) -> list[AnyPuzzle]:
    """Return the puzzles of an earlier pack that still hold, so that learners know them again."""
    from tutor.puzzles.pack import load_pack, prove

    puzzles = load_pack(pack.read_text(encoding="utf-8"), game)
    return [each for each in puzzles if each.task.kind in kinds and prove(game, each.task)]
