"""Choosing two things, one after the other: what, and then why."""

from __future__ import annotations

from collections.abc import Mapping

import htpy as h
from htpy import Node

from tutor.i18n import _
from widgets.pages.puzzles.solving.open_puzzle import OpenPuzzle


def two_choices(asked: OpenPuzzle) -> Node:
    """Return the first choices; once one is made, it and the second ones."""
    session = asked.session
    kind, attempt = session.task.asked, session.attempt
    assert kind.choices is not None
    assert kind.seconds is not None
    first, second = kind.choices(session.task), kind.seconds(session.task)
    if not attempt.choice:
        return _group("choose", _("Choose"), first, "", asked.live)
    return [
        h.p(".first-choice")[first.get(attempt.choice, "")],
        _group("second", _("And why? Choose the rule."), second, attempt.second, asked.live),
    ]


def _group(act: str, title: str, choices: Mapping[str, str], chosen: str, live: bool) -> h.Element:
    return h.div(".two-choices")[
        h.p(".label", id=f"{act}-title")[title],
        h.div(".answers", role="group", aria_labelledby=f"{act}-title", data_grid=act)[
            (
                h.button(
                    ".btn",
                    type="button",
                    data_act=f"{act}:{key}",
                    id=f"{act}-{key.replace('.', '-')}",
                    aria_pressed=str(key == chosen).lower(),
                    aria_disabled=None if live else "true",
                )[label]
                for key, label in choices.items()
            )
        ],
    ]
