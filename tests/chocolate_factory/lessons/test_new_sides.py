"""Lessons on sides C and D of the stores: what newcomers do is answered or refused."""

from __future__ import annotations

import pytest

from tests.lessons.learners import came_to
from tutor.lessons.session import LessonSession

GAME = "chocolate-factory"


def at(which: str, number: int) -> LessonSession:
    return came_to(which, number, GAME)


@pytest.mark.parametrize(
    ("which", "number", "moves", "head"),
    [
        ("sell-first", 2, "done", "Nothing sold yet."),
        ("sell-first", 2, "order 0 1; done", "Too little for two."),  # £8: less than a space
        ("sell-first", 2, "order 1 2; done", "Too little for two."),  # £10: one space
        ("sell-first", 3, "done", "£14 is older money."),  # C counted over the week
        ("sell-first", 3, "order 1 1; done", "Less than £9 today."),
        ("sell-first", 5, "order 0 1", "£7, and no space."),
        ("fancies", 3, "store FNX", "Then the order fails."),
        ("climb", 1, "store K", "No space at all."),  # legal, and for nothing
        ("climb", 3, "shift", "Caramel stays on the belt."),
        ("climb", 3, "chute C; shift; store KFC", "You have more."),
        ("pairs", 2, "store KF", "One space."),
        ("borrow", 1, "store D CC", "Dunstan’s rule: one space."),
        ("borrow", 4, "store D CC", "Then you cannot borrow."),
        ("borrow", 4, "order 0 1; order 1 2; done", "Nothing is borrowed."),
    ],
)
def test_a_wrong_move_has_a_text_of_its_own(which: str, number: int, moves: str, head: str) -> None:
    session = at(which, number)
    answers = [session.act(move) for move in moves.split("; ")]
    assert (answers[-1].kind, answers[-1].head) == ("mistake", head)
    assert all(it.kind == "good" for it in answers[:-1])


@pytest.mark.parametrize(
    ("which", "number", "piece", "head"),
    [
        ("sell-first", 4, "store:F", "Not tonight."),
        ("fancies", 4, "store:H", "Pairs of Bars."),
        ("climb", 4, "store:F", "Two is not its number."),
        ("borrow", 2, "store:S", "Its rule was borrowed."),  # Palace D moving two markers
        ("mixed", 1, "store:F", "Money counts there."),
        ("mixed", 2, "store:H", "Three spaces there."),
    ],
)
def test_a_wrong_piece_has_a_text_of_its_own(
    which: str, number: int, piece: str, head: str
) -> None:
    answer = at(which, number).touch(piece)
    assert (answer.kind, answer.head) == ("mistake", head)


@pytest.mark.parametrize(
    ("which", "number", "move", "clause"),
    [
        ("sell-first", 2, "store KKK", "17.2"),  # chocolates for a side C
        ("fancies", 2, "store KKFN", "17.4"),  # all four
        ("climb", 2, "store KFNX", "17.5"),  # a gap
        ("climb", 2, "store FFNX", "17.5"),
        ("pairs", 2, "store KFFFCCN", "17.6"),  # odd pieces
        ("pairs", 4, "store FFFFCC", "17.7"),  # two pairs of one type
        ("borrow", 1, "store CCC", "17.3"),  # without a word whose rule
        ("borrow", 1, "store P CCC", "17.3"),
    ],
)
def test_what_newcomers_believe_is_refused_with_its_clause(
    which: str, number: int, move: str, clause: str
) -> None:
    answer = at(which, number).act(move)
    assert (answer.kind, answer.clauses) == ("refused", (clause,))


def test_what_a_side_c_counts_may_be_borrowed_before_or_after_it_is_earned() -> None:
    for moves in ("copy F; order 0 1; order 1 2; done", "order 1 2; copy F; order 0 1; done"):
        session = at("borrow", 4)
        answers = [session.act(move).kind for move in moves.split("; ")]
        assert answers == ["good", "good", "good", "solved"]


def test_hints_alone_win_the_saturday() -> None:
    session = at("mixed", 5)
    assert session.game.standings(session.state)[0].player == 0
