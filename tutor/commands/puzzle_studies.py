"""`tutor puzzles learners` and `solvers`: what packs are like for simulated people."""

from __future__ import annotations

import argparse
import os
import sys
from collections import defaultdict
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from statistics import fmean
from typing import TYPE_CHECKING, Any

from tutor.commands.packs import add_pack, fail, pack_of, pool
from tutor.engine import SaveError
from tutor.i18n import _
from tutor.kit.workers import WorkersError, workers

if TYPE_CHECKING:
    from tutor.puzzles.model import AnyPuzzle
    from tutor.puzzles.solvers.family import Results
    from tutor.puzzles.training.simulated import Outcome


def add_studies(commands: Any) -> None:
    """Add the commands."""
    learners = commands.add_parser("learners", help=_("Send simulated learners through a pack."))
    learners.add_argument("--learners", type=int, default=20, help=_("Of each strength."))
    learners.add_argument("--count", type=int, default=60, help=_("Puzzles that each solves."))
    learners.set_defaults(run=run_learners, extra="puzzles")
    solvers = commands.add_parser(
        "solvers",
        help=_("Send imperfect solvers through a pack, and fit ratings to their results."),
    )
    solvers.add_argument("--each", type=int, default=24, help=_("Puzzles of each kind."))
    solvers.add_argument("--out", type=Path, help=_("File for what was fitted."))
    solvers.set_defaults(run=run_solvers)
    answers = commands.add_parser(
        "answers", help=_("Move ratings by the results that learners have handed over.")
    )
    answers.add_argument("results", type=Path, nargs="+", help=_("Files of results."))
    answers.add_argument("--game", default="", help=_("Id of the game (default: the first)."))
    answers.add_argument("--out", type=Path, help=_("File for the ratings that have moved."))
    answers.set_defaults(run=run_answers, extra="puzzles")
    for parser in (learners, solvers):
        add_pack(parser)
        parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
        parser.add_argument("--scheduler", default="", help=_("Address of a Dask cluster."))


def run_learners(arguments: argparse.Namespace) -> int:
    """Send simulated learners through a pack, and print how well they were rated and served."""
    from tutor.puzzles.training.simulated import TRUE, in_words

    try:
        game, text = pack_of(arguments)
        if not pool(game, text) or arguments.learners < 1 or arguments.count < 1:
            return fail(_("There must be a puzzle, a learner and something to solve."))
        seeds = range(arguments.learners)
        work = partial(_learn, game=game, text=text, count=arguments.count)
        with workers(arguments.processes, arguments.scheduler) as spread:
            runs = list(spread.map(work, [(true, seed) for true in TRUE for seed in seeds]))
            bots = list(spread.map(partial(_trick, game=game, text=text), seeds))
    except (SaveError, WorkersError) as error:
        return fail(str(error))
    for number in range(len(TRUE)):
        print(in_words(runs[number * len(seeds) : (number + 1) * len(seeds)]))
    said = _("a bot that knows the best trick of each kind, and nothing else: rated {mean:.0f}")
    print(said.format(mean=fmean(bots)))
    return 0


def run_solvers(arguments: argparse.Namespace) -> int:
    """Send the family of solvers through a pack; print what they got right, what explains it, and
    how far features do. With `--out` what was fitted is written.
    """
    from tutor.puzzles.games import puzzles_of
    from tutor.puzzles.solvers.fitting import fit, in_words

    try:
        game, text = pack_of(arguments)
        if puzzles_of(game).answering is None or arguments.each < 1:
            return fail(_("There must be puzzles that solvers can be sent through."))
        some = _some(pool(game, text), arguments.each)
        with workers(arguments.processes, arguments.scheduler) as spread:
            found = list(spread.map(_solve, some))
    except (SaveError, WorkersError) as error:
        return fail(str(error))
    results = {puzzle.id: each for puzzle, each in zip(some, found, strict=True)}
    done = fit(some, results)
    print(in_words(done))
    if arguments.out:
        arguments.out.write_text(done.difficulty.dump(), encoding="utf-8")
    return 0


def run_answers(arguments: argparse.Namespace) -> int:
    """Say by how much people find each kind harder than it is rated; with `--out` write it."""
    from tutor.puzzles.difficulty import fitted_in, with_answers
    from tutor.puzzles.games import games, puzzles_of
    from tutor.puzzles.solvers.people import moved
    from tutor.results.gather import gather
    from tutor.results.heat import answers_of
    from tutor.rooms import split

    game = arguments.game or games()[0]
    room = puzzles_of(game)
    try:
        texts = [(str(path), path.read_text(encoding="utf-8")) for path in arguments.results]
    except (OSError, UnicodeDecodeError) as error:
        return fail(str(error))
    found = gather((), texts)
    for problem in found.problems:
        print(problem, file=sys.stderr)
    people = [
        {split(each.puzzle)[1]: each.right for each in answers_of(result, game)}
        for result in found.results
    ]
    by_kind = moved(people, room.shipped())
    if not by_kind:
        return fail(_("There is no answer to a puzzle of this game in these results."))
    for kind, (points, count) in sorted(by_kind.items()):
        print(
            _("{kind}: {points:+d} points, from {n} answers").format(
                kind=kind, points=points, n=count
            )
        )
    if arguments.out:
        shifts = {kind: by for kind, (by, _count) in by_kind.items()}
        arguments.out.write_text(
            with_answers(fitted_in(room.fitted), shifts).dump(), encoding="utf-8"
        )
    return 0


def _some(puzzles: Sequence[AnyPuzzle], each: int) -> list[AnyPuzzle]:
    """Return so many puzzles of each kind, of all ratings alike."""
    by_kind = defaultdict[str, list[Any]](list)
    for puzzle in puzzles:
        by_kind[puzzle.task.kind].append(puzzle)
    return [
        group[len(group) * n // min(each, len(group))]
        for group in by_kind.values()
        for n in range(min(each, len(group)))
    ]


def _solve(puzzle: AnyPuzzle) -> Results:
    from tutor.commands.arguments import strengths
    from tutor.puzzles.solvers.family import results
    from tutor.rooms import load_game

    return results(puzzle, load_game(puzzle.game), strengths(puzzle.game, ()))


def _learn(who: tuple[int, int], game: str, text: str, count: int) -> Outcome:
    from tutor.puzzles.training.simulated import learn, outcome

    true, seed = who
    return outcome(learn(pool(game, text), true, seed, count, told=True))


def _trick(seed: int, game: str, text: str) -> int:
    from tutor.puzzles.training.simulated import trick_player

    return trick_player(pool(game, text), seed)
