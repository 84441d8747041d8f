"""Touching: the pieces that answer a step, one or all of them."""

from __future__ import annotations

import pytest

from tests.lessons.broken import (
    PLACES,
    TAP,
    lesson,
    spoilt,
)
from tutor import SaveError
from tutor.chocolatiers.teaching import Say
from tutor.chocolatiers_family.teaching.pieces import these
from tutor.lessons import LessonSession, Mark


def session(*steps):
    return LessonSession(lesson(*steps))


def test_the_right_piece_ends_the_step_and_lights_up():
    learner = session(TAP)
    assert learner.touchable == tuple(f"stack:{n}" for n in range(5))
    answer = learner.touch("stack:0")
    assert (answer.kind, answer.head, answer.clauses) == ("solved", "That one.", ("4.2",))
    assert answer.marks == (Mark("stack:0", "solved"),)
    assert learner.stars == 3
    assert learner.touch("stack:0").kind == "refused"


def test_a_wrong_piece_is_answered_at_the_piece_and_is_a_slip():
    learner = session(TAP)
    answer = learner.touch("stack:1")
    assert (answer.kind, answer.head, answer.text) == (
        "mistake",
        "It needs four.",
        "You hold three.",
    )
    assert answer.marks == (Mark("stack:1", "refused"),)
    assert learner.touch("stack:4").head == "Not that one."
    assert learner.step_stars == 2
    assert not learner.can_undo


def test_a_mistake_can_be_a_test_of_the_piece():
    learner = LessonSession(
        spoilt(TAP, mistakes={lambda state, target: target == "stack:4": Say("The last.")})
    )
    assert learner.touch("stack:4").head == "The last."
    assert learner.touch("stack:1").head == "Not that one."


@pytest.mark.parametrize("target", ["hand:0", "stack:9", "space:0,0", "skip", "", "x"])
def test_a_piece_that_is_not_asked_about_costs_nothing(target):
    learner = session(TAP)
    assert learner.touch(target).kind == "refused"
    assert learner.step_stars == 3


def test_every_right_piece_is_found_in_any_order():
    learner = session(PLACES)
    assert learner.since == "Two turns later."
    first = learner.touch("place:1,0")
    assert (first.kind, first.head) == ("good", "1 found.")
    assert learner.touch("place:1,0").head == "You have that one."
    assert learner.touch("place:1,1").clauses == ("5.2",)
    assert learner.seen == ("place:1,0",)
    learner.undo()
    assert learner.seen == ()
    for place in ("place:0,1", "place:-1,0", "place:1,0"):
        assert learner.touch(place).kind == "good"
    assert learner.touch("place:0,-1").kind == "solved"
    assert learner.step_stars == 2


def test_hints_lead_to_one_piece_after_the_other():
    learner = session(PLACES)
    found = []
    while not learner.solved:
        where, why, made = learner.hint(), learner.hint(), learner.hint()
        assert where.marks == (Mark(made.action, "hint"),)
        assert why.text == "Along a side of your box."
        found.append(made.action)
    assert found == ["place:-1,0", "place:0,-1", "place:0,1", "place:1,0"]


def test_where_one_of_several_is_enough_a_hint_marks_them_all():
    learner = LessonSession(spoilt(PLACES, every=False))
    assert len(learner.hint().marks) == 4
    assert learner.touch("place:0,1").kind == "solved"


def test_any_piece_of_a_display_means_the_whole():
    learner = LessonSession(
        spoilt(PLACES, among="display", show="display others", answer=these("display:0"))
    )
    assert learner.touchable == ("display:0", "display:1")
    assert learner.touch("display:1").kind == "mistake"
    assert learner.touch("hand:0").kind == "refused"
    assert learner.touch("space:1,1").kind == "solved"


def test_tapped_pieces_come_back():
    learner = session(PLACES)
    learner.touch("place:1,0")
    learner.touch("place:1,1")
    again = LessonSession.resume(learner.lesson, learner.dump())
    assert (again.seen, again.step_stars) == (("place:1,0",), 2)
    with pytest.raises(SaveError):
        LessonSession.resume(learner.lesson, learner.dump().replace("place:1,0", "place:1,1"))
