"""The dialogs that add a part to a plan: lessons, puzzles of a kind, a rule to talk about."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby

import htpy as h
from htpy import Node

from tutor.classroom.plan import (
    LEVELS,
    LONGEST_SAID,
    MOST_PUZZLES,
    TALK,
    Lessons,
    Part,
    Pause,
    Rule,
    Say,
    Table,
)
from tutor.classroom.plan_text import read_minutes, read_said, read_set
from tutor.engine import SaveError
from tutor.i18n import N_, _
from tutor.lessons.course import ways
from tutor.puzzles.games import puzzles_of
from tutor.rooms import load_game
from widgets.pages.controls import button

NOTHING = N_("There is nothing of that kind. Choose something else.")
USUAL = 6
"""Puzzles in a set, if nobody says."""


def dialog(which: str, game: str, problem: str) -> h.Element:
    """Return one of the dialogs, open; `problem`: why what was chosen is none."""
    title, inside = DIALOGS[which]
    return h.dialog(".add-part", data_open=True, data_close="close", aria_labelledby="adding")[
        h.form(data_act=f"add:{which}")[
            h.h2("#adding")[_(title)],
            inside(game),
            h.p(".problem", role="alert")[problem] if problem else None,
            h.div(".row-of-buttons")[
                h.button(".btn.btn-primary", type="submit", id="add")[_("Add")],
                button("close", _("Cancel"), id="close"),
            ],
        ]
    ]


def read(which: str, game: str, fields: Mapping[str, str]) -> Part | None:
    """Return what was chosen in a dialog; None if nothing, or nothing that there is."""
    match which:
        case "lessons":
            known = [lesson.id for way in ways(game) for lesson in way]
            ids = tuple(name for name in known if f"lesson-{name}" in fields)
            return Lessons(ids) if ids else None
        case "puzzles":
            return read_puzzles(game, fields)
        case "rule" if fields.get("clause") in load_game(game).rulebook:
            return Rule(fields["clause"])
    return _read_further(which, fields)


def _read_further(which: str, fields: Mapping[str, str]) -> Part | None:
    """Return what is the same for all games."""
    minutes = read_minutes(fields.get("minutes", ""))
    said = read_said(fields.get("said", ""))
    match which:
        case "table" if minutes:
            return Table(minutes)
        case "pause" if minutes:
            return Pause(minutes)
        case "say" if minutes and said:
            return Say(said, minutes)
    return None


def read_puzzles(game: str, fields: Mapping[str, str]) -> Part | None:
    """Return the set that the fields of `set_fields` say; None if they say none."""
    number, kind, low, high = (fields.get(name, "") for name in ("number", "kind", "low", "high"))
    try:
        return read_set(game, f"{number}.{kind}.{low}-{high}")
    except SaveError:
        return None


def _lessons(game: str) -> Node:
    return [
        h.ol(".lesson-list")[
            (
                h.li[
                    h.label(".row")[
                        h.input(
                            type="checkbox", name=f"lesson-{lesson.id}", id=f"lesson-{lesson.id}"
                        ),
                        h.span[f"{number}. ", _(lesson.title)],
                        h.span(".label")[_("{n} min").format(n=lesson.minutes)],
                    ]
                ]
                for number, lesson in enumerate(way, 1)
            )
        ]
        for way in ways(game)
    ]


def set_fields(
    game: str,
    kind: str = "",
    number: int = USUAL,
    low: int = 1,
    high: int = 5,
    most: int = MOST_PUZZLES,
) -> Node:
    """Return the fields that say which set of puzzles is meant, of `most` puzzles."""
    found = puzzles_of(game)
    return [
        h.label(".field")[
            h.span(".label")[_("Kind")],
            h.select(name="kind", id="kind")[
                (
                    h.optgroup(label=_(title))[
                        (
                            h.option(value=each.id, selected=each.id == kind)[
                                f"{_(each.title)} ({_(each.line)})"
                            ]
                            for each in found.kinds.values()
                            if each.theme == theme
                        )
                    ]
                    for theme, title in found.themes.items()
                )
            ],
        ],
        h.div(".fields")[
            _numbers("low", _("From level"), LEVELS, low),
            _numbers("high", _("To level"), LEVELS, high),
            _numbers("number", _("How many"), range(1, most + 1), number),
        ],
    ]


def _numbers(name: str, title: str, numbers: Sequence[int], chosen: int) -> h.Element:
    return h.label(".field")[
        h.span(".label")[title],
        h.select(name=name, id=name)[
            (h.option(value=str(n), selected=n == chosen)[str(n)] for n in numbers)
        ],
    ]


def _rules(game: str) -> Node:
    return h.label(".field")[
        h.span(".label")[_("Rule")],
        h.select(name="clause", id="clause")[_clauses(game)],
    ]


def _clauses(game: str) -> Iterator[h.Element]:
    rulebook = load_game(game).rulebook.values()
    for section, clauses in groupby(rulebook, lambda clause: clause.section):
        yield h.optgroup(label=_(section))[
            (h.option(value=c.id)[f"{c.id} {_(c.title)}"] for c in clauses)
        ]


def _table(game: str) -> Node:
    return h.div(".fields")[_minutes(range(10, 61, 5), 20)]


def _pause(game: str) -> Node:
    return h.div(".fields")[_minutes((*range(2, 10), *range(10, 31, 5)), 5)]


def _say(game: str) -> Node:
    return [
        h.label(".field")[
            h.span(".label")[_("What the class reads in the plan")],
            h.input(
                "#said",
                type="text",
                name="said",
                required=True,
                maxlength=str(LONGEST_SAID),
                autocomplete="off",
                placeholder=_("Show your neighbour the rule that surprised you."),
            ),
        ],
        h.div(".fields")[_minutes((*range(1, 10), *range(10, 31, 5)), TALK)],
    ]


def _minutes(numbers: Sequence[int], chosen: int) -> h.Element:
    return _numbers("minutes", _("Minutes"), numbers, chosen)


DIALOGS: Mapping[str, tuple[str, Callable[[str], Node]]] = {
    "lessons": (N_("Add lessons"), _lessons),
    "puzzles": (N_("Add puzzles"), set_fields),
    "rule": (N_("Add a rule to talk about"), _rules),
    "table": (N_("Add a game at the table"), _table),
    "say": (N_("Add a text"), _say),
    "pause": (N_("Add a pause"), _pause),
}
"""By name: the title, and what is inside for a game."""
