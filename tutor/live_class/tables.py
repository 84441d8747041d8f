"""Tables of a class: who sits with whom, and the entries of a table at which some sit already."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from tutor.i18n import _
from tutor.kit.reading import Reader, items, number
from tutor.live_class.asking import MOST_ENTRIES, MOST_PUPILS
from tutor.live_class.record import LiveClass, Pupil
from tutor.rooms import load_game, split
from tutor.together import NotNow, after, answer, opened
from tutor.together.table import Entry

LEAST, MOST = 2, 5
"""Pupils at a table."""


def sizes(game: str) -> tuple[int, ...]:
    """Return how many may sit at a table of a game."""
    return tuple(n for n in load_game(game).players if LEAST <= n <= MOST)


def drawn(
    pupils: Sequence[int], size: int, allowed: Sequence[int], chance: Random
) -> list[list[int]]:
    """Divide pupils into tables by lot, all nearly as large, each of an allowed size: none larger
    than `size`, or only where somebody would be alone. Return [] where that cannot be done.

    >>> [len(table) for table in drawn(range(11), 4, (2, 3, 4), Random(1))]
    [4, 4, 3]
    >>> [len(table) for table in drawn(range(5), 2, (2, 3, 4), Random(1))]
    [3, 2]
    """
    mixed = list(pupils)
    chance.shuffle(mixed)
    fewest = -(-len(mixed) // size)
    for tables in (*range(fewest, len(mixed) // LEAST + 1), fewest - 1):
        if tables < 1:
            continue
        counts = [len(mixed) // tables + (n < len(mixed) % tables) for n in range(tables)]
        if set(counts) <= set(allowed):
            return [[mixed.pop() for _n in range(count)] for count in counts]
    return []


def asked_tables(school: LiveClass, key: str, read: Reader) -> list[list[Pupil]]:
    """Return who is to sit at which table, as the teacher asks. Raises NotNow and SaveError."""
    if key != school.teacher:
        raise NotNow("not yours")
    if school.entries >= MOST_ENTRIES:
        raise NotNow("full")
    one = items(number(MOST_ENTRIES), MOST, least=LEAST)
    groups = read.one("groups", items(one, MOST_PUPILS // LEAST, least=1))
    known = {each.number: each for each in school.pupils}
    numbers = [n for group in groups for n in group]
    if len(set(numbers)) < len(numbers) or not set(numbers) <= set(known):
        raise NotNow("not now")
    if not {len(group) for group in groups} <= set(sizes(game_of(school))):
        raise NotNow("not now")
    return [[known[n] for n in group] for group in groups]


def game_of(school: LiveClass) -> str:
    """Return the game of a class's plan."""
    return split(school.plan)[0]


def table_entries(game: str, pupils: Sequence[Pupil], teacher: str) -> list[Entry]:
    """Return the entries of a table at which these pupils sit, whose game has begun and whom their
    teacher watches. They have the same keys there.
    """
    found = [opened(game, [("", "")] * len(pupils), host=pupils[0].key)]
    table = after(None, found[0])
    asks = [
        *(
            (p.key, {"do": "sit", "seat": n, "name": p.name, "mark": p.mark})
            for n, p in enumerate(pupils)
        ),
        (teacher, {"do": "watch", "name": _("Your teacher")}),
        (pupils[0].key, {"do": "start"}),
    ]
    for key, asked in asks:
        found.append(answer(table, key, asked))
        table = after(table, found[-1])
    return found
