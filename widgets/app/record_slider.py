"""A slider through a game, for a notebook cell: what was done, and the position after it."""

from __future__ import annotations

from html import escape
from typing import Any

import ipywidgets as w

from tutor.i18n import _
from tutor.kit.words import player_name
from tutor.record import Record
from tutor.representations import position

PACE = 700
"""Milliseconds from one action to the next while it plays."""


def slider(record: Record[Any, Any]) -> w.VBox:
    """Return a slider from the start to the last action, a button that plays, and what it shows.

    The game is the one that the record holds now: what is played later is not in it.
    """
    states, told = record.states, _told(record)
    last = len(states) - 1
    at = w.IntSlider(
        value=0, min=0, max=last, description=_("Action"), layout=w.Layout(width="100%")
    )
    play = w.Play(value=0, min=0, max=last, interval=PACE, description=_("Play"))
    w.jslink((play, "value"), (at, "value"))
    said, shown = w.HTML(), w.HTML()

    def show(number: int) -> None:
        said.value = f"<p>{escape(told[number])}</p>"
        shown.value = position(record.game, states[number]).html

    at.observe(lambda change: show(change["new"]), "value")
    show(0)
    return w.VBox([w.HBox([play, at], layout=w.Layout(max_width="720px")), said, shown])


def _told(record: Record[Any, Any]) -> list[str]:
    """Return a line for the start and one for each action."""
    game = record.game
    lines = [_("The start.")]
    for number, (state, action) in enumerate(
        zip(record.states, record.actions, strict=False), start=1
    ):
        line = game.tell(state, action, player_name(game.to_move(state)))
        lines.append(f"{number}. {line or game.describe_action(state, action)}")
    return lines
