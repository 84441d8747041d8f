"""A Factory as a line of text, and the cheapest way to what one wants from it."""

from __future__ import annotations

import random

import pytest

from tests.chocolate_factory.positions import GAME, play, run
from tutor.chocolate_factory import Factory, FactoryError, outcomes
from tutor.chocolate_factory.goods import holds
from tutor.chocolate_factory.notation import action_text
from tutor.chocolate_factory.shifts import dropped, drops, operated, operations
from tutor.chocolate_factory.state import Seat

LINE = "Roaster Upgrader Chute - / O OO F C / - A3 B5 -"


def test_round_trip() -> None:
    factory = Factory.parse(LINE, coal=5, store="CK", shifts=2)
    assert str(factory) == LINE
    assert (factory.store, factory.belt[1], factory.places[6]) == ("KC", "OO", "B5")
    assert eval(repr(factory)) == factory


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("Roaster / B / -", "four Parts above"),
        ("Roaster Q1 Chute - / - - - - / - - - -", "Q1.*t2"),
        ("Upgrader - - - / - - - - / - - - -", "belongs to t2, not at t1"),
        ("A3 A3 - - / - - - - / - - - -", "A3 is there twice"),
        ("- - - - / - KZ - - / - - - -", "Tile 2"),
    ],
)
def test_what_is_no_factory(line: str, said: str) -> None:
    with pytest.raises(FactoryError, match=said):
        Factory.parse(line)


def test_wrong_figures() -> None:
    with pytest.raises(FactoryError, match="coal must be"):
        Factory.parse(LINE, coal=-1)
    with pytest.raises(FactoryError, match="shifts must be"):
        Factory.parse(LINE, shifts=4)
    with pytest.raises(FactoryError, match="Store room"):
        Factory.parse(LINE, store="Z")
    with pytest.raises(FactoryError, match="no Part"):
        outcomes("Z9", "B")


def test_best_is_legal_and_reaches_its_goal() -> None:
    factory = Factory.parse(LINE, coal=5, store="KC", shifts=2)
    texts = [action_text(action) for action in factory.best("XX") or ()]
    state = run({"b2": "A3", "b3": "B5"}, belt=factory.belt, coal=5, store="KC", outside=2)
    assert holds(play(state, *texts).seat.store, "XX")
    assert factory.best("XXX") is None


def test_best_day_pushes() -> None:
    factory = Factory.parse("Roaster Upgrader Chute - / B - - - / - - - -", coal=5, shifts=2)
    assert factory.best("K") is None
    texts = [action_text(action) for action in factory.best_day("K") or ()]
    assert texts == ["op t1 B>O", "shift", "op t2 O>K", "shift", "chute K"]


def plain_search(seat: Seat, goods: str) -> int | None:
    """The least coal by trying everything, with no memory at all."""
    if holds(seat.store, goods):
        return 0
    found = []
    for use in operations(seat, GAME.components):
        after = operated(seat, use, GAME.components)
        rest = plain_search(after, goods)
        found += [] if rest is None else [rest + seat.coal - after.coal]
    for drop in drops(seat, GAME.components):
        rest = plain_search(dropped(seat, drop, GAME.components), goods)
        found += [] if rest is None else [rest]
    return min(found, default=None)


@pytest.mark.parametrize("seed", range(12))
def test_best_costs_no_more_than_a_plain_search_finds(seed: int) -> None:
    rng = random.Random(seed)
    parts = rng.sample([card for deck in GAME.components.decks for card in deck], 2)
    parts = ["A4" if card in ("B3", "B5", "B1", "A1") else card for card in parts]
    tiles = " ".join(rng.choice(["B", "O", "K", "F", "-", "KC"]) for _ in range(4))
    line = f"Roaster Upgrader Chute {parts[0]} / {tiles} / - - {parts[1]} -"
    if parts[0] == parts[1]:
        line = line.replace(parts[1], "A7", 1)
    factory = Factory.parse(line, coal=4)
    for goods in ("K", "C", "X", "KF", "NN"):
        best, truth = factory.best(goods), plain_search(factory.seat, goods)
        if truth is None:
            assert best is None
        else:
            seat, paid = factory.seat, 0
            for action in best or ():
                step = operated if hasattr(action, "changes") else dropped
                after = step(seat, action, GAME.components)  # type: ignore[operator]
                paid += seat.coal - after.coal
                seat = after
            assert (paid, holds(seat.store, goods)) == (truth, True)
