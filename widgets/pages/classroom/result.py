"""A learner's own result, to give to a teacher: what is in it, and three ways to hand it over."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import htpy as h
from attrs import define
from htpy import Node

from tutor.i18n import _, ngettext
from tutor.results.in_words import in_words
from tutor.results.result import (
    LONGEST_NICK,
    Result,
    clean,
    file_name,
    result_file,
    result_text,
    short_text,
)
from widgets.browser.protocol import Event
from widgets.draw.icons import icon_svg
from widgets.draw.qr import qr_svg
from widgets.pages.classroom.links import class_place, link_to
from widgets.pages.controls import button, link
from widgets.pages.page import HEADING, Picture, Reply
from widgets.storage.settings import Frame

ADDRESS = "result"
NICKNAME = "nickname"
CODE = 280
"""Side of the code (px)."""


class Giver(Protocol):
    """Gives files."""

    def download(self, filename: str, text: str) -> None:
        """Offer a file."""


@define
class ResultPage:
    """The result of whoever learns in this browser. `made`: the result under a nickname."""

    giver: Giver
    made: Callable[[str], Result]
    nickname: str = ""

    def on(self, event: Event, frame: Frame) -> Reply | None:
        """Take the nickname, or give the file."""
        if event.value == NICKNAME:
            self.nickname = clean(event.text)
            return Reply()
        if event.value == "save-result":
            self.giver.download(file_name(self.nickname), self._file)
            return Reply(say=_("The file is saved."))
        return None

    @property
    def _file(self) -> str:
        return result_file(self.made(self.nickname))

    def resume(self) -> str:
        """Return the nickname."""
        return self.nickname

    def paint(self, frame: Frame) -> Picture:
        """Paint what it is for, the nickname, what is in it, the ways."""
        result = self.made(self.nickname)
        title = _("Your result, for your teacher")
        return Picture(
            title=title,
            where=title,
            body=h.div(".my-result")[
                h.section(".panel")[
                    h.h1(f"#{HEADING}")[title],
                    h.p[
                        _(
                            "It says which lessons you did, which rules took a second try or a "
                            "hint, and which puzzles you got right or wrong. Nothing leaves this "
                            "browser unless you hand it over yourself."
                        )
                    ],
                    _nothing() if result.is_empty else self._ways(result, frame),
                ],
            ],
        )

    def _ways(self, result: Result, frame: Frame) -> list[Node]:
        return [
            h.label(".nickname")[
                h.span(".label")[_("Nickname (not your whole name)")],
                h.input(
                    "#nickname",
                    type="text",
                    maxlength=str(LONGEST_NICK),
                    value=self.nickname,
                    data_input=NICKNAME,
                    autocomplete="off",
                ),
            ],
            h.p(".second", role="status")[
                amount(result)
                if result.name
                else _("Write a nickname: without one your teacher cannot tell whose it is.")
            ],
            h.div(".row-of-buttons")[
                button("save-result", _("Save it as a file"), "save", primary=True, id="save"),
                h.button(".btn", type="button", id="copy", data_copy=result_text(result))[
                    icon_svg("copy"), h.span[_("Copy it as text")]
                ],
            ],
            _code(result, frame),
            h.details[
                h.summary[_("All that is in it")],
                h.ul(".inside", tabindex="0")[(h.li[said] for said in in_words(result))],
            ],
        ]


def _code(result: Result, frame: Frame) -> Node:
    """Return the latest of it as a code, for a teacher's phone; None where it cannot be made
    so short."""
    text = short_text(result)
    place = class_place("", "" if frame.view.embedded else frame.view.place)
    to_read = link_to(place, f"classroom/results/{text}") if place else text
    code = qr_svg(to_read, CODE, _("Your result as a QR code")) if text else None
    if code is None:
        return None
    return h.details[
        h.summary[_("Show it as a code")],
        h.p(".second")[_("The latest of it, for your teacher’s phone.")],
        code,
    ]


def amount(result: Result) -> str:
    """Say how much is in it."""
    lessons, steps = len(result.stars), len(result.tally.steps)
    puzzles = len(result.tally.puzzles)
    parts = (
        ngettext("{n} lesson done", "{n} lessons done", lessons).format(n=lessons),
        ngettext("{n} step", "{n} steps", steps).format(n=steps),
        ngettext("{n} puzzle", "{n} puzzles", puzzles).format(n=puzzles),
    )
    return _("In it: {parts}.").format(parts=", ".join(parts))


def _nothing() -> list[Node]:
    return [
        h.p(".second")[_("There is nothing in it yet. Do a step of a lesson first.")],
        h.div(".row-of-buttons")[link("home", _("The course"), "home")],
    ]
