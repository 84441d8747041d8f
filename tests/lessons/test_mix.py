"""The house's courses let do and point; questions are rare, and lessons are of a size."""

from __future__ import annotations

import attrs
import pytest

from tests.lessons.broken import ASK, FILL, PAY, PLACES, TAKE, TAP, lesson
from tests.serving import ROOT
from tutor import GAMES
from tutor.lessons.course import course, ways
from tutor.lessons.mix import jumps, mix, mix_problems, mix_table

LESSONS = [
    pytest.param(each, id=f"{game}/{each.id}")
    for game in GAMES
    for way in ways(game)
    for each in way
]
ASK_AGAIN = attrs.evolve(ASK, text="Once more?")


@pytest.mark.parametrize("which", LESSONS)
def test_a_lesson_of_a_course_lets_do_and_point_and_asks_rarely(which):
    assert mix_problems(which) == []


@pytest.mark.parametrize("which", LESSONS)
def test_a_position_never_changes_without_a_word(which):
    assert jumps(which) == []


def test_a_position_that_changes_without_a_word_is_told():
    told = ["one/2: the position is another one; say why in “since”."]
    assert jumps(lesson(TAKE, TAP)) == told
    assert jumps(lesson(TAKE, attrs.evolve(TAP, since="Later."))) == []
    assert jumps(lesson(TAKE, FILL)) == []
    assert jumps(lesson(TAP, attrs.evolve(TAP, text="Once more."))) == []


def test_a_lesson_is_counted_by_sort():
    assert mix(lesson(TAKE, FILL, TAP, PAY, ASK)) == {"do": 2, "touch": 1, "explore": 1, "asked": 1}


@pytest.mark.parametrize(
    ("steps", "told"),
    [
        ((TAKE, FILL, TAP, PLACES, ASK), []),
        ((TAKE, FILL, TAP), ["one: a lesson has 4 to 8 steps, this one 3."]),
        ((TAKE,) * 9, ["one: a lesson has 4 to 8 steps, this one 9."]),
        ((TAKE, FILL, TAP, ASK), ["one: 1 of 4 steps are questions; one in 5 may be."]),
        (
            (TAKE, FILL, TAP, PLACES, ASK, ASK_AGAIN),
            ["one: 2 of 6 steps are questions; one in 5 may be.", "one/6: two questions in a row."],
        ),
    ],
)
def test_too_many_questions_or_steps_are_told(steps, told):
    assert mix_problems(lesson(*steps)) == told


def test_a_course_as_a_table_has_a_row_for_each_lesson_and_the_sum():
    first, _rule, *rows, last = mix_table(course(GAMES[0])).splitlines()
    assert first == "| lesson | steps | do | touch | explore | asked |"
    assert len(rows) == len(course(GAMES[0]))
    numbers = [[int(cell.strip() or 0) for cell in row.split("|")[2:-1]] for row in (*rows, last)]
    assert [sum(column) for column in zip(*numbers[:-1], strict=True)] == numbers[-1]
    assert all(steps == sum(sorts) for steps, *sorts in numbers)


@pytest.mark.parametrize("game", GAMES)
def test_the_table_in_the_docs_is_the_one_that_is_counted(game):
    page = (ROOT / "docs" / "course.md").read_text(encoding="utf-8")
    now = page.partition("## Now")[2].partition("## Before")[0]
    assert mix_table(course(game)) in now, "put the table of “tutor lesson kinds” there"
