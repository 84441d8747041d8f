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
    met. `may`: which cards can be met at all.
    """
    search = _Search(cards, may)
    plan: list[Steps | None] = []
    for n in range(len(cards)):
        is_met, *rest = search.met(n, spaces, sizes)
        steps = None
        if is_met:
            steps, spaces, sizes = next(
                (steps, after, left)
                for steps, after, left in search.payments(n, spaces, sizes)
                if search.met(n + 1, after, left) == tuple(rest)
            )
        plan.append(steps)
    return tuple(plan)


class _Search:
    """The search for the best assignment of some cards, with what it has found out so far.

    More spaces at a store than the later cards could take there are no help: so few positions are
    looked at, and each once.
    """

    def __init__(self, cards: tuple[GoalCard, ...], may: Met) -> None:
        self.cards, self.may = cards, may
        rest = [[card for card in cards[n:] if card.steps] for n in range(len(cards))]
        self.most = [
            [sum(max(card.steps) for card in some if card.store in ("", it)) for it in STORES]
            for some in rest
        ]
        self.known: dict[tuple[int, Spaces, Spaces], Met] = {}

    def met(self, n: int, spaces: Spaces, sizes: Spaces) -> Met:
        """Return which of the cards from number `n` on are met by the best way to pay them."""
        if n == len(self.cards):
            return ()
        spaces = tuple(map(min, spaces, self.most[n]))
        key = n, spaces, sizes
        if key not in self.known:
            self.known[key] = self._met(n, spaces, sizes)
        return self.known[key]

    def _met(self, n: int, spaces: Spaces, sizes: Spaces) -> Met:
        paying = [
            (True, *self.met(n + 1, after, left))
            for _steps, after, left in self.payments(n, spaces, sizes)
        ]
        paid = max(paying, key=_rank, default=())
        # Left out, this card makes room for later ones, for all that may be met at most.
        if paid and sum(paid) >= sum(self.may[n + 1 :]):
            return paid
        return max(paid, (False, *self.met(n + 1, spaces, sizes)), key=_rank)

    def payments(
        self, n: int, spaces: Spaces, sizes: Spaces
    ) -> Iterator[tuple[Steps, Spaces, Spaces]]:
        """List every way to pay a card, with the spaces and the sizes of orders that are left."""
        card = self.cards[n]
        left = tuple(it - card.orders.count(size) for it, size in zip(sizes, SIZES, strict=True))
        if self.may[n] and min(left) >= 0:
            for steps, after in ways(card, spaces):
                yield steps, after, left


def _rank(met: Met) -> tuple[int, Met]:
    """More cards outweigh any other choice, and of as many the earlier ones (ruling of 13.1)."""
    return sum(met), met


def ways(card: GoalCard, spaces: Spaces) -> Iterator[tuple[Steps, Spaces]]:
    """List every way to pay a card's steps at different stores, and the spaces that are left."""
    for steps, taken in _shares(card.steps, card.store):
        left = tuple(map(sub, spaces, taken))
        if min(left) >= 0:
            yield steps, left


@lru_cache(maxsize=1 << 16)
def all_paid(cards: tuple[GoalCard, ...], spaces: Spaces) -> bool:
    """Return whether markers on these spaces pay all steps, sooner than with all that `best_plan`
    says.
    """
    if not cards:
        return True
    return any(all_paid(cards[1:], left) for _steps, left in ways(cards[0], spaces))


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

    All that the cards can ask of the five stores is found, each sum once.
    """
    sums = {(0,) * len(STORES)}
    for card in cards:
        shares = [share for _steps, share in _shares(card.steps, card.store)]
        sums = {tuple(map(add, asked, share)) for asked in sums for share in shares}
    short = (
        sum(max(0, n - at) for n, at in zip(asked, spaces, strict=True))
        for asked in sums
        if max(asked) <= TRACK
    )
    return min(short, default=0)
