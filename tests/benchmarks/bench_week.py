"""The judging of a week of Factory Manager: our search against a plain one without memory.

Both find which cards are met, over the same drawn weeks. The plain one tries every set of cards,
the largest first, and every way to pay each; it gives up after `MOST` ways. Every week begins with
empty caches.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations
from random import Random
from time import process_time

import attrs
from bench_rules import clock, forget
from table import Row

from tutor.chocolate_factory.manager.assignment import assign
from tutor.chocolate_factory.manager.cards import GoalCard, load_cards
from tutor.chocolate_factory.manager.setup import MOST_INITIAL
from tutor.chocolate_factory.manager.state import DAILY, DEMANDS
from tutor.chocolate_factory.stores import STORES, TRACK

WEEKS = 300
MOST = 1_000_000
TARGETS = tuple(card for card in load_cards() if card not in DEMANDS)
Spaces = tuple[int, ...]


class TooMany(Exception):  # noqa: N818 (it gives up, that is no error)
    """The plain search has tried as many ways as it may."""


@attrs.frozen
class Week:
    """Cards, markers, completed orders, money, and cards whose chocolates were given."""

    cards: tuple[GoalCard, ...]
    spaces: Spaces
    money: int
    completed: tuple[str, ...]
    paid: frozenset[str]


def rows() -> list[Row]:
    """Both searches over the same weeks, and the longest that ours takes for one."""
    ours, plain = [], []
    for week in weeks():
        forget()
        load_cards()
        start = clock()
        found = assign(week.cards, week.spaces, week.money, week.completed, tuple(week.paid))
        ours.append(process_time() - start)
        start = clock()
        try:
            slow = plain_met(week)
        except TooMany:
            continue
        finally:
            plain.append(process_time() - start)
        assert [it.card for it in found.met] == slow, "the two searches disagree"
    return [
        Row("week judged, longest, s", max(ours), max(plain), "no memory", 0.2, False),
        Row("week judged, longest, s", max(ours), 0.05, "50 ms", 1, False),
    ]


def weeks() -> Iterator[Week]:
    """Draw weeks of one to four Initial Demands, many with markers that nearly pay."""
    rng = Random(1)
    for _week in range(WEEKS):
        demands = rng.sample(DEMANDS, DAILY + rng.randint(1, MOST_INITIAL))
        cards = tuple(load_cards()[it] for it in (rng.choice(TARGETS), *demands))
        low, high = rng.choice([(0, TRACK), (3, TRACK), (0, 5)])
        yield Week(
            cards,
            tuple(rng.randint(low, high) for _store in STORES),
            rng.choice([30, 45, 60]),
            tuple(rng.choices("SML", k=rng.randint(0, 6))),
            frozenset(card.id for card in cards if rng.random() < 0.8),
        )


def plain_met(week: Week) -> list[str]:
    """The cards that are met: the largest set that can be paid, the earlier ones of two."""
    wanted = sum(card.money + card.more for card in week.cards)
    able = [
        card
        for card in week.cards
        if (week.money >= wanted or not (card.money or card.more))
        and (not card.give or card.id in week.paid)
    ]
    tried = [0]
    for size in range(len(able), -1, -1):
        for some in combinations(able, size):
            sizes = [it for card in some for it in card.orders]
            if all(sizes.count(it) <= week.completed.count(it) for it in set(sizes)) and _paid(
                some, week.spaces, tried
            ):
                return [card.id for card in some]
    raise AssertionError("no cards at all are always met")


def _paid(cards: tuple[GoalCard, ...], spaces: Spaces, tried: list[int]) -> bool:
    if not cards:
        return True
    card, *rest = cards
    stores = [STORES.index(card.store)] if card.store else range(len(STORES))
    for chosen in permutations(stores, len(card.steps)):
        tried[0] += 1
        if tried[0] > MOST:
            raise TooMany
        left = list(spaces)
        for at, n in zip(chosen, card.steps, strict=True):
            left[at] -= n
        if min(left) >= 0 and _paid(tuple(rest), tuple(left), tried):
            return True
    return False
