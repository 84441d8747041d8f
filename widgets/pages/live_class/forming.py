"""Forming tables: who is chosen, how many sit at one, and the tables that there are."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import htpy as h
from attrs import evolve, frozen
from htpy import Node

from tutor.i18n import _, ngettext
from tutor.live_class.tables import drawn, sizes
from widgets.draw.icons import icon_svg
from widgets.pages.controls import button
from widgets.pages.dialogs import dialog
from widgets.pages.live_class.columns import Column, has_done_all
from widgets.pages.live_class.told import ToldDesk
from widgets.pages.together.signs import sign_svg

SIGN = 22
USUAL = 4
"""So many sit at a table unless the teacher wants something else."""


@frozen
class Forming:
    """Who is chosen, by their numbers; how many sit at a table of the game."""

    game: str
    chosen: frozenset[int] = frozenset()
    size: int = USUAL

    @property
    def sizes(self) -> tuple[int, ...]:
        """How many may sit at a table."""
        return sizes(self.game)

    @property
    def groups(self) -> list[list[int]]:
        """The chosen divided by lot; [] where that cannot be done."""
        return drawn(sorted(self.chosen), self.size, self.sizes, Random())

    def on(self, act: str, what: str, told: ToldDesk, columns: Sequence[Column]) -> Forming | None:
        """Return what the teacher wants now; None if that is about something else."""
        known = {each.number for each in told.pupils}
        match act:
            case "pick" if what == "all":
                here = frozenset(each.number for each in told.pupils if each.here)
                return evolve(self, chosen=here)
            case "pick" if what == "done":
                done = (each for each in told.pupils if each.here and has_done_all(each, columns))
                return evolve(self, chosen=frozenset(each.number for each in done))
            case "pick" if what == "none":
                return evolve(self, chosen=frozenset())
            case "toggle" if what.isdecimal() and int(what) in known:
                return evolve(self, chosen=(self.chosen & known) ^ {int(what)})
            case "size" if what in map(str, self.sizes):
                return evolve(self, size=int(what))
        return None


def first_forming(game: str) -> Forming:
    """Return the beginning: nobody is chosen."""
    allowed = sizes(game)
    return Forming(game, size=USUAL if USUAL in allowed or not allowed else allowed[-1])


def tables_dialog(told: ToldDesk, forming: Forming) -> h.Element:
    """Return the tables that there are, and how more are formed."""
    if not forming.sizes:
        return dialog(_("Form tables"), h.p[_("This game is played alone.")])
    return dialog(
        _("Form tables"),
        _there_are(told),
        h.p(".second")[_("Choose who is to play; all pages open at their tables, and it begins.")],
        h.div(".row-of-buttons")[
            button("pick:all", _("All who are here"), "people", id="pick-all"),
            button("pick:done", _("Those who are done"), "check", id="pick-done"),
            button("pick:none", _("Nobody"), "cross", id="pick-none"),
        ],
        h.div(".pupil-picks", role="group", aria_label=_("Who is to play"))[
            (
                h.button(
                    ".pupil-chip",
                    type="button",
                    id=f"pick-{each.number}",
                    data_act=f"toggle:{each.number}",
                    data_away=not each.here,
                    aria_pressed=str(each.number in forming.chosen).lower(),
                )[
                    sign_svg(each.mark, SIGN) if each.mark else icon_svg("people", SIGN),
                    h.span(".chip-name")[each.name],
                    h.span(".how-far")[each.table] if each.table else None,
                ]
                for each in told.pupils
            )
        ],
        h.div(".desk-ready", role="group", aria_label=_("At a table"))[
            (
                button(
                    f"size:{n}",
                    _("{n} at a table").format(n=n),
                    id=f"size-{n}",
                    aria_pressed=str(n == forming.size).lower(),
                )
                for n in forming.sizes
            )
        ],
        _seat(forming),
        kind="form-tables",
    )


def _seat(forming: Forming) -> list[Node]:
    count, groups = len(forming.chosen), forming.groups
    by_hand = count in forming.sizes
    return [
        h.p(role="status")[_in_words(count, groups)],
        h.div(".row-of-buttons")[
            button("seat:lot", _("Seat them by lot"), "play", primary=True, id="seat-by-lot")
            if groups and len(groups) > 1
            else None,
            button(
                "seat:one",
                _("These at one table"),
                "play",
                primary=len(groups) == 1,
                id="seat-at-one",
            )
            if by_hand
            else None,
        ],
    ]


def _in_words(count: int, groups: Sequence[Sequence[int]]) -> str:
    if not groups:
        return (
            _("Nobody is chosen yet.")
            if not count
            else ngettext(
                "{n} is chosen: that makes no table.", "{n} are chosen: that makes no table.", count
            ).format(n=count)
        )
    counts = sorted({len(group) for group in groups}, reverse=True)
    tables = (
        ngettext("{n} table of {size}", "{n} tables of {size}", many).format(n=many, size=size)
        for size in counts
        for many in [sum(1 for group in groups if len(group) == size)]
    )
    return _("Chosen: {n}. By lot: {tables}.").format(n=count, tables=", ".join(tables))


def _there_are(told: ToldDesk) -> Node:
    if not told.tables:
        return None
    names = {each.number: each.name for each in told.pupils}
    return h.ul(".table-people.class-tables")[
        (
            h.li[
                h.span(".sits")[
                    h.strong[_("Table {code}").format(code=code)],
                    h.span(".second.label")[", ".join(names[n] for n in seated if n in names)],
                ],
                look_at(code),
            ]
            for code, seated in told.tables
        )
    ]


def look_at(code: str) -> list[Node]:
    """Return the buttons that lead a teacher to a table of the class, to look on."""
    return [
        button(f"look:{code}", _("Look at the table"), "eye", id=f"look-{code}"),
        button(f"wall:{code}", _("The table on the wall"), "screen", id=f"wall-{code}"),
    ]
