"""The end of a course: its box closes; a picture to keep, somebody to teach, a table to play at."""

from __future__ import annotations

from typing import Protocol

import htpy as h
from attrs import define
from htpy import Node

from tutor.engine import AnyGame
from tutor.i18n import _, ngettext
from tutor.rooms import qualified
from tutor.rooms import room as rules_room
from widgets.browser.protocol import After, Event
from widgets.draw.icons import icon_svg
from widgets.pages.controls import link
from widgets.pages.home.box_picture import LONGEST, SIDE, box_file, box_svg
from widgets.pages.page import HEADING, Picture, Reply
from widgets.storage.learner import NAME as KEY
from widgets.storage.settings import Frame

ADDRESS = "box"
CLOSES_MS = 2900
"""So long the box takes to close."""


class Keeper(Protocol):
    """What the page needs of the browser."""

    stored: dict[str, str]

    def store(self, key: str, text: str) -> None:
        """Store a text in the browser."""

    def give_picture(self, filename: str, svg: str, width: int, height: int) -> None:
        """Offer the learner a picture."""


@define
class FullBoxPage:
    """A game's full box. `lessons`: of its course; `closed`: the lid is on, the ribbon tied;
    `asking`: for another name on the tag.
    """

    game: AnyGame
    lessons: int
    browser: Keeper
    closed: bool = False
    asking: bool = False

    def resume(self) -> str:
        """Return that the box is closed: a reload does not close it again."""
        return "closed" if self.closed else ""

    @property
    def name(self) -> str:
        """The name on the tag."""
        return self.browser.stored.get(KEY, "")[:LONGEST]

    def on(self, event: Event, frame: Frame) -> Reply | None:
        """Answer the end of the movement, the name, and the wish for the picture."""
        match event.value:
            case "close-box" if not self.closed:
                self.closed = True
                return Reply(sounds=("won",), say=_("The box is closed."))
            case "rename":
                self.closed = self.asking = True
                return Reply(focus=KEY)
            case "tag":
                given = " ".join(event.fields.get(KEY, "").split())[:LONGEST].strip()
                self.browser.store(KEY, given)
                self.asking = False
                said = _("{name} is on the tag.") if given else _("The tag is blank.")
                return Reply(focus="rename", say=said.format(name=given))
            case "keep-picture":
                drawn = box_file(self.game.id, self.game.title, self.lessons, self.name)
                self.browser.give_picture(f"{self.game.id}.png", drawn, SIDE, SIDE)
                return Reply(say=_("Here is your picture."))
        return None

    def paint(self, frame: Frame) -> Picture:
        """Paint the box first, then what comes now."""
        still = self.closed or not frame.moves
        game = self.game
        text = ngettext(
            "{n} lesson: you can play all of {game}.",
            "{n} lessons: you can play all of {game}.",
            self.lessons,
        )
        return Picture(
            title=_("Your box is full."),
            where=game.title,
            keys="" if still else "space:close-box",
            after=None if still else After(CLOSES_MS, "close-box"),
            body=h.div(class_={"closing-box": True, "closes": not still})[
                h.div(".box-on-doily")[box_svg(game.id, game.title, self.lessons, self.name)],
                h.div(".box-words")[
                    h.h1(f"#{HEADING}.result")[_("Your box is full.")],
                    h.p[text.format(n=self.lessons, game=game.title)],
                    h.div(".box-ways")[self._ways()],
                    self._tag(),
                ],
                None
                if still
                else h.button(
                    ".skip-feast",
                    type="button",
                    data_act="close-box",
                    id="close-box",
                    aria_label=_("Close the box at once"),
                ),
            ],
        )

    def _ways(self) -> Node:
        table = qualified(self.game.id, "table")
        taught = rules_room(self.game.id).checklist is not None
        lesson = qualified(self.game.id, "setup") if taught else table
        most = self.game.players[-1]
        seats = _("Sit down with your own box, up to {n}").format(n=most)
        if most == 1:
            seats = _("They play, with your own box; you look on")
        return [
            link(table, _("Play a table"), "chevron", primary=True, id="go-on"),
            h.a(".panel.way", href=f"#{lesson}", id="teach")[
                icon_svg("people"),
                h.span[
                    h.span(".way-title")[_("Teach someone")],
                    h.span(".second")[seats],
                ],
                icon_svg("chevron"),
            ],
            h.button(".panel.way", type="button", data_act="keep-picture", id="keep-picture")[
                icon_svg("save"),
                h.span[
                    h.span(".way-title")[_("Keep the picture")],
                    h.span(".second")[_("The box with your name, to send")],
                ],
                icon_svg("share"),
            ],
        ]

    def _tag(self) -> Node:
        """Ask for a name once; afterwards offer to write another."""
        course = h.a(".chip", href=f"#{self.game.id}", id="course")[_("The course")]
        if KEY in self.browser.stored and not self.asking:
            return h.p(".box-tag")[
                h.button(".chip", type="button", data_act="rename", id="rename")[
                    _("Another name on the tag")
                ],
                course,
            ]
        return h.div(".box-tag")[
            h.form(".tie-on", data_act="tag")[
                h.label[
                    h.span[_("Your name on the tag")],
                    h.input(
                        id=KEY, name=KEY, value=self.name, maxlength=LONGEST, autocomplete="off"
                    ),
                ],
                h.button(".btn", type="submit", id="rename")[h.span[_("Tie it on")]],
            ],
            course,
        ]
