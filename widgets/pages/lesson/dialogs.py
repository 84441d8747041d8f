"""What opens beside a lesson: a rule, the table in words, a piece of the table enlarged."""

from __future__ import annotations

import htpy as h
from htpy import Node

from tutor.engine import A, S
from tutor.i18n import _
from tutor.rooms import qualified
from widgets.pages.controls import button, icon_button, link, rule_text
from widgets.pages.lesson.state import LessonState
from widgets.pages.lesson.viewport import kind_of
from widgets.storage.settings import Frame
from widgets.tabletop import C
from widgets.tabletop.zone import Zone

MARGIN = 80
"""Room round what is enlarged."""
OPENED = "opened"
"""Id of the heading of what is open; it takes the focus."""


def opened(at: LessonState[S, A, C], frame: Frame) -> tuple[Node, tuple[Zone, ...]]:
    """Return what is open, and its canvases."""
    if at.open == "rules":
        return _rules(at, frame), ()
    if at.open == "board":
        return _words(at), ()
    if at.open == "told":
        return _dialog([_head(_("What happened")), _told(at)]), ()
    shown = None
    if at.open:
        shown = at.tabletop.enlarge(at.board(frame), at.open, frame.view.width - MARGIN)
    if shown is None:
        return None, ()
    task = h.p(".second")[at.session.text] if at.asked and shown.narrow else None  # it lies below
    return _dialog([_head(shown.title), task, shown.body]), shown.zones


def _rules(at: LessonState[S, A, C], frame: Frame) -> Node:
    """Return the rules a step or a message is about: beside the table where there is room."""
    rulebook = at.session.game.rulebook
    content: list[Node] = [_head(_("The rule") if len(at.rules) == 1 else _("The rules"))]
    for clause in () if at.covered else at.rules:
        address = qualified(at.game, f"rules/{clause}")
        way = None if frame.view.embedded else link(address, _("In the rules"), "book")
        content.append(
            h.article(".rule")[h.h3[_(rulebook[clause].title)], rule_text(rulebook[clause]), way]
        )
    if at.covered:
        content.append(_covered(at))
    if kind_of(frame) == "wide":
        return h.section(".panel.beside-table", aria_labelledby=OPENED)[content]
    return _dialog(content)


def _covered(at: LessonState[S, A, C]) -> Node:
    """Return the label of the rules button while opening the rules would reveal the answer."""
    rulebook = at.session.game.rulebook
    return [
        [h.p[h.strong[_(rulebook[clause].title)]] for clause in at.rules],
        h.p(".second")[_("Reading on counts as a hint. Afterwards it is free.")],
        h.div(".row-of-buttons")[button("read", _("Read on"), "book", id="read")],
    ]


def _words(at: LessonState[S, A, C]) -> Node:
    lines = at.board_words.split("\n")
    return _dialog([_head(_("The board in words")), _told(at), [h.p[line] for line in lines]])


def _told(at: LessonState[S, A, C]) -> Node:
    """Return what the other players did since the learner's last move, a line for each thing."""
    return [h.p[line] for line in at.session.told]


def _head(title: str) -> h.Element:
    return h.div(".opened-head")[
        h.h2(f"#{OPENED}", tabindex="-1")[title],
        icon_button("close", _("Close"), "cross", id="close"),
    ]


def _dialog(content: Node) -> h.Element:
    return h.dialog(".opened", data_open=True, data_close="close", aria_labelledby=OPENED)[
        content, h.div(".row-of-buttons")[button("close", _("Close"), id="close-below")]
    ]
