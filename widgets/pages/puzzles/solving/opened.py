"""The rules of a puzzle, opened over it."""

from __future__ import annotations

import htpy as h
from htpy import Node

from tutor.i18n import _
from widgets.pages.controls import button, icon_button, link, rule_text
from widgets.pages.puzzles.solving.open_puzzle import OpenPuzzle
from widgets.storage.settings import Frame


def opened_rules(asked: OpenPuzzle, frame: Frame) -> Node:
    """Return the dialog, None if no rule is opened."""
    if not asked.opened:
        return None
    head = _("The rule") if len(asked.opened) == 1 else _("The rules of this puzzle")
    return h.dialog(".opened", data_open=True, data_close="close", aria_labelledby="opened")[
        h.div(".opened-head")[
            h.h2("#opened", tabindex="-1")[head],
            icon_button("close", _("Close"), "cross", id="close"),
        ],
        (
            h.article(".rule")[
                h.h3[_(asked.rulebook[clause].title)],
                rule_text(asked.rulebook[clause]),
                None
                if frame.view.embedded
                else link(asked.address(f"rules/{clause}"), _("In the rules"), "book"),
            ]
            for clause in asked.opened
        ),
        h.div(".row-of-buttons")[button("close", _("Close"), id="close-below")],
    ]
