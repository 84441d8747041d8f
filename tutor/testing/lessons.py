"""Lessons work, every rule is built, proven and taught, and what is kept is kept apart."""

from __future__ import annotations

from pathlib import Path

from tutor.commands.clause_table import empty_cells, rows
from tutor.lessons.check import check_course, check_lesson
from tutor.rooms import Room, ids, qualified, split, storage_key
from tutor.testing.drawn import need


def check_lessons(room: Room) -> None:
    """Every lesson works, and all together teach and practise every rule."""
    short = room.short().lessons if room.short is not None else ()
    found = [problem for lesson in (*room.lessons(), *short) for problem in check_lesson(lesson)]
    found += check_course(room.lessons(), room.load(None))
    need(not found, "\n".join(found))


def check_clauses(room: Room, tests: Path) -> None:
    """Each clause has code, a lesson step, and a test in the folder `tests` below this one."""
    missing = empty_cells(rows(tests, room.id))
    need(not missing, "\n".join(missing))


def check_keys(game_id: str) -> None:
    """What is kept of a game goes by other names than that of any other game."""
    for name in ("lesson/x", "table", "rules/1.1"):
        kept = qualified(game_id, name)
        need(split(kept) == (game_id, name), f"“{kept}” is read as {split(kept)}.")
        others = {qualified(other, name) for other in ids() if other != game_id}
        need(kept not in others, f"“{kept}” is the name of another game's, too.")
    stored = [storage_key(other, "table") for other in ids()]
    need(len(set(stored)) == len(stored), f"Two games are stored under one name: {stored}.")
