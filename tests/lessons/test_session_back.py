"""Coming back: a place in a lesson as small text, and again."""

from __future__ import annotations

import json

import pytest

from tests.lessons.broken import (
    FILL,
    MOVE,
    TAKE,
    TURN,
    lesson,
)
from tutor import SaveError
from tutor.chocolatiers import PlaceWild, Take
from tutor.chocolatiers.teaching import Say
from tutor.lessons import LessonSession


def session(*steps):
    return LessonSession(lesson(*steps))


def test_a_place_is_small_text():
    learner = session(TAKE, FILL)
    learner.act("take T")
    learner.next()
    data = json.loads(learner.dump())
    assert data == {"lesson": "one", "done": [["take T"], []], "slips": [0, 0]}


def test_undone_moves_do_not_come_back():
    learner = session(TURN)
    learner.act("take R")
    learner.undo()
    learner.act("take N")
    again = LessonSession.resume(learner.lesson, learner.dump())
    assert again.state == learner.state
    assert again.can_undo


def test_seen_values_come_back():
    learner = session(MOVE)
    learner.explore((0, 3))
    again = LessonSession.resume(learner.lesson, learner.dump())
    assert again.seen == ((0, 3),)
    assert again.state == learner.state


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        '{"lesson":"other","done":[[]],"slips":[0]}',
        '{"lesson":"one","done":[],"slips":[]}',
        '{"lesson":"one","done":[[]],"slips":[0,0]}',
        '{"lesson":"one","done":[[],[],[]],"slips":[0,0,0]}',
        '{"lesson":"one","done":["take T"],"slips":[0]}',
        '{"lesson":"one","done":[[]],"slips":[-1]}',
        '{"lesson":"one","done":[[]],"slips":[true]}',
        '{"lesson":"one","done":[["take R"]],"slips":[0]}',
        '{"lesson":"one","done":[["skip"]],"slips":[0]}',
        '{"lesson":"one","done":[[7]],"slips":[0]}',
        '{"lesson":"one","done":[[],[]],"slips":[0,0]}',
    ],
)
def test_a_place_that_does_not_fit_is_refused(text):
    with pytest.raises(SaveError):
        LessonSession.resume(lesson(TAKE, FILL), text)


def test_messages_are_translated_where_they_are_shown(monkeypatch):
    import tutor.i18n

    class Loud(tutor.i18n.gettext.NullTranslations):
        def gettext(self, message):
            return message.upper()

    monkeypatch.setattr(tutor.i18n, "_catalogue", Loud())
    learner = session(TAKE)
    assert learner.text == "TAKE THE TRUFFLE."
    assert learner.act("take R").head == "IT NEEDS A TRUFFLE."


def test_actions_are_taken_as_objects_too():
    learner = session(TAKE)
    assert learner.act(PlaceWild(0, 0)).kind == "refused"
    assert learner.act(Take("T")).kind == "solved"


def test_say_may_be_short():
    assert Say("Yes.") == Say("Yes.", "", "")
