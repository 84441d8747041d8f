"""Tasks about what comes last: who is paid at a store, what stays overnight, the final money."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from tutor.chocolate_factory.exercises.forms import kept, pounds
from tutor.chocolate_factory.exercises.game import GAME
from tutor.chocolate_factory.goods import parts_of, pile
from tutor.chocolate_factory.stores import BONUS, REWARDS, rank_store
from tutor.i18n import N_
from tutor.kit.exercise import Exercise, Slip
from tutor.kit.forms import number

Stack = Sequence[tuple[int, int]]


def _ranked(stack: Stack, thresholds: str = "strict", latest: bool = False) -> dict[int, int]:
    """Rank as somebody who forgets something. `thresholds`: "none", "first", "down", "unpaid"."""
    order = list(reversed(stack)) if latest else list(stack)
    order.sort(key=lambda it: -it[1])
    money = dict.fromkeys((player for player, _space in stack), 0)
    ahead, first = 0, order[0][1] if order else 0
    for (player, space), worth in zip(order, REWARDS, strict=False):
        half = {"none": 0, "first": first / 2, "down": ahead // 2, "unpaid": ahead / 2}
        enough = space >= half.get(thresholds, ahead / 2)
        money[player] = worth if enough else 0
        if not enough and thresholds not in ("unpaid", "first"):
            break
        ahead = space
    return money


MONEY = Exercise(
    "money(stack)",
    N_(
        "What each player earns at a store. `stack`: (player, space) of the markers, in the order "
        "in which they came to their spaces; of two on one space the earlier lies below."
    ),
    N_("a dictionary, for example {0: 16, 1: 8}"),
    (
        ([(0, 8), (1, 5)],),
        ([(1, 1), (0, 5)],),
        ([(1, 2), (0, 5)],),
        ([(0, 7), (1, 6), (2, 6), (3, 2)],),
        ([(2, 2), (1, 5), (0, 8)],),
        ([(2, 2), (1, 3), (0, 8)],),
        ([(1, 3), (0, 5)],),
        ([(3, 4), (1, 4), (0, 9), (2, 5)],),
    ),
    lambda stack: rank_store(tuple(stack)),
    pounds,
    N_("£16, £8 and £4; second and third need half of what the one before them has."),
    "11.4",
    (
        Slip(
            lambda stack: _ranked(stack, "down"),
            N_("Half is rounded up."),
            "11.4",
        ),
        Slip(
            lambda stack: _ranked(stack, "none"),
            N_("Second place needs at least half of first's spaces, third half of second's."),
            "11.4",
        ),
        Slip(
            lambda stack: _ranked(stack, "unpaid"),
            N_("Where second is not paid, third is not paid either."),
            "11.4",
        ),
        Slip(
            lambda stack: _ranked(stack, "first"),
            N_("Third needs half of second's spaces, not of first's."),
            "11.4",
        ),
        Slip(
            lambda stack: _ranked(stack, latest=True),
            N_("Of equal markers the one below, who was there earlier, ranks higher."),
            "11.3",
        ),
    ),
    game=GAME,
)


def _kept(store: str, piles: Iterable[str], paid: str | None = None) -> set[tuple[str, int]]:
    return {(goods, len(store if paid is None else paid) - len(goods)) for goods in piles}


NIGHTS = Exercise(
    "nights(store)",
    N_(
        "Cleanup with more than two chocolates in the store room: all ways to keep some, each as "
        "(what stays, coal for the rest)."
    ),
    N_('a set of pairs, for example {("CX", 1), ("", 3)}'),
    (("BOK",), ("KKC",), ("XCKOB",), ("FFFF",)),
    lambda store: _kept(store, ("", *parts_of(pile(store), 2))),
    kept,
    N_("Up to two stay; each of the others becomes one coal."),
    "10.1",
    (
        Slip(
            lambda store: _kept(store, (it for it in parts_of(pile(store), 2) if len(it) == 2)),
            N_("“Up to two”: one or none may stay, too."),
            "10.1",
        ),
        Slip(
            lambda store: _kept(store, parts_of(pile(store), 2)),
            N_("None need stay."),
            "10.1",
        ),
        Slip(
            lambda store: {(goods, len(store)) for goods in ("", *parts_of(pile(store), 2))},
            N_("What stays brings no coal."),
            "10.1",
        ),
        Slip(
            lambda store: _kept(
                store, (it for it in ("", *parts_of(pile(store), 2)) if len(set(it)) == len(it))
            ),
            N_("Two of one kind may stay, too."),
            "10.1",
        ),
        Slip(
            lambda store: _kept(store, ("", *parts_of(pile(store)))),
            N_("At most two stay overnight."),
            "10.1",
        ),
    ),
    game=GAME,
)

Visits = Mapping[str, tuple[int, int]]


def _total(
    shops: int, own: int, others: Sequence[int], stores: Visits, left: int, how: str = ""
) -> int:
    """Add up, as somebody does who forgets something: `how`."""
    best = own > 0 and own >= max(others)
    if how == "alone":
        best = own > max(others)
    if how == "nobody":
        best = own >= max(others)
    visited = sum((money if how == "paid" else space) > 0 for space, money in stores.values())
    bonus = 0 if how == "bonus" else BONUS.get(visited, 0)
    if how == "each":
        bonus = sum(BONUS.get(n, 0) for n in range(visited + 1))
    orders = 12 * own if how == "orders" and best else 12 * best
    earned = sum(money for _space, money in stores.values())
    return shops + orders + earned + bonus + (0 if how == "left" else left)


TOTAL = Exercise(
    "total(shops, own, others, stores, left)",
    N_(
        "A player's money at the end. `shops`: pounds from Corner Shops; `own`, `others`: "
        "completed orders; `stores`: of each (space, pounds earned there); `left`: chocolates "
        "and coal."
    ),
    N_("a whole number"),
    (
        (20, 1, [2], {"P": (2, 8)}, 3),
        (31, 3, [2, 1], {"P": (3, 16), "F": (2, 8), "H": (4, 16)}, 0),
        (28, 2, [2], {"P": (3, 16), "S": (1, 0), "D": (2, 8)}, 5),
        (9, 0, [0, 0], {"F": (4, 16)}, 6),
        (40, 4, [1, 3, 2], {"P": (1, 0), "F": (2, 4), "S": (5, 16), "H": (1, 0), "D": (2, 8)}, 2),
        (15, 1, [1, 0], {"P": (2, 8), "F": (0, 0), "S": (3, 16), "H": (1, 0), "D": (2, 8)}, 4),
    ),
    _total,
    number,
    N_("Corner Shops, most orders, stores, the bonus for visited stores, what is left."),
    "11.7",
    tuple(
        Slip(
            lambda shops, own, others, stores, left, how=how: _total(
                shops, own, others, stores, left, how
            ),
            text,
            clause,
        )
        for how, text, clause in (
            ("alone", N_("Who ties for most orders gets £12, too."), "11.2"),
            ("nobody", N_("Where nobody has completed an order, nobody has the most."), "11.2"),
            ("paid", N_("The bonus counts stores that were supplied, paid or not."), "11.5"),
            ("bonus", N_("Three visited stores or more bring a bonus."), "11.5"),
            ("each", N_("One bonus counts: £6, £12 or £24."), "11.5"),
            ("orders", N_("Most orders bring £12 once, not for each order."), "11.2"),
            ("left", N_("Each chocolate and each coal left is worth £1."), "11.6"),
        )
    ),
    game=GAME,
)
