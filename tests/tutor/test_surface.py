"""The public surface, name by name, as the design promises it to whoever builds on it."""

from __future__ import annotations

import inspect
import subprocess
import sys
from typing import Any

import networkx as nx
import pytest

import tutor
import tutor.chocolatiers
from tests.chocolatiers.tables import GAME
from tutor.chocolatiers import Display, final_scores, payments


def test_the_game_as_designed() -> None:
    assert (
        *("chocolatiers", "chocolatiers-2019", "chocoly"),
        *("chocolate-factory", "factory-manager"),
    ) == tutor.GAMES
    game = tutor.load_game("chocolatiers")
    assert (game.id, game.title, list(game.players)) == ("chocolatiers", "Chocolatiers", [2, 3, 4])
    clause = game.rulebook["4.3"]
    assert clause.id == "4.3"
    assert clause.title == "Two for one"
    assert clause.text.startswith("Two cards of the same kind")
    assert clause.source == "000_c527317170018352.txt, Box Chocolates"

    state = game.start(players=3, seed=7, first=0)
    assert game.to_move(state) == 0
    action = game.actions(state)[0]
    assert game.explain(state, action) == ()
    after = game.apply(state, action)
    assert not game.over(after)
    standing = game.standings(after)[0]
    assert (standing.rank, standing.total, standing.items["Wilds"]) == (1, 3, 3)
    assert game.view(state, 1).hands[1] == state.hands[1]
    assert isinstance(game.describe(state), str)
    assert isinstance(game.describe(state, player=1), str)
    assert game.describe_action(state, action).endswith(".")
    assert game.load(game.dump(state)) == state

    violation = game.explain(state, tutor.chocolatiers.Skip())[0]
    assert (violation.clause, violation.message[-1]) == ("2.2", ".")

    record = tutor.Record.start("chocolatiers", players=3, seed=7)
    record.play(action)
    assert record.state == after
    record.undo()
    assert tutor.Record.load(record.dump()).state == state
    assert tutor.Record.from_link(record.link()).state == state


def test_the_parts_as_designed() -> None:
    d = Display.parse("TTNN/VV.R", points=(5, 4))
    assert d.largest("M") == 0
    assert d.groups("T") == [frozenset({(0, 0), (0, 1)})]
    assert isinstance(d.graph("M"), nx.Graph)
    assert str(d) == "TTNN/VV.R"
    payment = payments("TTRN", "RBN")[0]
    assert (payment.cards, payment.pairs) == ("TTNR", (("T", "B"),))
    results = final_scores([d, d], wilds=(1, 0), first=0, edition="chocolatiers")
    assert [(s.player, s.total) for s in results] == [(0, 14), (1, 9)]
    results = final_scores([d, d], wilds=(1, 0), first=0, edition="chocolatiers-2019")
    assert [(s.player, s.total) for s in results] == [(0, 13), (1, 9)]
    with pytest.raises(ValueError, match="Row 1, column 3"):
        Display.parse("TTN/VV.")


def test_every_error_of_the_surface_is_a_value_error() -> None:
    errors = [
        thing
        for module in (tutor, tutor.chocolatiers)
        for thing in vars(module).values()
        if inspect.isclass(thing) and issubclass(thing, Exception)
    ]
    assert len(set(errors)) >= 10
    assert all(issubclass(error, ValueError) for error in errors)


@pytest.mark.parametrize("thing", [None, 5, "state", tutor.Record.start("chocolatiers", 2)])
def test_what_is_no_position_is_told(thing: Any) -> None:
    action = tutor.chocolatiers.Skip()
    for ask in (
        lambda: GAME.to_move(thing),
        lambda: GAME.actions(thing),
        lambda: GAME.explain(thing, action),
        lambda: GAME.apply(thing, action),
        lambda: GAME.over(thing),
        lambda: GAME.standings(thing),
        lambda: GAME.view(thing, 0),
        lambda: GAME.describe(thing),
        lambda: GAME.describe(thing, 0),
        lambda: GAME.describe_action(thing, action),
        lambda: GAME.dump(thing),
    ):
        with pytest.raises(tutor.StateError, match=r"record\.state"):
            ask()


@pytest.mark.parametrize("name", ["chess", "", "Chocolatiers", None, 5, ["chocolatiers"]])
def test_an_unknown_game_is_told(name: Any) -> None:
    with pytest.raises(tutor.UnknownGame, match="The games are: chocolatiers"):
        tutor.load_game(name)


LIGHT = """
import sys, tutor
game = tutor.load_game("chocolatiers")
state = game.start(2)
game.describe(game.apply(state, game.actions(state)[0]))
heavy = {"IPython", "ipywidgets", "ipycanvas", "anywidget", "jupyter_server", "voila", "networkx"}
print(*sorted(heavy & set(sys.modules)), *(m for m in sys.modules if m.startswith("widgets")))
"""


def test_the_core_needs_no_notebook_and_loads_networkx_only_for_a_graph() -> None:
    said = subprocess.run([sys.executable, "-c", LIGHT], capture_output=True, text=True, check=True)
    assert said.stdout.strip() == ""


def test_what_a_function_of_a_game_raises_is_imported_where_the_function_is() -> None:
    from tutor import chocolate_factory, chocolatiers, chocoly

    refused: list[tuple[type[ValueError], Any]] = [
        (chocolatiers.ScoresError, lambda: final_scores([Display.parse("TN/RM")], wilds=(1, 2))),
        (chocolatiers.PaymentError, lambda: payments("Q", "T")),
        (chocoly.BoardError, lambda: chocoly.areas(chocoly.Board(), "Q")),
        (chocolate_factory.StoreError, lambda: chocolate_factory.spaces("Q", "A", "C")),
        (chocolate_factory.StoreError, lambda: chocolate_factory.spaces("P", "A", "Q")),
        (chocolate_factory.FactoryError, lambda: chocolate_factory.outcomes("ZZ", "B")),
        (chocolate_factory.GoalError, lambda: chocolate_factory.pays(("Q1",), (0, 0, 0, 0, 0))),
    ]
    for error, call in refused:
        with pytest.raises(ValueError, match=r"\.$") as caught:
            call()
        assert type(caught.value) is error
