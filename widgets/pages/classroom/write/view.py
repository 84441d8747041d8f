"""How the form looks: the lesson and its steps at the left, one step in the middle, its picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import htpy as h
from attrs import frozen
from htpy import Node

from tutor.i18n import _, ngettext
from tutor.lessons.finding import Finding
from tutor.lessons.written import Written
from tutor.lessons.written.build import step_number, writing_of
from tutor.lessons.written.file import TITLE, writable
from tutor.lessons.written.model import ASK, DO, LINE, MOST_MINUTES, MOST_STEPS, TAP
from tutor.rooms import load_game, room
from widgets.draw.icons import icon_svg
from widgets.pages.classroom.links import is_private, link_to
from widgets.pages.classroom.sharing import only_here
from widgets.pages.classroom.write.draft import Draft
from widgets.pages.classroom.write.fields import Findings, Form
from widgets.pages.controls import button, icon_button, message
from widgets.pages.page import HEADING


@frozen
class FormState:
    """All that the painters know.

    `found`: None while it is being checked. `link`: the address for pupils, "" while there is none;
    `no_link`: why. `place`: where they find the tutor, "" if that is not known. `news`: a message.
    """

    draft: Draft
    found: Sequence[Finding] | None
    link: str
    no_link: str
    place: str
    news: Node
    picture: Node
    has_table: bool

    def of(self, number: int) -> Findings:
        """Return what is wrong in a step (from 1), or with the lesson (0), by the part it is
        about.
        """
        by: dict[str, list[Finding]] = {}
        for finding in self.found or ():
            if step_number(finding) == number:
                by.setdefault(finding.about, []).append(finding)
        return by


def kinds() -> Mapping[str, str]:
    """Return what steps are called."""
    return {DO: _("Make a move"), TAP: _("Tap pieces"), ASK: _("Answer a question")}


def paint(state: FormState, form: Node) -> h.Element:
    """Paint the whole page; `form`: the step that is being written."""
    begun = bool(state.draft.written.steps)
    return h.div(".writer")[
        h.div(".writer-side")[
            h.section(".panel", aria_labelledby=HEADING)[
                h.h1(f"#{HEADING}")[_("Write a lesson")], _about(state)
            ],
            h.section(".panel.step-list", aria_label=_("Steps"))[_steps(state)],
        ],
        h.div(".writer-main")[
            h.section(".panel.outcome", aria_label=_("The lesson"))[_outcome(state)]
            if begun
            else h.div(".news")[state.news],
            form,
        ],
    ]


# ---- the lesson


def _about(state: FormState) -> Node:
    written = state.draft.written
    form = Form(state.of(0), "lesson")
    games = {game: load_game(game).title for game in writable()}
    symbols = dict.fromkeys(room(written.game).teaching().symbols)
    return [
        form.choice("game", _("Game"), written.game, games),
        form.line("lesson:title", _("Title"), written.title, "title", most=TITLE),
        form.line(
            "lesson:aim",
            _("Aim"),
            written.aim,
            most=LINE,
            rows=2,
            help=_("What pupils can do afterwards. They read it before and at the end."),
        ),
        h.div(".side-by-side")[
            form.number(
                "lesson:minutes", _("Minutes"), str(written.minutes), least=1, most=MOST_MINUTES
            ),
            form.choice(
                "lesson:symbol",
                _("Sign"),
                written.symbol or next(iter(symbols)),
                {symbol: symbol for symbol in symbols},
                "symbol",
                short=True,
            ),
        ],
    ]


def beginnings(written: Written, titles: Sequence[str]) -> h.Element:
    """Return what to begin with, while there are no steps."""
    return h.section(".panel.beginnings", aria_label=_("Begin"))[
        h.h2[_("Begin with a lesson that works, and change it")],
        h.div(".row-of-buttons")[
            (
                button(f"begin-with:{n}", title, "rule", primary=not n, id=f"begin-{n}")
                for n, title in enumerate(titles)
            )
        ],
        h.h2[_("Or begin with an empty step")],
        h.div(".row-of-buttons")[
            (
                button(f"add:{kind}", label, "plus", id=f"begin-{kind}")
                for kind, label in kinds().items()
            )
        ],
        h.h2[_("Or go on with one you have saved")],
        h.div(".row-of-buttons")[open_file("open-first")],
        h.p(".second")[_(writing_of(written.game).lacks)],
    ]


def open_file(name: str) -> h.Element:
    """Return the button that takes a lesson's file."""
    return h.label(".btn.file")[
        h.input(".visually-hidden", id=name, type="file", accept=".toml,.txt", data_act="open"),
        icon_svg("open"),
        h.span[_("Open a file")],
    ]


def _steps(state: FormState) -> Node:
    draft = state.draft
    steps = draft.written.steps
    full = "true" if len(steps) >= MOST_STEPS else None
    nothing = None if draft.before else "true"
    return [
        h.h2[_("Steps")],
        h.ol(".written-steps")[
            (_step_button(state, number) for number in range(1, len(steps) + 1))
        ],
        h.div(".row-of-buttons.adding")[
            (
                button(f"add:{kind}", label, "plus", id=f"add-{kind}", aria_disabled=full)
                for kind, label in kinds().items()
            )
        ]
        if steps
        else h.p(".second")[_("There are none yet.")],
        button("undo", _("Undo"), "undo", id="undo", aria_disabled=nothing),
    ]


def _step_button(state: FormState, number: int) -> h.Element:
    step = state.draft.written.steps[number - 1]
    wrong = sum(map(len, state.of(number).values()))
    label = kinds()[step.kind]
    note = _("works") if _checked(state, number) else ""
    if wrong:
        note = ngettext("{n} thing to mend", "{n} things to mend", wrong).format(n=wrong)
    return h.li[
        h.button(
            type="button",
            id=f"step-{number}",
            data_act=f"step:{number - 1}",
            aria_current="step" if number - 1 == state.draft.index else None,
        )[
            h.span(".number")[str(number)],
            h.span(".what")[h.strong[step.text or label], h.small[label]],
            h.small(class_={"state": True, "wrong": bool(wrong)})[
                icon_svg("check", 16) if note and not wrong else None, note
            ],
        ]
    ]


def _checked(state: FormState, number: int) -> bool:
    """Return whether a step has been proven; what is wrong before it keeps it from being
    played."""
    found = state.found
    return found is not None and not any(step_number(each) < number for each in found)


# ---- what comes of it


def _outcome(state: FormState) -> Node:
    found = state.found
    off = None if state.link else "true"
    return [
        h.div(".verdict", role="status")[verdict(found)],
        h.div(".row-of-buttons")[
            button("try", _("Try it from this step"), "play", id="try"),
            h.button(
                ".btn.btn-primary",
                id="copy-link",
                type="button",
                data_act="shared",
                data_copy=link_to(state.place, state.link) if state.link else None,
                aria_disabled=off,
            )[icon_svg("share"), h.span[_("Copy the link for pupils")]],
            h.a(".btn", href=f"#{state.link}", id="as-pupil")[
                icon_svg("eye"), h.span[_("Open it as a pupil")]
            ]
            if state.link
            else None,
            button("plan", _("Into the plan"), "clock", id="into-plan") if state.link else None,
            button("save", _("Save as a file"), "save", id="save"),
            open_file("open-file"),
            button("empty", _("New lesson"), "replay", id="empty"),
        ],
        h.div(".news")[state.news],
        only_here(_("Type the address of the tutor for the class at “Plan”, below its link."))
        if state.link and is_private(state.place)
        else None,
        h.p(".second")[
            state.no_link
            or _("Kept in this browser. The link holds the whole lesson; nothing is sent anywhere.")
        ],
    ]


def verdict(found: Sequence[Finding] | None) -> Node:
    """Return whether the lesson works."""
    if found is None:
        return message("", _("Checking …"))
    if not found:
        return message(
            "solved", _("This lesson works."), _("Each step can be solved; hints lead there.")
        )
    head = ngettext("{n} thing to mend.", "{n} things to mend.", len(found)).format(n=len(found))
    return message("hint", head, in_full(found[0]))


def in_full(finding: Finding) -> str:
    """Return what is wrong, and in which step."""
    number = step_number(finding)
    if not number:
        return finding.sentence
    return _("Step {n}: {what}").format(n=number, what=finding.text)


def step_tools(draft: Draft) -> h.Element:
    """Return what can be done with a step as a whole."""
    last = len(draft.written.steps) - 1
    first, end = draft.index == 0, draft.index == last
    full = len(draft.written.steps) >= MOST_STEPS
    return h.div(".step-tools")[
        icon_button(
            "move:up", _("Earlier"), "up", id="move-up", aria_disabled="true" if first else None
        ),
        icon_button(
            "move:down", _("Later"), "down", id="move-down", aria_disabled="true" if end else None
        ),
        icon_button(
            "duplicate",
            _("Once more"),
            "copy",
            id="duplicate",
            aria_disabled="true" if full else None,
        ),
        icon_button("remove", _("Remove this step"), "cross", id="remove"),
    ]
