"""The first hint says where to look: which pieces are marked, by their names."""

from __future__ import annotations

import pytest

from tutor.lessons import LessonSession
from tutor.lessons.advice import where_to_look
from tutor.lessons.course import course
from tutor.lessons.model import Do, Touch
from tutor.rooms import GAMES, room

HOUSE = GAMES


@pytest.mark.parametrize("game", HOUSE)
def test_hints_of_every_step_name_what_they_mark(game: str) -> None:
    for lesson in course(game):
        session = LessonSession(lesson)
        for number, step in enumerate(lesson.steps):
            if number:
                session.next()
            if isinstance(step, Do | Touch):
                said = session.advice.where
                assert said != "Look at the marked pieces.", f"{step.id} says nothing"
                assert "{" not in said
            while not session.solved:
                session.hint()


def test_pieces_of_a_kind_are_counted_and_named_once() -> None:
    teaching = room("chocolatiers").teaching()
    marked = ["stack:2", "hand:0", "hand:3", "hand:0", "confirm"]
    assert (
        where_to_look(teaching, marked)
        == "Look at the marked box and the 2 marked cards in your hand."
    )
    assert where_to_look(teaching, ["confirm"]) == "Look at the marked pieces."
