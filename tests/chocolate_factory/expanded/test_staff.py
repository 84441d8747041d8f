"""Employees that open no store: their deck, packets, benefits and the Prodigy's upgrades."""

from __future__ import annotations

from itertools import chain
from pathlib import Path
from random import Random
from typing import Any

import attrs
import pytest

from tests.budget import breadth
from tests.chocolate_factory.comparing import compare
from tests.chocolate_factory.expanded.boxes import (
    CARDS,
    GAME,
    MANAGER,
    evening,
    play,
    refused,
    refused_file,
)
from tests.chocolate_factory.positions import run, with_orders
from tutor.chocolate_factory.actions import Deliver, Use
from tutor.chocolate_factory.expansion import load_expansion
from tutor.chocolate_factory.manager.players.strengths import PLAYERS as ALONE
from tutor.chocolate_factory.manager.setup import LEAVES
from tutor.chocolate_factory.players.imagine import imagine
from tutor.chocolate_factory.players.strengths import PLAYERS
from tutor.chocolate_factory.state import with_own
from tutor.players.player import plan
from tutor.testing import check_rules, check_saves, check_status, check_views

ON = {"expansion_staff": True}
NEW = CARDS.employees_of("")


def hired(card: str, places: dict[str, str] | None = None, **own: Any) -> Any:
    """Player 0 in an Operate step of the last Shift with this Employee."""
    return run(places, employee=card, **own)


# ---- cards


@pytest.mark.clause("chocolate-factory/18.1")
def test_two_cards_of_each_of_three_employees() -> None:
    assert NEW == ("EX1", "EX2", "EX3", "EX4", "EX5", "EX6")
    assert [it.name for it in load_expansion().staff[::2]] == [
        "The Owner",
        "The Helpers",
        "The Prodigy",
    ]
    assert {it.store for it in load_expansion().staff} == {""}


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('name = "The Owner"', 'name = "The Boss"', "3 Employees, 2 cards of each"),
        ('sort = "Action"', 'sort = "Gift"', "is a Action, not a Gift"),
        ('key = "stage +2"', 'key = "gold 2"', "“gold 2” means nothing"),
        ('id = "EX2"', 'id = "EX1"', "EX1 is there twice"),
        ('id = "EX2"', 'id = "EX2"\nstore = "P"', "“store” means nothing"),
        ("employees = 6", "employees = 7", "employees must be 6"),
    ],
)
def test_a_file_that_cannot_be_played_with(old: str, new: str, said: str, tmp_path: Path) -> None:
    assert said in str(refused_file(tmp_path, old, new))


# ---- deck and packets (clauses 18.2 to 18.4)


@pytest.mark.clause("chocolate-factory/18.3")
@pytest.mark.parametrize(("players", "sizes"), [(2, [3, 3]), (3, [2, 2, 2]), (4, [2, 2, 1, 1])])
def test_x10_packets_of_six_employees(players: int, sizes: list[int]) -> None:
    """X10, and ruling H16: in order of drawing."""
    state, plain = (GAME.start(players, 3, options=options) for options in (ON, {}))
    assert [len(it) for it in state.packets.staff] == sizes
    assert state.packets.parts == plain.packets.parts
    lying = set(chain(*state.packets.staff))
    assert len(lying & set(NEW)) == 1
    assert lying - set(NEW) == set(chain(*plain.packets.staff))


def test_the_extra_card_is_shuffled_with_the_others() -> None:
    places = set()
    for seed in range(40):
        drawn = list(chain(*GAME.start(2, seed, options=ON).packets.staff))
        places.add(next(n for n, card in enumerate(drawn) if card in NEW))
    assert places == set(range(6))


@pytest.mark.clause("chocolate-factory/18.2")
def test_h14_the_deck_lasts_exactly_six_days_and_nobody_sees_its_order() -> None:
    rng, seen = Random(1), []
    state = GAME.start(2, 8, options=ON)
    assert len(state.staff_extra) == 5
    assert GAME.view(state, 0).staff_extra == ("?",) * 5
    full = imagine(GAME.view(state, 0), CARDS, rng)
    assert sorted(full.staff_extra) == sorted(state.staff_extra)
    day = -1
    while not GAME.over(state):
        if state.day != day:
            day = state.day
            seen += [card for card in chain(*state.packets.staff) if card in NEW]
        state = GAME.apply(state, rng.choice(GAME.actions(state)))
    assert sorted(seen) == list(NEW)
    assert state.staff_extra == ()


@pytest.mark.clause("factory-manager/18.4")
def test_x14_solo_six_employees_and_five_parts_of_which_a_pair_leaves() -> None:
    """X14, and ruling H13: the extra one never leaves."""
    rng = Random(2)
    state = MANAGER.start(1, 4, options=ON)
    for day in range(6):
        row = state.packets
        assert len(row.staff) == 6
        assert len(row.parts) == 5
        assert row.staff[5][0] in NEW
        leaves = day < len(LEAVES)
        assert sum(map(len, row.staff)) == 6 - leaves
        assert sum(map(len, row.parts)) == 5 - leaves
        assert MANAGER.status(state) == ()
        assert f"{CARDS.staff[row.staff[5][0]].name} (no store" in MANAGER.describe(state)
        while not MANAGER.over(state) and state.day == day:
            state = MANAGER.apply(state, rng.choice(MANAGER.actions(state)))


def test_without_the_module_there_are_five() -> None:
    state = GAME.start(2, 3)
    assert (sum(map(len, state.packets.staff)), state.staff_extra) == (5, ())
    assert "staff_extra" not in GAME.dump(state)


def test_decks_that_cannot_be() -> None:
    state = GAME.start(2, 3, options=ON)
    for deck in (state.staff_extra[1:], ("EP1", *state.staff_extra[1:])):
        found = {it.clause for it in GAME.status(attrs.evolve(state, staff_extra=deck))}
        assert "18.2" in found
    twice = attrs.evolve(state, staff_extra=(state.staff_extra[1], *state.staff_extra[1:]))
    assert "6.3" in {it.clause for it in GAME.status(twice)}
    alone = MANAGER.start(1, 3, options=ON)
    both = attrs.evolve(alone.packets, staff=(*alone.packets.staff[:5], ("EP1",)))
    assert "18.4" in {it.clause for it in MANAGER.status(attrs.evolve(alone, packets=both))}


# ---- what they do (clause 18.1)


@pytest.mark.clause("chocolate-factory/18.1")
def test_x13_no_store_with_one_of_them() -> None:
    """X13, and ruling H12."""
    state = evening("FC", "CCK", employee="EX5", money=30, earned_today=30)
    for text in ("store CC", "store K", "copy F"):
        assert refused(state, text) == ("18.1",)
    assert not any(isinstance(it, Deliver) for it in GAME.actions(state))
    assert play(state, "done").stores == state.stores


def test_the_owner_adds_two_pounds_a_stage() -> None:
    state = with_orders(evening("FA", "XXX", employee="EX1"), ("M8", 0), None, None)
    assert play(state, "order 0 2").seat.money == 4 + 10 + 2 * 2


def test_the_helpers_make_every_part_cheaper_by_one_coal() -> None:
    state = hired("EX3", {"b1": "A1"}, belt=("B", "", "", ""), coal=0)
    assert play(state, "op t1 B>O").seat.coal == 0
    dear = hired("EX3", {"b2": "B3"}, belt=("", "B", "", ""), coal=3)
    assert play(dear, "op b2 B>XX").seat.coal == 0
    assert refused(hired("EX1", {"b2": "B3"}, belt=("", "B", "", ""), coal=3), "op b2 B>XX")


def test_the_prodigy_makes_up_to_four_upgrades_one_after_the_other() -> None:
    """Ruling H21: one text each; all may fall on one piece."""
    state = hired("EX5", belt=("B", "", "", ""), store="CK", outside=1)
    after = play(state, "use 1:B>O", "use 1:O>K", "use 1:K>N")
    assert (after.seat.belt[0], after.seat.upgrades_left) == ("N", 1)
    assert "1 upgrade is left." in GAME.describe(after)
    last = play(after, "use s:C>X")
    assert (last.seat.store, last.seat.upgrades_left) == ("KX", 0)
    assert "Used." in GAME.describe(last)
    assert refused(last, "use s:K>C") == ("6.6",)
    assert refused(state, "use 1:B>O 1:O>K") == ("6.6",)
    assert refused(state, "use 1:B>K") == ("8.2",)
    assert not any(len(it.changes) > 1 for it in GAME.actions(state) if isinstance(it, Use))
    assert "6.6" not in {it.clause for it in GAME.status(after)}


@pytest.mark.parametrize("text", ["shift", "op t2 O>K", "trade K", "chute C"])
def test_anything_else_ends_the_prodigys_upgrades(text: str) -> None:
    state = hired("EX6", belt=("B", "O", "C", ""), store="CK", outside=1)
    state = play(state, "use 1:B>O", text)
    assert state.seat.upgrades_left == 0
    assert refused(state, "use s:C>X") == ("6.6",)
    assert not any(isinstance(it, Use) for it in GAME.actions(state))


def test_in_a_fulfil_the_prodigy_reaches_the_store_room_only() -> None:
    state = with_orders(evening("FA", "CCX", employee="EX5"), ("S8", 0), ("M8", 0), None)
    assert refused(state, "use 1:B>O") == ("6.6",)
    begun = play(state, "use s:C>X")
    assert begun.seat.upgrades_left == 3
    assert refused(play(begun, "order 0 1"), "use s:C>X") == ("6.6",)
    assert play(begun, "done").players[0].upgrades_left == 0
    assert play(begun, "order 0 1").seat.employee_used


def test_a_demand_ends_the_prodigys_upgrades_too() -> None:
    week = MANAGER.start(1, 3, options=ON)
    seat = attrs.evolve(week.seat, employee="EX5", outside=0, store="CCX", upgrades_left=2)
    seat = attrs.evolve(seat, employee_used=True)
    state = attrs.evolve(week, initial=("D12",), phase="fulfil", step="fulfil", players=(seat,))
    given = MANAGER.apply(with_own(state, store="XX"), MANAGER.parse_action("demand 0 XX"))
    assert given.seat.upgrades_left == 0


def test_upgrades_left_without_an_action_cannot_be() -> None:
    begun = play(hired("EX5", belt=("B", "", "", "")), "use 1:B>O")
    said = "Upgrades are left of an Action that has not begun."
    for state in (
        with_own(begun, employee="EF1"),
        with_own(begun, employee_used=False),
        with_own(begun, upgrades_left=4),
        attrs.evolve(begun, player=1),
    ):
        assert said in {it.message for it in GAME.status(state)}
    assert said not in {it.message for it in GAME.status(begun)}


# ---- whole weeks


@breadth("game", GAME, MANAGER, ids=lambda it: it.id)
@pytest.mark.parametrize("check", [check_rules, check_status, check_saves, check_views])
def test_promises_of_the_house(game: Any, check: Any) -> None:
    check(game)


@pytest.mark.parametrize("game", [GAME, MANAGER], ids=lambda it: it.id)
def test_a_week_is_what_the_referee_allows(game: Any) -> None:
    rng = Random(6)
    state = game.start(game.players[-1], 6, options=ON)
    while not game.over(state):
        if game is GAME or state.phase == "fulfil":
            compare(state, game, keeps=2 if game is GAME else 6)
        state = game.apply(state, rng.choice(game.actions(state)))


@pytest.mark.parametrize(
    ("game", "player"),
    [(GAME, PLAYERS["shrewd"]), (MANAGER, ALONE["manager"])],
    ids=["shrewd", "manager"],
)
def test_computer_players_play_a_week_with_them(game: Any, player: Any) -> None:
    rng, new = Random(7), 0
    state = game.start(game.players[0], 9, options=ON)
    while not game.over(state):
        for action in plan(player, game, game.view(state, state.player), rng):
            assert not game.explain(state, action)
            state = game.apply(state, action)
        new += state.seat.employee in NEW
    assert game.status(state) == ()
