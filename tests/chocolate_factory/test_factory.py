"""A Factory as a line of text, and the cheapest way to what one wants from it."""

from __future__ import annotations

import random

import networkx as nx
import pytest
from attrs import evolve

from tests.chocolate_factory.positions import GAME, play, run
from tutor.chocolate_factory import Factory, FactoryError, graph, outcomes
from tutor.chocolate_factory.goods import holds
from tutor.chocolate_factory.notation import action_text, parse_action
from tutor.chocolate_factory.shifts import dropped, drops, operated, operations
from tutor.chocolate_factory.state import Seat
from tutor.engine import IllegalAction

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


def test_figures_that_may_be() -> None:
    assert Factory.parse(LINE).shifts == 0
    most = Factory.parse(LINE, coal=999, shifts=3)
    assert (most.coal, most.shifts) == (999, 3)


def test_wrong_figures() -> None:
    with pytest.raises(FactoryError, match="coal must be"):
        Factory.parse(LINE, coal=-1)
    with pytest.raises(FactoryError, match="shifts must be"):
        Factory.parse(LINE, shifts=4)
    with pytest.raises(FactoryError, match="Store room"):
        Factory.parse(LINE, store="Z")
    with pytest.raises(FactoryError, match="no Part"):
        outcomes("Z9", "B")
    with pytest.raises(FactoryError, match="“Z”"):
        outcomes("A4", "Z")
    plain = Factory.parse(LINE)
    assert Factory(plain.places, plain.belt) == plain, "no coal, no goods, no tile to be pushed"


def test_factories_are_equal_whichever_file_their_cards_are_of() -> None:
    mine = evolve(GAME.components, orders={})
    assert Factory.parse(LINE, cards=mine) == Factory.parse(LINE)


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


def test_the_least_coal_counts_and_not_the_fewest_actions() -> None:
    factory = Factory.parse("Roaster Upgrader Chute - / B - - - / A8 - - -", coal=5, shifts=2)
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


# ---- step by step, and as a graph


MONDAY = Factory.parse("Roaster Upgrader Chute - / B - - - / - - - -", coal=5, shifts=2)


def test_a_run_is_played_action_by_action() -> None:
    now = MONDAY
    for text in ("op t1 B>O", "shift", "op t2 O>K", "shift", "chute K"):
        assert parse_action(text) in now.actions()
        now = now.after(text)
    assert (now.store, now.coal, now.shifts, now.used) == ("K", 3, 0, ())
    assert MONDAY.belt == ("B", "", "", "")


def test_a_part_that_has_worked_is_remembered() -> None:
    roasted = MONDAY.after("op t1 B>O")
    assert roasted.used == ("t1",)
    assert eval(repr(roasted)) == roasted != MONDAY
    with pytest.raises(IllegalAction) as refused:
        roasted.after("op t1 B>O")
    assert refused.value.violations[0].clause == "7.5"


def test_no_tile_can_be_pushed_after_the_last() -> None:
    last = MONDAY.after("shift").after("shift")
    assert parse_action("shift") not in last.actions()
    with pytest.raises(FactoryError, match="No tile is left"):
        last.after("shift")


def test_a_part_that_is_not_there_cannot_have_worked() -> None:
    with pytest.raises(FactoryError, match="t4"):
        Factory.parse(LINE, used=("t4",))


def test_the_graph_has_every_way_and_its_shortest_path_is_the_cheapest_run() -> None:
    ways = graph(MONDAY)
    assert {before.after(it["action"]) == after for before, after, it in ways.edges(data=True)} == {
        True
    }
    coal = nx.single_source_dijkstra_path_length(ways, MONDAY, weight="coal")
    cheapest = min(coal[it] for it in ways if it.store == "K")
    best = MONDAY.best_day("K")
    assert best is not None
    now = MONDAY
    for action in best:
        now = now.after(action)
    assert MONDAY.coal - now.coal == cheapest == 2


def test_a_factory_and_a_position_show_themselves_in_a_notebook() -> None:
    for shown in (MONDAY, GAME.start(2, seed=3)):
        bundle = shown._repr_mimebundle_()  # type: ignore[attr-defined]
        assert bundle["text/html"].startswith("<style>")
        assert "image/svg+xml" in bundle["text/html"]
        assert "Upgrader" in bundle["text/plain"]
    assert repr(MONDAY) in MONDAY._repr_mimebundle_()["text/plain"]  # type: ignore[attr-defined]
