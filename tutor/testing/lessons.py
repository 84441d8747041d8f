"""Lessons work, every rule is built, proven and taught, and what is kept is kept apart."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from pathlib import Path

from tutor.lessons.check import check_lesson, lacking, unpractised, untaught
from tutor.lessons.course import with_game
from tutor.lessons.ways import follow_ways
from tutor.rooms import Room, ids, inherited, qualified, split, storage_key
from tutor.rulebook import Clause
from tutor.testing.clause_table import rows
from tutor.testing.drawn import need


def check_course(room: Room) -> None:
    """Check that there are lessons, each once and of this game, and that together they teach and
    practise every rule.

    All clauses that lack something are one line. An inherited clause that the parent's course
    teaches or practises counts.
    """
    lessons, game = room.all_lessons(), room.load(None)
    need(lessons, "The course has no lesson.")
    found = []
    for what, search in (
        ("No step teaches", untaught),
        ("No other step practises", unpractised),
    ):
        clauses = lacking(search, lessons, game, room)
        if clauses:
            found.append(f"{what}: {together(clauses, game.rulebook)}")
    ids = Counter(lesson.id for lesson in lessons)
    found += [f"The id “{name}” stands twice." for name, number in ids.items() if number > 1]
    found += [f"{o.id}: the lesson is of “{o.game}”." for o in lessons if o.game != game.id]
    found += [f"{o.id}: the lesson has no title." for o in lessons if not o.title]
    mute = (lesson.id for lesson in lessons if not lesson.can)
    found += [f"{name}: nothing says what one can do afterwards (can)." for name in mute]
    need(not found, "\n".join(found))


def check_lessons(room: Room) -> None:
    """Fail unless every lesson works, those of the short way, too."""
    found = [problem for lesson in room.all_lessons() for problem in check_lesson(lesson)]
    need(not found, "\n".join(found))


def check_ways(room: Room) -> None:
    """Check that whatever else is right in a lesson leads on: a sample of the other ways of each
    step.
    """
    game = room.load(None)
    found = [
        str(finding)
        for lesson in room.all_lessons()
        for finding in follow_ways(with_game(lesson, room.id), game).findings
    ]
    need(not found, "\n".join(found))


def check_clauses(room: Room, tests: Path) -> None:
    """Fail unless each clause has code, and a test in the folder `tests` below this one."""
    missing: dict[str, list[str]] = defaultdict(list)
    known = inherited(room)
    for row in rows(tests, room.id):
        for what, cell in (("code", row.code), ("test", row.tests)):
            if not cell and row.clause.id not in known:
                missing[what].append(row.clause.id)
    rulebook = room.load(None).rulebook
    said = [f"No {what}: {together(found, rulebook)}" for what, found in missing.items()]
    need(not missing, "\n".join(said))


def together(clauses: Iterable[str], rulebook: Mapping[str, Clause]) -> str:
    """Say many clauses in a line, a few of them with their titles: "1.1 to 1.4, 2.2 (4 in all)"."""
    known, missing = list(rulebook), list(clauses)
    if len(missing) <= FEW:
        return ", ".join(f"{i} {rulebook[i].title}" for i in missing)
    runs: list[list[str]] = []
    for clause in missing:
        if runs and known.index(clause) == known.index(runs[-1][-1]) + 1:
            runs[-1].append(clause)
        else:
            runs.append([clause])
    said = ", ".join(run[0] if len(run) == 1 else f"{run[0]} to {run[-1]}" for run in runs)
    return f"{said} ({len(missing)} of {len(known)} clauses)"


FEW = 3
"""Clauses that are told with their titles."""


def check_keys(game_id: str) -> None:
    """Fail unless what is kept of a game goes by other names than that of any other game."""
    for name in ("lesson/x", "table", "rules/1.1"):
        kept = qualified(game_id, name)
        need(split(kept) == (game_id, name), f"“{kept}” is read as {split(kept)}.")
        others = {qualified(other, name) for other in ids() if other != game_id}
        need(kept not in others, f"“{kept}” is the name of another game's, too.")
    stored = [storage_key(other, "table") for other in ids()]
    need(len(set(stored)) == len(stored), f"Two games are stored under one name: {stored}.")
