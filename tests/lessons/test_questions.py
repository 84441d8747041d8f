"""What one must know at the table: docs/course.md names the steps that teach and practise it."""

from __future__ import annotations

import re

import pytest

from tests.serving import ROOT
from tutor import GAMES, load_game
from tutor.lessons.course import course

ROW = re.compile(r"\| \d+ \| [^|]+\| [^|]+\| ([\d., ]+) \| ([\d/, ]+) \| ([\d/, ]+) \|")
TWENTY_FIVE = 25


@pytest.mark.parametrize("game", GAMES)
def test_each_question_names_steps_that_teach_and_practise_its_clauses(game: str) -> None:
    page = (ROOT / "docs" / "course.md").read_text(encoding="utf-8")
    section = page.partition(f"## What one needs at a table of {load_game(game).title}\n")[2]
    rows = ROW.findall(section.partition("\n## ")[0])
    steps = {
        f"{n}/{m}": step
        for n, lesson in enumerate(course(game), 1)
        for m, step in enumerate(lesson.steps, 1)
    }
    assert len(rows) == TWENTY_FIVE
    for number, row in enumerate(rows, 1):
        clauses, taught, practised = (set(cell.split(", ")) for cell in row)
        assert clauses <= {it for name in taught for it in steps[name].clauses}, number
        assert clauses <= {it for name in practised for it in steps[name].practises}, number


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
