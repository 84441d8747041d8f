"""Moves of a chocolate to another tile, chosen on the board by taps."""

from __future__ import annotations

import attrs

from tests.chocolate_factory.expanded.boxes import GAME
from tests.chocolate_factory.positions import run
from tutor.chocolate_factory.actions import Operate
from widgets.chocolate_factory.chip_pictures import chip_label, draw_chips
from widgets.chocolate_factory.choosing import states
from widgets.chocolate_factory.offering import NOTHING, Board, Chosen, chips
from widgets.chocolate_factory.tabletop import TABLETOP
from widgets.draw.geometry import Rect
from widgets.draw.scene import Pen, Text
from widgets.draw.theme import LIGHT


def test_every_move_is_chosen_by_clicks_and_named() -> None:
    state = run({"b2": "XA2", "b1": "XA1"}, belt=("BKX", "OC", "", ""), coal=5)

    def board(chosen: Chosen = NOTHING) -> Board:
        return Board(GAME, state, 0, LIGHT, chosen, GAME.actions(state))

    for action in GAME.actions(state):
        if isinstance(action, Operate):
            chosen = NOTHING
            for target in TABLETOP.clicks(GAME, state, action):
                assert TABLETOP.is_target(target), target
                for chip in chips(board(chosen)):
                    assert chip_label(board(chosen), chip)
                outcome = TABLETOP.click(board(chosen), target)
                chosen = outcome.chosen
            assert outcome.action == action


def test_a_chocolate_is_sent_to_a_tile_by_a_tap_on_it() -> None:
    state = run({"b1": "XA1"}, belt=("K", "", "", ""), coal=1)
    plain = Board(GAME, state, 0, LIGHT, NOTHING, GAME.actions(state))
    chosen = TABLETOP.click(plain, "part:b1").chosen
    board = attrs.evolve(plain, chosen=chosen)
    dashed = {key for key, look in states(board).items() if look == "clickable"}
    assert {it for it in dashed if it.startswith("tile:")} == {"tile:2", "tile:3", "tile:4"}
    assert TABLETOP.click(board, "tile:3").action == GAME.parse_action("op b1 K@3")
    both = run({"b1": "XA1"}, belt=("KX", "", "", ""), coal=1)
    open_ = attrs.evolve(board, state=both, actions=GAME.actions(both))
    assert not [it for it in states(open_) if it.startswith("tile:")]


def test_a_part_that_makes_and_moves_asks_one_thing_after_the_other() -> None:
    """What it makes, which piece it moves, where to; at each place a few chips only."""
    state = run({"b2": "XA2"}, belt=("", "OX", "", ""), coal=5)
    board = Board(GAME, state, 0, LIGHT, Chosen("part:b2"), GAME.actions(state))
    assert TABLETOP.prompt(board).head == "What shall the Mould Crane do?"
    assert [it.shared for it in chips(board)] == ["O>KK@", "O>KF@", "O>FF@"]
    board = attrs.evolve(board, chosen=TABLETOP.click(board, "go:O-KF--").chosen)
    assert TABLETOP.prompt(board).head == "What shall the Mould Crane move?"
    assert [it.target for it in chips(board)] == ["do:op_b2_O-KF", "go:K--", "go:F--", "go:X--"]
    assert [chip_label(board, it) for it in chips(board)[1:2]] == ["Choose Chunks, then the rest"]
    board = attrs.evolve(board, chosen=TABLETOP.click(board, "go:X--").chosen)
    assert TABLETOP.prompt(board).head == "Which tile shall it move to?"
    assert len(chips(board)) == 3
    assert TABLETOP.click(board, "tile:3").action == GAME.parse_action("op b2 O>KF X@3")


def test_a_tap_on_the_store_room_is_told_where_moves_end() -> None:
    """Wrong turn (e): the tiles stay offered."""
    state = run({"b1": "XA1"}, belt=("K", "", "", ""), coal=1)
    board = Board(GAME, state, 0, LIGHT, Chosen("part:b1"), GAME.actions(state))
    answer = TABLETOP.click(board, "room")
    assert [it.clause for it in answer.refusal] == ["19.2"]
    assert answer.chosen == board.chosen
    full = run({"b1": "XA1"}, belt=("K", "", "", ""), coal=1, store="C")
    trading = attrs.evolve(board, state=full, actions=GAME.actions(full))
    assert not TABLETOP.click(trading, "room").refusal, "one trades there"


def test_what_is_not_moved_says_that_it_stays() -> None:
    state = run({"b2": "XA2", "b1": "A1"}, belt=("O", "O", "", ""), coal=5)

    def words(*path: str, part: str = "b2") -> list[str]:
        board = Board(GAME, state, 0, LIGHT, Chosen(f"part:{part}", path), GAME.actions(state))
        pen = Pen()
        draw_chips(pen, board, chips(board), Rect(0, 0, 300, 200))
        return [it.text for it in pen.scene(300, 200).commands if isinstance(it, Text)]

    assert "stays" not in words()
    assert words("O>KK@").count("stays") == 1
    assert words("O>KF@").count("stays") == 1
    assert "stays" not in words(part="b1"), "one upgrade of two is no use without a move"
