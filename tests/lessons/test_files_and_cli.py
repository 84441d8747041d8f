"""A teacher's own lesson: read from a file, checked from the command line."""

from __future__ import annotations

import re

import attrs
import pytest

from tests.serving import ROOT
from tutor.cli import main
from tutor.lessons import LessonSession
from tutor.lessons.check import check_lesson
from tutor.lessons.course import course
from tutor.lessons.written.own_lesson import LessonFileError, load_lesson

COURSE = course("chocolatiers")
GUIDE = ROOT / "docs" / "writing-lessons.md"


def example():
    """The full example of the guide."""
    return re.search(r"```python\n(.*?LESSON = .*?)```", GUIDE.read_text("utf-8"), re.S).group(1)


@pytest.fixture
def own(tmp_path):
    file = tmp_path / "my_lesson.py"
    file.write_text(example(), encoding="utf-8")
    return file


def test_the_example_of_the_guide_is_a_sound_lesson(own):
    lesson = load_lesson(own)
    assert check_lesson(lesson) == []
    session = LessonSession(lesson)
    while not session.finished:
        if session.solved:
            session.next()
        session.hint()


def test_a_file_may_be_read_for_another_game(own):
    assert load_lesson(own).game == "chocolatiers"
    assert load_lesson(own, "go").game == "go"
    own.write_text(example().replace('symbol="R"', 'symbol="R",\n    game="chocolatiers"'), "utf-8")
    assert load_lesson(own, "go").game == "chocolatiers"


def test_a_sound_file_passes_the_command(own, capsys):
    assert main(["lesson", "check", str(own)]) == 0
    assert "each can be solved" in capsys.readouterr().out


def test_a_problem_is_printed_with_its_step(own, capsys):
    own.write_text(example().replace('solution="', 'solution="take V; '), encoding="utf-8")
    assert main(["lesson", "check", str(own)]) == 1
    assert re.search(r"^\S+: \S+/1: ", capsys.readouterr().err)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("LESSON = 7", "name the lesson LESSON"),
        ("", "name the lesson LESSON"),
        ("x = 1\ny = (", "line 2: '(' was never closed\n"),
        ("{}['mint']", "line 1: KeyError: 'mint'"),
        ("raise ValueError", "line 1: ValueError\n"),
        ("\n\nraise ValueError('no luck')", "line 3: no luck"),
        (
            "from tutor.chocolatiers.teaching import position\n\nposition(hand='VVVVV')\n",
            "line 3: There are not so many Violet.",
        ),
    ],
)
def test_a_file_that_is_no_lesson_is_answered_with_its_line(tmp_path, capsys, text, told):
    file = tmp_path / "broken.py"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(LessonFileError, match=re.escape(told.rstrip())):
        load_lesson(file)
    assert main(["lesson", "check", str(file)]) == 2
    assert told in capsys.readouterr().err


@pytest.mark.parametrize("name", ["nowhere.py", "lesson.txt", "."])
def test_a_file_that_is_not_there_is_said(tmp_path, name):
    with pytest.raises(LessonFileError):
        load_lesson(tmp_path / name)


def test_the_course_passes_the_command(capsys):
    assert main(["lesson", "check"]) == 0
    assert f"{len(course('chocolatiers'))} lessons" in capsys.readouterr().out


def test_lessons_are_listed(capsys):
    assert main(["lesson", "list"]) == 0
    printed = capsys.readouterr().out
    assert [line.split()[1] for line in printed.splitlines()] == [which.id for which in COURSE]


def test_the_steps_of_the_course_are_counted(capsys):
    assert main(["lesson", "kinds"]) == 0
    printed = capsys.readouterr().out
    assert f"| together | {sum(len(lesson.steps) for lesson in COURSE)} |" in printed


def test_an_error_of_a_lesson_with_a_relative_path_has_its_line(tmp_path, monkeypatch):
    (tmp_path / "bad.py").write_text("a = 1\n\nb = a / 0\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(LessonFileError, match=r"bad\.py, line 3: "):
        load_lesson("bad.py")


@pytest.mark.parametrize("minutes", ["two", 0, True, 2.5])
def test_minutes_are_a_whole_number(minutes):
    lesson = course("chocolatiers")[0]
    with pytest.raises(ValueError, match="minutes must be a whole number above 0"):
        attrs.evolve(lesson, minutes=minutes)
