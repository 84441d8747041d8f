"""Hints: they point, reason, then move; off the path they ask to go back."""

from __future__ import annotations

import attrs

from tests.lessons.broken import (
    PAY,
    TAKE,
    TURN,
    lesson,
    spoilt,
)
from tutor.chocolatiers import Skip, Take
from tutor.lessons import LessonSession, Mark


def session(*steps):
    return LessonSession(lesson(*steps))


def test_a_hint_points_then_reasons_then_moves():
    learner = session(TAKE)
    first = learner.hint()
    assert first.marks == (Mark("tray:2", "hint"),)
    assert learner.marks == first.marks
    assert learner.hint_level == 1
    second = learner.hint()
    assert second.text == "The box shows two Truffles."
    third = learner.hint()
    assert third.action == Take("T")
    assert third.marks == ()
    assert learner.solved
    assert learner.step_stars == 1


def test_a_hint_off_the_path_asks_to_go_back_and_does():
    learner = LessonSession(spoilt(TAKE, mistakes={}))
    start = learner.state
    learner.act("take R")
    hint = learner.hint()
    assert hint.action is None
    assert hint.marks == (Mark("undo", "hint"),)
    learner.hint()
    learner.hint()
    assert learner.state == start
    assert learner.hint().action == Take("T")


def test_a_hint_off_the_path_prefers_a_move_that_still_meets_the_goal():
    learner = session(TURN)
    learner.act("take N")
    assert learner.hint().action == Skip()


def test_hint_levels_begin_anew_after_a_move():
    learner = session(TURN)
    learner.hint()
    learner.act("take R")
    assert learner.hint_level == 0
    assert learner.last_hint is None
    assert learner.hint().level == 1


def test_no_hint_after_the_step_is_done():
    learner = session(TAKE)
    learner.act("take T")
    assert learner.hint().level == 0
    assert learner.step_stars == 3


def test_a_hint_for_a_payment_gives_the_steps_own_reason():
    learner = session(attrs.evolve(PAY, hint="The Mint is held already."))
    learner.hint()
    reason = learner.hint().text
    assert reason.startswith("Try ")
    assert reason.endswith("The Mint is held already.")
