"""The form of one step."""

from __future__ import annotations

from collections.abc import Mapping

import htpy as h
from htpy import Node

from tutor.i18n import _
from tutor.lessons.written import WrittenStep
from tutor.lessons.written.build import writing_of
from tutor.lessons.written.forms import AnyWriting, Field
from tutor.lessons.written.model import ASK, DO, LINE, LONG, MOST_REPLIES, TAP
from tutor.rooms import load_game
from widgets import rooms
from widgets.pages.classroom.write.fields import Form
from widgets.pages.classroom.write.step_acts import MOST_CLAUSES, shown
from widgets.pages.classroom.write.view import FormState, kinds, step_tools
from widgets.pages.controls import button, icon_button


def step_form(state: FormState) -> h.Element:
    """Return all fields of the step that is being written."""
    draft = state.draft
    step = draft.step
    assert step is not None
    number = draft.index + 1
    writing = writing_of(draft.written.game)
    form = Form(state.of(number), f"s{number}")
    title = _("Step {n}: {kind}").format(n=number, kind=kinds()[step.kind])
    return h.section(".panel.step-form", aria_labelledby="step-title")[
        h.div(".step-head")[h.h2("#step-title")[title], step_tools(draft)],
        form.line(
            "text:text",
            _("What the pupil reads"),
            step.text,
            "text",
            most=LINE,
            rows=2,
            help=_("At most 12 words."),
        ),
        _position(state, form, step, writing),
        {DO: _do, TAP: _tap, ASK: _ask}[step.kind](form, step, writing),
        _messages(state, form, step),
        _more(state, form, step, writing),
    ]


def _position(state: FormState, form: Form, step: WrittenStep, writing: AnyWriting) -> Node:
    first = state.draft.index == 0
    own = step.table is not None
    table = step.table or {}
    return h.fieldset(".part.position")[
        h.legend[_("The position")],
        form.check("own", _("Lay it here; otherwise it goes on where the step before ended"), own)
        if not first or not own
        else None,
        form.told("table"),
        state.picture,
        [
            h.div(".position-fields")[
                (_field(form, field, table) for field in writing.fields if not field.rare)
            ],
            h.details(".rare")[
                h.summary[_("More of the position")],
                h.div(".position-fields")[
                    (_field(form, field, table) for field in writing.fields if field.rare)
                ],
            ],
            button("from-table", _("Take it from my table"), "open", id="from-table")
            if state.has_table and writing.of_state is not None
            else None,
        ]
        if own
        else None,
        form.line(
            "text:since",
            _("Why it is another position than before"),
            step.since,
            "since",
            most=LINE,
            placeholder=_("Three turns later."),
        )
        if own and not first
        else None,
    ]


def _field(form: Form, field: Field, table: Mapping[str, str]) -> Node:
    return form.of(field, f"table:{field.name}", table.get(field.name, ""))


# ---- by kind


def _task(form: Form, step: WrittenStep, writing: AnyWriting, label: str) -> Node:
    forms = writing.forms(step.kind)
    name, _blank, rest = step.task.partition(" ")
    words = rest.split()
    chosen = forms.get(name)
    choices = {key: _(each.label) for key, each in forms.items()}
    return [
        form.choice("task", label, name, choices, "task", none="" if chosen else _("Choose …")),
        h.div(".side-by-side")[
            (
                form.of(field, f"task:{n}", words[n] if n < len(words) else field.usual)
                for n, field in enumerate(chosen.fields)
            )
        ]
        if chosen and chosen.fields
        else None,
    ]


def _do(form: Form, step: WrittenStep, writing: AnyWriting) -> Node:
    return h.fieldset(".part")[
        h.legend[_("What is to be reached")],
        _task(form, step, writing, _("The step is solved by")),
        form.line(
            "text:solution",
            _("One way there"),
            step.solution,
            "solution",
            most=LONG,
            rows=2,
            mono=True,
            help=_("Moves with ; between them: {examples}").format(examples=writing.moves),
        ),
        button("record", _("Play the moves instead"), "play", id="record"),
    ]


def _tap(form: Form, step: WrittenStep, writing: AnyWriting) -> Node:
    return h.fieldset(".part")[
        h.legend[_("What is to be tapped")],
        _task(form, step, writing, _("Right are")),
        form.check("every", _("All of them have to be tapped, not just one"), step.every),
        _message(
            form, "wrong", _("To a wrong tap"), step.wrong, _("And what helps"), step.wrong_text
        ),
    ]


def _ask(form: Form, step: WrittenStep, writing: AnyWriting) -> Node:
    return h.fieldset(".part")[
        h.legend[_("The answers")],
        _task(form, step, writing, _("Who knows what is right")),
        form.line("text:right", _("Right answer"), step.right, "right", most=40),
        form.told("replies"),
    ]


# ---- what is said


def _messages(state: FormState, form: Form, step: WrittenStep) -> Node:
    return [
        _replies(state, form, step) if step.kind in (DO, ASK) else None,
        h.fieldset(".part")[
            h.legend[_("Help, and what is said in the end")],
            form.line(
                "text:hint",
                _("Hint"),
                step.hint,
                "hint",
                most=LINE,
                help=_("At most 12 words: why, not where. The pieces are shown by themselves."),
            ),
            _message(
                form,
                "done",
                _("When it is right"),
                step.done,
                _("And what follows"),
                step.done_text,
            ),
        ],
    ]


def _message(form: Form, name: str, label: str, text: str, then: str, more: str) -> h.Element:
    """What is said, in a few words, and what stands below it."""
    return h.div(".side-by-side")[
        form.line(f"text:{name}", label, text, name, most=LINE, help=_("At most 5 words.")),
        form.line(f"text:{name}_text", then, more, most=LINE, help=_("At most 8 words.")),
    ]


def _replies(state: FormState, form: Form, step: WrittenStep) -> Node:
    ask = step.kind == ASK
    slips = writing_of(state.draft.written.game).slips
    full = len(step.replies) >= MOST_REPLIES
    add = _("One more wrong answer") if ask else _("Answer one more mistake")
    return h.fieldset(".part")[
        h.legend[_("Wrong answers") if ask else _("Likely mistakes")],
        (
            h.div(".reply")[
                form.line(f"reply:{n}:when", _("Wrong answer"), reply.when, most=40)
                if ask
                else form.choice(
                    f"reply:{n}:when",
                    _("The pupil"),
                    reply.when,
                    {key: _(label) for key, (label, _pattern) in slips.items()},
                    none="" if reply.when in slips else _("Choose …"),
                ),
                form.line(f"reply:{n}:head", _("What is said"), reply.head, most=LINE),
                form.line(f"reply:{n}:text", _("And what helps"), reply.text, most=LINE),
                icon_button(f"drop:{n}", _("Remove this answer"), "cross", id=f"drop-{n}"),
                form.told(f"replies/{n + 1}"),
            ]
            for n, reply in enumerate(step.replies)
        ),
        button("answer", add, "plus", id="answer", aria_disabled="true" if full else None),
    ]


def _more(state: FormState, form: Form, step: WrittenStep, writing: AnyWriting) -> Node:
    game = load_game(state.draft.written.game)
    clauses = {id: f"{id} · {_(clause.title)}" for id, clause in game.rulebook.items()}
    about = step.clause.split()
    titles = {area.id: _(area.title) for area in rooms.room(game.id).tabletop().areas}
    now = shown(state.draft.written, step)
    return h.fieldset(".part")[
        h.legend[_("What it is about")],
        [
            form.choice(
                f"clause:{n}",
                _("And this rule") if n else _("Rule"),
                about[n] if n < len(about) else "",
                clauses,
                "" if n else "clause",
                none=_("Choose a rule …") if not n else _("no other"),
            )
            for n in range(min(MOST_CLAUSES, max(2, len(about) + 1)) if about else 1)
        ],
        h.p(".label")[_("What lies on the table")],
        h.div(".areas")[
            (form.check(f"show:{area}", titles[area], area in now) for area in writing.areas)
        ],
        form.told("show"),
    ]
