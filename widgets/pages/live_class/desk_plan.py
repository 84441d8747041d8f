"""The plan on the desk of a class: its parts side by side, with all who are there."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h
from htpy import Node

from tutor.i18n import _
from widgets.draw.icons import icon_svg
from widgets.pages.live_class.columns import (
    Column,
    at_table,
    clock_column,
    column_of,
    is_stuck,
    thing_of,
)
from widgets.pages.live_class.desk_dialogs import state_in_words, where_in_words
from widgets.pages.live_class.told import DeskPupil, ToldDesk
from widgets.pages.together.signs import sign_svg

CHIP = 22
MOST_DOTS = 7


def plan_with_pupils(told: ToldDesk, columns: Sequence[Column]) -> h.Element:
    """Return a column for each part of the plan, with who is there."""
    now = clock_column(columns, told.minutes)
    return h.div(".class-columns")[
        (_column(n, told, columns, now=n == now) for n in range(len(columns)))
    ]


def _column(n: int, told: ToldDesk, columns: Sequence[Column], *, now: bool) -> h.Element:
    column = columns[n]
    here = [each for each in told.pupils if column_of(columns, each) == n]
    return h.section(".class-column", data_now=now, aria_labelledby=f"column-{n}")[
        h.div(".column-head")[
            h.h2(id=f"column-{n}")[column.title],
            h.strong(".column-count")[str(len(here))],
            h.p(".second")[column.more],
            h.p(".column-now")[icon_svg("clock", 16), _("the plan is here")] if now else None,
            h.a(".column-wall", href=f"#{column.wall}", id=f"wall-{n}")[
                icon_svg("screen", 18), _("Show it on the wall")
            ]
            if column.wall
            else None,
        ],
        h.ul(".chips")[(_chip(pupil, columns) for pupil in here)] if here else None,
    ]


def _chip(pupil: DeskPupil, columns: Sequence[Column]) -> h.Element:
    stuck = is_stuck(pupil, columns)
    said = where_in_words(pupil, columns), state_in_words(pupil, columns)
    words = ". ".join((pupil.name, *filter(None, said)))
    return h.li[
        h.button(
            ".pupil-chip",
            type="button",
            id=f"pupil-{pupil.number}",
            data_act=f"pupil:{pupil.number}",
            data_hand=pupil.hand,
            data_stuck=stuck and not pupil.hand,
            data_away=not pupil.here,
            aria_label=words,
            title=words,
        )[
            sign_of(pupil, CHIP),
            h.span(".chip-name")[pupil.name],
            icon_svg("hand", 18) if pupil.hand else None,
            _how_far(pupil, columns, stuck=stuck),
        ]
    ]


def _how_far(pupil: DeskPupil, columns: Sequence[Column], *, stuck: bool) -> Node:
    if not pupil.here:
        return icon_svg("moon", 18)
    if at_table(pupil, columns):
        return h.span(".how-far")[pupil.table]
    if stuck and not pupil.hand:
        return h.strong(".how-far")[_("{n} min").format(n=pupil.still)]
    todo = thing_of(columns, pupil.thing)
    if todo is None or pupil.elsewhere or not pupil.of:
        return None
    if pupil.of > MOST_DOTS:
        return h.span(".how-far")[f"{pupil.step}/{pupil.of}"]
    return h.span(".step-dots")[(h.i(data_done=n < pupil.step) for n in range(pupil.of))]


def sign_of(pupil: DeskPupil, size: int) -> Node:
    """Return the sign of a pupil; one who has only a name has a plain one."""
    return sign_svg(pupil.mark, size) if pupil.mark else icon_svg("people", size)
