"""What a teacher can do with one step. Acts never raise."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import attrs

from tutor.lessons.written import Reply, Written, WrittenStep
from tutor.lessons.written.build import writing_of
from tutor.lessons.written.forms import Field, Form
from tutor.lessons.written.model import DO, LINE, LONG, MOST_REPLIES
from widgets.pages.classroom.write.draft import LONGEST, Draft, clean

MOST_CLAUSES = 3
"""Rules of a step that the form has room for."""
STEP_TEXTS = (
    "text",
    "since",
    "solution",
    "right",
    "hint",
    "done",
    "done_text",
    "wrong",
    "wrong_text",
)


def fields_of(draft: Draft) -> tuple[Field, ...]:
    """Return what a position of the game is made of."""
    return writing_of(draft.written.game).fields


def first_task(game: str, kind: str) -> str:
    """Return what a new step asks for at first."""
    forms = writing_of(game).forms(kind)
    return task_of(forms, next(iter(forms)))


def task_of(forms: Mapping[str, Form], name: str) -> str:
    """Return a task as it stands at first."""
    return f"{name} {forms[name].usual}".strip()


def _step(draft: Draft, typing: str, **changes: Any) -> Draft:
    if draft.step is None:
        return draft
    typing = f"{draft.index}:{typing}" if typing else ""
    return draft.now(draft.written.changed(draft.index, **changes), typing=typing)


def _text(draft: Draft, what: str, text: str) -> Draft:
    if what not in STEP_TEXTS:
        return draft
    return _step(draft, what, **{what: clean(text, LONGEST.get(what, LINE))})


def _clause(draft: Draft, what: str, text: str) -> Draft:
    """Return the rule of this number (from 0); none takes it away."""
    step = draft.step
    if step is None or what not in [str(n) for n in range(MOST_CLAUSES)]:
        return draft
    rules = [rule for rule in step.clause.split() if rule != text]
    rules[int(what) : int(what) + 1] = clean(text).split()[:1]
    return _step(draft, "", clause=" ".join(rules))


def _every(draft: Draft, _what: str, text: str) -> Draft:
    return _step(draft, "", every=text == "true")


def _own(draft: Draft, _what: str, text: str) -> Draft:
    """A position of its own, or where the step before ended."""
    if draft.step is None:
        return draft
    if text != "true":
        return _step(draft, "", table=None)
    before = (step.table for step in draft.written.steps[draft.index :: -1] if step.table)
    usual = {field.name: field.example for field in fields_of(draft)}
    return _step(draft, "", table=next(before, usual))


def _table(draft: Draft, what: str, text: str) -> Draft:
    step, names = draft.step, [field.name for field in fields_of(draft)]
    if step is None or what not in names:
        return draft
    table = {**(step.table or {}), what: clean(text, LONG)}
    return _step(draft, f"table:{what}", table=table)


def _task(draft: Draft, what: str, text: str) -> Draft:
    """What the step asks for, or one thing that is said of it (`what`: its number)."""
    step = draft.step
    if step is None:
        return draft
    forms = writing_of(draft.written.game).forms(step.kind)
    name, *words = step.task.split()
    if not what:
        return _step(draft, "", task=task_of(forms, text)) if text in forms else draft
    fields = forms[name].fields if name in forms else ()
    if what not in [str(number) for number in range(len(fields))]:
        return draft
    words = (words + [field.usual for field in fields[len(words) :]])[: len(fields)]
    words[int(what)] = "".join(clean(text, LINE).split()) or "-"
    return _step(draft, f"task:{what}", task=" ".join([name, *words]))


def _show(draft: Draft, what: str, text: str) -> Draft:
    """Return an area more or less on the table."""
    step, writing = draft.step, writing_of(draft.written.game)
    if step is None or what not in writing.areas:
        return draft
    now = shown(draft.written, step)
    wanted = {*now, what} if text == "true" else {*now} - {what}
    kept = " ".join(area for area in writing.areas if area in wanted)
    return _step(draft, "", show=kept) if kept else draft


def shown(written: Written, step: WrittenStep) -> tuple[str, ...]:
    """Return the areas that a step shows."""
    writing = writing_of(written.game)
    if step.show:
        return tuple(step.show.split())
    form = writing.forms(step.kind).get(step.task.partition(" ")[0])
    usual = f"{writing.show.get(step.kind, '')} {form.show if form else ''}".split()
    return tuple(dict.fromkeys(usual))


# ---- answers to mistakes


def _reply(draft: Draft, what: str, text: str) -> Draft:
    """A field of an answer: its number, then the field."""
    number, _colon, name = what.partition(":")
    step = draft.step
    if step is None or number not in [str(n) for n in range(len(step.replies))]:
        return draft
    if name not in ("when", "head", "text"):
        return draft
    replies = list(step.replies)
    changes: dict[str, Any] = {name: clean(text)}
    replies[int(number)] = attrs.evolve(replies[int(number)], **changes)
    return _step(draft, f"reply:{what}", replies=tuple(replies))


def _answer(draft: Draft, _what: str, _text: str) -> Draft:
    """An answer more."""
    step = draft.step
    if step is None or len(step.replies) >= MOST_REPLIES:
        return draft
    slips = writing_of(draft.written.game).slips
    used = {reply.when for reply in step.replies}
    free = next((slip for slip in slips if slip not in used), "")
    when = free if step.kind == DO else ""
    return _step(draft, "", replies=(*step.replies, Reply(when)))


def _drop(draft: Draft, what: str, _text: str) -> Draft:
    step = draft.step
    if step is None or what not in [str(n) for n in range(len(step.replies))]:
        return draft
    gone = int(what)
    return _step(draft, "", replies=(*step.replies[:gone], *step.replies[gone + 1 :]))


STEP_ACTS: Mapping[str, Callable[[Draft, str, str], Draft]] = {
    "text": _text,
    "clause": _clause,
    "every": _every,
    "own": _own,
    "table": _table,
    "task": _task,
    "show": _show,
    "reply": _reply,
    "answer": _answer,
    "drop": _drop,
}
