"""The two actions of a turn, and discarding where there is too much: which of them it is now."""

from __future__ import annotations

import htpy as h

from tutor.chocolatiers_2019.state import DISCARD, FIRST, OVER, SECOND, State
from tutor.i18n import N_, _
from widgets.draw.icons import icon_svg

STEPS = {FIRST: N_("1st action"), SECOND: N_("2nd action"), DISCARD: N_("Discard")}


def turn_bar(state: State) -> h.Element | None:
    """Return a step for each action: done, now, or to come; None when the game is over."""
    if state.phase == OVER:
        return None
    phases = [FIRST, SECOND] if state.phase != DISCARD else [FIRST, SECOND, DISCARD]
    now = phases.index(state.phase)
    return h.ol(".turn-actions", aria_label=_("Actions of this turn"))[
        (_step(number, _(STEPS[phase]), now) for number, phase in enumerate(phases))
    ]


def _step(number: int, words: str, now: int) -> h.Element:
    done = number < now
    classes = {"is-done": done, "is-now": number == now}
    said = _("{step}, done").format(step=words) if done else words
    return h.li(class_=classes, aria_current="step" if number == now else None)[
        h.span(".turn-action-sign", aria_hidden="true")[
            icon_svg("check", 14) if done else str(number + 1)
        ],
        h.span(aria_hidden="true")[words],
        h.span(".visually-hidden")[said],
    ]
