"""What somebody must know at the table: the docs name the steps that teach and practise it."""

from __future__ import annotations

import re
from pathlib import Path

from tutor.lessons.course import course

ROOT = Path(__file__).parents[3]
ROW = re.compile(r"\| \d+ \| [^|]+\| [^|]+\| ([\d., ]+) \| ([\d/, ]+) \| ([\d/, ]+) \|")


def test_each_question_names_steps_that_teach_and_practise_its_clauses(opened: str) -> None:
    page = (ROOT / "docs" / "course.md").read_text(encoding="utf-8")
    section = page.partition("## What one needs at a table of Chocolate Factory")[2]
    rows = ROW.findall(section.partition("\n## ")[0])
    steps = {
        f"{n}/{m}": step
        for n, lesson in enumerate(course(opened), 1)
        for m, step in enumerate(lesson.steps, 1)
    }
    assert len(rows) == 25
    for clauses, taught, practised in (tuple(it.split(", ") for it in row) for row in rows):
        assert set(clauses) <= {clause for name in taught for clause in steps[name].clauses}
        assert set(clauses) <= {clause for name in practised for clause in steps[name].practises}
