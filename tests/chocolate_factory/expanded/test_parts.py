"""Parts that move a chocolate to another tile: their decks, functions and refusals."""

from __future__ import annotations

import random
from pathlib import Path
from random import Random
from typing import Any

import attrs
import pytest

from tests.budget import breadth
from tests.chocolate_factory.comparing import compare
from tests.chocolate_factory.expanded.boxes import CARDS, GAME, MANAGER, play, refused, refused_file
from tests.chocolate_factory.positions import run
from tutor.chocolate_factory.actions import Operate
from tutor.chocolate_factory.coach.reasons import reason
from tutor.chocolate_factory.manager.players.strengths import PLAYERS as ALONE
from tutor.chocolate_factory.parts import Convert, Copy, Move, read_function
from tutor.chocolate_factory.planner import cheapest
from tutor.chocolate_factory.players.day import best_run
from tutor.chocolate_factory.players.imagine import imagine
from tutor.chocolate_factory.players.strengths import PLAYERS
from tutor.chocolate_factory.words import say_part
from tutor.players.player import plan
from tutor.testing import check_lists, check_rules, check_saves, check_status, check_views

ON = {"expansion_parts": True}
NEW = ("XA1", "XA2", "XB1", "XB2")


def week(game: Any, players: int, seed: int) -> list[Any]:
    """Every position of a week by chance, in which new Parts are taken and Parts work."""
    rng = random.Random(seed)
    found = [game.start(players, seed, options=ON)]
    while not game.over(found[-1]):
        actions = game.actions(found[-1])
        liked = [it for it in actions if isinstance(it, Operate)]
        liked += [it for it in actions if getattr(it, "card", getattr(it, "part", "")) in NEW]
        chosen = liked if liked and rng.random() < 0.8 else actions
        found.append(game.apply(found[-1], rng.choice(chosen)))
    return found


# ---- cards and decks (clause 19.1)


def test_two_new_parts_for_each_deck() -> None:
    assert CARDS.new_decks == (("XA1", "XA2"), ("XB1", "XB2"))
    assert all(CARDS.parts[card].moves for card in NEW)
    assert not any(part.moves for card, part in CARDS.parts.items() if card not in NEW)


def test_functions_with_a_move_are_read() -> None:
    assert read_function("B -> O or move 1") == (Convert(("B",), ("O",)), Move())
    assert read_function("copy 1 then move 1") == (Copy(1, True),)
    for text in ("move 2", "upgrade 1 then move 1", "B -> O then move 2", "chute then move 1"):
        with pytest.raises(ValueError, match=r"\w"):
            read_function(text)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('function = "copy 1 then move 1"', 'function = "copy 1"', "every new Part moves"),
        ('deck = "B"', 'deck = "A"', "deck B needs 2 new Parts"),
        ("parts = 4", "parts = 5", "parts must be 4"),
    ],
)
def test_a_file_that_cannot_be_played_with(old: str, new: str, said: str, tmp_path: Path) -> None:
    assert said in str(refused_file(tmp_path, old, new))


@pytest.mark.clause("chocolate-factory/19.1")
def test_x11_fifteen_parts_of_each_deck_are_left() -> None:
    removed = set()
    for seed in range(60):
        state = GAME.start(2, seed, options=ON)
        parts = [card for packet in state.packets.parts for card in packet]
        parts += state.parts_deck
        assert [card.removeprefix("X")[0] for card in parts] == ["A"] * 15 + ["B"] * 15
        assert len(set(parts)) == 30
        assert state.gone == ()
        removed |= {*sum(CARDS.part_decks(True), ())} - {*parts}
    assert len(removed) == 34, "each Part is removed now and then"
    assert set(NEW) <= removed


def test_without_the_module_decks_are_as_they_were() -> None:
    for seed in range(10):
        state = GAME.start(3, seed)
        assert not {*NEW} & {*sum(state.packets.parts, ()), *state.parts_deck}
    assert "new_parts" not in GAME.dump(state)
    state = GAME.start(2, 1)
    foreign = attrs.evolve(state, parts_deck=("XA1", *state.parts_deck[1:]))
    assert "2.2" in {it.clause for it in GAME.status(foreign)}


def test_hidden_decks_are_imagined_with_new_parts() -> None:
    state = GAME.start(2, 5, options=ON)
    found = set()
    for seed in range(30):
        full = imagine(GAME.view(state, 0), CARDS, Random(seed))
        assert GAME.status(full) == ()
        assert [card.removeprefix("X")[0] for card in full.parts_deck] == ["A"] * 10 + ["B"] * 15
        found |= set(full.parts_deck)
    assert {"XB1", "XB2"} <= found


# ---- moves (clause 19.2)


@pytest.mark.clause("chocolate-factory/19.2")
def test_x12_a_move_brings_chunks_to_the_chute_in_the_same_shift() -> None:
    state = run({"b1": "XA1"}, belt=("K", "", "", ""), coal=1)
    moved = play(state, "op b1 K@3")
    assert moved.seat.belt == ("", "", "K", "")
    assert moved.seat.coal == 0
    assert play(moved, "chute K").seat.store == "K"


def test_a_part_with_or_does_one_of_both() -> None:
    state = run({"b1": "XA1"}, belt=("BK", "", "", ""), coal=3)
    texts = {GAME.action_text(it) for it in GAME.actions(state) if isinstance(it, Operate)}
    mine = {it for it in texts if it.startswith("op b1")}
    assert mine == {
        "op b1 B>O",
        *(f"op b1 {kind}@{n}" for kind in "BK" for n in (2, 3, 4)),
    }
    assert refused(state, "op b1 B>O O@2") == ("19.2",)
    assert refused(play(state, "op b1 K@2"), "op b1 B>O") == ("7.5",)


def test_h3_the_move_follows_what_is_made_and_may_be_left_out() -> None:
    state = run({"b2": "XA2"}, belt=("", "OX", "", ""), coal=2)
    assert play(state, "op b2 O>KF").seat.belt == ("", "KFX", "", "")
    assert play(state, "op b2 O>KF F@3").seat.belt == ("", "KX", "F", "")
    assert play(state, "op b2 O>KK X@1").seat.belt == ("X", "KK", "", "")
    assert refused(state, "op b2 X@1") == ("19.2",), "the input must be there, and be used"
    none = run({"b2": "XA2"}, belt=("", "X", "", ""), coal=2)
    assert refused(none, "op b2 O>KF F@3")
    assert not [it for it in GAME.actions(none) if isinstance(it, Operate) and it.place == "b2"]


def test_a_copy_can_be_moved() -> None:
    state = run({"b3": "XB2"}, belt=("", "", "C", ""), coal=2)
    assert play(state, "op b3 C>CC C@4").seat.belt == ("", "", "C", "C")


@pytest.mark.parametrize(
    ("text", "clause"),
    [
        ("op b1 K@1", "19.2"),
        ("op b1 C@2", "19.2"),
        ("op t2 K@3", "4.3"),
        ("op b1 K@3", "7.5"),
    ],
)
def test_moves_that_cannot_be(text: str, clause: str) -> None:
    state = run({"b1": "XA1"}, belt=("KK", "K", "", ""), coal=5)
    if clause == "7.5":
        state = play(state, "op b1 K@2")
    assert refused(state, text) == (clause,)


@pytest.mark.clause("chocolate-factory/19.2")
def test_h2_never_to_the_store_room_or_outside() -> None:
    for text in ("op b1 K@s", "op b1 K@5", "op b1 K@0", "op b1 KK@3", "op b1 K@3 K@2"):
        with pytest.raises(ValueError, match="is no action"):
            GAME.parse_action(text)


def test_a_move_costs_coal_and_needs_a_push() -> None:
    state = run({"b1": "XA1"}, belt=("K", "", "", ""), coal=0)
    assert refused(state, "op b1 K@3") == ("4.3",)
    waiting = attrs.evolve(state, step="ready")
    assert refused(waiting, "op b1 K@3") == ("7.4",)


def test_texts_of_moves_round_trip() -> None:
    for text in ("op b1 K@3", "op b2 O>KF F@3", "use op t4 C>CC C@1"):
        assert GAME.action_text(GAME.parse_action(text)) == text


def test_moves_are_said() -> None:
    state = run({"b2": "XA2"}, belt=("", "O", "", ""), coal=2)
    said = GAME.describe_action(state, GAME.parse_action("op b2 O>KF F@3"))
    assert said == "Operate Mould Crane: Cocoa into Chunks and Fingers and Fingers to tile 3."
    assert say_part("XA1", CARDS) == "1 coal: Bean into Cocoa, or 1 chocolate to another tile"
    copied = "1 copy of a chocolate, then 1 chocolate to another tile"
    assert say_part("XB2", CARDS).endswith(copied)
    far = run({"b1": "XA1"}, belt=("K", "", "", ""), coal=1)
    assert reason(far, GAME.parse_action("op b1 K@3"), CARDS).startswith("It comes nearer")


# ---- planner, players, table, whole weeks


def test_the_planner_moves_to_the_chute() -> None:
    seat = run({"b1": "XA1"}, belt=("K", "", "", ""), coal=1).seat
    found = cheapest(seat, "K", CARDS, 0)
    assert found is not None
    assert [GAME.action_text(it) for it in found] == ["op b1 K@3", "chute K"]


def test_a_run_moves_what_can_be_sold_today() -> None:
    seat = run({"b1": "XA1"}, belt=("K", "", "", ""), coal=1).seat
    line = best_run(seat, CARDS, lambda it: float(len(it.store)), 4)
    assert [GAME.action_text(it) for it in line.actions] == ["op b1 K@3", "chute K"]


@pytest.mark.parametrize(
    ("game", "player"),
    [(GAME, PLAYERS["shrewd"]), (MANAGER, ALONE["manager"])],
    ids=["shrewd", "manager"],
)
def test_computer_players_play_a_week_with_them(game: Any, player: Any) -> None:
    rng, moved = Random(7), 0
    for seed in range(2):
        state = game.start(game.players[0], seed, options=ON)
        while not game.over(state):
            for action in plan(player, game, game.view(state, state.player), rng):
                assert not game.explain(state, action)
                moved += isinstance(action, Operate) and "@" in action.changes[-1]
                state = game.apply(state, action)
        if moved:
            return
    assert game is MANAGER, "the other one moves something in these weeks"


@breadth("seed", 1, 2, 3)
@pytest.mark.parametrize("game", [GAME, MANAGER], ids=lambda it: it.id)
def test_a_week_is_what_the_referee_allows(game: Any, seed: int) -> None:
    moved = 0
    for state in week(game, game.players[0], seed):
        if state.step == "operate":
            compare(state, game)
            moved += any(
                isinstance(it, Operate) and "@" in it.changes[-1] for it in game.actions(state)
            )
    assert moved


@breadth("game", GAME, MANAGER, ids=lambda it: it.id)
@pytest.mark.parametrize("check", [check_rules, check_status, check_saves, check_views])
def test_promises_of_the_house(game: Any, check: Any) -> None:
    check(game)


@pytest.mark.long
@pytest.mark.parametrize("game", [GAME, MANAGER], ids=lambda it: it.id)
def test_no_list_explodes(game: Any) -> None:
    check_lists(game)
