"""The final score item by item: what is asked, counted and drawn."""

from __future__ import annotations

import re
from random import Random

import pytest
from attrs import evolve

from tutor.chocolate_factory.game import ChocolateFactory
from tutor.chocolate_factory.state import State, Store
from tutor.chocolate_factory.stores import NAMES
from widgets.chocolate_factory.final_score import PAGE
from widgets.chocolate_factory.store_track import store_track
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


def test_each_item_has_a_picture_of_its_own_for_each_player_and_each_store_one_for_all(
    over: State,
) -> None:
    named = {it.about: it.scene for it in TABLETOP.columns(GAME, over, ("Ana", "Ben", "Cleo"))}
    assert [about for about, scene in named.items() if scene] == list(NAMES.values())
    for about in [about for about, scene in named.items() if scene is None]:
        pictures = [str(TABLETOP.portrait(over, player, about)) for player in range(3)]
        assert all(picture.startswith("<svg") for picture in pictures)
    money = [str(TABLETOP.portrait(over, player, "Corner Shops")) for player in range(3)]
    assert all(f"£{over.players[p].money}" in money[p] for p in range(3))


@pytest.mark.parametrize(
    ("stack", "posts", "told"),
    [
        ((), [], "no markers"),
        (((1, 2),), [], "Ben at 2"),
        (((0, 5),), ["half of 5: 3"], "Ana at 5"),
        (((2, 6), (0, 7), (1, 6)), ["half of 7: 4", "half of 6: 3"], "Ana at 7, Cleo at 6, Ben"),
        (((0, 8), (2, 3), (1, 2)), ["half of 8: 4"], "Ana at 8, Cleo at 3, Ben at 2"),
    ],
)
def test_a_track_shows_what_second_and_third_place_need(
    stack: tuple[tuple[int, int], ...], posts: list[str], told: str
) -> None:
    """Third needs half of second only where second is paid (clause 11.4)."""
    drawn = str(store_track(Store("S", "A", stack), ("Ana", "Ben", "Cleo"), PAGE))
    assert re.findall(r"half of \d: \d", drawn) == posts
    assert f"Caramel: 1 space each: {told}" in drawn


def test_at_the_end_the_factory_is_seen_with_all_that_is_left(over: State) -> None:
    places = set()
    for player, seat in enumerate(over.players):
        drawn = str(TABLETOP.portrait(over, player))
        assert f">{seat.coal}<" in drawn
        places.add(drawn)
    assert len(places) == 3
    bare = evolve(over.players[0], places=(None,) * 8)
    state = evolve(over, players=(bare, *over.players[1:]))
    assert "free" in str(TABLETOP.portrait(over, 0)) or "Chute" not in over.players[0].places
    assert "free" not in str(TABLETOP.portrait(state, 0))


def test_pictures_take_their_colours_from_the_page(over: State) -> None:
    """They are drawn once, for a light page and a dark one."""
    columns = TABLETOP.columns(GAME, over, ("Ana", "Ben", "Cleo"))
    pictures = [
        str(it.scene or TABLETOP.portrait(over, player, it.about))
        for player in range(3)
        for it in columns
    ]
    for picture in (*pictures, str(TABLETOP.portrait(over, 0))):
        assert "var(--line)" in picture
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
