"""`tutor lesson list`, `tutor lesson kinds` and `tutor lesson check`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tutor.commands.arguments import add_game
from tutor.i18n import _
from tutor.lessons.model import AnyLesson
from tutor.rooms import load_game, room


def add_parser(subparsers: Any) -> None:
    """Add `lesson` with its commands."""
    lesson = subparsers.add_parser("lesson", help=_("List the lessons, or check one of your own."))
    commands = lesson.add_subparsers(metavar=_("command"), required=True)
    show = commands.add_parser("list", help=_("List the lessons of the course."))
    add_game(show)
    show.set_defaults(run=run_list)
    kinds = commands.add_parser(
        "kinds", help=_("Count the steps of the course by kind: done, touched, explored, asked.")
    )
    add_game(kinds)
    kinds.set_defaults(run=run_kinds)
    check = commands.add_parser(
        "check", help=_("Prove that a lesson works: yours, or the whole course.")
    )
    check.add_argument(
        "file", type=Path, nargs="?", help=_("A lesson file (default: the lessons of the course).")
    )
    check.add_argument(
        "--all", action="store_true", help=_("Follow every other way, not a sample of each step.")
    )
    add_game(check)
    check.set_defaults(run=run_check)


def run_list(arguments: argparse.Namespace) -> int:
    """Print number, id, title, minutes and steps of each lesson."""
    from tutor.lessons.course import course

    for number, lesson in enumerate(course(arguments.game), 1):
        about = _("{minutes} min, {steps} steps").format(
            minutes=lesson.minutes, steps=len(lesson.steps)
        )
        print(f"{number:>2}  {lesson.id:<18} {_(lesson.title):<26} {about}")
    return 0


def run_kinds(arguments: argparse.Namespace) -> int:
    """Print the steps of each lesson by sort, as a table in Markdown."""
    from tutor.lessons.course import course
    from tutor.lessons.mix import mix_table

    print(mix_table(course(arguments.game)))
    return 0


def run_check(arguments: argparse.Namespace) -> int:
    """Return 0 if every lesson works, 1 after printing each problem, 2 if the file cannot be
    read.
    """
    from tutor.lessons.check import check_course, check_lesson
    from tutor.lessons.written.build import build, examine
    from tutor.lessons.written.own_lesson import WRITTEN, LessonFileError, load_lesson, load_written

    if arguments.file is not None and arguments.file.suffix == WRITTEN:
        try:
            written = load_written(arguments.file)
        except LessonFileError as error:
            print(error, file=sys.stderr)
            return 2
        found = [str(finding) for finding in examine(written, arguments.file.stem)]
        lesson = build(written, arguments.file.stem).lesson
        if not found and lesson is not None:
            found = _other_ways(lesson, every=arguments.all)
        return _told(found, 1, len(written.steps))
    if arguments.file is None:
        lessons = room(arguments.game).all_lessons()
        problems = check_course(lessons, load_game(arguments.game))
    else:
        try:
            lessons, problems = (load_lesson(arguments.file, arguments.game),), []
        except LessonFileError as error:
            print(error, file=sys.stderr)
            return 2
    for lesson in lessons:
        found = check_lesson(lesson) or _other_ways(lesson, every=arguments.all)
        problems += [f"{lesson.id}: {problem}" for problem in found]
    return _told(problems, len(lessons), sum(len(lesson.steps) for lesson in lessons))


def _other_ways(lesson: AnyLesson, *, every: bool) -> list[str]:
    """Return what is wrong on the other ways through a sound lesson."""
    from tutor.lessons.course import with_game
    from tutor.lessons.ways import FEW_WAYS, follow_ways

    lesson = with_game(lesson)
    ways = follow_ways(lesson, load_game(lesson.game), None if every else FEW_WAYS)
    return [str(finding) for finding in ways.findings]


def _told(problems: Sequence[str], lessons: int, steps: int) -> int:
    """Print the problems, or that there are none; return the exit code."""
    for problem in problems:
        print(problem, file=sys.stderr)
    if problems:
        return 1
    print(
        _("{n} lessons, {steps} steps: each can be solved, each mistake is answered.").format(
            n=lessons, steps=steps
        )
    )
    return 0
