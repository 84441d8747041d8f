"""What leaves a class: to a pupil nothing about others, to the teacher all but keys."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from tutor.live_class.record import LiveClass, Pupil

Notes = Mapping[str, tuple[str, float]]
"""What was noted, by its name, and the seconds since."""
RESTED, BEGUN = "rested", "begun"
"""Names of notes of when eyes went down last, and of when the class began."""
MINUTE = 60
NOWHERE = {"thing": 0, "step": 0, "of": 0, "done": 0, "elsewhere": True}


def seen_by_pupil(school: LiveClass, key: str, notes: Notes) -> dict[str, Any]:
    """Return what the device of a pupil gets. Before the pupil has come in: which marks are taken,
    and no name.
    """
    pupil = school.pupil(key)
    found: dict[str, Any] = {"plan": school.plan, "you": None}
    if pupil is None:
        return found | {"taken": sorted(each.mark for each in school.pupils if each.mark)}
    return found | {
        "you": {"name": pupil.name, "mark": pupil.mark},
        "eyes": school.eyes_up,
        "call": [school.calls, school.called],
        "hand": _has(notes, "hand", pupil),
        "table": school.table_of(pupil),
    }


def seen_by_teacher(
    school: LiveClass, notes: Notes, silent: Mapping[str, float], coming: int
) -> dict[str, Any]:
    """Return what the desk gets. `silent`: the seconds since each device was there, 0 for one that
    is; `coming`: how many are choosing a name.
    """
    rested = notes.get(RESTED, ("", float("inf")))[1]
    return {
        "plan": school.plan,
        "eyes": school.eyes_up,
        "coming": coming,
        "minutes": int(notes.get(BEGUN, ("", 0.0))[1] // MINUTE),
        "calls": school.calls,
        "called": school.called,
        "tables": [[table.code, list(table.pupils)] for table in school.tables],
        "pupils": [_pupil(school, each, notes, silent, rested) for each in school.pupils],
    }


def _pupil(
    school: LiveClass, pupil: Pupil, notes: Notes, silent: Mapping[str, float], rested: float
) -> dict[str, Any]:
    place, since = notes.get(f"at:{pupil.number}", ("", 0.0))
    away = silent.get(pupil.key, float(MINUTE))
    still = 0.0 if school.eyes_up or away else min(since, rested)
    return {
        "number": pupil.number,
        "name": pupil.name,
        "mark": pupil.mark,
        "hand": _has(notes, "hand", pupil),
        "still": int(still // MINUTE),
        "away": int(away // MINUTE) if away else -1,
        "table": school.table_of(pupil),
        **(json.loads(place) if place else NOWHERE),
    }


def results(school: LiveClass, notes: Notes) -> list[list[str]]:
    """Return name and result of each pupil who has done something, for the teacher's file."""
    found = ((each, notes.get(f"result:{each.number}")) for each in school.pupils)
    return [[each.name, note[0]] for each, note in found if note and note[0]]


def _has(notes: Notes, what: str, pupil: Pupil) -> bool:
    return bool(notes.get(f"{what}:{pupil.number}", ("",))[0])
