"""The computer players at a table: their faces, and a line of one of them."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h
from attrs import frozen
from htpy import Node

from tutor.i18n import _
from widgets.draw.faces import ANNOYED, CALM, PLEASED, THINKING, face_svg
from widgets.table.company import Guest
from widgets.tabletop.zone import badge

FACE, IN_LINE, MARK = 44, 20, 20
"""Heights (px) of a face in the panel and in a line of text, and of the mark beside it."""


@frozen
class TableTalk:
    """Who sits there. `names`: of all players."""

    guests: Sequence[Guest] = ()
    names: Sequence[str] = ()

    @property
    def speaker(self) -> Guest | None:
        """Who says something, the first of several."""
        return next((guest for guest in self.guests if guest.line), None)

    def element(self) -> Node:
        """Return the row of faces, with room for a line whether there is one or not."""
        if not self.guests:
            return None
        return h.div(".table-talk", data_guests=str(len(self.guests)))[
            h.ul(".talk-faces", aria_label=_("Computer players"))[
                (self._face(guest) for guest in self.guests)
            ],
            h.p(".talk-words", data_says=str(bool(self.speaker)).lower())[
                self._quote(self.speaker) if self.speaker else None
            ],
        ]

    def _face(self, guest: Guest) -> h.Element:
        name = self.names[guest.player]
        return h.li(title=_("{who}, {mood}").format(who=name, mood=_mood(guest.mood)))[
            face_svg(guest.face, guest.mood, FACE),
            h.span(".visually-hidden")[_("{who}, {mood}").format(who=name, mood=_mood(guest.mood))],
        ]

    def _quote(self, guest: Guest) -> Node:
        return [
            badge(guest.player, MARK),
            h.span[
                h.span(".visually-hidden")[f"{self.names[guest.player]}: "], _quoted(guest.line)
            ],
        ]

    def in_line(self) -> Node:
        """Return the line where there is room for one row of text only: face, mark, words."""
        guest = self.speaker
        if guest is None:
            return None
        return h.span(".talk-line")[
            face_svg(guest.face, guest.mood, IN_LINE), self._quote(guest), " "
        ]

    def spoken(self) -> str:
        """Return the line for a screen reader, with the speaker's name; "" if nobody speaks."""
        guest = self.speaker
        return f"{self.names[guest.player]}: {_quoted(guest.line)}" if guest else ""


NOBODY = TableTalk()


def _quoted(line: str) -> str:
    return _("“{words}”").format(words=line)


def _mood(mood: str) -> str:
    return {
        CALM: _("calm"),
        PLEASED: _("pleased"),
        ANNOYED: _("annoyed"),
        THINKING: _("thinking"),
    }[mood]
