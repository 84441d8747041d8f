"""What opens beside a lesson: a rule, the table in words, a piece of the table enlarged."""

from __future__ import annotations

from typing import TYPE_CHECKING

import htpy as h
from htpy import Node

from tutor.i18n import _
from widgets.chocolatiers.zones import Zone, large_display, one_box
from widgets.pages.lesson.board import board_of
from widgets.pages.parts import button, icon_button, link, rule_text
from widgets.settings import Frame

if TYPE_CHECKING:
    from widgets.pages.lesson.page import LessonPage

OPENED = "opened"
"""Id of the heading of what is open; it takes the focus."""


def opened(page: LessonPage, frame: Frame) -> tuple[Node, tuple[Zone, ...]]:
    """What is open, and its canvases."""
    kind, _colon, what = page.open.partition(":")
    if kind == "rules":
        return _rules(page, frame), ()
    if kind == "board":
        return _words(page), ()
    if kind in ("display", "enlarge"):
        return _enlarged(page, frame, kind, what)
    return None, ()


def _rules(page: LessonPage, frame: Frame) -> Node:
    """The rules a step or a message is about: beside the table where there is room."""
    rulebook = page.session.game.rulebook
    content: list[Node] = [_head(_("The rule") if len(page.rules) == 1 else _("The rules"))]
    for clause in page.rules:
        way = None if frame.view.embedded else link(f"rules/{clause}", _("In the rules"), "book")
        content.append(
            h.article(".rule")[h.h3[_(rulebook[clause].title)], rule_text(rulebook[clause]), way]
        )
    if frame.layout == "wide":
        return h.section(".panel.beside-table", aria_labelledby=OPENED)[content]
    return _dialog(content)


def _words(page: LessonPage) -> Node:
    from widgets.pages.lesson.view import board_words

    lines = board_words(page.session).split("\n")
    return _dialog([_head(_("The board in words")), [h.p[line] for line in lines]])


def _enlarged(
    page: LessonPage, frame: Frame, kind: str, what: str
) -> tuple[Node, tuple[Zone, ...]]:
    board = board_of(page, frame)
    width = min(520, frame.view.width - 80)
    try:
        numbers = [int(n) for n in what.split(",")]
        if kind == "display":
            zone = large_display(board, numbers[0], c=72, width=width, height=round(width * 0.72))
            title = board.name(numbers[0])
        else:
            zone = one_box(board, (numbers[0], numbers[1]), c=min(110, (width - 60) // 2))
            title = _("The box")
    except (ValueError, IndexError, KeyError):
        return None, ()
    return _dialog([_head(title), h.div(".in-row")[zone.element]]), (zone,)


def _head(title: str) -> h.Element:
    return h.div(".opened-head")[
        h.h2(f"#{OPENED}", tabindex="-1")[title],
        icon_button("close", _("Close"), "cross", id="close"),
    ]


def _dialog(content: Node) -> h.Element:
    return h.dialog(".opened", data_open=True, data_close="close", aria_labelledby=OPENED)[
        content, h.div(".row-of-buttons")[button("close", _("Close"), id="close-below")]
    ]
