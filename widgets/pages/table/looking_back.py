"""The turn panel while an earlier position is looked at."""

from __future__ import annotations

import htpy as h

from tutor.engine import A, S
from tutor.i18n import _
from widgets.pages.table.panels import Message, TurnPanel, mover, step_button
from widgets.table import Match
from widgets.tabletop import Button, Prompt


def looking_back_panel(match: Match[S, A], message: Message | None) -> TurnPanel:
    """Return the panel while an earlier position is looked at.

    Its buttons go turn by turn; the scale to slide on goes move by move.
    """
    at, length = match.at or 0, match.length
    text = match.led_here() or _("The table is laid out.")
    scale = h.div(".turn-scrubber")[
        h.label(".visually-hidden", for_="replay")[_("Move")],
        h.input(
            "#replay",
            type="range",
            min="0",
            max=str(length),
            value=str(at),
            data_act="replay",
            data_input="replay",
            aria_valuetext=_("Move {n} of {of}").format(n=at, of=length),
        ),
    ]
    steps = (
        step_button("back", _("Back"), "back", disabled=at == 0),
        step_button("forward", _("Next"), "chevron", disabled=at == length),
        step_button("now", _("Now"), "cross", title=_("Back to the running game")),
    )
    return TurnPanel(
        mover(match),
        _("Looking back"),
        Prompt(_("Move {n} of {of}").format(n=at, of=length), text),
        Button("play-on", _("Play on from here"), "play", primary=True)
        if match.can_play_on
        else None,
        steps,
        message,
        extra=scale,
    )
