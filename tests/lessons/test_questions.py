"""What one must know at the table: docs/course.md names the steps that teach and practise it."""

from __future__ import annotations

import re

import pytest

from tests.serving import ROOT
from tutor import GAMES, load_game
from tutor.lessons.course import course
from tutor.lessons.questions import questions

ROW = re.compile(
    r"^\| \d+ \| (.+) \| (.+) \| ([\d., ]+) \| ([\d/, ]+) \| ([\d/, ]+) \|$", re.MULTILINE
)
TWENTY_FIVE = 25


@pytest.mark.parametrize("game", GAMES)
def test_each_question_names_steps_that_teach_and_practise_its_clauses(game: str) -> None:
    steps = {
        f"{lesson.id}/{m}": step
        for lesson in course(game)
        for m, step in enumerate(lesson.steps, 1)
    }
    assert len(questions(game)) == TWENTY_FIVE
    for number, each in enumerate(questions(game), 1):
        clauses = set(each.clauses)
        assert clauses <= {it for name in each.taught for it in steps[name].clauses}, number
        assert clauses <= {it for name in each.practised for it in steps[name].practises}, number


@pytest.mark.parametrize("game", GAMES)
def test_no_two_questions_are_answered_by_the_same_steps(game: str) -> None:
    """Equal lists mean that a step was found by its clause, and not by what it says."""
    steps = [(each.taught, each.practised) for each in questions(game)]
    assert [pair for pair in steps if steps.count(pair) > 1] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_docs_have_the_same_questions_with_the_numbers_of_their_lessons(game: str) -> None:
    page = (ROOT / "docs" / "course.md").read_text(encoding="utf-8")
    section = page.partition(f"## What one needs at a table of {load_game(game).title}\n")[2]
    ids = [lesson.id for lesson in course(game)]

    def numbered(steps: tuple[str, ...]) -> str:
        pairs = (step.split("/") for step in steps)
        return ", ".join(f"{ids.index(lesson) + 1}/{step}" for lesson, step in pairs)

    assert ROW.findall(section.partition("\n## ")[0]) == [
        (
            each.ask,
            each.answer,
            ", ".join(each.clauses),
            numbered(each.taught),
            numbered(each.practised),
        )
        for each in questions(game)
    ]


def test_the_courses_own_words_answer_what_is_asked_at_the_table() -> None:
    page = (ROOT / "docs" / "course.md").read_text(encoding="utf-8")
    section = page.partition("### Answered by the course's own words\n")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| \d+ \| (“.+”) \|$", section, re.MULTILINE)
    lessons = course("chocolate-factory")
    said = {it for lesson in lessons for step in lesson.steps for it in (step.text, step.done.text)}
    said |= {step.done.head for lesson in lessons for step in lesson.steps}
    said |= {lesson.opening.text for lesson in lessons if lesson.opening}
    whole = " ".join(said)
    assert len(rows) == TWENTY_FIVE
    for number, row in enumerate(rows, 1):
        assert [it for it in row[1:-1].split("” “") if it not in whole] == [], number
