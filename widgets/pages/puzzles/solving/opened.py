"""The rules of a puzzle, opened over it."""

from __future__ import annotations

import htpy as h
from htpy import Node

from tutor.i18n import _
from widgets.pages.controls import button, icon_button, link, rule_text
from widgets.pages.puzzles.solving.sight import Sight
from widgets.storage.settings import Frame


def opened_rules(sight: Sight, frame: Frame) -> Node:
    """Return the dialog, None if no rule is opened."""
    if not sight.opened:
        return None
    head = _("The rule") if len(sight.opened) == 1 else _("The rules of this puzzle")
    return h.dialog(".opened", data_open=True, data_close="close", aria_labelledby="opened")[
        h.div(".opened-head")[
            h.h2("#opened", tabindex="-1")[head],
            icon_button("close", _("Close"), "cross", id="close"),
        ],
        (
            h.article(".rule")[
                h.h3[_(sight.rulebook[clause].title)],
                rule_text(sight.rulebook[clause]),
                None
                if frame.view.embedded
                else link(sight.address(f"rules/{clause}"), _("In the rules"), "book"),
            ]
            for clause in sight.opened
        ),
        h.div(".row-of-buttons")[button("close", _("Close"), id="close-below")],
    ]
