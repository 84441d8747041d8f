"""What notebooks say of the games in words, where none of their cells prints it."""

from __future__ import annotations

import json
import re
from functools import partial
from itertools import combinations_with_replacement
from math import comb
from random import Random

import attrs
import pytest

from tests.serving import ROOT
from tutor import Record, load_game
from tutor.chocolate_factory import outcomes, spaces
from tutor.chocolatiers import Box, Swap
from tutor.chocolatiers.players import PLAYERS as FIRST_PLAYERS
from tutor.chocoly import notebook_views

FACTORY = load_game("chocolate-factory")
PARTS = FACTORY.components.parts


def says(game: str, number: int, sentence: str) -> None:
    """Assert that the notebook of this number still says so."""
    (path,) = (ROOT / "notebooks" / "lessons" / game).glob(f"{number:02}-*.ipynb")
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    text = " ".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "markdown")
    assert sentence in re.sub(r"\s+", " ", text)


def test_a_part_of_the_factory_has_eleven_pictures_and_one_way_or_two() -> None:
    says("chocolate-factory", 5, "Eleven of them are chocolates")
    says("chocolate-factory", 5, "the seven kinds, and four that stand for several")
    says("chocolate-factory", 5, "each Part has one way to work or two")
    ways = [way for part in PARTS.values() for way in part.ways]
    icons = {icon for way in ways for icon in (*getattr(way, "inputs", ()), *_outputs(way))}
    assert len(icons) == 11
    assert icons >= set("BOKFCNX")
    assert {len(part.ways) for part in PARTS.values()} == {1, 2}


def _outputs(way: object) -> tuple[str, ...]:
    found: tuple[str, ...] = getattr(way, "outputs", ())
    return found


def test_parts_are_called_and_do_what_notebooks_say() -> None:
    says("chocolate-factory", 8, "The Express Boxer (A6) makes Cocoa into Boxed")
    assert (PARTS["A6"].name, list(outcomes("A6", "O"))) == ("Express Boxer", ["X"])
    says("chocolate-factory", 5, "The Nut Press (A4)")
    says("chocolate-factory", 5, "the Double Wrapper (A12)")
    assert (PARTS["A4"].name, PARTS["A12"].name) == ("Nut Press", "Double Wrapper")
    says("chocolate-factory", 6, "The Double Upgrader (A1) upgrades up to twice")
    assert PARTS["A1"].name == "Double Upgrader"
    says("chocolate-factory", 6, "Repeaters add an exact copy (A2), or two (B2)")
    assert all(len(it) == 3 for it in outcomes("A2", "CX"))
    assert all(len(it) == 4 for it in outcomes("B2", "CX"))


def test_the_factorys_components_are_as_many_as_notebooks_say() -> None:
    says("chocolate-factory", 4, "Monday brings five")
    says("chocolate-factory", 10, "All 35 Employees")
    says("chocolate-factory", 11, "54 orders")
    assert sum(1 for it in FACTORY.components.staff.values() if it.store) == 35
    assert len(FACTORY.components.orders) == 54
    assert {seat.coal for seat in FACTORY.start(3, seed=2).players} == {5}
    says("chocolate-factory", 9, "Five Parts are dealt into as many packets as there are players")
    for players in FACTORY.players:
        parts = FACTORY.start(players, seed=1).packets.parts
        assert (len(parts), sum(map(len, parts))) == (players, 5)


def test_stores_take_what_notebooks_say() -> None:
    says("chocolate-factory", 13, "Dunstan & Gilbert's (D) takes exactly two on side B")
    for size in range(1, 5):
        for goods in combinations_with_replacement("BOKFCNX", size):
            assert size == 2 or not spaces("D", "B", "".join(goods))
    assert spaces("D", "B", "KK") or spaces("D", "B", "CN")


@pytest.mark.parametrize("seed", range(3))
def test_dreamy_and_careful_differ_as_their_notebook_says(seed: int) -> None:
    says("chocolatiers", 14, "Careful swaps and pays with pairs, Dreamy never does either")
    for name, expected in (("dreamy", False), ("careful", True)):
        record, rng = Record.start("chocolatiers", players=2, seed=seed), Random(seed)
        game = record.game
        while not game.over(record.state):
            seen = game.view(record.state, game.to_move(record.state))
            record.play(FIRST_PLAYERS[name].choose(game, seen, rng))
        swaps = [action for action in record.actions if isinstance(action, Swap)]
        paired = [a for a in record.actions if isinstance(a, Box) and _has_pair(a)]
        assert (bool(swaps), bool(paired)) == (expected, expected)


def _has_pair(action: Box) -> bool:
    """Whether more cards go than the box has chocolates."""
    return len(action.cards) > len(action.face.replace(".", ""))


def test_there_are_as_many_hands_of_six_as_notebooks_say() -> None:
    says("chocolatiers", 5, "There are only 462 hands")
    assert len(list(combinations_with_replacement("TNRMBV", 6))) == comb(11, 6) == 462
    says("chocolatiers", 4, "How many of the 30")
    assert len(load_game("chocolatiers").components.tiles) == 30


PLACES = {
    "chocoly": (1, 4, 7, 9, 10),
    "chocolatiers": (7, 8),
    "chocolatiers-2019": (8,),
}
"""Notebooks whose text or code names a place of a picture."""


@pytest.mark.parametrize(("game", "number"), [(g, n) for g, all_ in PLACES.items() for n in all_])
def test_a_picture_has_rows_and_columns_where_code_names_a_place(game: str, number: int) -> None:
    (path,) = (ROOT / "notebooks" / "lessons" / game).glob(f"{number:02}-*.ipynb")
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    shown = ["".join(c["source"]) for c in cells if c["cell_type"] == "code"]
    still = [text for text in shown if ".show(" in text]
    assert still
    assert all(text.count(".show(") == text.count("coordinates=True") for text in still)


def test_a_table_of_chocoly_has_rows_and_columns() -> None:
    state = load_game("chocoly").start(2, seed=1, options={"flavours": "ABC"})
    board = state.board.with_tile("AAAB", 0, 0, 0).with_tile("AABC", 0, 2, 1)
    html = attrs.evolve(state, board=board)._repr_mimebundle_()["text/html"]  # type: ignore[attr-defined]
    drawn = partial(notebook_views.board, board, tokens={}, neutral=state.neutral)
    assert drawn(coordinates=True).html in html
    assert drawn().html not in html
