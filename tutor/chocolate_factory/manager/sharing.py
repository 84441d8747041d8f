"""How steps and orders are shared out among cards: the exact search behind a week's assignment."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import permutations
from operator import add, sub

from tutor.chocolate_factory.manager.cards import GoalCard
from tutor.chocolate_factory.orders import SIZES
from tutor.chocolate_factory.stores import STORES, TRACK

Spaces = tuple[int, ...]
Steps = tuple[tuple[int, int], ...]
Plan = tuple[Steps | None, ...]
Met = tuple[bool, ...]


@lru_cache(maxsize=1 << 12)
def best_plan(cards: tuple[GoalCard, ...], may: Met, spaces: Spaces, sizes: Spaces) -> Plan:
    """Return the steps paid for each card by the best way to pay them, None for a card that is not
    met.
    """
    search = _Search(cards, may)
    plan: list[Steps | None] = []
    for n in range(len(cards)):
        best = search.worth(n, spaces, sizes)
        for steps, after, left in search.payments(n, spaces, sizes):
            if search.gains[n] + search.worth(n + 1, after, left) == best:
                plan.append(steps)
                spaces, sizes = after, left
                break
        else:
            plan.append(None)
    return tuple(plan)


class _Search:
    """The search for the best assignment of some cards, with what it has found out so far.

    A met card is worth its gain: more cards outweigh any other choice of as many, and an earlier
    card all that come after it. Stores that no later card names are alike, and more spaces than all
    later cards could take from a store are no help: so few positions are looked at.
    """

    def __init__(self, cards: tuple[GoalCard, ...], may: Met) -> None:
        self.cards, self.may, count = cards, may, len(cards)
        self.gains = [(1 << count) + (1 << (count - 1 - n)) if may[n] else 0 for n in range(count)]
        self.limits = [sum(self.gains[n:]) for n in range(count + 1)]
        asked = [[card for card in cards[n:] if card.steps] for n in range(count + 1)]
        self.named = [{STORES.index(card.store) for card in some if card.store} for some in asked]
        self.most = [
            [sum(max(card.steps) for card in some if card.store in ("", it)) for it in STORES]
            for some in asked
        ]
        self.known: dict[tuple[int, Spaces, Spaces], int] = {}

    def worth(self, n: int, spaces: Spaces, sizes: Spaces) -> int:
        """Return the most that the cards from number `n` on can gain."""
        if not self.limits[n]:
            return 0
        spaces = self._alike(n, spaces)
        key = n, spaces, sizes
        if key not in self.known:
            self.known[key] = self._worth(n, spaces, sizes)
        return self.known[key]

    def _worth(self, n: int, spaces: Spaces, sizes: Spaces) -> int:
        best = 0
        for _steps, after, left in self.payments(n, spaces, sizes):
            best = max(best, self.gains[n] + self.worth(n + 1, after, left))
            if best == self.limits[n]:
                return best
        return best if best >= self.limits[n + 1] else max(best, self.worth(n + 1, spaces, sizes))

    def _alike(self, n: int, spaces: Spaces) -> Spaces:
        useful = list(map(min, spaces, self.most[n]))
        free = [at for at in range(len(STORES)) if at not in self.named[n]]
        for at, it in zip(free, sorted(useful[at] for at in free), strict=True):
            useful[at] = it
        return tuple(useful)

    def payments(
        self, n: int, spaces: Spaces, sizes: Spaces
    ) -> Iterator[tuple[Steps, Spaces, Spaces]]:
        """List every way to pay a card, with the spaces and the sizes of orders that are left."""
        card = self.cards[n]
        left = tuple(it - card.orders.count(size) for it, size in zip(sizes, SIZES, strict=True))
        if self.may[n] and min(left) >= 0:
            for steps, after in ways(card, spaces):
                yield steps, after, left


def ways(card: GoalCard, spaces: Spaces) -> Iterator[tuple[Steps, Spaces]]:
    """List every way to pay a card's steps at different stores, and the spaces that are left."""
    for steps, taken in _shares(card.steps, card.store):
        left = tuple(map(sub, spaces, taken))
        if min(left) >= 0:
            yield steps, left


@cache
def _shares(asked: tuple[int, ...], store: str) -> tuple[tuple[Steps, Spaces], ...]:
    """Return every choice of different stores for some steps, and what each store gives."""
    stores = [STORES.index(store)] if store else range(len(STORES))
    found: dict[Steps, Spaces] = {}
    for chosen in permutations(stores, len(asked)):
        paid = dict(zip(chosen, asked, strict=True))
        steps = tuple(sorted(paid.items()))
        found.setdefault(steps, tuple(paid.get(at, 0) for at in range(len(STORES))))
    return tuple(found.items())


def fewest_more(cards: tuple[GoalCard, ...], spaces: Spaces) -> int:
    """Return the fewest further spaces with which all steps could be paid; 0 if no markers could.

    All sums that cards without a store can ask of five stores are found, each once, whichever store
    it is; then what is asked of which store.
    """
    named = tuple(sum(sum(card.steps) for card in cards if card.store == it) for it in STORES)
    sums = {(0,) * len(STORES)}
    for card in cards:
        if card.steps and not card.store:
            taken = [share for _steps, share in _shares(card.steps, "")]
            sums = {tuple(sorted(map(add, each, it))) for each in sums for it in taken}
    fewest: int | None = None
    for each in sums:
        for free in set(permutations(each)):
            asked = tuple(map(add, named, free))
            if max(asked) <= TRACK:
                short = sum(max(0, n - at) for n, at in zip(asked, spaces, strict=True))
                fewest = short if fewest is None else min(fewest, short)
    return fewest or 0
