"""One notebook a lesson, in the order of the course, with code that proves what it says."""

from __future__ import annotations

import json

import pytest

from tests.serving import ROOT
from tutor.lessons.course import course

COURSE = course("chocolatiers")
FOLDER = ROOT / "notebooks" / "lessons" / "chocolatiers"
NAMES = [f"{number:02}-{lesson.id}.ipynb" for number, lesson in enumerate(COURSE, 1)]


def cells(name):
    return json.loads((FOLDER / name).read_text(encoding="utf-8"))["cells"]


def test_every_lesson_has_its_notebook_and_no_other_lies_there():
    assert sorted(path.name for path in FOLDER.glob("*.ipynb")) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_a_notebook_is_prose_the_lesson_and_a_look_inside(name):
    lesson = COURSE[NAMES.index(name)]
    first, player, second, *code = cells(name)
    assert first["cell_type"] == second["cell_type"] == "markdown"
    assert lesson.title in first["source"][0]
    assert f'lesson_player("{lesson.id}")' in "".join(player["source"])
    assert "".join(second["source"]).startswith("## Look inside")
    assert code
    assert any("assert " in line for cell in code for line in cell["source"])


@pytest.mark.parametrize("name", NAMES)
def test_a_notebook_starts_with_a_few_lines(name):
    prose = "".join(cells(name)[0]["source"])
    assert len(prose.split()) <= 60
