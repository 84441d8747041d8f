"""What a teacher can do with the lesson that is written. Acts never raise."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import attrs

from tutor.lessons.written import Written, WrittenStep, read_written
from tutor.lessons.written.build import writing_of
from tutor.lessons.written.file import writable
from tutor.lessons.written.model import KINDS, LINE, MOST_MINUTES
from widgets.pages.classroom.write.draft import LONGEST, Draft, clean
from widgets.pages.classroom.write.step_acts import STEP_ACTS, fields_of, first_task

LESSON_TEXTS = ("title", "aim", "symbol")


def act(draft: Draft, name: str, text: str) -> Draft:
    """Return the draft after an act; the same draft for an act that is unknown."""
    verb, _colon, what = name.partition(":")
    do = ACTS.get(verb)
    return do(draft, what, text) if do else draft


# ---- the lesson as a whole


def _lesson(draft: Draft, what: str, text: str) -> Draft:
    if what == "minutes":
        number = int(text) if text.isascii() and text.isdecimal() and len(text) < 4 else 1
        minutes = max(1, min(MOST_MINUTES, number))
        return draft.now(attrs.evolve(draft.written, minutes=minutes), typing=what)
    if what not in LESSON_TEXTS:
        return draft
    changes: dict[str, Any] = {what: clean(text, LONGEST.get(what, LINE))}
    return draft.now(attrs.evolve(draft.written, **changes), typing=what)


def _game(draft: Draft, _what: str, text: str) -> Draft:
    """Another game: its lessons are made of other things, so nothing of the steps stays."""
    if text not in writable() or text == draft.written.game:
        return draft
    kept = draft.written
    return draft.now(Written(text, title=kept.title, aim=kept.aim, minutes=kept.minutes), 0)


def _begin(draft: Draft, what: str, _text: str) -> Draft:
    """Begin with one of the game's templates."""
    found = writing_of(draft.written.game).templates()
    if what not in [str(number) for number in range(len(found))]:
        return draft
    return draft.now(read_written(found[int(what)]), 0)


def _empty(draft: Draft, _what: str, _text: str) -> Draft:
    return draft.now(Written(draft.written.game), 0)


# ---- steps


def _choose(draft: Draft, what: str, _text: str) -> Draft:
    steps = [str(number) for number in range(len(draft.written.steps))]
    return attrs.evolve(draft, index=int(what), typing="") if what in steps else draft


def _add(draft: Draft, what: str, _text: str) -> Draft:
    """A step more after the one that is being written; it goes on from there."""
    if what not in KINDS:
        return draft
    steps = draft.written.steps
    at = draft.index + 1 if steps else 0
    table = None if steps else {field.name: field.example for field in fields_of(draft)}
    task = first_task(draft.written.game, what)
    step = WrittenStep(kind=what, table=table, task=task)
    return draft.now(draft.written.added(at, step), at)


def _move(draft: Draft, what: str, _text: str) -> Draft:
    by = {"up": -1, "down": 1}.get(what, 0)
    if draft.step is None or not 0 <= draft.index + by < len(draft.written.steps):
        return draft
    return draft.now(draft.written.moved(draft.index, by), draft.index + by)


def _duplicate(draft: Draft, _what: str, _text: str) -> Draft:
    if draft.step is None:
        return draft
    return draft.now(draft.written.duplicated(draft.index), draft.index + 1)


def _remove(draft: Draft, _what: str, _text: str) -> Draft:
    if draft.step is None:
        return draft
    return draft.now(draft.written.without(draft.index), draft.index)


def _undo(draft: Draft, _what: str, _text: str) -> Draft:
    return draft.undone()


ACTS: Mapping[str, Callable[[Draft, str, str], Draft]] = {
    "lesson": _lesson,
    "game": _game,
    "begin-with": _begin,
    "empty": _empty,
    "step": _choose,
    "add": _add,
    "move": _move,
    "duplicate": _duplicate,
    "remove": _remove,
    "undo": _undo,
    **STEP_ACTS,
}
