"""Which cards a week has met: an exact search for the way to pay them (clauses 15.1 to 15.7).

Steps paid for one card are gone for the next, and a completed order is discarded for one card only.
So it is a question of assignment: the best one meets most cards, and of those the earlier ones.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import attrs

from tutor.chocolate_factory.manager.cards import GoalCard, load_cards
from tutor.chocolate_factory.manager.sharing import Spaces, best_plan, fewest_more
from tutor.chocolate_factory.orders import SIZES
from tutor.chocolate_factory.stores import STORES, TRACK
from tutor.engine import brief
from tutor.errors import PlainError
from tutor.i18n import _


class GoalError(PlainError):
    """A card or a figure that no week can have; the message says which there are."""


@attrs.frozen
class Payment:
    """How one card was paid: steps back by store, and sizes of discarded orders."""

    card: str
    steps: tuple[tuple[str, int], ...] = ()
    orders: tuple[str, ...] = ()


@attrs.frozen
class Assignment:
    """What a week has met.

    `met`: how each card was paid, in the order of the cards. `missing`: cards that were not.
    `left`: spaces of the markers P F S H D afterwards. `money`: pounds wanted. `short`: the fewest
    further spaces that would pay all missing steps, 0 where spaces are not what is missing.
    """

    met: tuple[Payment, ...]
    missing: tuple[str, ...]
    left: Spaces
    money: int
    short: int

    def __bool__(self) -> bool:
        """Return whether all cards are met: the week is won (clause 13.1)."""
        return not self.missing


def pays(
    cards: Sequence[str],
    spaces: Sequence[int],
    money: int = 0,
    completed: Sequence[str] = (),
    paid: Sequence[str] = (),
) -> Assignment:
    """Find how markers and orders pay these cards, or what is missing.

    `cards`: ids, the Target first, then Demands. `spaces`: of the markers P F S H D. `money`:
    pounds earned from Corner Shops. `completed`: sizes of completed orders, "S", "M", "L". `paid`:
    chocolate orders that were given in the week. Raises GoalError.

    >>> bool(pays(("D6",), spaces=(2, 0, 3, 0, 1)))
    True
    """
    known = load_cards()
    for card in (*cards, *paid):
        if card not in known:
            text = _("There is no card “{it}”; cards are W1 to W8 and D1 to D18.")
            raise GoalError(text.format(it=brief(card)))
    if len(spaces) != len(STORES) or any(type(n) is not int for n in spaces):
        raise GoalError(_("spaces are five numbers, one for each store P F S H D."))
    if not all(0 <= n <= TRACK for n in spaces):
        raise GoalError(_("A marker stands on a space from 0 to {last}.").format(last=TRACK))
    if not set(completed) <= set(SIZES):
        raise GoalError(_("completed are sizes of orders: S, M, L."))
    return assign(tuple(known[card] for card in cards), tuple(spaces), money, completed, paid)


def assign(
    cards: tuple[GoalCard, ...],
    spaces: Spaces,
    money: int,
    completed: Sequence[str],
    paid: Sequence[str],
    *,
    barred: Sequence[str] = (),
) -> Assignment:
    """Find the assignment that meets most cards, and of those the earlier ones (ruling of 13.1).

    `barred`: cards that are not met whatever is paid.
    """
    wanted = sum(card.money + card.more for card in cards)
    rich = money >= wanted
    sizes = tuple(Counter(completed)[size] for size in SIZES)
    may = tuple(
        (rich or not (card.money or card.more))
        and (not card.give or card.id in paid)
        and card.id not in barred
        for card in cards
    )
    left, payments, missing = list(spaces), [], []
    for card, paying in zip(cards, best_plan(cards, may, spaces, sizes), strict=True):
        if paying is None:
            missing.append(card.id)
        else:
            for at, n in paying:
                left[at] -= n
            steps = tuple((STORES[at], n) for at, n in paying)
            payments.append(Payment(card.id, steps, card.orders))
    short = fewest_more(cards, spaces) if missing else 0
    return Assignment(tuple(payments), tuple(missing), tuple(left), wanted, short)
