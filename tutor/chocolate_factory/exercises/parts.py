"""Tasks about Parts: what a converter makes, strong Upgraders, what a column is good for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import permutations

from tutor.chocolate_factory.exercises.forms import piles
from tutor.chocolate_factory.exercises.game import GAME
from tutor.chocolate_factory.goods import NEXT, fillings, holds, pile, without
from tutor.i18n import N_
from tutor.kit.exercise import Exercise, Slip
from tutor.kit.forms import number_or_none

Icons = Sequence[str]


def _made(inputs: Icons, outputs: Icons, tile: str) -> set[str]:
    return {
        pile(without(tile, taken) + given)
        for taken in fillings(tuple(inputs))
        if holds(tile, taken)
        for given in fillings(tuple(outputs))
    }


def _every_piece(inputs: Icons, outputs: Icons, tile: str) -> set[str]:
    """What somebody makes who takes an icon for all pieces of its kind."""
    return {
        pile("".join(it for it in tile if it not in taken) + given * tile.count(taken[0]))
        for taken in fillings(tuple(inputs))
        if holds(tile, taken)
        for given in fillings(tuple(outputs))
    }


MADE = Exercise(
    "made(inputs, outputs, tile)",
    N_(
        "A Part takes these inputs off a tile and puts these outputs on it. All that can lie there "
        "afterwards, each as a text; nothing if it cannot work. An icon is a letter or “bar”, "
        "“wrapped”, “refined”, “any”."
    ),
    N_('a set of texts, for example {"KN", "FNN"}'),
    (
        (["O"], ["X"], "O"),
        (["B"], ["O", "O"], "BBK"),
        (["bar"], ["X"], "KF"),
        (["F"], ["wrapped", "wrapped"], "FX"),
        (["bar", "bar"], ["X"], "KO"),
        (["bar", "bar"], ["C"], "KKF"),
        (["K"], ["N"], "F"),
    ),
    _made,
    piles,
    N_("Take the inputs off, put the outputs on, for every choice; the rest stays."),
    "8.5",
    (
        Slip(
            lambda inputs, outputs, tile: {
                pile(tile + given)
                for taken in fillings(tuple(inputs))
                if holds(tile, taken)
                for given in fillings(tuple(outputs))
            },
            N_("The inputs leave the tile."),
            "8.5",
        ),
        Slip(
            _every_piece,
            N_("An icon is one piece, not all of its kind."),
            "8.4",
        ),
        Slip(
            lambda inputs, outputs, tile: {
                given
                for taken in fillings(tuple(inputs))
                if holds(tile, taken)
                for given in fillings(tuple(outputs))
            },
            N_("What is not taken stays on the tile."),
            "8.5",
        ),
        Slip(
            lambda inputs, outputs, tile: {
                it
                for it in _made(inputs, outputs, tile)
                if len(set(outputs)) > 1 or len(outputs) < 2 or "CN" not in it
            },
            N_("Outputs of your choice may be equal or different."),
            "8.6",
        ),
        Slip(
            lambda inputs, outputs, tile: {
                pile("".join(it for it in tile if it not in taken) + given)
                for taken in fillings(tuple(inputs))
                if set(taken) <= set(tile)
                for given in fillings(tuple(outputs))
            },
            N_("Two inputs are two pieces: both must lie there."),
            "8.9",
        ),
        Slip(
            lambda inputs, outputs, tile: _made(
                ["K" if it == "bar" else it for it in inputs], outputs, tile
            ),
            N_("A Bar is Chunks or Fingers: you choose."),
            "8.7",
        ),
    ),
    game=GAME,
)


def _once(tiles: Iterable[str]) -> set[str]:
    return {
        pile(without(tile, kind) + following)
        for tile in tiles
        for kind in set(tile)
        for following in NEXT[kind]
    }


def _upgraded(tile: str, times: int) -> set[str]:
    found: set[str] = set()
    level = {pile(tile)}
    for _use in range(times):
        level = _once(level)
        found |= level
    return found


def _exactly(tile: str, times: int) -> set[str]:
    level = {pile(tile)}
    for _use in range(times):
        level = _once(level)
    return level


def _each_once(tile: str, times: int) -> set[str]:
    """What somebody finds who upgrades no piece twice."""
    found, level = set[str](), {("", pile(tile))}
    for _use in range(times):
        level = {
            (pile(done + following), without(rest, kind))
            for done, rest in level
            for kind in set(rest)
            for following in NEXT[kind]
        }
        found |= {pile(done + rest) for done, rest in level}
    return found


UPGRADED = Exercise(
    "upgraded(tile, times)",
    N_(
        "All that can lie on a tile after one use of an Upgrader that upgrades up to `times` times."
    ),
    N_('a set of texts, for example {"KC", "FC"}'),
    (("O", 1), ("X", 1), ("OK", 2), ("O", 2), ("KX", 2), ("BC", 3)),
    _upgraded,
    piles,
    N_("Upgrade one piece, in every way; then do the same with each result."),
    "8.10",
    (
        Slip(
            _exactly,
            N_("It may upgrade fewer times, too."),
            "8.10",
        ),
        Slip(
            _each_once,
            N_("The same piece may be upgraded again."),
            "8.10",
        ),
        Slip(
            lambda tile, times: _upgraded(tile, times) | {pile(tile)},
            N_("A use changes something: leaving all as it is, is no use."),
            "8.2",
        ),
        Slip(
            lambda tile, times: _once({pile(tile)}),
            N_("Several upgrades are made in one use."),
            "8.10",
        ),
        Slip(
            lambda tile, times: {
                it for it in _upgraded(tile, times) if it.count("F") <= tile.count("F")
            },
            N_("Cocoa can become Chunks or Fingers."),
            "8.2",
        ),
    ),
    game=GAME,
)

Column = Sequence[tuple[str, str]]


def _within(kinds: Iterable[str], orders: Iterable[Column]) -> set[str]:
    found = set(kinds)
    for order in orders:
        now = set(kinds)
        for taken, given in order:
            now |= {given} if taken in now else set()
        found |= now
    return found


def _column(columns: Sequence[Column], kind: str, one_order: bool = False) -> int | None:
    kinds = {"B"}
    for number, column in enumerate(columns, 1):
        orders: list[Column] = [column] if one_order else list(permutations(column))
        kinds = _within(kinds, orders)
        if kind in kinds:
            return number
    return None


def _one_part(columns: Sequence[Column], kind: str) -> int | None:
    kinds = {"B"}
    for number, column in enumerate(columns, 1):
        kinds |= {given for taken, given in column if taken in kinds}
        if kind in kinds:
            return number
    return None


def _anywhere(columns: Sequence[Column], kind: str) -> int | None:
    for number, column in enumerate(columns, 1):
        if any(given == kind for _taken, given in column):
            return number
    return None


def _backwards(columns: Sequence[Column], kind: str) -> int | None:
    """What somebody finds who lets a chocolate go to the Parts, wherever they are."""
    parts = [(n, *part) for n, column in enumerate(columns, 1) for part in column]
    at = {"B": 1}
    for _again in parts:
        for number, taken, given in parts:
            if taken in at:
                at[given] = min(at.get(given, 9), max(at[taken], number))
    return at.get(kind)


FIRST_COLUMN = Exercise(
    "first_column(columns, kind)",
    N_(
        "Each of four columns has up to two Parts, each as (what it takes, what it makes). In "
        "which column can a Bean be of this kind for the first time? None if nowhere."
    ),
    N_("a number from 1 to 4, or None"),
    (
        ([[("B", "O")], [("O", "K")], [], [("K", "C")]], "C"),
        ([[("B", "O"), ("O", "K")], [], [], []], "K"),
        ([[("O", "K"), ("B", "O")], [], [("O", "F"), ("F", "K")], []], "K"),
        ([[("O", "X")], [("B", "O")], [], []], "X"),
        ([[("C", "X")], [("B", "K")], [("K", "C")], []], "X"),
        ([[], [("B", "O")], [("O", "F")], [("F", "N"), ("O", "X")]], "X"),
    ),
    _column,
    number_or_none,
    N_("Go from column to column with all that the Bean can have become until then."),
    "6.4",
    (
        Slip(
            _one_part,
            N_("Parts that face each other may both work, one after the other."),
            "7.6",
        ),
        Slip(
            lambda columns, kind: _column(columns, kind, one_order=True),
            N_("You choose which of two facing Parts works first."),
            "7.6",
        ),
        Slip(
            _anywhere,
            N_("The Part needs its input on that tile."),
            "4.3",
        ),
        Slip(
            _backwards,
            N_("Tiles never move back: a Part that they have passed works on them no more."),
            "7.3",
        ),
    ),
    game=GAME,
)
