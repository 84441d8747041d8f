"""The expansion's lessons on moves and on Employees without a store: wrong turns and beliefs."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.lessons.learners import came_to
from tutor.chocolate_factory.teaching import drafting, factory
from tutor.chocolate_factory.teaching.pieces import (
    largest_packets,
    may_move_to,
    new_parts,
    of_the_expansion,
    without_store,
    working,
)
from tutor.chocolate_factory.teaching.pointing import pieces
from tutor.rooms import load_game

TWO = (("A4 A6 A10", "A13 A7"), ("EH3 EX3 ES1", "EP1 EF1 ED5"))


@pytest.mark.parametrize(
    ("which", "number", "piece", "head"),
    [
        ("moving", 1, "card:A6", "You know that Part."),
        ("moving", 1, "card:EH3", "That one opens a store."),
        ("moving", 1, "store:P", "You know that side."),
        ("moving", 5, "room", "Never the store room."),
        ("moving", 5, "tile:2", "They lie there."),
        ("or-then", 5, "part:b2", "No Cocoa, no move."),
        ("together", 1, "card:B8", "You know that Part."),
        ("together", 2, "part:b3", "One Bar is missing."),
        ("no-store", 2, "store:P", "Closed today."),
        ("no-store", 4, "parts:1", "One card."),
    ],
)
def test_a_wrong_turn_has_a_text_of_its_own(
    opened: str, which: str, number: int, piece: str, head: str
) -> None:
    answer = came_to(which, number, opened).touch(piece)
    assert (answer.kind, answer.head) == ("mistake", head)


@pytest.mark.parametrize(
    ("which", "number", "moves", "head"),
    [
        ("moving", 3, ("op b2 K@4",), "One too far."),
        ("moving", 6, ("op b2 K@3",), "Only Chunks have moved."),
        ("or-then", 1, ("op t1 B>O", "op b1 O@3"), "Another tile."),
        ("or-then", 1, ("op b1 B>O",), "Roasted, but used."),
        ("or-then", 2, ("op b2 O>KF",), "Made, but not moved."),
        ("or-then", 3, ("op b2 O>KK K@3",), "One has moved."),
        ("or-then", 4, ("op b2 O>KK K@3",), "A new Bar has moved."),
        ("together", 3, ("chute F",), "That one is out."),
        ("together", 5, ("op b4 K@1",), "Another tile."),
        ("together", 6, ("op b2 F>FF",), "Copied, but not moved."),
        ("no-store", 1, ("staff 0 EH3",), "That one opens a store."),
        ("no-store", 3, ("order 0 1",), "That takes one Boxed."),
        ("no-store", 6, ("use 3:B>O", "chute O"), "Out too early."),
    ],
)
def test_a_wrong_move_has_a_text_of_its_own(
    opened: str, which: str, number: int, moves: Sequence[str], head: str
) -> None:
    session = came_to(which, number, opened)
    answers = [session.act(move) for move in moves]
    assert (answers[-1].kind, answers[-1].head) == ("mistake", head)


@pytest.mark.parametrize(
    ("which", "number", "moves", "clause"),
    [
        ("moving", 3, ("op b2 K@2",), "19.2"),  # to the tile it lies on
        ("or-then", 1, ("op t1 B>O", "op b1 O@2", "op b1 O@3"), "7.5"),  # two moves in a Shift
        ("or-then", 4, ("op b2 X@3",), "19.2"),  # the move without what comes before it
        ("no-store", 3, ("store XXX",), "18.1"),  # a store, though no Employee opens one
        ("no-store", 6, ("use 3:B>O", "op t1 B>O"), "4.3"),  # without coal as before
    ],
)
def test_what_newcomers_believe_is_refused_with_its_clause(
    opened: str, which: str, number: int, moves: Sequence[str], clause: str
) -> None:
    session = came_to(which, number, opened)
    found = [session.act(move) for move in moves][-1]
    assert (found.kind, found.clauses[:1]) == ("refused", (clause,))


def test_the_store_room_is_no_place_for_a_move(opened: str) -> None:
    answer = came_to("moving", 3, opened).act("op b2 K@s")
    assert (answer.kind, answer.head) == ("refused", "No such action.")


# ---- positions and pieces


def test_a_module_is_in_the_game_where_a_card_of_it_lies() -> None:
    plain = drafting(TWO[0], ("EH3 EP1 ES1", "EF1 ED5"))
    assert (plain.new_parts, plain.staff_extra) == (False, ())
    staff = drafting(*TWO)
    assert (staff.new_parts, len(staff.staff_extra)) == (False, 5)
    assert "EX3" not in staff.staff_extra
    parts = factory(parts={"b1": "XB2"}, day=4)
    assert (parts.new_parts, parts.staff_extra) == (True, ())
    assert len(factory(employee="EX6", day=4).staff_extra) == 1


def test_pieces_of_the_expansion() -> None:
    morning = drafting(("A4 XA2 A10", "A13 A7"), TWO[1], sides={"P": "D", "S": "C"})
    assert new_parts()(morning) == ["card:XA2"]
    assert without_store()(morning) == ["card:EX3"]
    found = of_the_expansion()(morning)
    assert found == ["card:XA2", "card:EX3", "store:P", "store:S"]
    assert largest_packets()(morning) == ["parts:0", "staff:0", "staff:1"]


def test_a_part_that_moves_works_on_whatever_lies_on_its_tile() -> None:
    state = factory(("", "X", "", ""), {"b2": "XA1", "b1": "XA2"}, outside=0, pushed=True)
    assert working()(state) == ["part:b2"]
    assert may_move_to("b2")(state) == ["tile:1", "tile:3", "tile:4"]


def test_a_move_is_pointed_at_with_its_tile() -> None:
    state = factory(("", "X", "", ""), {"b2": "XA1"}, outside=0, pushed=True)
    action = load_game("chocolate-factory").parse_action
    assert pieces(state, action("op b2 X@3")) == ["part:b2", "tile:3"]
    assert pieces(state, action("op t2 K>C")) == ["part:t2"]
