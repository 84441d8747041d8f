"""What a device may ask of a class: each request becomes an entry or a note, or is refused."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from typing import Any

from tutor.engine import SaveError
from tutor.kit.reading import Reader, flag, number, text
from tutor.live_class.record import LiveClass
from tutor.results.result import clean
from tutor.together.asking import made_of
from tutor.together.refusals import NotNow
from tutor.together.table import Entry

MOST_PUPILS = 40
MOST_ENTRIES = 2_000
LONGEST_PLAN = 8_100
LONGEST_MARK = 20
LONGEST_RESULT = 24_000
"""Characters of a result as one word, which is packed."""
MOST_THINGS = 200
MOST_STEPS = 999
PLAN = re.compile(r"(?:[a-z0-9-]{1,40}/)?today/[A-Za-z0-9._/-]{1,8000}", re.ASCII)
"""The address of a plan, as `widgets.pages.classroom` writes it."""
RESULT = re.compile(r"choco-result\.[A-Za-z0-9_-]*", re.ASCII)


def opening(data: Any, teacher: str) -> Entry:
    """Return the entry that opens the class that a device asks for. `teacher`: digest of its key.
    Raises NotNow.
    """
    try:
        plan = Reader(data).one("plan", text(LONGEST_PLAN))
    except SaveError as error:
        raise NotNow("unreadable") from error
    if not PLAN.fullmatch(plan):
        raise NotNow("unreadable")
    return {"do": "open", "plan": plan, "teacher": teacher}


def answer(school: LiveClass, key: str, asked: Any) -> Entry:
    """Return the entry that a request of the device with this digest makes. Raises NotNow."""
    if school.entries >= MOST_ENTRIES:
        raise NotNow("full")
    return made_of(asked, ASKS, school, key)


def noted(school: LiveClass, key: str, asked: Any) -> tuple[str, str]:
    """Return what a request of a pupil notes: under which name, and what. Raises NotNow."""
    name: str = asked.get("do", "") if isinstance(asked, dict) else ""
    pupil = school.pupil(key)
    if pupil is None:
        raise NotNow("not yours")
    return f"{name}:{pupil.number}", made_of(asked, NOTES, school, key)


# ---- entries


def _come(school: LiveClass, key: str, read: Reader) -> Entry:
    """Come in under a nickname that nobody has, with a mark that nobody has."""
    if key == school.teacher or school.pupil(key) is not None:
        raise NotNow("not now")
    if len(school.pupils) >= MOST_PUPILS:
        raise NotNow("full")
    name, mark = clean(read.one("name", text(80))), clean(read.maybe("mark", text(80), ""))
    if not name or len(mark) > LONGEST_MARK:
        raise NotNow("unreadable")
    if mark and mark in (each.mark for each in school.pupils):
        raise NotNow("taken")
    others = {each.name.casefold() for each in school.pupils}
    free = (name, *(f"{name} {n}" for n in range(2, MOST_PUPILS + 2)))
    name = next(each for each in free if each.casefold() not in others)
    return {"do": "come", "key": key, "name": name, "mark": mark}


def _eyes(school: LiveClass, key: str, read: Reader) -> Entry:
    _teacher(school, key)
    return {"do": "eyes", "up": read.one("up", flag)}


def _call(school: LiveClass, key: str, read: Reader) -> Entry:
    _teacher(school, key)
    return {"do": "call", "to": read.one("to", number(MOST_THINGS, -1))}


def _out(school: LiveClass, key: str, read: Reader) -> Entry:
    """Take a pupil out; they may come again, under another name."""
    _teacher(school, key)
    which = read.one("pupil", number(MOST_ENTRIES))
    if which not in (each.number for each in school.pupils):
        raise NotNow("not now")
    return {"do": "out", "pupil": which}


ASKS: Mapping[str, Callable[[LiveClass, str, Reader], Entry]] = {
    "come": _come,
    "eyes": _eyes,
    "call": _call,
    "out": _out,
}


def _teacher(school: LiveClass, key: str) -> None:
    if key != school.teacher:
        raise NotNow("not yours")


# ---- notes


def _at(school: LiveClass, key: str, read: Reader) -> str:
    """Note where a pupil is: the thing of the plan, the step there, of how many; what is
    done of all; whether the pupil is elsewhere and the thing is what comes next.
    """
    steps = number(MOST_STEPS)
    kept = {
        "thing": read.one("thing", number(MOST_THINGS)),
        "step": read.one("step", steps),
        "of": read.one("of", steps),
        "done": read.one("done", number(MOST_THINGS)),
        "elsewhere": read.maybe("elsewhere", flag, False),
    }
    return json.dumps(kept, separators=(",", ":"))


def _hand(school: LiveClass, key: str, read: Reader) -> str:
    return "1" if read.one("up", flag) else ""


def _result(school: LiveClass, key: str, read: Reader) -> str:
    """Note how it went, as `tutor.results.result` writes it; whoever reads it checks it."""
    result = read.one("text", text(LONGEST_RESULT))
    if not RESULT.fullmatch(result):
        raise NotNow("unreadable")
    return result


NOTES: Mapping[str, Callable[[LiveClass, str, Reader], str]] = {
    "at": _at,
    "hand": _hand,
    "result": _result,
}
