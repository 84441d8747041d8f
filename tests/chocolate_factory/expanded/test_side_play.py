"""Whole weeks with sides C and D: against the slow referee, and by the house's promises."""

from __future__ import annotations

import random
from typing import Any

import attrs
import pytest

from tests.budget import breadth
from tests.chocolate_factory import slow
from tests.chocolate_factory.comparing import compare
from tests.chocolate_factory.expanded.boxes import CARDS, GAME, MANAGER, evening
from tests.chocolate_factory.positions import week, with_orders
from tests.chocolate_factory.test_referee import with_employee
from tutor.chocolate_factory.actions import Deliver, Supply
from tutor.chocolate_factory.coach.reasons import reason
from tutor.chocolate_factory.coach.wanted import wanted_by_store
from tutor.chocolate_factory.manager.players.selling import best_sale as sale_alone
from tutor.chocolate_factory.manager.players.strengths import PLAYERS as ALONE
from tutor.chocolate_factory.players.selling import best_sale
from tutor.chocolate_factory.players.strengths import PLAYERS
from tutor.chocolate_factory.setup import SIDE_OPTIONS
from tutor.players.player import plan
from tutor.testing import check_lists, check_rules, check_saves, check_starts, check_status

SIDES = ("D", "ABCD", "C")


def stocked(state: Any, goods: str, **own: Any) -> Any:
    """The same position with these chocolates in the store room."""
    seat = attrs.evolve(state.seat, store=goods, supplied_today=False, copied="", **own)
    at = state.player
    return attrs.evolve(state, players=(*state.players[:at], seat, *state.players[at + 1 :]))


@pytest.mark.parametrize("sides", SIDES)
def test_everything_legal_is_what_the_referee_allows(sides: str) -> None:
    rng, full = random.Random(sides), 0
    for n, state in enumerate(week(GAME, 2, 1, sides)):
        if state.phase == "fulfil":
            compare(state, GAME)
            for card in rng.sample(sorted(slow.STAFF), 4):
                goods = "".join(sorted(rng.choices("OKFCNX", k=7), key="BOKFCNX".index))
                there = with_employee(stocked(state, goods, earned_today=state.seat.money), card)
                compare(there, GAME)
                full += bool(slow.deliveries(there))
        elif not n % 5:
            compare(state, GAME)
    assert full or sides == "C"


@pytest.mark.parametrize("sides", SIDES)
def test_the_money_is_what_the_referee_counts(sides: str) -> None:
    for state in week(GAME, 3, 2, sides)[::-1][::9]:
        counted = slow.totals(state)
        assert [counted[it.player] for it in GAME.standings(state)] == [
            it.total for it in GAME.standings(state)
        ]


@pytest.mark.parametrize("sides", SIDES)
def test_the_solo_game_has_them_too(sides: str) -> None:
    for state in week(MANAGER, 1, 3, sides):
        if state.phase == "fulfil":
            compare(state, MANAGER, keeps=6)
    assert MANAGER.status(state) == ()


@pytest.mark.parametrize("check", [check_starts, check_rules, check_status, check_saves])
@breadth("game", GAME, MANAGER, ids=lambda it: it.id)
def test_promises_of_the_house(game: Any, check: Any) -> None:
    check(game)


@pytest.mark.long
@pytest.mark.parametrize("game", [GAME, MANAGER], ids=lambda it: it.id)
def test_no_list_explodes(game: Any) -> None:
    check_lists(game)


# ---- computer players


def played(game: Any, player: Any, players: int, sides: str) -> tuple[Any, int]:
    """The end of a week of this player alone, and how many deliveries copied another store."""
    rng, copies = random.Random(sides), 0
    state = game.start(players, 4, options=dict.fromkeys(SIDE_OPTIONS, sides))
    while not game.over(state):
        for action in plan(player, game, game.view(state, state.player), rng):
            assert not game.explain(state, action)
            copies += isinstance(action, Deliver) and bool(action.copied)
            state = game.apply(state, action)
    return state, copies


@breadth("name", "shrewd", "playful", "hasty", "greedy")
def test_computer_players_play_whole_weeks(name: str) -> None:
    for sides in SIDES:
        state, _copies = played(GAME, PLAYERS[name], 2, sides)
        moved = sum(space for store in state.stores for _player, space in store.stack)
        assert moved or name == "playful"


def test_a_player_alone_copies_too() -> None:
    _state, copies = played(MANAGER, list(ALONE.values())[-1], 1, "D")
    assert copies


def test_a_player_alone_counts_the_money_of_the_day() -> None:
    """£9 of today are a step at Fresh Fancies, which the Target W2 asks for."""
    week = MANAGER.start(1, 1, options={"side_F": "C", "target": "W2"})
    seat = attrs.evolve(week.seat, employee="EF1", outside=0, store="", money=30, earned_today=9)
    state = attrs.evolve(
        week, phase="fulfil", step="fulfil", players=(seat,), packets=type(week.packets)()
    )
    poor = attrs.evolve(state, players=(attrs.evolve(seat, earned_today=0),))
    assert sale_alone(state, CARDS)[0] > sale_alone(poor, CARDS)[0]


def test_a_player_copies_what_moves_its_marker_farthest() -> None:
    state = with_orders(evening("PD FD SD HD DD", "KKFFC", day=5), None, None, None)
    assert best_sale(state, CARDS)[1] == (Deliver("KKFFC", "F"),)
    state = with_orders(evening("PD FC", "CC", money=40, earned_today=40), None, None, None)
    assert best_sale(state, CARDS)[1] == (Deliver("", "F"),)


def test_a_player_sells_for_the_space_that_money_moves() -> None:
    """An order for a pound less than it is worth otherwise pays where it lifts the marker."""
    state = with_orders(evening("FC", "X", money=5, earned_today=5), ("S8", 0), None, None)
    value, actions = best_sale(state, CARDS)
    assert actions == (Supply(0, 1),)
    other = with_orders(evening("FC", "X", store="S", money=5, earned_today=5), ("S8", 0))
    assert value > best_sale(other, CARDS)[0]


def test_the_coach_says_what_a_copy_brings_and_warns_of_no_space() -> None:
    state = evening("PD FC SD", "K", money=25, earned_today=25)
    assert reason(state, Deliver("", "F"), CARDS) == (
        "Today’s money moves your marker at The Palace Boutique by 2 spaces at the end."
    )
    assert reason(state, Deliver("K", "S"), CARDS).startswith("The marker does not move")
    assert wanted_by_store(state, "F", CARDS) == "The Palace Boutique"
    assert wanted_by_store(evening("FC", "K"), "K", CARDS) == ""
