"""A teacher's own lesson: a file written by the form, or a Python file that holds one Lesson."""

from __future__ import annotations

import importlib.util
import sys
import traceback
from pathlib import Path

from tutor.engine import SaveError
from tutor.errors import PlainError
from tutor.i18n import _
from tutor.kit.words import in_words
from tutor.lessons.course import with_game
from tutor.lessons.model import AnyLesson, Lesson
from tutor.lessons.written.build import build
from tutor.lessons.written.file import read_written
from tutor.lessons.written.model import Written
from tutor.rooms import GAMES


class LessonFileError(PlainError):
    """Raised for a lesson file that cannot be used; the message says what is wrong, and in which
    line.
    """


WRITTEN = ".toml"
"""Suffix of files that are only read, never run."""


def load_lesson(path: str | Path, game: str = GAMES[0]) -> AnyLesson:
    """Return the lesson of a file. A Python file names it LESSON and is run, so open only what you
    trust.

    `game`: the game's id for a lesson that names none. Raises LessonFileError, with the line of the
    problem.
    """
    file = Path(path)
    if file.suffix == WRITTEN:
        return _made(file)
    spec = importlib.util.spec_from_file_location(f"tutor_lesson_{file.stem}", file)
    if not file.is_file() or spec is None or spec.loader is None:
        raise LessonFileError(_("{file}: there is no such Python file.").format(file=file))
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:  # the author's code may raise anything
        raise LessonFileError(_where(file, error)) from error
    lesson = getattr(module, "LESSON", None)
    if not isinstance(lesson, Lesson):
        raise LessonFileError(
            _("{file}: name the lesson LESSON, as in “LESSON = Lesson(…)”.").format(file=file)
        )
    return with_game(lesson, game)


def load_written(path: str | Path) -> Written:
    """Return the lesson of a file written by the form. Raises LessonFileError."""
    file = Path(path)
    try:
        return read_written(file.read_text("utf-8"))
    except OSError:
        raise LessonFileError(_("{file}: there is no such file.").format(file=file)) from None
    except UnicodeDecodeError:
        raise LessonFileError(_("{file}: this is no text.").format(file=file)) from None
    except SaveError as error:
        raise LessonFileError(f"{file}: {error}") from None


def _made(file: Path) -> AnyLesson:
    """Return a written lesson that can be played from its first step to its last."""
    built = build(load_written(file), file.stem)
    if built.lesson is None or built.findings:
        raise LessonFileError("\n".join(f"{file}: {finding}" for finding in built.findings))
    return built.lesson


def _where(file: Path, error: Exception) -> str:
    """Return file, line and message of an error in a lesson file."""
    line = getattr(error, "lineno", None) if isinstance(error, SyntaxError) else None
    for frame in traceback.extract_tb(sys.exc_info()[2]):
        if Path(frame.filename).resolve() == file.resolve():
            line = frame.lineno
    return _("{file}, line {line}: {why}").format(file=file, line=line or 1, why=in_words(error))
