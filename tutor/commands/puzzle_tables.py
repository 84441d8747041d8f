"""`tutor puzzles tricks` and `supply`: what is in a pack, as tables that docs hold, too."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from tutor.commands.packs import add_pack, fail, pack_of, pool
from tutor.engine import SaveError
from tutor.i18n import _

if TYPE_CHECKING:
    from tutor.puzzles.model import AnyPuzzle


def add_tables(commands: Any) -> None:
    """Add the commands."""
    for name, table, said in (
        ("tricks", trick_table, _("The best one-line tricks against each kind.")),
        ("supply", supply, _("How many puzzles of each kind, how hard.")),
    ):
        parser = commands.add_parser(name, help=said)
        parser.set_defaults(run=_printing(table), extra="puzzles")
        add_pack(parser)


def trick_table(puzzles: Sequence[AnyPuzzle]) -> str:
    """Return the best trick against each kind and how much it solves, and the next best one."""
    from tutor.puzzles.tricks import TrickCount

    tally = TrickCount(puzzles)
    rows = []
    for kind, title in _kinds(puzzles).items():
        best = [*tally.shares(kind).items(), ("", 0.0), ("", 0.0)][:2]
        cells = [cell for trick, share in best for cell in (trick, f"{share:.0%}" if trick else "")]
        rows.append([title, *cells])
    return _table([_("Kind"), _("Best trick"), _("solves"), _("next"), _("solves")], rows)


def supply_table(puzzles: Sequence[AnyPuzzle]) -> str:
    """Return how many puzzles there are of each kind, of each of its levels and at its ends."""
    from tutor.puzzles.choosing import EASIEST_HARDEST, ENDS, band
    from tutor.puzzles.model import LEVELS

    levels = [*range(1, len(LEVELS) + 2)]
    rows = []
    for kind, title in [*_kinds(puzzles).items(), ("", _("all"))]:
        some = [each for each in puzzles if kind in ("", each.task.kind)]
        by_level = Counter(each.level for each in some)
        by_band = Counter(band(each.rating) for each in some)
        numbers = [
            len(some),
            *(by_level[n] for n in levels),
            *(by_band[n] for n in EASIEST_HARDEST),
        ]
        rows.append([title, *map(str, numbers)])
    ends = [_("below {n}").format(n=ENDS[0]), _("{n} and more").format(n=ENDS[1])]
    head = [_("Kind"), _("puzzles"), *(_("level {n}").format(n=n) for n in levels), *ends]
    return _table(head, rows)


def supply(puzzles: Sequence[AnyPuzzle]) -> str:
    """Return the table, and how much of the ratings is only whether haste is right."""
    from tutor.puzzles.solvers.fitting import by_haste, haste_words

    ratings = [each.rating for each in puzzles]
    haste = haste_words(_("Rating"), by_haste(ratings, puzzles))
    return "\n\n".join((supply_table(puzzles), haste))


def _printing(table: Callable[[Sequence[AnyPuzzle]], str]) -> Callable[[argparse.Namespace], int]:
    """Return a command that prints this table of a pack."""

    def run(arguments: argparse.Namespace) -> int:
        try:
            puzzles = pool(*pack_of(arguments))
        except SaveError as error:
            return fail(str(error))
        print(table(puzzles))
        return 0

    return run


def _kinds(puzzles: Sequence[AnyPuzzle]) -> Mapping[str, str]:
    """Return the titles of the kinds that are there, by id, in the order of their game."""
    from tutor.puzzles.games import puzzles_of

    there = {each.task.kind for each in puzzles}
    games = dict.fromkeys(each.game for each in puzzles)
    every = {id: kind for game in games for id, kind in puzzles_of(game).kinds.items()}
    return {id: _(kind.title) for id, kind in every.items() if id in there}


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Return a table as Markdown writes it."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
