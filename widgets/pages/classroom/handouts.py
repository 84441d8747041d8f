"""Handouts: the rules of a game on one sheet, the ways to its setup card and its worksheets."""

from __future__ import annotations

from itertools import groupby

import attrs
import htpy as h
from htpy import Node

from tutor.classroom.plan import Puzzles
from tutor.i18n import _
from tutor.rooms import load_game, qualified
from tutor.rooms import room as rules_room
from widgets import rooms
from widgets.browser.protocol import Event
from widgets.draw.icons import icon_svg
from widgets.pages.classroom.desk import Desk
from widgets.pages.classroom.plan_dialogs import NOTHING, read_puzzles, set_fields
from widgets.pages.classroom.printed_puzzle import MARGIN
from widgets.pages.classroom.tabs import ADDRESS, on_desk
from widgets.pages.classroom.worksheet import MOST, worksheet_address, worksheet_page
from widgets.pages.controls import link
from widgets.pages.page import HEADING, Picture, Reply
from widgets.storage.settings import Frame

NAME = "handouts"
WORKSHEET = "worksheet"
MANY = 100
"""With more rules than these they are printed smaller, so that one sheet holds them."""


@attrs.define
class HandoutsPage:
    """The rules of a game on one sheet, as it will be printed. `problem`: why the worksheet that
    was asked for is none.
    """

    desk: Desk
    game: str
    problem: str = ""

    def on(self, event: Event, frame: Frame) -> Reply | None:
        """Make the worksheet that was chosen; the print button is the browser's."""
        if event.value != WORKSHEET:
            return None
        wanted = read_puzzles(self.game, event.fields)
        if isinstance(wanted, Puzzles):
            address = worksheet_address(self.game, wanted)
            _desk, _slash, rest = address.removeprefix(f"{ADDRESS}/").partition("/")
            if worksheet_page(self.desk, rest, "") is not None:
                return Reply(go=address)
        self.problem = _(NOTHING)
        return Reply(say=self.problem)

    def resume(self) -> str:
        """Return "": the address alone restores the page."""
        return ""

    def paint(self, frame: Frame) -> Picture:
        """Paint the games and the ways to paper, then the sheet."""
        title = _("Handouts")
        has_setup, game = rules_room(self.game).checklist is not None, load_game(self.game)
        body = h.div(".handouts.prints")[
            h.style[MARGIN],
            h.section(".panel.no-print", aria_labelledby=HEADING)[
                h.h1(f"#{HEADING}")[title],
                h.nav(".desk-games", aria_label=_("Game"))[
                    (
                        link(
                            f"{ADDRESS}/{NAME}/{game}",
                            load_game(game).title,
                            aria_current="page" if game == self.game else None,
                        )
                        for game in rooms.ids()
                    )
                ],
                h.div(".row-of-buttons")[
                    h.button(".btn.btn-primary", type="button", data_print=True, id="print")[
                        icon_svg("print"), h.span[_("Print the rules")]
                    ],
                    link(qualified(self.game, "setup"), _("The setup card"), "steps")
                    if has_setup
                    else None,
                ],
            ],
            self._worksheets() if self.game in self.desk.trainers else None,
            h.section(".panel.rule-sheet", aria_labelledby="sheet")[
                h.h2("#sheet")[_("{game}: the rules").format(game=game.title)],
                h.div(".rule-columns", data_many=len(game.rulebook) > MANY)[_sections(self.game)],
            ],
        ]
        return on_desk(Picture(title=title, body=body), NAME, frame)

    def _worksheets(self) -> h.Element:
        return h.section(".panel.no-print.worksheet-form", aria_labelledby="puzzles-on-paper")[
            h.h2("#puzzles-on-paper")[_("Puzzles on paper")],
            h.p(".second")[_("A worksheet with pictures and room to write, and its answer key.")],
            h.form(data_act=WORKSHEET)[
                set_fields(self.game, most=MOST),
                h.p(".problem", role="alert")[self.problem] if self.problem else None,
                h.button(".btn", type="submit", id="make-worksheet")[
                    icon_svg("print"), h.span[_("Make a worksheet")]
                ],
            ],
        ]


def _sections(game: str) -> Node:
    clauses = load_game(game).rulebook.values()
    return [
        h.section[
            h.h3[_(title)],
            h.ul[
                [  # now, for groupby hands them out only once
                    h.li[
                        h.span(".rule-number")[clause.id],
                        " ",
                        h.strong[_(clause.title)],
                        ". ",
                        _(clause.text),
                    ]
                    for clause in these
                ]
            ],
        ]
        for title, these in groupby(clauses, lambda clause: clause.section)
    ]


def handouts_page(desk: Desk, rest: str, resume: str) -> HandoutsPage | None:
    """Return the handouts of the game in the address, else of the one the teacher is at."""
    game = rest or desk.game
    return HandoutsPage(desk, game) if game in rooms.ids() else None
