"""Tasks about what is sold: stages of an order, deliveries to the stores of both sides."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.chocolate_factory.exercises.game import GAME
from tutor.chocolate_factory.goods import holds, pile, without
from tutor.chocolate_factory.stores import SIDES, TRACK, offers, spaces
from tutor.i18n import N_
from tutor.kit.exercise import Exercise, Slip
from tutor.kit.forms import number

Stage = tuple[str, int]


def _earned(store: str, stages: Sequence[Stage], done: int) -> int:
    money, left = 0, pile(store)
    for goods, worth in stages[done:]:
        if not holds(left, pile(goods)):
            break
        left, money = without(left, goods), money + worth
    return money


def _skipping(store: str, stages: Sequence[Stage], done: int) -> int:
    money, left = 0, pile(store)
    for goods, worth in stages[done:]:
        if holds(left, pile(goods)):
            left, money = without(left, goods), money + worth
    return money


def _twice_used(store: str, stages: Sequence[Stage], done: int) -> int:
    money = 0
    for goods, worth in stages[done:]:
        if not holds(pile(store), pile(goods)):
            break
        money += worth
    return money


EARNED = Exercise(
    "earned(store, stages, done)",
    N_(
        "Stages of one order, each (chocolates, pounds), of which `done` are done. How much can it "
        "earn today with this store room?"
    ),
    N_("a whole number"),
    (
        ("CN", [("CN", 6)], 0),
        ("FFFCN", [("FF", 4), ("FFF", 8)], 1),
        ("K", [("KK", 4)], 0),
        ("KKKKK", [("KK", 4), ("KKK", 8)], 0),
        ("KKK", [("KK", 4), ("KKK", 8)], 0),
        ("KX", [("C", 3), ("X", 8)], 0),
        ("CCCX", [("C", 3), ("CC", 8), ("CCC", 13)], 0),
    ),
    _earned,
    number,
    N_("One stage after the other, as long as all its chocolates are there."),
    "9.2",
    (
        Slip(
            _skipping,
            N_("The first stage comes first: none can be left out."),
            "9.2",
        ),
        Slip(
            _twice_used,
            N_("What a stage takes goes to the supply and is gone for the next."),
            "9.2",
        ),
        Slip(
            lambda store, stages, done: _earned(store, stages, 0),
            N_("A stage that is done is not paid again."),
            "9.2",
        ),
        Slip(
            lambda store, stages, done: _earned(store, stages[: done + 1], done),
            N_("Several stages may be supplied on one day."),
            "9.2",
        ),
        Slip(
            lambda store, stages, done: sum(
                worth for goods, worth in stages[done:] if set(goods) <= set(store)
            ),
            N_("Each chocolate of a stage is needed as often as it is shown."),
            "9.2",
        ),
    ),
    game=GAME,
)


def _moved(store: str, space: int, goods: str) -> int:
    return min(TRACK, space + spaces(store, "A", goods))


def _naive(store: str, goods: str, kinds: str) -> int:
    return sum(kind in kinds for kind in goods)


MOVED = Exercise(
    "moved(store, space, goods)",
    N_(
        "The space on which a marker stands after this delivery to a store of side A, “P”, “F”, "
        "“S”, “H” or “D”. What the store does not take, moves it not at all."
    ),
    N_("a whole number"),
    (
        ("F", 0, "KK"),
        ("S", 2, "CCC"),
        ("S", 2, "CN"),
        ("P", 1, "CCC"),
        ("P", 1, "CCN"),
        ("D", 0, "CNXX"),
        ("D", 3, "CNX"),
        ("H", 8, "XXX"),
    ),
    _moved,
    number,
    N_("What does this store take, and how many chocolates move the marker one space?"),
    "9.5",
    (
        Slip(
            lambda store, space, goods: space + spaces(store, "A", goods),
            N_("The track has nine spaces; more is lost."),
            "9.5",
        ),
        Slip(
            lambda store, space, goods: min(TRACK, space + len(goods)),
            N_("A store takes only what its card asks for, and some take two for a space."),
            "9.14",
        ),
        Slip(
            lambda store, space, goods: (
                min(TRACK, space + len(goods) // 2) if store == "D" else _moved(store, space, goods)
            ),
            N_("An odd chocolate would be thrown away: Dunstan & Gilbert's takes pairs."),
            "9.14",
        ),
        Slip(
            lambda store, space, goods: (
                min(TRACK, space + max(map(goods.count, goods)))
                if store == "P"
                else _moved(store, space, goods)
            ),
            N_("The Palace Boutique takes one type at a time, and nothing else with it."),
            "9.6",
        ),
        Slip(
            lambda store, space, goods: min(
                TRACK,
                space + (_naive(store, goods, "C") if store == "S" else spaces(store, "A", goods)),
            ),
            N_("Chocolates that a store does not take may not be in the delivery."),
            "9.10",
        ),
        Slip(
            lambda store, space, goods: spaces(store, "A", goods),
            N_("The marker goes on from where it stands."),
            "9.5",
        ),
    ),
    game=GAME,
)


def _most(store: str, goods: str, side: str = SIDES[1]) -> int:
    return max((spaces(store, side, it) for it in offers(store, side, goods)), default=0)


def _pairs(store: str, goods: str) -> int:
    """What somebody delivers to D who brings as many pairs as lie there."""
    if store != "D":
        return _most(store, goods)
    worth = {"KF": 2, "CN": 3, "X": 4}
    return sum(sum(map(goods.count, kinds)) // 2 * each for kinds, each in worth.items())


MOST = Exercise(
    "most(store, goods)",
    N_(
        "The most spaces that one delivery to a store of side B can move the marker, with these "
        "chocolates in the store room. The track is long enough."
    ),
    N_("a whole number"),
    (
        ("F", "FFK"),
        ("S", "CNN"),
        ("P", "KKKCXB"),
        ("H", "KKF"),
        ("D", "KF"),
        ("D", "KKFFCN"),
        ("D", "XKB"),
        ("D", "CNXX"),
    ),
    _most,
    number,
    N_("Read the card of side B: what may lie in one delivery?"),
    "9.5",
    (
        Slip(
            lambda store, goods: _most(store, goods, SIDES[0]),
            N_("That is side A."),
            "2.4",
        ),
        Slip(
            _pairs,
            N_("Dunstan & Gilbert's takes exactly two on side B, never more."),
            "9.15",
        ),
        Slip(
            lambda store, goods: (
                sum(it in "KFCNX" for it in goods) if store == "P" else _most(store, goods)
            ),
            N_("All types must be different."),
            "9.7",
        ),
        Slip(
            lambda store, goods: len(set(goods)) if store == "P" else _most(store, goods),
            N_("Beans and Cocoa are not refined."),
            "4.2",
        ),
        Slip(
            lambda store, goods: (
                sum(it in "KF" for it in goods) if store == "H" else _most(store, goods)
            ),
            N_("Two Bars move the marker one space."),
            "9.13",
        ),
        Slip(
            lambda store, goods: (
                2 * (sum(it in "KFCNX" for it in goods) >= 2)
                if store == "D"
                else _most(store, goods)
            ),
            N_("Two Wrapped move 3 spaces, two Boxed 4; a mix moves none."),
            "9.15",
        ),
    ),
    game=GAME,
)
