"""The lessons of the solo game: solved on every way, and wrong turns are answered."""

from __future__ import annotations

import pytest

from tests.lessons.learners import came_to
from tutor.lessons import LessonSession
from tutor.lessons.check import check_course, check_lesson, untaught
from tutor.lessons.course import course, lesson
from tutor.lessons.mix import mix_problems
from tutor.lessons.ways import follow_ways
from tutor.rooms import load_game

GAME = "factory-manager"
LAST = ("last-day", "whole-week")
"""Played by a computer player: proven by `check-game`, and here with the long tests."""


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(each.id, marks=[pytest.mark.long] if each.id in LAST else [])
        for each in course(GAME)
    ],
)
def test_a_lesson_works_on_every_way(name: str) -> None:
    each = lesson(name, GAME)
    assert check_lesson(each) == []
    assert mix_problems(each) == []
    assert [str(it) for it in follow_ways(each, load_game(GAME), None).findings] == []


def test_who_follows_every_hint_of_the_last_lesson_wins_the_week_and_is_told_so() -> None:
    session = came_to("whole-week", 4, GAME)
    for action in session.moves():
        feedback = session.act(action)
    assert session.solved
    assert session.game.verdict(session.state).winners == (0,)
    assert feedback.head == session.game.verdict(session.state).head


def test_what_the_main_games_course_teaches_need_not_be_taught_again() -> None:
    lessons = course(GAME)
    assert "7.3" in untaught(lessons, load_game(GAME)), "taught by the main game's course alone"
    assert check_course(lessons, load_game(GAME)) == []


def test_a_clause_of_the_solo_game_that_nobody_teaches_is_told() -> None:
    without = [each for each in course(GAME) if each.id != "shared"]
    assert "No step teaches clause 15.3." in check_course(without, load_game(GAME))


def at(which: str, number: int) -> LessonSession:
    return came_to(which, number, GAME)


@pytest.mark.parametrize(
    ("which", "number", "piece", "head"),
    [
        ("row", 1, "store:P", "Its Employee is still there."),
        ("row", 2, "card:EP4", "An Employee."),
        ("steps", 3, "store:D", "Not far enough."),
        ("shared", 1, "store:P", "Two steps are gone."),
        ("target-money", 3, "store:P", "Steps only."),
        ("order-targets", 1, "order:0", "A regular order."),
        ("visitor", 1, "card:EP4", "A Part lies there."),
        ("visitor", 2, "goal:1", "Your steps pay it."),
    ],
)
def test_a_wrong_turn_has_a_text_of_its_own(which: str, number: int, piece: str, head: str) -> None:
    answer = at(which, number).touch(piece)
    assert (answer.kind, answer.head) == ("mistake", head)


@pytest.mark.parametrize(
    ("which", "number", "move", "clause"),
    [
        ("at-once", 2, "demand 0 KKC", "15.7"),  # all different
        ("at-once", 2, "demand 1 KCX", "15.7"),  # wrapped ones only
        ("at-once", 5, "keep KFCNXXO", "10.1"),  # more than six
        ("row", 3, "take ED3 A9", "14.6"),  # who has left
        ("visitor", 4, "store X", "18.1"),  # a store, though no Employee opens one
    ],
)
def test_what_newcomers_believe_is_refused_with_its_clause(
    which: str, number: int, move: str, clause: str
) -> None:
    answer = at(which, number).act(move)
    assert (answer.kind, answer.clauses) == ("refused", (clause,))


def test_hints_alone_win_the_last_day() -> None:
    session = at("last-day", 4)
    assert session.game.verdict(session.state).winners == (0,)
