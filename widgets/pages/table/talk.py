"""The computer players at a table: their faces, and a line of one of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import htpy as h
from attrs import frozen
from htpy import Node

from tutor.i18n import _
from widgets.browser.parts import Part
from widgets.draw.faces import ANNOYED, CALM, PLEASED, THINKING, face_svg, face_symbols
from widgets.pages.table.company import Guest
from widgets.tabletop.zone import badge

SEATED, FACE, IN_LINE, MARK = 48, 40, 20, 16
"""Heights (px) of a face where a player sits, in the turn panel and in a line of text, and of the
mark beside it."""


@frozen
class TableTalk:
    """Who sits there. `names`: of all players. `seated`: their faces are where they sit, not in the
    turn panel.
    """

    guests: Sequence[Guest] = ()
    names: Sequence[str] = ()
    seated: bool = False

    @property
    def speaker(self) -> Guest | None:
        """Who says something, the first of several."""
        return next((guest for guest in self.guests if guest.line), None)

    def faces(self) -> Node:
        """Return the row of faces for the turn panel, each with its name and mood in words."""
        if not self.guests or self.seated:
            return None
        return h.span(".talk-faces", data_guests=str(len(self.guests)))[self._each().values()]

    @property
    def seats(self) -> Mapping[int, Node]:
        """The faces by player, where they are seated."""
        return self._each() if self.seated else {}

    def _each(self) -> dict[int, Node]:
        """Return the faces by player, the first with what all of them share."""
        # Parts: whose turn it is changes what is round them, and these seldom.
        shared = Part("face-parts", face_symbols(tuple(guest.face for guest in self.guests)))
        return {
            guest.player: [
                None if n else shared,
                Part(f"face-{guest.player}", self._face(guest)),
            ]
            for n, guest in enumerate(self.guests)
        }

    def _face(self, guest: Guest) -> h.Element:
        words = _("{who}, {mood}").format(who=self.names[guest.player], mood=_mood(guest.mood))
        height = SEATED if self.seated else FACE
        drawn = face_svg(guest.face, guest.mood, height, shared=True)
        return h.span(role="img", title=words)[drawn]

    def _quote(self, guest: Guest) -> Node:
        return [
            badge(guest.player, MARK),
            h.span[
                h.span(".visually-hidden")[f"{self.names[guest.player]}: "], _quoted(guest.line)
            ],
        ]

    def in_line(self) -> Node:
        """Return the line that somebody says: face, mark, words."""
        guest = self.speaker
        if guest is None:
            return None
        return h.span(".talk-line")[
            face_svg(guest.face, guest.mood, IN_LINE, shared=True), self._quote(guest), " "
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
