"""Exploring: payments found one by one, a Wild tried about."""

from __future__ import annotations

import attrs
import pytest

from tests.lessons.broken import (
    MOVE,
    PAY,
    lesson,
    spoilt,
)
from tutor.chocolatiers.teaching import PaymentsOf
from tutor.lessons import LessonSession


def session(*steps):
    return LessonSession(lesson(*steps))


def test_payments_are_found_one_by_one_in_any_order_and_spelling():
    learner = session(PAY)
    assert learner.explore("BRN").text == "Every card matches."
    assert learner.explore("NRB").head == "You have that one."
    assert learner.explore("TTNR").text == "2 Truffles for Blueberry."
    assert learner.seen == ("NRB", "TTNR")
    refused = learner.explore("TNRB")
    assert refused.kind == "refused"
    assert refused.clauses[0] == "4.2"
    learner.explore("TTNB")
    assert learner.explore("TTRB").kind == "solved"
    assert learner.stars == 3


def test_a_smaller_number_of_payments_can_be_asked_for():
    learner = LessonSession(spoilt(PAY, by=PaymentsOf(number=2)))
    learner.explore("NRB")
    assert learner.explore("TTRB").kind == "solved"


def test_a_wild_is_tried_about_and_the_position_follows():
    learner = session(MOVE)
    start = learner.state
    tried = learner.explore((0, 3))
    assert tried.kind == "good"
    assert "Mint" in tried.head
    assert learner.state.displays[0].at(0, 3) == "*"
    learner.explore((3, 0))
    assert learner.state.displays[0].at(0, 3) == "T"
    assert learner.state.wilds[0] == start.wilds[0] - 1
    learner.undo()
    assert learner.state.displays[0].at(0, 3) == "*"
    learner.undo()
    assert learner.state == start
    assert learner.explore((1, 1)).kind == "solved"


@pytest.mark.parametrize("value", [(9, 9), (0,), "NRB", None, (-1, 0)])
def test_a_wild_where_none_can_lie_is_refused(value):
    learner = session(MOVE)
    answer = learner.explore(value)
    assert answer.kind == "refused"
    assert learner.seen == ()


def test_a_wild_tried_on_a_placed_one_is_refused_with_its_clause():
    start = attrs.evolve(
        MOVE.start, displays=(MOVE.start.displays[0].with_wild(0, 0), MOVE.start.displays[1])
    )
    start = attrs.evolve(start, wilds=(2, 3))
    learner = LessonSession(spoilt(MOVE, start=start))
    assert learner.explore((0, 0)).clauses == ("6.3",)
