"""The dialogs of the desk of a class: where to call all, one pupil, the end."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h

from tutor.i18n import _, ngettext
from tutor.rooms import qualified
from widgets.pages.classroom.projector_links import on_the_wall
from widgets.pages.controls import button, link
from widgets.pages.dialogs import dialog
from widgets.pages.live_class.columns import Column, at_table, is_stuck, thing_of
from widgets.pages.live_class.forming import Forming, look_at, tables_dialog
from widgets.pages.live_class.told import DeskPupil, ToldDesk

KINDS = ("call", "tables", "end")
"""Dialogs that a button asks for."""


def dialog_of(
    asking: str,
    told: ToldDesk,
    columns: Sequence[Column],
    game: str,
    pupil: DeskPupil | None,
    forming: Forming,
) -> h.Element | None:
    """Return the dialog that is open; None if none is."""
    match asking:
        case "tables":
            return tables_dialog(told, forming)
        case "call":
            return _call(columns)
        case "end":
            return _end(told)
        case "pupil" if pupil is not None:
            return _pupil(pupil, columns, game)
    return None


def _call(columns: Sequence[Column]) -> h.Element:
    things = [
        (column.first + n, todo.title)
        for column in columns
        for n, todo in enumerate(column.things)
        if todo.address or todo.puzzles
    ]
    return dialog(
        _("All to …"),
        h.p(".second")[_("Every page opens there. What somebody is at stays as it is.")],
        h.div(".menu")[
            button("call:-1", _("Today in class, the whole plan"), "check", id="call-plan"),
            (button(f"call:{n}", title, "chevron", id=f"call-{n}") for n, title in things),
        ],
    )


def _end(told: ToldDesk) -> h.Element:
    count = len(told.pupils)
    who = ngettext("{n} pupil is in the class.", "{n} pupils are in the class.", count)
    return dialog(
        _("End the class?"),
        h.p[who.format(n=count)],
        h.p[
            _(
                "The results come into “How is it going” in this browser, until the day is over. "
                "The server forgets the class at once; pupils keep what they have done."
            )
        ],
        h.div(".row-of-buttons")[
            button("end", _("End the class"), "check", primary=True, id="really-end"),
            button("close", _("Go on"), id="not-yet"),
        ],
    )


def _pupil(pupil: DeskPupil, columns: Sequence[Column], game: str) -> h.Element:
    todo = thing_of(columns, pupil.thing)
    of = sum(1 for column in columns for each in column.things if each.of)
    wall = ""
    if todo is not None and todo.address.startswith(qualified(game, "lesson/")) and pupil.of:
        wall = on_the_wall(f"{todo.address}/{min(pupil.step + 1, pupil.of)}")
    return dialog(
        pupil.name,
        h.p[where_in_words(pupil, columns)],
        h.p(".second")[
            _("{n} of {of} done").format(n=pupil.done, of=of),
            " · " + state_in_words(pupil, columns) if state_in_words(pupil, columns) else "",
        ],
        h.div(".menu")[
            link(wall, _("This step on the wall"), "screen", id="step-on-wall") if wall else None,
            look_at(pupil.table) if pupil.table else None,
            button("out", _("Take out of the class"), "cross", id="take-out"),
        ],
        h.p(".second.label")[_("Who is taken out may come in again, under another name.")],
    )


def where_in_words(pupil: DeskPupil, columns: Sequence[Column]) -> str:
    """Say where a pupil is in the plan."""
    todo = thing_of(columns, pupil.thing)
    if at_table(pupil, columns):
        return _("At table {code}").format(code=pupil.table)
    if todo is None:
        return _("All done.")
    if pupil.elsewhere:
        return _("Not at the plan just now; next: {title}").format(title=todo.title)
    if not pupil.of:
        return todo.title
    step = min(pupil.step + 1, pupil.of)
    return _("{title}, {n} of {of}").format(title=todo.title, n=step, of=pupil.of)


def state_in_words(pupil: DeskPupil, columns: Sequence[Column]) -> str:
    """Say whether a pupil needs the teacher; "" if not."""
    if not pupil.here:
        if not pupil.away:
            return _("just away, place kept")
        away = ngettext(
            "away for {n} minute, place kept", "away for {n} minutes, place kept", pupil.away
        )
        return away.format(n=pupil.away)
    if pupil.hand:
        return _("hand up")
    if is_stuck(pupil, columns):
        return ngettext("{n} minute at one step", "{n} minutes at one step", pupil.still).format(
            n=pupil.still
        )
    return ""
