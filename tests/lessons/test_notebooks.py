"""One notebook a lesson, in the order of the course, with code that proves what it says."""

from __future__ import annotations

import json

import pytest

from tests.serving import ROOT
from tutor import GAMES
from tutor.lessons.course import course

LESSONS = ROOT / "notebooks" / "lessons"
BY_NAME = {
    f"{game}/{number:02}-{lesson.id}.ipynb": lesson
    for game in GAMES
    for number, lesson in enumerate(course(game), 1)
}
NOTEBOOKS = pytest.mark.parametrize("name", BY_NAME)


def cells(name):
    return json.loads((LESSONS / name).read_text(encoding="utf-8"))["cells"]


def test_every_lesson_has_its_notebook_in_its_games_folder_and_no_other_lies_there():
    there = {path.relative_to(LESSONS).as_posix() for path in LESSONS.rglob("*.ipynb")}
    assert {name for name in there if ".ipynb_checkpoints" not in name} == set(BY_NAME)


@NOTEBOOKS
def test_a_notebook_is_prose_the_lesson_and_a_look_inside(name):
    lesson = BY_NAME[name]
    first, player, second, *code = cells(name)
    assert first["cell_type"] == second["cell_type"] == "markdown"
    assert lesson.title in first["source"][0]
    of = "" if lesson.game == GAMES[0] else f', game="{lesson.game}"'
    assert f'lesson_player("{lesson.id}"{of})' in "".join(player["source"])
    assert "".join(second["source"]).startswith("## Look inside")
    assert code
    assert any("assert " in line for cell in code for line in cell["source"])


@NOTEBOOKS
def test_a_notebook_starts_with_a_few_lines(name):
    prose = "".join(cells(name)[0]["source"])
    assert len(prose.split()) <= 60
