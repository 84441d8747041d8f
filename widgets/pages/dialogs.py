"""Dialogs that several pages open: a frame with a heading, and a rule in full."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import htpy as h
from htpy import Node

from tutor.engine import AnyGame
from tutor.i18n import _
from tutor.rulebook import Clause
from widgets.draw.icons import icon_svg
from widgets.pages.controls import icon_button, rule_text
from widgets.pages.option_addresses import rules_address
from widgets.tabletop import Enlarged

CLOSE = "close"


def dialog(title: str, *inside: Node, kind: str = "") -> h.Element:
    """Return a dialog with a heading and a button that closes it."""
    return h.dialog(
        class_=["table-dialog", kind] if kind else ["table-dialog"],
        data_open=True,
        data_close=CLOSE,
        aria_labelledby="dialog-title",
    )[
        h.div(".dialog-head")[
            h.h2("#dialog-title", tabindex="-1")[title],
            icon_button(CLOSE, _("Close"), "cross"),
        ],
        *inside,
    ]


def dialog_as_page(title: str, *inside: Node, closes: bool) -> h.Element:
    """Return what a dialog would show as the page itself; `closes`: there is a page to return
    to."""
    return h.section(".table-dialog.set-up-page.panel", aria_labelledby="dialog-title")[
        h.div(".dialog-head")[
            h.h2("#dialog-title", tabindex="-1")[title],
            icon_button(CLOSE, _("Close"), "cross") if closes else None,
        ],
        *inside,
    ]


def enlarged_dialog(shown: Enlarged) -> h.Element:
    """Return a part of the table, large."""
    return dialog(shown.title, shown.body, kind="narrow" if shown.narrow else "")


def clause_dialog(clause: Clause, game: AnyGame, options: Mapping[str, Any]) -> h.Element:
    """Return a rule in full, as a table with these options plays it."""
    address = rules_address(game, clause.id, options)
    return dialog(
        _(clause.title),
        rule_text(clause),
        h.p[h.a(".chip", href=f"#{address}")[icon_svg("book", 16), _("All rules")]],
    )
