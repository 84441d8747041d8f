"""The table of a game that goes round by link: one plays one's turn and hands it on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import htpy as h
from htpy import Node

from tutor.engine import A, S
from tutor.i18n import _
from tutor.rooms import qualified
from widgets.browser.protocol import Event
from widgets.draw.icons import icon_svg
from widgets.draw.qr import qr_svg
from widgets.pages.classroom.links import is_private, link_to
from widgets.pages.classroom.sharing import only_here
from widgets.pages.controls import button, link
from widgets.pages.dialogs import dialog
from widgets.pages.page import Reply
from widgets.pages.table.page import TablePage
from widgets.pages.table.set_up import HANDED
from widgets.storage.settings import Frame
from widgets.table import MatchError
from widgets.table.handed import HandedMatch
from widgets.tabletop import MAIN, Board, Button, C, Prompt, Tabletop

QR, SMALL_QR = 236, 168
"""Sides (px) of the code, and on a low screen."""
LOW = 480
SHOWN = 60
"""Signs of a link that are shown: nobody types it."""
NOT_HERE = frozenset(
    {
        *("new", "save", "load", "shared", "take-link", "leave-link"),
        *("play-on", "branch", "origin", "moments", "review", "uncover"),
    }
)
"""Acts of a table of one's own for which such a game has no use."""


class HandedTablePage(TablePage[S, A, C]):
    """`place`: tells where others find the tutor, "" if that is not known."""

    match: HandedMatch[S, A]

    def __init__(
        self,
        match: HandedMatch[S, A],
        tabletop: Tabletop[S, A, C],
        place: Callable[[Frame], str],
        again: Callable[[], Reply],
        **settings: Any,
    ) -> None:
        """`again`: begins another game of the same players."""
        self._begun, self._place, self._play_again = match, place, again
        super().__init__(match.game.id, tabletop, **settings)

    def _restored(self, stored: str) -> HandedMatch[S, A]:
        return self._begun

    def on(self, event: Event, frame: Frame) -> Reply | None:
        """Answer an act: some are not there, some only here."""
        act, _colon, what = event.value.partition(":")
        if act == "again":
            return self._play_again()
        if act == "dialog" and what == HANDED:
            return self._hand_on()
        if act in NOT_HERE or (act == "dialog" and what == "new"):
            return None
        return super().on(event, frame)

    def _hand_on(self) -> Reply:
        try:
            self.match.hand_on()
        except MatchError as error:
            return self.tell(str(error))
        self.dialog, self.message = HANDED, None
        self.keep(self.match.dump())
        return Reply()

    # ---- how it looks

    def _opened_dialog(self, frame: Frame) -> Node:
        if self.dialog == HANDED:
            return self._link(frame)
        if self.dialog == "menu":
            return self._menu()
        return super()._opened_dialog(frame)

    def _link(self, frame: Frame) -> h.Element:
        match, place = self.match, self._place(frame)
        address = f"{qualified(self.game_id, HANDED)}/{match.link()}"
        full = link_to(place, address) if place else f"#{address}"
        side = SMALL_QR if frame.view.height <= LOW else QR
        code = qr_svg(full, side, _("The link as a QR code")) if place else None
        return dialog(
            _("Hand the game on"),
            h.div(".hand-on")[
                h.div(".code-picture")[code] if code else None,
                h.div(".ways-to")[
                    h.p[_says_who(match)],
                    h.button(".btn.btn-primary", type="button", data_copy=full)[
                        icon_svg("link"), h.span[_("Copy the link")]
                    ],
                    h.p(".link-text.second", translate="no")[f"{full[:SHOWN]}…"],
                    None if code else h.p(".second")[_why_no_code(place)],
                    h.p(".second")[
                        _(
                            "On trust: the link holds the whole game with all hands. Whoever opens "
                            "it is asked who they are, and sees only that hand."
                        )
                    ],
                ],
            ],
            only_here(_("Start it with “tutor app --ip 0.0.0.0” for other devices."))
            if place and is_private(place)
            else None,
        )

    def _menu(self) -> h.Element:
        match = self.match
        return dialog(
            _("This game"),
            h.div(".menu")[
                button(f"dialog:{HANDED}", _("Hand it on"), "share")
                if match.waits or match.over
                else None,
                button(
                    "coach",
                    _("Send the coach away") if self.habit.coached else _("Call the coach"),
                    "hint",
                ),
                button("look-back", _("Look back"), "replay") if match.length else None,
                button("dialog:moves", _("Moves so far"), "rule"),
                button("dialog:words", _("Say the board"), "speaker"),
                link(qualified(self.game_id, HANDED), _("Games that go round"), "share"),
            ],
            h.p(".second.label")[_("The game is kept in this browser as you play.")],
        )

    def _asked(self, board: Board[S, A, C]) -> Prompt:
        match = self.match
        if not match.waits or match.looking_back:
            return super()._asked(board)
        name = match.names[match.to_move]
        head = _("{who} is to move").format(who=name)
        if match.known == match.length:
            return Prompt(head, _("Open the link that comes back, to go on here."))
        return Prompt(head, _("Hand the game on by a link or a code."))

    def _buttons(self, board: Board[S, A, C]) -> Sequence[Button]:
        if self.match.waits and not self.match.looking_back:
            act = f"dialog:{HANDED}"
            return (Button(act, _("Hand it on"), "share", role=MAIN, primary=True),)
        return super()._buttons(board)

    def _after_the_end(self) -> tuple[h.Element, ...]:
        return (
            button("look-back", _("Look back"), "replay"),
            link("home", _("To the course"), "home"),
            button("again", _("Play again"), "play"),
            button(f"dialog:{HANDED}", _("Hand it on"), "share", primary=True),
        )


def _says_who(match: HandedMatch[Any, Any]) -> str:
    if match.over:
        return _("The game is over: so the others see how it ended.")
    name = match.names[match.to_move]
    return _("Send this link to {who}, or let {who} scan the code.").format(who=name)


def _why_no_code(place: str) -> str:
    if not place:
        return _("Here it begins with “#”: the others paste it where the tutor asks for a link.")
    return _("The link is too long for a code that a phone reads.")
