"""Places that learners have kept: saved by the tutor before its lessons knew more than one game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tutor import SaveError
from tutor.lessons import LessonSession
from tutor.lessons.course import lesson

REWRITTEN = {"majorities"}
"""Lessons that ask other things now than when these places were kept."""
SAVED = Path(__file__).parent / "saved"
KEPT = [
    pytest.param(file.stem, kept, id=f"{file.stem}: {kept['what']}")
    for file in sorted(SAVED.glob("*.json"))
    for kept in json.loads(file.read_text(encoding="utf-8"))
]


def done_by_the_learner(dumped):
    """What a learner sees of their game again.

    Some positions of the course could not be on a table and were mended since: their turn, a slot
    of the tray, Ben's boxes.
    """
    state = dumped["state"]
    kept = ("player", "phase", "hands", "wilds", "first_card", "last_turns")
    return [state[entry] for entry in kept], state["displays"][0]


def test_there_are_some():
    assert len(KEPT) >= 10


@pytest.mark.parametrize(
    ("lesson_id", "kept"), [each for each in KEPT if each.values[0] in REWRITTEN]
)
def test_a_place_in_a_lesson_that_was_rewritten_is_refused_with_a_sentence(lesson_id, kept):
    with pytest.raises(SaveError, match="This lesson has changed since you were here"):
        LessonSession.resume(lesson(lesson_id, "chocolatiers"), kept["saved"])


@pytest.mark.parametrize(
    ("lesson_id", "kept"), [each for each in KEPT if each.values[0] not in REWRITTEN]
)
def test_a_place_kept_long_ago_is_found_again(lesson_id, kept):
    again = LessonSession.resume(lesson(lesson_id, "chocolatiers"), kept["saved"])
    assert (again.step.id, again.solved) == (kept["step"], kept["solved"])
    assert done_by_the_learner(json.loads(again.game.dump(again.state))) == done_by_the_learner(
        kept["state"]
    )
    assert json.loads(json.dumps(again.seen)) == kept["seen"]
    assert list(again.told) == kept["told"]
    assert again.dump() == kept["saved"]
    if again.solved:
        said = again.feedback
        assert [said.kind, said.head, said.text] == kept["feedback"]
