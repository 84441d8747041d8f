"""The lessons there are: solved on every way, and wrong turns are answered."""

from __future__ import annotations

import pytest

from tests.lessons.learners import came_to as at
from tutor.chocolate_factory.stores import NAMES
from tutor.lessons.check import check_course, check_lesson
from tutor.lessons.mix import mix_problems
from tutor.lessons.ways import follow_ways
from tutor.rooms import load_game, room


def test_every_lesson_works_on_every_way(opened: str) -> None:
    for each in room(opened).all_lessons():
        assert check_lesson(each) == []
        assert mix_problems(each) == []
        assert [str(it) for it in follow_ways(each, load_game(opened), None).findings] == []


def test_every_clause_is_taught_and_practised_elsewhere(opened: str) -> None:
    assert check_course(room(opened).all_lessons(), load_game(opened)) == []


@pytest.mark.parametrize("game", ["chocolate-factory", "factory-manager"])
def test_stores_are_spelled_as_on_their_cards(game: str) -> None:
    told = repr(room(game).all_lessons())
    assert NAMES["S"] in told
    assert not [name for name in NAMES.values() if "'" in name and name.replace("'", "’") in told]


@pytest.mark.parametrize(
    ("which", "number", "piece", "head"),
    [
        ("ranks", 2, "player:1", "That one came later."),
        ("ranks", 3, "player:2", "Two are too few."),
        ("ranks", 4, "player:2", "Second gets nothing."),
        ("chute", 1, "room", "Not yet."),
        ("setting-up", 1, "room", "Chocolates lie there."),
        ("packets", 1, "card:A4", "A Part."),
        ("side-b", 8, "store:D", "Two classes."),
        ("cleanup", 3, "order:1", "Orders stay."),
    ],
)
def test_a_wrong_turn_has_a_text_of_its_own(
    opened: str, which: str, number: int, piece: str, head: str
) -> None:
    answer = at(which, number, opened).touch(piece)
    assert (answer.kind, answer.head) == ("mistake", head)


@pytest.mark.parametrize(
    ("which", "number", "moves", "head"),
    [
        ("roast", 3, ("shift", "op t2 O>F"), "Fingers are Bars, too."),
        ("placing", 3, ("place t3",), "That would cover a Part."),
        ("placing", 5, ("parts 0 B8", "place t3"), "Then you have no Chute."),
        ("stores", 2, ("store K",), "One is left."),
        ("cleanup", 4, ("keep",), "All for coal?"),
        ("saturday", 1, ("trade C",), "Keep it."),
    ],
)
def test_a_wrong_move_has_a_text_of_its_own(
    opened: str, which: str, number: int, moves: tuple[str, ...], head: str
) -> None:
    session = at(which, number, opened)
    answers = [session.act(move) for move in moves]
    assert (answers[-1].kind, answers[-1].head) == ("mistake", head)


@pytest.mark.parametrize(
    ("which", "number", "moves", "clause"),
    [
        ("roast", 4, ("op t2 K>C",), "7.5"),  # one Part twice
        ("reading", 2, ("op b2 OO>XX",), "8.5"),  # an icon is not all pieces of its kind
        ("stores", 2, ("store C",), "9.8"),  # what this store does not take
        ("cleanup", 4, ("keep OKX",), "10.1"),  # more than two overnight
        ("stores", 3, ("store OOOO",), "9.6"),  # Cocoa as a refined chocolate
        ("side-b", 4, ("store KKF",), "9.13"),  # an odd Bar
    ],
)
def test_what_newcomers_believe_is_refused_with_its_clause(
    opened: str, which: str, number: int, moves: tuple[str, ...], clause: str
) -> None:
    answer = [at(which, number, opened).act(move) for move in moves][-1]
    assert (answer.kind, answer.clauses) == ("refused", (clause,))


def test_no_part_works_before_the_push(opened: str) -> None:
    answer = at("roast", 1, opened).act("op t1 B>O")
    assert (answer.kind, answer.clauses) == ("refused", ("7.4",))


def test_hints_alone_win_the_two_days_of_ones_own(opened: str) -> None:
    session = at("two-days", 3, opened)
    assert session.game.standings(session.state)[0].player == 0
