"""Handouts: the rules of a game on one sheet, and the way to its setup card; for paper."""

from __future__ import annotations

from itertools import groupby

import attrs
import htpy as h
from htpy import Node

from tutor.i18n import _
from tutor.rooms import load_game, qualified
from tutor.rooms import room as rules_room
from widgets import rooms
from widgets.draw.icons import icon_svg
from widgets.pages.classroom.desk import Desk
from widgets.pages.classroom.parts import ADDRESS, on_desk
from widgets.pages.page import HEADING, Picture, Reply
from widgets.pages.parts import link
from widgets.protocol import Event
from widgets.settings import Frame

NAME = "handouts"


@attrs.frozen
class HandoutsPage:
    """The rules of a game on one sheet, as it will be printed."""

    game: str

    def on(self, event: Event, frame: Frame) -> Reply | None:
        """There are only links, and the print button is the browser's."""
        return None

    def resume(self) -> str:
        """The address says it all."""
        return ""

    def paint(self, frame: Frame) -> Picture:
        """The games and the ways to paper, then the sheet."""
        title = _("Handouts")
        has_setup = rules_room(self.game).checklist is not None
        body = h.div(".handouts.prints")[
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
            h.section(".panel.rule-sheet", aria_labelledby="sheet")[
                h.h2("#sheet")[_("{game}: the rules").format(game=load_game(self.game).title)],
                h.div(".rule-columns")[_sections(self.game)],
            ],
        ]
        return on_desk(Picture(title=title, body=body), NAME, frame)


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
    """The handouts of the game in the address, else of the one the teacher is at."""
    game = rest or desk.game
    return HandoutsPage(game) if game in rooms.ids() else None
