"""Parts that several pages use: buttons, messages, dots, a rule in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any

import htpy as h
from htpy import Node

from tutor.i18n import _
from tutor.rulebook import Clause
from widgets.draw.icons import icon_svg


@lru_cache(maxsize=512)
def button(
    act: str,
    label: str,
    icon: str = "",
    *,
    primary: bool = False,
    lacks: str = "",
    **attributes: Any,
) -> h.Element:
    """Return a button with a word, and an icon before it; `lacks`: what is missing before it
    can be pressed, in small letters below the word. `attributes` are hashable: the button is
    kept."""
    classes = {"btn": True, "btn-primary": primary}
    return h.button(class_=classes, type="button", data_act=act, **attributes)[
        icon_svg(icon) if icon else None,
        h.span[label, h.small[lacks] if lacks else None],
    ]


@lru_cache(maxsize=512)
def link(
    address: str, label: str, icon: str = "", *, primary: bool = False, **attributes: Any
) -> h.Element:
    """Return a link to a page of the app that looks like a button."""
    classes = {"btn": True, "btn-primary": primary}
    return h.a(class_=classes, href=f"#{address}", **attributes)[
        icon_svg(icon) if icon else None, h.span[label]
    ]


def choice(
    name: str, title: str, chosen: str, choices: Iterable[tuple[str, Node]], *, act: str = ""
) -> h.Element:
    """Return radio buttons, each a value and its label. `act`: what choosing one asks at once; ""
    in a form, which is sent whole.
    """
    return h.fieldset(".choice")[
        h.legend[title],
        h.div(".choices")[
            (
                h.label[
                    h.input(
                        id=f"{name}-{value or 'all'}",
                        type="radio",
                        name=name,
                        value=value,
                        checked=value == chosen,
                        data_act=act or None,
                    ),
                    h.span[label],
                ]
                for value, label in choices
            )
        ],
    ]


@lru_cache(maxsize=512)
def icon_button(act: str, label: str, icon: str, **attributes: Any) -> h.Element:
    """Return a button of a picture only; `label` is what it says aloud and shows as a tip."""
    return h.button(
        ".btn.btn-icon", type="button", data_act=act, aria_label=label, title=label, **attributes
    )[icon_svg(icon)]


@lru_cache(maxsize=512)
def icon_link(address: str, label: str, icon: str) -> h.Element:
    """Return a link of a picture only."""
    return h.a(".btn.btn-icon", href=f"#{address}", aria_label=label, title=label)[icon_svg(icon)]


def message(kind: str, head: str, text: str = "", *more: Node, **attributes: Any) -> h.Element:
    """Return a message: "refused", "hint", "solved" or "" for a quiet one."""
    classes = ["message", kind] if kind else ["message"]
    return h.div(class_=classes, **attributes)[h.strong[head], h.p[text] if text else None, *more]


def rule_chip(clause: Clause) -> h.Element:
    """Return the rule a message is about; a click opens it."""
    return h.button(".chip", type="button", data_act=f"rule:{clause.id}")[
        icon_svg("rule", 16), h.span[_("Rule: {title}").format(title=_(clause.title))]
    ]


def rule_heading(clause: Clause) -> str:
    """Return where the rulebook has the rule: its heading, without the name of a file."""
    return clause.source.partition(", ")[2] or clause.source


def rule_text(clause: Clause, shown: Callable[[str], Node] = str) -> Node:
    """Return a rule in our words, why we play it so, and where the rulebook has it.

    `shown` may mark words in a text.
    """
    return [
        h.p(".rule-text")[shown(_(clause.text))],
        h.div(".ruling")[h.p(".label")[_("Why we play it so")], h.p[shown(_(clause.ruling))]]
        if clause.ruling
        else None,
        h.p(".source.label")[
            _("In the rulebook: “{heading}”").format(heading=rule_heading(clause))
        ],
    ]


def dots(titles: Iterable[str], current: int) -> h.Element:
    """Return one dot a step: done, current, to come."""
    return h.ol(".dots", aria_label=_("Steps"))[
        (
            h.li(
                class_={"done": n < current},
                aria_current="step" if n == current else None,
            )[h.span(".visually-hidden")[title]]
            for n, title in enumerate(titles)
        )
    ]
