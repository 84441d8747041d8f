"""The final score item by item: what is asked, counted and drawn."""

from __future__ import annotations

from random import Random

import pytest

from tutor.chocolate_factory.game import ChocolateFactory
from tutor.chocolate_factory.state import State
from widgets.chocolate_factory.tabletop import TABLETOP
from widgets.draw.theme import LIGHT

GAME = ChocolateFactory.from_file()


@pytest.fixture(scope="module")
def over() -> State:
    """The end of a week of three, played by chance."""
    state, rng = GAME.start(3, 4), Random(4)
    while not GAME.over(state):
        state = GAME.apply(state, rng.choice(GAME.actions(state)))
    return state


def test_columns_add_up_to_the_totals_of_the_rules(over: State) -> None:
    columns = TABLETOP.columns(GAME, over, ("Ana", "Ben", "Cleo"))
    for standing in GAME.standings(over):
        assert sum(it.cells[standing.player].points for it in columns) == standing.total
    assert len({it.asks for it in columns}) == len(columns) == 9


def test_each_item_has_a_picture_of_its_own_for_each_player(over: State) -> None:
    for column in TABLETOP.columns(GAME, over, ("Ana", "Ben", "Cleo")):
        pictures = [str(TABLETOP.portrait(over, player, column.about)) for player in range(3)]
        assert all(picture.startswith("<svg") for picture in pictures)
    money = [str(TABLETOP.portrait(over, player, "Corner Shops")) for player in range(3)]
    assert all(f"£{over.players[p].money}" in money[p] for p in range(3))
    tracks = [str(TABLETOP.portrait(over, p, "Fresh Fancies")) for p in range(3)]
    assert tracks[0] != str(TABLETOP.portrait(over, 0, "House of Luxury"))


def test_pictures_take_their_colours_from_the_page(over: State) -> None:
    """They are drawn once, for a light page and a dark one."""
    for column in TABLETOP.columns(GAME, over, ("Ana", "Ben", "Cleo")):
        picture = str(TABLETOP.portrait(over, 0, column.about))
        assert "var(--surface-2)" in picture
        assert LIGHT.surface_2 not in picture
        assert LIGHT.ink not in picture
    assert "var(--rim,#" in str(TABLETOP.portrait(over, 0, "Chocolates and coal"))


def test_who_has_lost_is_told_how_much_money_was_short_and_money_alike_is_no_tie() -> None:
    told = set()
    for seed in range(12):
        state, rng = GAME.start(3, seed), Random(seed)
        while not GAME.over(state):
            state = GAME.apply(state, rng.choice(GAME.actions(state)))
        first, *others = GAME.standings(state)
        assert TABLETOP.missed(GAME, state, first.player) == ""
        for each in others:
            short = first.total - each.total
            last = f"You were £{short} short of the winner."
            if not short:
                last = "You have as much money; the tie goes to who was later on Saturday."
            assert TABLETOP.missed(GAME, state, each.player).endswith(last)
            told.add(bool(short))
    assert told == {True, False}, "both were seen"
